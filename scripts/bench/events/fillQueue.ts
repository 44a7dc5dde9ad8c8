import type { Knex } from "knex";
import { issueToken } from "../../../server/src/domain/loja/tokens.ts";
import type { WebhookRow } from "../../../server/src/events/eventTables.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { sequence } from "../../../server/src/platform/storage/sequence.ts";
import { insertLojas } from "../../../server/src/test-support/lojas.testing.ts";

/** Stores of the data set, by how many events wait in their queue. */
export const STORES = [1, 2] as const;

/** Events of one statement: fewer than a statement may take time for. */
const PART = 50_000;

/** When all of them happened: what has waited for a year is deleted. */
const RECENT = Date.now();

/** The API token of a store. */
export const tokenOf = (store: number) => `frete_api_${"e".repeat(42)}${store}`;

const DADOS = JSON.stringify({
  idPedido: "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
  numeroPedido: "1000123",
  idOcoren: 99,
  situacao: "em transito",
  mensagem: "Saiu da unidade São Paulo",
  data: "2026-07-14 08:05:00",
});

/** Two stores that read the queue, with so many events each. */
export async function fillQueue(url: string, sizes: readonly [number, number]): Promise<void> {
  const db = await openDatabase(url);
  try {
    await insertLojas(db);
    await db.transaction(async (trx) => {
      for (const [index, id_loja] of STORES.entries()) {
        const size = sizes[index] ?? 0;
        const texto = tokenOf(id_loja);
        await issueToken(trx, id_loja, { tipo: "api", descricao: "", criadoEm: Date.now(), texto });
        await trx("webhook").insert(queueReader(id_loja));
        await sequence(trx, id_loja, "fila", size);
        for (let from = 1; from <= size; from += PART)
          await fill(trx, id_loja, from, Math.min(from + PART - 1, size));
      }
    });
    if (db.dialect === "postgres") await db.reader.raw("VACUUM ANALYZE");
  } finally {
    await db.close();
  }
}

async function fill(trx: Knex.Transaction, id_loja: number, from: number, to: number): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  await trx.raw(
    `INSERT INTO evento (id_loja, id, tipo, id_pedido, criado_em, dados) ${numbers}
     SELECT ${id_loja}, i, 'Rastreio', 1, ${RECENT}, '${DADOS}' FROM n`,
  );
  await trx.raw(
    `INSERT INTO evento_fila (id_loja, posicao, id_evento) ${numbers} SELECT ${id_loja}, i, i FROM n`,
  );
}

const queueReader = (id_loja: number): WebhookRow => ({
  id_loja,
  url: "https://loja.example.com/eventos",
  tipo_autorizacao: null,
  usuario: null,
  senha_cifrada: null,
  token_cifrado: null,
  modulo: "fila",
  rastreio: 1,
  prazo_adicional: 1,
  aplicativo: 1,
  metodo_envio: 1,
  rastreio_enventos: 1,
  chat_transportadora: 1,
  registrado_em: 0,
});
