import type { Token, TokenEmitido } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { bodyDefaults } from "../contract/contractDocument.ts";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import type { TokenRow } from "../domain/loja/lojaTables.ts";
import { issueToken, revokeToken, rotateToken } from "../domain/loja/tokens.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { changeLoja } from "./changeLoja.ts";
import { findRecord, type Place, pageReader, updateRecord } from "./records.ts";
import { textos } from "./textos.ts";

const place: Place = { table: "token", key: "id" };
const order = [{ column: "id", order: "asc" }] as const;
const { descricao: noDescription } = bodyDefaults("emitirToken") as { descricao: string };
const { carenciaSegundos: defaultGrace } = bodyDefaults("rotacionarToken") as { carenciaSegundos: number };

/** Handlers of the tokens (NS-069). A token's text is in the answer that issues it and nowhere else. */
export function tokenHandlers({ db, clock }: Services) {
  const readPage = pageReader(db, place, order);
  const issued = async (
    trx: Knex.Transaction,
    idLoja: number,
    { id, token }: { id: number; token: string },
  ): Promise<TokenEmitido> => ({
    ...toToken(await findToken(trx, idLoja, id), clock.now()),
    token,
  });
  return {
    emitirToken: ({ path: { idLoja }, body: { tipo, descricao = noDescription, expiraEm = null } }) => {
      const now = clock.now();
      const expiry = futureInstant(expiraEm, now);
      return changeLoja(db, idLoja, async (trx) => {
        const token = await issueToken(trx, idLoja, { tipo, descricao, criadoEm: now, expiraEm: expiry });
        return issued(trx, idLoja, token);
      });
    },

    listarTokens: async ({ path: { idLoja }, query: { pagina, limite } }) => {
      await findLoja(db.reader, idLoja);
      const { total, rows } = await readPage(idLoja, { where: {}, pagina, limite });
      const now = clock.now();
      const itens = rows.map((row) => toToken(row as unknown as TokenRow, now));
      return { pagina, limite, total, itens };
    },

    alterarToken: ({ path: { idLoja, idToken }, body: { descricao, expiraEm } }) =>
      changeLoja(db, idLoja, async (trx) => {
        const row = await findToken(trx, idLoja, idToken);
        if (row.revogado_em !== null) throw conflict(textos.tokenRevogado());
        const cells = {
          ...(descricao === undefined ? {} : { descricao }),
          ...(expiraEm === undefined ? {} : { expira_em: expiraEm === null ? null : Date.parse(expiraEm) }),
        };
        await updateRecord(trx, idLoja, place, idToken, cells);
        return toToken({ ...row, ...cells }, clock.now());
      }),

    rotacionarToken: ({ path: { idLoja, idToken }, body }) => {
      const now = clock.now();
      const expiraEm = futureInstant(body.expiraEm ?? null, now);
      const graceMs = (body.carenciaSegundos ?? defaultGrace) * 1000;
      return changeLoja(db, idLoja, async (trx) => {
        const { situacao } = toToken(await findToken(trx, idLoja, idToken), now);
        if (situacao === "revogado") throw conflict(textos.tokenRevogado());
        if (situacao === "expirado") throw conflict(textos.tokenExpirado());
        return issued(trx, idLoja, await rotateToken(trx, idLoja, idToken, { now, graceMs, expiraEm }));
      });
    },

    revogarToken: ({ path: { idLoja, idToken } }) =>
      changeLoja(db, idLoja, async (trx) => {
        await findToken(trx, idLoja, idToken);
        await revokeToken(trx, idLoja, idToken, clock.now());
        return toToken(await findToken(trx, idLoja, idToken), clock.now());
      }),
  } satisfies OperatorHandlers<
    "emitirToken" | "listarTokens" | "alterarToken" | "rotacionarToken" | "revogarToken"
  >;
}

async function findToken(knex: Knex, idLoja: number, id: number): Promise<TokenRow> {
  const row = await findRecord(knex, idLoja, place, id);
  if (!row) throw notFound(textos.naoEncontrado("token"));
  return row as unknown as TokenRow;
}

function toToken(row: TokenRow, now: number): Token {
  const isExpired = row.expira_em !== null && row.expira_em <= now;
  return {
    id: row.id,
    tipo: row.tipo,
    prefixo: row.prefixo,
    descricao: row.descricao,
    criadoEm: instant(row.criado_em),
    expiraEm: row.expira_em === null ? null : instant(row.expira_em),
    revogadoEm: row.revogado_em === null ? null : instant(row.revogado_em),
    situacao: row.revogado_em !== null ? "revogado" : isExpired ? "expirado" : "vigente",
  };
}

const instant = (epochMs: number) => new Date(epochMs).toISOString();

function futureInstant(text: string | null, now: number): number | null {
  if (text === null) return null;
  const epochMs = Date.parse(text);
  if (!(epochMs > now)) throw invalid("expiraEm", textos.expiraNoPassado());
  return epochMs;
}
