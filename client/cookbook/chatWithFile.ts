// A message with a file: to the carrier of an order, from the disk; and the files that came, saved. `node chatWithFile.ts ORDER FILE`
import { createWriteStream } from "node:fs";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createClient, FreteForbiddenError } from "@frete/client";
import { fileFromPath } from "@frete/client/node";

const [pedido, file] = process.argv.slice(2);
if (!pedido || !file)
  throw new Error("say the number of the order and a file: chatWithFile.ts DEMO-0001 laudo.pdf");
const client = createClient();
const chave = { chave: "pedido" } as const;

try {
  const anexo = await fileFromPath(file);
  const { id } = await client.chat.enviar(
    pedido,
    { mensagem: "O pacote chegou amassado: segue o laudo.", anexo },
    chave,
  );
  console.log(`message ${id} sent with ${anexo.name}, ${anexo.size} bytes`);
} catch (error) {
  if (!(error instanceof FreteForbiddenError)) throw error;
  console.error(`this carrier takes no messages: ${error.mensagem}`);
}

const { mensagens } = await client.chat.ler(pedido, chave);
for (const { origem, nomeUsuario, mensagem, anexos = [] } of mensagens) {
  console.log(`${origem}, ${nomeUsuario}: ${mensagem}`);
  for (const each of anexos) {
    // A name that somebody else gave is no path.
    const target = `${process.env.FOLDER ?? "."}/copia-${basename(each.nome)}`;
    await pipeline(Readable.fromWeb(await client.anexo.stream(each)), createWriteStream(target));
    console.log(`  ${target}`);
  }
}
