import type { Knex } from "knex";
import type { Random } from "../../platform/random.ts";
import { type AsStored, asStored } from "../../platform/storage/asStored.ts";
import type { Database, Param } from "../../platform/storage/database.ts";
import { rowWriter } from "../../platform/storage/rowWriter.ts";
import { StorageError } from "../../platform/storage/storageError.ts";
import type { Target } from "../../platform/storage/target.ts";
import type { CotacaoRow } from "./cotacaoTables.ts";

/** Quotations as they were answered, as `cotacaoDocument` writes them: kept for look-ups and, apart from that, in a queue. */
export interface CotacaoRepository {
  /** Keeps a quotation; resolves once it is durable. @throws StorageError `conflict` when the code is taken */
  append(row: CotacaoRow): Promise<void>;
  /** The stored text of a quotation, by its code of 11 digits. */
  find(idLoja: number, codigo: string): Promise<string | undefined>;
  /** The same for who sends it on. */
  findAsStored(idLoja: number, codigo: string): Promise<AsStored | undefined>;
}

/** A quotation is kept, and stands in the queue. */
const COTACAO: Target<CotacaoRow> = {
  table: "cotacao",
  columns: {
    id_loja: "bigint",
    codigo: "text",
    criada_em: "bigint",
    canal: "text",
    documento: "text",
    componentes: "text",
  },
};
const FILA: Target<CotacaoRow> = {
  table: "cotacao_fila",
  columns: { id_loja: "bigint", criada_em: "bigint", codigo: "text" },
};
const write = rowWriter(COTACAO, FILA);
/** Characters of a quotation of some products: of one of 500 volumes few share a statement, whose values are made in one piece. */
const USUAL = 1024;

/** Quotations of a database. Those that arrive together share one transaction and one flush to disk. */
export function cotacaoRepository(db: Database): CotacaoRepository {
  const append = db.groupInsert([COTACAO, FILA], {
    weigh: ({ documento }) => Math.ceil(documento.length / USUAL),
    ownerOf: ({ id_loja }) => id_loja,
  });
  const byCode = (knex: Knex, param: Param) =>
    knex("cotacao").where({ id_loja: param("idLoja"), codigo: param("codigo") });
  const find = db.prepare((knex, param) => byCode(knex, param).select("documento"), "kept");
  const findAsStored = db.prepare<{ documento: AsStored }>(
    (knex, param) => byCode(knex, param).select(asStored(db, knex, "documento")),
    "kept",
  );
  return {
    append,
    find: async (idLoja, codigo) => (await find({ idLoja, codigo }))[0]?.documento,
    findAsStored: async (idLoja, codigo) => (await findAsStored({ idLoja, codigo }))[0]?.documento,
  };
}

/** Writes quotations, each also to the queue. @throws StorageError `conflict` when a code is taken */
export function insertCotacoes(trx: Knex.Transaction, rows: readonly CotacaoRow[]): Promise<void> {
  return write(trx, rows, rows);
}

/** Runs `attempt` with random codes of 11 digits until one is free: processes need no common counter. */
export async function withFreeCode<T>(random: Random, attempt: (codigo: string) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(String(random.integer(10_000_000_000, 99_999_999_999)));
    } catch (error) {
      if (!(error instanceof StorageError && error.kind === "conflict") || tries === 5) throw error;
    }
  }
}
