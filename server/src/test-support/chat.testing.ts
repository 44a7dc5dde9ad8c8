import { insertPedidos, pedido } from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import type { Database } from "../platform/storage/database.ts";
import type { Answer, LojaServer } from "./lojaServer.testing.ts";
import { insertLojas } from "./lojas.testing.ts";

/** Lojas of `insertLojas`; both have their carrier enabled for chat. */
export async function insertChatLojas(db: Database): Promise<void> {
  await insertLojas(db);
  await db.transaction((trx) => trx("transportadora").update({ chat_habilitado: 1 }));
}

let count = 0;

/** Inserts an order with a number of its own and returns it. */
export async function newOrder(db: Database, changes: Partial<Pedido> = {}, idLoja = 1): Promise<Pedido> {
  const numeroPedido = changes.numeroPedido ?? `C-${++count}`;
  const [stored] = await insertPedidos(db, idLoja, [pedido({ numeroPedido, id: ++count, ...changes })]);
  return stored as Pedido;
}

/** A file to send. */
export type Sent = [name: string, content: Uint8Array | string];

/** Sends a form; `mensagem` undefined leaves the text out. */
export async function sendForm(
  url: string,
  mensagem: string | undefined,
  files: readonly Sent[],
  {
    token = "frete_api_demo1",
    field = "anexo[]",
    fields = {},
  }: { token?: string; field?: string; fields?: Record<string, string> } = {},
): Promise<Pick<Answer, "status" | "body">> {
  const form = new FormData();
  if (mensagem !== undefined) form.append("mensagem", mensagem);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files)
    form.append(field, new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  const response = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

/** Address of the messages of an order. */
export const messagesOf = (server: LojaServer, { chave }: Pick<Pedido, "chave">) =>
  `${server.url}/api/v1/chat/${chave}/mensagem`;

/** Sends a message of text only. */
export const say = (server: LojaServer, { chave }: Pick<Pedido, "chave">, mensagem: unknown) =>
  server.call("POST", `/chat/${chave}/mensagem`, { body: { mensagem } });

/** Keys of everything that the storage holds. */
export async function storedKeys(server: LojaServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.files.store.list()) keys.push(key);
  return keys.sort();
}
