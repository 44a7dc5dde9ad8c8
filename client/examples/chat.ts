// A conversation with the carrier of an order of the demonstration: `npm start` in one terminal,
// `npx node client/examples/chat.ts` in another.
import type { Anexos, Chat, MensagemEnviada } from "@frete/contract/loja";

const { FRETE_BASE_URL: base = "http://127.0.0.1:3000", PEDIDO: numero = "DEMO-0001" } = process.env;

/** Sends a request with the token of the store, or of the operator; the answer must be 200. */
async function call(method: string, path: string, body?: FormData): Promise<Response> {
  const token = path.startsWith("/operacao/") ? "frete_op_demo" : "frete_api_demo1";
  const answer = await fetch(base + path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body ? { body } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

// 1. The store writes to the carrier, with a PDF.
const pdf = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
const pergunta = new FormData();
pergunta.append("mensagem", "O pacote chegou <b>amassado</b>: segue o laudo.");
pergunta.append("anexo", pdf, "laudo da avaria.pdf");
const sent = await call("POST", `/api/v1/chat/${numero}/mensagem?chave=pedido`, pergunta);
const { id, anexos = [] } = (await sent.json()) as MensagemEnviada;
console.log(`1. sent        message ${id} with ${anexos.map(({ nome }) => nome).join(", ")}`);

// 2. The carrier answers: `npm run frete -- chat reply` does the same.
const resposta = new FormData();
resposta.append("mensagem", "Recebido: o seguro foi aberto.");
resposta.append("nomeUsuario", "Carlos Lima");
await call("POST", `/operacao/v1/lojas/1/pedidos/${numero}/chat/mensagens?chave=pedido`, resposta);
console.log("2. answered    on the carrier's side");

// 3. The store reads the conversation.
const chat = (await (await call("GET", `/api/v1/chat/${numero}?chave=pedido`)).json()) as Chat;
const last = chat.mensagens.at(-1);
console.log(`3. read        ${chat.situacao}, ${chat.subSituacao}; ${last?.nomeUsuario}: ${last?.mensagem}`);

// 4. It lists the order's files, downloads the one it sent and removes it.
const path = `/api/v1/pedido/${numero}/anexos`;
const listed = (await (await call("GET", path)).json()) as Anexos;
const file = listed.anexos.find(({ url }) => url === anexos[0]?.url);
if (!file) throw new Error("the file is not listed");
const content = await (await call("GET", `/arquivos/${file.url}`)).blob();
console.log(`4. downloaded  ${file.nome}: ${content.type}, ${content.size} bytes`);
const removed = await call("DELETE", `${path}?caminho=${encodeURIComponent(file.url)}`);
console.log(`5. removed     ${((await removed.json()) as { mensagem: string }).mensagem}`);
