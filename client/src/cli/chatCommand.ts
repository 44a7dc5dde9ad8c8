import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { Command } from "commander";
import type { AnswerOf } from "../types.ts";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";
import { printable, type Style } from "./terminal.ts";
import { UsageError } from "./usageError.ts";

type Chat = AnswerOf<"lerChat">;

/** Media types of the files that a conversation takes, by their endings. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xls": "application/vnd.ms-excel",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".csv": "text/csv",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
};

/** `frete-loja chat`: the conversation with the carrier of an order. */
export function chatCommand(context: Context): Command {
  return new Command("chat")
    .summary("Talk to the carrier of an order")
    .description("The conversation with the carrier of an order.")
    .addCommand(readCommand(context))
    .addCommand(writeCommand(context));
}

function readCommand(context: Context): Command {
  const command = new Command("read")
    .description("Shows the conversation, the latest message last.")
    .argument("<order>", "number of the order")
    .option("--json", "the conversation as it is");
  command.action(async (idPedido: string) => {
    const chat = await context.client().call("lerChat", { path: { idPedido }, query: { chave: "pedido" } });
    context.print(command.opts().json ? JSON.stringify(chat, null, 2) : renderChat(chat, context.style));
  });
  return addExamples(command, "chat read", ["DEMO-0001"]);
}

function writeCommand(context: Context): Command {
  const command = new Command("write")
    .description("Writes to the carrier, with up to five files.")
    .argument("<order>", "number of the order")
    .argument("<message>", "the text")
    .option("--file <path...>", `a file to send along (${Object.keys(MEDIA_TYPES).join(", ")})`)
    .option("--json", "the answer as it is");
  command.action(async (idPedido: string, message: string) => {
    const { file = [], json } = command.opts<{ file?: string[]; json?: boolean }>();
    const body = new FormData();
    body.append("mensagem", message);
    for (const path of file) body.append("anexo", await blobOf(path), basename(path));
    const sent = await context
      .client()
      .call("enviarMensagemChat", { path: { idPedido }, query: { chave: "pedido" }, body });
    const names = (sent.anexos ?? []).map(({ nome }) => nome);
    const along = names.length > 0 ? ` with ${names.join(", ")}` : "";
    context.print(json ? JSON.stringify(sent, null, 2) : printable(`Message ${sent.id} sent${along}.`));
  });
  return addExamples(command, "chat write", [
    'DEMO-0001 "Quando chega?"',
    'DEMO-0001 "Segue o laudo" --file laudo.pdf',
  ]);
}

async function blobOf(path: string): Promise<Blob> {
  const type = MEDIA_TYPES[extname(path).toLowerCase()];
  if (type === undefined)
    throw new UsageError(`${path}: a conversation takes files of ${Object.keys(MEDIA_TYPES).join(", ")}.`);
  try {
    return new Blob([await readFile(path)], { type });
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** A conversation for people. */
export function renderChat(chat: Chat, style: Style): string {
  if (chat.mensagens.length === 0 || chat.situacao === "sem_conversa") return "Nothing was written yet.";
  const head = [chat.nomeTransportadora, chat.situacao, chat.subSituacao].filter(Boolean).join(", ");
  return [
    style.dim(printable(head)),
    ...chat.mensagens.flatMap(({ data, origem, nomeUsuario, mensagem, anexos = [] }) => [
      `${style.dim(data.slice(0, 16).replace("T", " "))}  ${style.bold(printable(`${origem}, ${nomeUsuario}`))}`,
      `  ${printable(mensagem ?? "")}`,
      ...anexos.map(({ nome }) => style.dim(printable(`  [${nome}]`))),
    ]),
  ].join("\n");
}
