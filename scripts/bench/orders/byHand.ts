import { hash, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import * as loja from "@frete/contract/loja";
import type { Validate } from "../../generate/toolkit/contractModule.ts";
import { shared } from "../postgres/shared.ts";
import { bodyText } from "../support/bodyText.ts";
import { listening } from "../support/listening.ts";
import { openByHand } from "./openByHand.ts";

/**
 * An order as one would write it by hand: node:http, our validator, prepared statements for the same look-ups and the same rows, orders that
 * come together in one transaction. What an order is made of is that of the first one, but for its number, key and products.
 */
interface Body {
  numeroPedido: string;
  idCotacao: string;
  envio: { produtos: { sku: string }[] }[];
}

const store = await openByHand(process.argv[2] ?? "");
const isRequest = loja.validators.criarPedido.body?.["application/json"] as Validate;
const write = shared(store.write);

const server = http.createServer(async (request, response) => {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const reading = bodyText(request);
  if (!(await store.isOwner(hash("sha256", token, "hex")))) return void response.writeHead(401).end();
  const sent = await reading;
  const body: unknown = JSON.parse(sent);
  if (!isRequest(body)) return void response.writeHead(400).end();
  const { numeroPedido, idCotacao, envio } = body as Body;
  if (await store.hasOrder(numeroPedido)) return void response.writeHead(409).end();
  const cotacao = JSON.parse(await store.quotation(idCotacao.slice(0, 11)));
  const products = await store.products(envio.flatMap(({ produtos }) => produtos.map(({ sku }) => sku)));
  if (cotacao.retorno === undefined || products.length === 0) return void response.writeHead(400).end();
  const chave = randomBytes(16).toString("hex");
  await write({ numeroPedido, chave, corpoHash: hash("sha256", sent, "hex") });
  const answer = JSON.stringify({ mensagem: "Pedido criado.", chavePedido: chave, numeroPedido });
  const head = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(answer),
  };
  response.writeHead(200, head).end(answer);
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));
