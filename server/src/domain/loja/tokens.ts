import { hash, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import type { Flag } from "../../platform/storage/columnTypes.ts";
import type { Database, Param } from "../../platform/storage/database.ts";
import { inList, listValue } from "../../platform/storage/inList.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { StorageError } from "../../platform/storage/storageError.ts";
import type { TokenRow } from "./lojaTables.ts";

/** What a token opens: the loja's interface, or quotations only (NS-070). */
export type TokenKind = TokenRow["tipo"];

/** How a token is issued. Instants in epoch milliseconds. */
export interface NewToken {
  tipo: TokenKind;
  descricao: string;
  criadoEm: number;
  /** null: never expires. */
  expiraEm?: number | null;
  /** A fixed text instead of a random one: for the demo's published tokens only. */
  texto?: string;
}

/** A token as it is shown in lists: never its text nor its hash. */
export interface TokenInfo {
  id: number;
  tipo: TokenKind;
  prefixo: string;
  descricao: string;
  criadoEm: number;
  expiraEm: number | null;
  revogadoEm: number | null;
}

/** Who sent a request, as far as the token tells. */
export interface TokenOwner {
  idLoja: number;
  nomeLoja: string;
  versao: number;
  fusoHorario: string;
  tipo: TokenKind;
  expiraEm: number | null;
  revogadoEm: number | null;
  lojaAtiva: Flag;
}

const PREFIX = { api: "frete_api_", cotacao: "frete_cot_" } as const;
/** Tokens are looked up before any loja is known. */
const EVERYBODY = 0;
/** Shown characters of the random part: enough to tell tokens apart, far too few to guess one. */
const SHOWN = 4;

/** SHA-256 of a token, hexadecimal: the only form of it that is stored (NS-069). */
export function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

/**
 * Issues a token: 256 random bits behind a prefix that tells its kind (NS-069). The text is returned here and
 * never again.
 * @throws StorageError `reference` for an unknown loja, `conflict` when `texto` was issued before
 */
export async function issueToken(
  trx: Knex.Transaction,
  idLoja: number,
  { tipo, descricao, criadoEm, expiraEm = null, texto }: NewToken,
): Promise<{ id: number; token: string }> {
  const token = texto ?? PREFIX[tipo] + randomBytes(32).toString("base64url");
  const row: TokenRow = {
    id_loja: idLoja,
    id: await sequence(trx, idLoja, "token"),
    tipo,
    prefixo: token.slice(0, PREFIX[tipo].length + SHOWN),
    hash: hashToken(token),
    descricao,
    criado_em: criadoEm,
    expira_em: expiraEm,
    revogado_em: null,
  };
  await trx("token").insert(row);
  return { id: row.id, token };
}

/**
 * Issues a successor of the same kind and description. The old token ends at `now + graceMs`, or earlier if it was
 * to expire earlier; with no grace period it is revoked at once. The successor lives as long as `expiraEm` says.
 * @throws StorageError `missing` when the token does not exist or has ended already
 */
export async function rotateToken(
  trx: Knex.Transaction,
  idLoja: number,
  id: number,
  { now, graceMs = 0, expiraEm = null }: { now: number; graceMs?: number; expiraEm?: number | null },
): Promise<{ id: number; token: string }> {
  const old = await liveToken(trx, idLoja, id, now);
  if (graceMs > 0) await expireToken(trx, idLoja, id, Math.min(old.expira_em ?? Infinity, now + graceMs));
  else await revokeToken(trx, idLoja, id, now);
  return issueToken(trx, idLoja, { tipo: old.tipo, descricao: old.descricao, criadoEm: now, expiraEm });
}

/**
 * Sets the instant from which the token is refused; null: never.
 * @throws StorageError `missing` when the token does not exist
 */
export async function expireToken(
  trx: Knex.Transaction,
  idLoja: number,
  id: number,
  expiraEm: number | null,
): Promise<void> {
  const changed = await trx("token").where({ id_loja: idLoja, id }).update({ expira_em: expiraEm });
  if (changed === 0) throw missing(idLoja, id);
}

/**
 * Ends a token for good. Revoking it again keeps the first instant.
 * @throws StorageError `missing` when the token does not exist
 */
export async function revokeToken(
  trx: Knex.Transaction,
  idLoja: number,
  id: number,
  now: number,
): Promise<void> {
  const changed = await trx("token")
    .where({ id_loja: idLoja, id })
    .update({ revogado_em: trx.raw("coalesce(revogado_em, ?)", [now]) });
  if (changed === 0) throw missing(idLoja, id);
}

/** Every token of the loja, oldest first. */
export async function listTokens(knex: Knex, idLoja: number): Promise<TokenInfo[]> {
  const rows = await knex("token").where({ id_loja: idLoja }).orderBy("id");
  return rows.map((row) => ({
    id: row.id,
    tipo: row.tipo,
    prefixo: row.prefixo,
    descricao: row.descricao,
    criadoEm: row.criado_em,
    expiraEm: row.expira_em,
    revogadoEm: row.revogado_em,
  }));
}

/**
 * Prepares the look-up that every request makes: a token's text to its loja. It finds revoked and expired tokens
 * and inactive lojas too; `isTokenLive` judges them.
 */
export function findToken(db: Database): (token: string) => Promise<TokenOwner | undefined> {
  const prepared = (condition: (knex: Knex, param: Param) => Knex.Raw) =>
    db.prepare<TokenOwner & { hash: string }>(
      (knex, param) =>
        knex("token").join("loja", "loja.id", "token.id_loja").where(condition(knex, param)).select({
          hash: "token.hash",
          idLoja: "loja.id",
          nomeLoja: "loja.nome",
          versao: "loja.versao",
          fusoHorario: "loja.fuso_horario",
          tipo: "token.tipo",
          expiraEm: "token.expira_em",
          revogadoEm: "token.revogado_em",
          lojaAtiva: "loja.ativa",
        }),
      "kept",
    );
  const findOne = prepared((knex, param) => knex.raw("token.hash = ?", [param("hash")]));
  const findSome = prepared((knex, param) => inList(db, knex, "token.hash", param("hashes")));
  const owners = db.groupRead((_scope, hashes: readonly string[]) => {
    const [hash = "", ...others] = hashes.length === 1 ? hashes : new Set(hashes);
    return others.length === 0 ? findOne({ hash }) : findSome({ hashes: listValue(db, [hash, ...others]) });
  });
  return async (token) => {
    const hash = hashToken(token);
    return (await owners(EVERYBODY, hash)).find((owner) => owner.hash === hash);
  };
}

/** Whether the token opens anything at `now` (epoch ms): not revoked, not expired, its loja active. */
export function isTokenLive(owner: TokenOwner, now: number): boolean {
  return (
    owner.lojaAtiva === 1 && owner.revogadoEm === null && (owner.expiraEm === null || now < owner.expiraEm)
  );
}

async function liveToken(trx: Knex.Transaction, idLoja: number, id: number, now: number): Promise<TokenRow> {
  const row = await trx("token").where({ id_loja: idLoja, id }).forUpdate().first();
  if (row === undefined || row.revogado_em !== null || (row.expira_em !== null && row.expira_em <= now)) {
    throw missing(idLoja, id);
  }
  return row;
}

function missing(idLoja: number, id: number): StorageError {
  return new StorageError("missing", `loja ${idLoja} has no token ${id} that is in force`, {
    table: "token",
  });
}
