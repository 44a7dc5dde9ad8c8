import { hash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { CotacaoNova } from "@frete/contract/loja";
import * as loja from "@frete/contract/loja";
import pg from "pg";
import { findRegion } from "../../../server/src/brasil/geografia/index.ts";
import { carrinhoItems } from "../../../server/src/domain/cotacao/carrinhoItems.ts";
import { renderComponentes } from "../../../server/src/domain/cotacao/componentes.ts";
import { cotacaoRecord } from "../../../server/src/domain/cotacao/cotacaoRecord.ts";
import { quote } from "../../../server/src/domain/cotacao/frete/index.ts";
import { quotableLojas } from "../../../server/src/domain/cotacao/quotableLojas.ts";
import type { StoredProduto } from "../../../server/src/domain/produto/produtoRepository.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { typeParsers } from "../../../server/src/platform/storage/postgres/typeParsers.ts";
import { formatIso, localDate } from "../../../server/src/platform/time.ts";
import type { Validate } from "../../generate/toolkit/contractModule.ts";
import { stores } from "../dataSet/tokens.ts";
import { bodyText } from "../support/bodyText.ts";
import { listening } from "../support/listening.ts";
import { shared } from "./shared.ts";

/**
 * A quotation as one would write it by hand for PostgreSQL: node:http, pg with named statements, our validator and our pricing. Who
 * comes together shares look-ups and writes, as in our server. Freight tables are in memory.
 */
const zone = "America/Sao_Paulo";
const url = process.argv[2] ?? "";
const db = await openDatabase(url);
const { loja: store, tabelas: tables } = await quotableLojas(db).open(stores.quoting, 1, null);
await db.close();
const pool = new pg.Pool({ connectionString: url, max: 10, types: typeParsers as pg.CustomTypesConfig });
const isRequest = loja.validators.criarCotacao.body?.["application/json"] as Validate;

interface Owner {
  hash: string;
  id: number;
  nome: string;
  ativa: number;
  expira_em: number | null;
  revogado_em: number | null;
}

const owners = shared<string, Owner[]>(async (hashes) => {
  const text = `SELECT t.hash, l.id, l.nome, l.ativa, l.versao, l.fuso_horario, t.tipo, t.expira_em, t.revogado_em
    FROM token t JOIN loja l ON l.id = t.id_loja WHERE t.hash = ANY($1)`;
  return (await pool.query({ name: "owners", text, values: [[...new Set(hashes)]] })).rows;
});

type Found = StoredProduto & { sku_busca: string | null };

const products = shared<string[], Map<string, StoredProduto>>(async (carts) => {
  const text = `SELECT p.*, NULL AS sku_busca FROM produto p WHERE p.id_loja = $1 AND p.sku = ANY($2)
    UNION ALL
    SELECT p.*, d.sku_busca FROM produto_de_para d JOIN produto p ON p.id_loja = d.id_loja AND p.id = d.id_produto
    WHERE d.id_loja = $1 AND d.status = 1 AND d.sku_busca = ANY($2)`;
  const skus = [...new Set(carts.flat())];
  const { rows } = await pool.query<Found>({ name: "products", text, values: [stores.quoting, skus] });
  const found = new Map<string, StoredProduto>();
  for (const row of rows) {
    row.filiais = JSON.parse(String(row.filiais));
    row.precos = JSON.parse(String(row.precos));
    found.set(row.sku_busca ?? row.sku, row);
  }
  return found;
});

const store_ = shared<string[], void>(async (rows) => {
  const text = `WITH q AS (SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[])
      AS r (id_loja, codigo, criada_em, canal, documento, componentes)),
    written AS (INSERT INTO cotacao (id_loja, codigo, criada_em, canal, documento, componentes) SELECT * FROM q)
    INSERT INTO cotacao_fila (id_loja, codigo, criada_em) SELECT id_loja, codigo, criada_em FROM q`;
  const columns = [0, 1, 2, 3, 4, 5].map((place) => rows.map((row) => row[place]));
  await pool.query({ name: "write", text, values: columns });
});

const server = http.createServer(async (request, response) => {
  const token = hash("sha256", request.headers.authorization?.slice("Bearer ".length) ?? "", "hex");
  const reading = bodyText(request).then(JSON.parse) as Promise<unknown>;
  const owner = (await owners(token)).find((each) => each.hash === token);
  if (owner?.ativa !== 1 || owner.revogado_em !== null) return void response.writeHead(401).end();
  const body = await reading;
  if (!isRequest(body)) return void response.writeHead(400).end();
  const text = await answer(body as CotacaoNova, owner);
  const head = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  };
  response.writeHead(200, head).end(text);
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));

async function answer(body: CotacaoNova, owner: Owner): Promise<string> {
  const { cepDestino, canal, volumes, filiaisOrigem = null } = body;
  const cep = Number(cepDestino);
  const regiao = findRegion(cep);
  if (!regiao) throw new Error(`CEP ${cep} has no region`);
  const catalogo = await products(volumes.flatMap(({ sku }) => (sku === undefined ? [] : [sku])));
  const items = carrinhoItems(volumes, catalogo);
  const now = Date.now();
  const hoje = localDate(now, zone);
  const cotacao = quote({ items, cep, regiao, canal, filiaisOrigem, hoje }, store, tables);
  const idCotacao = String(10_000_000_000 + Math.floor(Math.random() * 90_000_000_000));
  const heading = { idCotacao, dataCotacao: formatIso(now, zone), nomeLoja: owner.nome };
  const record = cotacaoRecord({ ...heading, cepDestino, regiao, canal, items, cotacao, catalogo });
  const text = JSON.stringify(record);
  const componentes = renderComponentes(cotacao.options);
  await store_([String(owner.id), idCotacao, String(now), canal, text, componentes]);
  return text;
}
