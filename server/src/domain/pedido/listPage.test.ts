import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { listPage } from "./listPage.ts";
import {
  cotado,
  countersOf,
  envio,
  insertPedidos,
  NO_FILTER,
  pedido,
  recounted,
  SAO_PAULO,
} from "./pedido.testing.ts";
import type { Pedido, StoredConciliacao } from "./pedido.ts";
import type { PageWanted } from "./pedidoFilter.ts";
import { findPedidos, lockPedidos, savePedidos } from "./pedidoRepository.ts";

const START = Date.parse("2026-01-01T00:00:00Z");

const conciliacao = (autorizado: boolean | null): StoredConciliacao => ({
  serieConhecimento: null,
  numeroConhecimento: null,
  dataConhecimento: START,
  dataProcessamento: START,
  valores: {},
  cnpj: null,
  cnpjTransportadora: null,
  chaveConhecimento: null,
  ST: null,
  idTipoConhecimento: null,
  autorizacao:
    autorizado === null ? null : { autorizado, data: START, usuario: "Ana", idUsuario: "1", comentario: "" },
});

/** What a random order differs by; the time is in quarters of a day. */
interface Made {
  time: number;
  status: number;
  autorizado: boolean | null | undefined;
  cpf: number;
  canal: string | null;
}

const made = fc.record<Made>({
  time: fc.integer({ min: 0, max: 60 }),
  status: fc.constantFrom(25, 30, 50),
  autorizado: fc.constantFrom(undefined, null, true, false),
  cpf: fc.constantFrom(1, 2),
  canal: fc.constantFrom(null, "a", "b"),
});

const build = ({ time, status, autorizado, cpf, canal }: Made, numeroPedido: string): Pedido =>
  pedido({
    numeroPedido,
    criadoEm: START + (time * DAY) / 4,
    canal,
    cotado: cotado({ dataCotacao: START + ((60 - time) * DAY) / 4 }),
    historico: [{ idStatus: status, data: START }],
    enderecoEntrega: { ...pedido().enderecoEntrega, cpfCnpj: String(cpf) },
    envios: [
      envio({ conciliacao: autorizado === undefined ? null : conciliacao(autorizado) }),
      envio({ transporte: { ...envio().transporte, idTransportadora: cpf } }),
    ],
  });

const query = fc.record({
  coluna: fc.constantFrom("data_criacao" as const, "data_cotacao" as const),
  first: fc.integer({ min: -10, max: 70 }),
  length: fc.integer({ min: 1, max: 80 }),
  idStatus: fc.constantFrom<number[]>([], [25], [30, 50], [99]),
  autorizado: fc.constantFrom(null, 0 as const, 1 as const),
  cpfCnpj: fc.constantFrom(null, "1"),
  canal: fc.constantFrom<string[]>([], ["a"], ["a", "b"]),
  transportadora: fc.constantFrom<number[]>([], [2]),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.constantFrom(1, 5, 50),
});

/** What the page must hold, out of all orders of the loja. */
function expected(
  pedidos: readonly Pedido[],
  { coluna, range, filter, offset, limit }: PageWanted,
): string[] {
  const dateOf = (one: Pedido) => (coluna === "data_criacao" ? one.criadoEm : one.cotado.dataCotacao);
  const passes = (one: Pedido) => {
    const charged = one.envios.flatMap((each) => (each.conciliacao ? [each.conciliacao] : []));
    const waits = charged.some(({ autorizacao }) => autorizacao === null);
    const isAuthorized = charged.length > 0 && charged.every(({ autorizacao }) => autorizacao?.autorizado);
    const carriers = one.envios.map(({ transporte }) => transporte.idTransportadora);
    return (
      dateOf(one) >= range.start &&
      dateOf(one) < range.end &&
      (filter.idStatus.length === 0 || filter.idStatus.includes(one.historico.at(-1)?.idStatus ?? 0)) &&
      (filter.autorizado === null || (filter.autorizado === 1 ? isAuthorized : waits)) &&
      (filter.cpfCnpj === null || filter.cpfCnpj === one.enderecoEntrega.cpfCnpj) &&
      (filter.canal.length === 0 || filter.canal.includes(one.canal ?? "")) &&
      (filter.transportadora.length === 0 || carriers.some((id) => filter.transportadora.includes(id)))
    );
  };
  return pedidos
    .filter(passes)
    .toSorted((a, b) => dateOf(a) - dateOf(b) || a.id - b.id)
    .slice(offset, offset + limit)
    .map(({ numeroPedido }) => numeroPedido);
}

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
  });

  test("NS-045, PED-LIST-004..PED-LIST-013: any page of any orders, also after they have changed", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { minLength: 1, maxLength: 40 }),
        fc.array(fc.tuple(fc.nat({ max: 39 }), made, fc.boolean()), { maxLength: 10 }),
        fc.array(query, { minLength: 5, maxLength: 15 }),
        async (orders, changes, queries) => {
          const prefix = `${++run}-`;
          await db.transaction(async (trx) => {
            for (const table of ["envio", "pedido", "pedido_dia", "pedido_grupo_dia"])
              await trx(table).where({ id_loja: 1 }).delete();
          });
          const built = orders.map((one, index) => build(one, `${prefix}${index}`));
          const stored = new Map((await insertPedidos(db, 1, built)).map((one) => [one.numeroPedido, one]));
          for (const [index, change, keepsTime] of changes) {
            const before = stored.get(`${prefix}${index}`);
            if (!before) continue;
            const { id, chave, envios } = before;
            const time = keepsTime ? ((before.criadoEm - START) * 4) / DAY : change.time;
            const after = build({ ...change, time }, before.numeroPedido);
            const same = after.envios.map((each, place) => ({ ...each, id: envios[place]?.id ?? 0 }));
            const now = { ...after, id, chave, envios: same };
            await db.transaction(async (trx) => {
              await lockPedidos(trx, 1);
              const [found] = await findPedidos(trx, 1, "id", [id]);
              await savePedidos(trx, 1, [{ pedido: now, ...(found && { before: found.row }) }], SAO_PAULO);
            });
            stored.set(now.numeroPedido, now);
          }
          const read = listPage(db);
          for (const { coluna, first, length, offset, limit, ...filters } of queries) {
            const range = { start: START + (first * DAY) / 4 + 1, end: START + ((first + length) * DAY) / 4 };
            const wanted = { idLoja: 1, coluna, range, offset, limit, filter: { ...NO_FILTER, ...filters } };
            for (const filter of [wanted.filter, { ...NO_FILTER, idStatus: filters.idStatus }, NO_FILTER]) {
              const page = await Array.fromAsync(
                await read({ ...wanted, filter }),
                (text) => JSON.parse(text).numeroPedido,
              );
              expect(page).toEqual(expected([...stored.values()], { ...wanted, filter }));
            }
          }
          expect(await countersOf(db)).toEqual(await recounted(db));
        },
      ),
      { numRuns: 12 },
    );
  });

  test("NS-045: wherever on a day a period begins and ends, the pages that counters find are right", async () => {
    await db.transaction(async (trx) => {
      for (const table of ["envio", "pedido", "pedido_dia", "pedido_grupo_dia"])
        await trx(table).where({ id_loja: 1 }).delete();
    });
    const HOUR = DAY / 24;
    const orders = Array.from({ length: 32 }, (_, index) =>
      pedido({ numeroPedido: `D${index}`, canal: "a", criadoEm: START + index * 3 * HOUR }),
    );
    const stored = await insertPedidos(db, 1, orders);
    const read = listPage(db);
    for (let hour = -4; hour < 96; hour += 4) {
      for (const length of [1, 5, 17, 23, 47, 100]) {
        const range = { start: START + hour * HOUR, end: START + (hour + length) * HOUR };
        for (const [filter, offset] of [
          [NO_FILTER, 3],
          [{ ...NO_FILTER, canal: ["a"] }, 0],
          [{ ...NO_FILTER, canal: ["a"] }, 7],
        ] as const) {
          const wanted = { idLoja: 1, coluna: "data_criacao" as const, range, offset, limit: 4, filter };
          const page = await Array.fromAsync(await read(wanted), (text) => JSON.parse(text).numeroPedido);
          expect([hour, length, page]).toEqual([hour, length, expected(stored, wanted)]);
        }
      }
    }
  });
});
