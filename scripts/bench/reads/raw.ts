import { hash, timingSafeEqual } from "node:crypto";
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { readCriterios } from "../../../server/src/operacao/criterios.ts";
import { keepPlan } from "../../../server/src/platform/storage/sqlite/keepPlan.ts";
import { applyPragmas } from "../../../server/src/platform/storage/sqlite/pragmas.ts";
import { formatTimestampT } from "../../../server/src/platform/time.ts";
import { stores, tokens } from "../dataSet/tokens.ts";
import { listening } from "../support/listening.ts";

/**
 * The floor: node:http, prepared statements of better-sqlite3 (written so that SQLite does not plan them anew at each run), and
 * the same tokens, rows and answers as our server.
 */
const db = new Database(join(process.argv[2] ?? "", "frete.db"), { readonly: true });
applyPragmas(db);
type Row = Record<string, string | number | null>;
const prepare = (sql: string) => db.prepare<unknown[], Row>(keepPlan(sql));
const owner = prepare(
  `SELECT l.id, l.ativa, l.versao, l.fuso_horario, l.nome, t.tipo, t.expira_em, t.revogado_em
   FROM token t JOIN loja l ON l.id = t.id_loja WHERE t.hash = ?`,
);
const quotation = prepare("SELECT documento FROM cotacao WHERE id_loja = ? AND codigo = ?").pluck();
const branches = prepare("SELECT * FROM filial WHERE id_loja = ? ORDER BY id");
const store = prepare("SELECT fuso_horario FROM loja WHERE id = ?");
const count = prepare("SELECT count(*) FROM regra_frete WHERE id_loja = ?").pluck();
const rules = prepare(
  "SELECT * FROM regra_frete WHERE id_loja = ? ORDER BY ordem, codigo DESC LIMIT ? OFFSET ?",
);
const operator = hash("sha256", tokens.operador, "buffer");

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  if (pathname.startsWith("/operacao/")) {
    if (!timingSafeEqual(hash("sha256", token, "buffer"), operator)) return send(response, 401, "{}");
    return send(response, 200, JSON.stringify(pageOfRules(Number(searchParams.get("limite")))));
  }
  const found = owner.get(hash("sha256", token, "hex"));
  if (found?.ativa !== 1 || found.revogado_em !== null) return send(response, 401, "{}");
  if (pathname === "/api/v1/filial")
    return send(response, 200, JSON.stringify(branches.all(found.id).map(toBranch)));
  const documento = quotation.get(found.id, pathname.slice("/api/v1/cotacao/".length)) as unknown as string;
  send(response, documento ? 200 : 404, documento ?? "{}");
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));

function send(response: ServerResponse, status: number, text: string): void {
  const head = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  };
  response.writeHead(status, head).end(text);
}

function toBranch(row: Row) {
  const { filial_erp: idFilial, id: filial, nome, cep, cidade, uf } = row;
  const { ativo, prazo_adicional: prazoAdicional, per_adi_desconto } = row;
  const place = { idFilial, filial, nome, cep, cidade, uf };
  return { ...place, ativo: ativo === 1, prazoAdicional, perAdiDesconto: Number(per_adi_desconto) / 1000 };
}

function pageOfRules(limite: number) {
  const zone = String(store.get(stores.listed)?.fuso_horario);
  const total = count.get(stores.listed);
  const itens = rules.all(stores.listed, limite, 0).map((row) => ({
    codigo: row.codigo,
    situacao: "vigente",
    titulo: row.titulo,
    status: row.status,
    valorTipo: row.valor_tipo,
    valorAcao: row.valor_acao,
    valor: Number(row.valor) / 1000,
    prazoAcao: row.prazo_acao,
    prazo: row.prazo,
    dataInicio: row.data_inicio,
    dataFim: row.data_fim,
    ordem: row.ordem,
    criterios: readCriterios(String(row.criterios)),
    idUsuario: row.id_usuario,
    usuario: row.usuario,
    usuarioEmail: row.usuario_email,
    dataCadastro: formatTimestampT(Number(row.data_cadastro), zone),
  }));
  return { pagina: 1, limite, total, itens };
}
