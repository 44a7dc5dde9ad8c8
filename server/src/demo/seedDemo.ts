import type { Knex } from "knex";
import type { FilialRow, LojaRow } from "../domain/loja/lojaTables.ts";
import { issueToken } from "../domain/loja/tokens.ts";
import type { Clock } from "../platform/clock.ts";
import { toThousandths } from "../platform/numbers.ts";
import { toFlag } from "../platform/storage/columnTypes.ts";
import type { Database, StorageLog } from "../platform/storage/database.ts";
import { sequence } from "../platform/storage/sequence.ts";
import { hasDemoToken, hasLoja } from "./demoLojas.ts";
import { insertProdutos } from "./insertProdutos.ts";
import { insertRegras } from "./insertRegras.ts";
import { insertRows } from "./insertRows.ts";
import { insertTransporte } from "./insertTransporte.ts";
import { FUSO_HORARIO, lojasDemo } from "./lojas.ts";
import { pontosDevolucao } from "./pontosDevolucao.ts";
import type { LojaDemo } from "./types.ts";
import { listZonas, type Zona } from "./zonas.ts";

/** Any constant: the key of the advisory lock that lets one of several starting processes seed. */
const SEED_LOCK = 7_313_401_927;

/**
 * Writes the demo's lojas into a database that has no loja yet; anything else is left alone. All in one
 * transaction, so a database is never half seeded. The same clock gives the same rows.
 * @returns whether it wrote them
 */
export async function seedDemo(db: Database, clock: Clock, log: StorageLog): Promise<boolean> {
  if (await hasLoja(db.reader)) {
    if (!(await hasDemoToken(db.reader))) {
      log.warn({}, "no demo data: the database has lojas of its own, on which the demo's tokens do not work");
    }
    return false;
  }
  const started = performance.now();
  const seeded = await db.transaction(async (trx) => {
    // On SQLite the transaction itself holds the write lock already.
    if (db.dialect === "postgres") await trx.raw("SELECT pg_advisory_xact_lock(?)", [SEED_LOCK]);
    if (await hasLoja(trx)) return false;
    const zonas = listZonas();
    for (const loja of lojasDemo) await insertLoja(trx, loja, zonas, clock.now());
    return true;
  });
  if (seeded) log.info({ ms: Math.round(performance.now() - started) }, "demo data written");
  return seeded;
}

async function insertLoja(
  trx: Knex.Transaction,
  loja: LojaDemo,
  zonas: readonly Zona[],
  now: number,
): Promise<void> {
  const idLoja = await sequence(trx, 0, "loja");
  const row: LojaRow = {
    id: idLoja,
    nome: loja.nome,
    ativa: 1,
    fuso_horario: FUSO_HORARIO,
    criterio: loja.criterio,
    oculta_sem_estoque: 0,
    configuracao: "{}",
    versao: 1,
    criada_em: now,
  };
  await trx("loja").insert(row);
  for (const token of loja.tokens) await issueToken(trx, idLoja, { ...token, criadoEm: now });
  const filialIds = await insertRows(
    trx,
    idLoja,
    "filial",
    loja.filiais.map(
      (filial): Omit<FilialRow, "id_loja" | "id"> => ({
        filial_erp: filial.filialErp,
        nome: filial.nome,
        cep: filial.cep,
        cidade: filial.cidade,
        uf: filial.uf,
        ativo: toFlag(filial.ativo !== false),
        prazo_adicional: filial.prazoAdicional,
        per_adi_desconto: toThousandths(filial.perAdiDesconto),
      }),
    ),
  );
  const filiais = new Map(
    loja.filiais.map(({ filialErp }, index) => [filialErp, filialIds[index] as number]),
  );
  const codigos = await insertTransporte(trx, idLoja, loja, filiais, zonas);
  await insertRegras(trx, idLoja, loja, { ...codigos, filiais }, now);
  await insertProdutos(trx, idLoja, loja.produtos);
  await insertRows(trx, idLoja, "ponto_devolucao", pontosDevolucao);
}
