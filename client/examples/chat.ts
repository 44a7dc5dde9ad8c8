// A conversation with the carrier of an order of the demonstration: `npm start` in one terminal,
// `npx node client/examples/chat.ts` in another.
import { createClient, toFile } from "@frete/client";

const { FRETE_BASE_URL: baseUrl = "http://127.0.0.1:3000", PEDIDO: numero = "DEMO-0001" } = process.env;
const client = createClient({ baseUrl, tokenApi: "frete_api_demo1" });
const chave = { chave: "pedido" } as const;

// 1. The store writes to the carrier, with a PDF; `fileFromPath` of "@frete/client/node" takes one of the disk.
const anexo = await toFile(new Blob(["%PDF-1.7\n%%EOF\n"]), "laudo da avaria.pdf");
const mensagem = "O pacote chegou <b>amassado</b>: segue o laudo.";
const { id, anexos = [] } = await client.chat.enviar(numero, { mensagem, anexo }, chave);
console.log(`1. sent        message ${id} with ${anexos.map(({ nome }) => nome).join(", ")}`);

// 2. The carrier answers, in the operator's interface: `npm run frete -- chat reply` does the same.
const resposta = new FormData();
resposta.append("mensagem", "Recebido: o seguro foi aberto.");
resposta.append("nomeUsuario", "Carlos Lima");
const answered = await fetch(`${baseUrl}/operacao/v1/lojas/1/pedidos/${numero}/chat/mensagens?chave=pedido`, {
  method: "POST",
  headers: { Authorization: "Bearer frete_op_demo" },
  body: resposta,
});
if (!answered.ok) throw new Error(`${answered.status} ${await answered.text()}`);
console.log("2. answered    on the carrier's side");

// 3. The store reads the conversation.
const chat = await client.chat.ler(numero, chave);
const last = chat.mensagens.at(-1);
const { situacao, subSituacao } = { subSituacao: null, ...chat };
console.log(`3. read        ${situacao}, ${subSituacao}; ${last?.nomeUsuario}: ${last?.mensagem}`);

// 4. It lists the order's files, downloads the one it sent and removes it.
const listed = await client.anexo.listar(numero);
const file = listed.anexos.find(({ url }) => url === anexos[0]?.url);
if (!file) throw new Error("the file is not listed");
const content = await client.anexo.download(file);
console.log(`4. downloaded  ${file.nome}: ${content.type}, ${content.size} bytes`);
const removed = await client.anexo.remover(numero, { caminho: file.url });
console.log(`5. removed     ${removed.mensagem}`);
