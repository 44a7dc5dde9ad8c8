import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { CotacaoNova } from "@frete/contract/loja";
import { findRegion } from "../../../server/src/brasil/geografia/index.ts";
import { carrinhoItems } from "../../../server/src/domain/cotacao/carrinhoItems.ts";
import { cotacaoRecord } from "../../../server/src/domain/cotacao/cotacaoRecord.ts";
import { findCatalogo } from "../../../server/src/domain/cotacao/findCatalogo.ts";
import { quote } from "../../../server/src/domain/cotacao/frete/index.ts";
import { quotableLojas } from "../../../server/src/domain/cotacao/quotableLojas.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { formatIso, localDate } from "../../../server/src/platform/time.ts";
import { quotationRequest } from "../dataSet/quotationRequest.ts";
import { stores } from "../dataSet/tokens.ts";
import { listening } from "../support/listening.ts";

/**
 * The floor: node:http, JSON and the pricing itself. Products and freight tables are in memory; no token, no validation, and
 * nothing is stored.
 */
const zone = "America/Sao_Paulo";
const skus = quotationRequest.volumes.flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
const db = await openDatabase(`sqlite:${join(process.argv[2] ?? "", "frete.db")}`);
const products = await findCatalogo(db)(stores.quoting, quotationRequest.canal, skus);
const { loja: store, tabelas: tables } = await quotableLojas(db).open(stores.quoting, 1, null);

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as CotacaoNova;
    const text = JSON.stringify(price(body));
    const head = {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    };
    response.writeHead(200, head).end(text);
  });
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));

function price({ cepDestino, canal, volumes, filiaisOrigem: named }: CotacaoNova) {
  const filiaisOrigem = named ?? null;
  const cep = Number(cepDestino);
  const regiao = findRegion(cep);
  if (!regiao) throw new Error(`CEP ${cep} has no region`);
  const items = carrinhoItems(volumes, products);
  const now = Date.now();
  const hoje = localDate(now, zone);
  const cotacao = quote({ items, cep, regiao, canal, filiaisOrigem, hoje }, store, tables);
  const facts = { cepDestino, regiao, canal, items, cotacao, catalogo: products };
  const heading = { idCotacao: "12345678901", dataCotacao: formatIso(now, zone), nomeLoja: "Loja 1" };
  return cotacaoRecord({ ...heading, ...facts });
}
