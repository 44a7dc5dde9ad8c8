import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../http/test-support/runs.ts";
import { replayEventos } from "../../operacao/notificacao/replayEventos.ts";
import { manualClock } from "../../platform/clock.ts";
import { seededRandom } from "../../platform/random.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { record, registerDirectly } from "../../test-support/notificacoes.testing.ts";
import type { EventoMortoRow, EventoRow, NotificacaoLojaRow, NotificacaoViaRow } from "../eventTables.ts";
import { notificacaoConfig } from "./configuracao.ts";
import type { Result } from "./judge.ts";
import { type MemoryRepository, memoryRepository } from "./memoryRepository.testing.ts";
import type { Claim } from "./notificacaoStore.ts";
import { receptorOf } from "./receptorRow.ts";
import { sqlRepository } from "./sqlRepository.ts";

const LOJAS = [1, 2];
const config = notificacaoConfig(
  { schedule: [0, 1000] },
  { perLoja: 3, probe: { after: 2, least: 1000, most: 60_000 } },
);

type Step =
  | { do: "record"; loja: number; pedidos: number[] }
  | { do: "register"; loja: number; modulo: "webhook" | "fila" }
  | { do: "round"; loja: number; results: Result[]; slots: number; keepClaims: boolean }
  | { do: "remove"; loja: number }
  | { do: "replay"; loja: number }
  | { do: "wait"; milliseconds: number };

const loja = fc.constantFrom(1, 1, 1, 2);
const answer = (status: number, retryAfter: string | null = null): Result => ({
  kind: "answer",
  status,
  retryAfter,
});
const result: fc.Arbitrary<Result> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(answer(204)) },
  { weight: 6, arbitrary: fc.constant(answer(500)) },
  { weight: 2, arbitrary: fc.constantFrom(answer(429, "2"), { kind: "failure" as const, reason: "x" }) },
  { weight: 1, arbitrary: fc.constantFrom(answer(410), { kind: "released" as const }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("record" as const),
      loja,
      pedidos: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant("round" as const),
      loja,
      results: fc.array(result, { minLength: 3, maxLength: 3 }),
      slots: fc.constantFrom(0, 1, 3, 3),
      keepClaims: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("register" as const),
      loja,
      modulo: fc.constantFrom("webhook" as const, "webhook" as const, "fila" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remove" as const), loja }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("replay" as const), loja }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      milliseconds: fc.constantFrom(1, 1000, 1000, 6000, 70_000, -2000),
    }),
  },
);

/** Everything that decides about what is sent next. */
function stateOf(memory: MemoryRepository) {
  return [...memory.lojas].map(([id, { eventos, vias, receptor, proximaEm, mortos }]) => ({
    id,
    eventos: [...eventos.values()].map(({ id_pedido }) => id_pedido).sort(),
    vias: [...vias].map(([idPedido, via]) => ({ idPedido, ...via })).sort((a, b) => a.idPedido - b.idPedido),
    receptor: receptor ? { ...receptor, proximaEm } : null,
    mortos: [...mortos.values()]
      .map(({ id_pedido, tentativas, motivo }) => `${id_pedido} ${tentativas} ${motivo}`)
      .sort(),
  }));
}

async function storedState({ reader }: Database) {
  return Promise.all(
    LOJAS.map(async (id) => {
      const where = { id_loja: id };
      const eventos: EventoRow[] = await reader("evento").where(where);
      const vias: NotificacaoViaRow[] = await reader("notificacao_via").where(where).orderBy("id_pedido");
      const row: NotificacaoLojaRow | undefined = await reader("notificacao_loja").where(where).first();
      const mortos: EventoMortoRow[] = await reader("evento_morto").where(where);
      return {
        id,
        eventos: eventos.map(({ id_pedido }) => id_pedido).sort(),
        vias: vias.map(({ id_pedido, proxima_em, tentativas, dono }) => ({
          ...{ idPedido: id_pedido, proximaEm: proxima_em, tentativas, dono },
        })),
        receptor: row ? { ...receptorOf(row), proximaEm: row.proxima_em } : null,
        mortos: mortos
          .map(({ id_pedido, tentativas, motivo }) => `${id_pedido} ${tentativas} ${motivo}`)
          .sort(),
      };
    }),
  );
}

eachDatabase((_name, open) => {
  test("the loja in memory, on which the simulation runs, does what the tables do", async () => {
    const clock = manualClock(0);
    const db = await open({ clock });
    await db.transaction(async (trx) => {
      for (const id of LOJAS) await trx("loja").insert({ id, nome: `L${id}`, criada_em: 0 });
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 40, maxLength: 100, size: "max" }),
        fc.string(),
        async (steps, seed) => {
          clock.set(1_800_000_000_000);
          await db.transaction(async (trx) => {
            for (const table of [
              "webhook",
              "evento",
              "evento_fila",
              "notificacao_loja",
              "notificacao_via",
              "evento_morto",
              "sequencia",
            ])
              await trx(table).delete();
          });
          const memory = memoryRepository({ clock, random: seededRandom(seed), config }, LOJAS);
          const sql = sqlRepository({ db, clock, random: seededRandom(seed), config });
          const claims = new Map<number, [Claim, Claim][]>();
          const begin: Step[] = LOJAS.map((id) => ({ do: "register", loja: id, modulo: "webhook" }));
          for (const one of [...begin, ...steps]) {
            if (one.do === "wait") clock.advance(one.milliseconds);
            if (one.do === "register") {
              memory.register(one.loja, one.modulo, "https://x/");
              await registerDirectly(db, one.loja, { modulo: one.modulo, now: clock.now() });
            }
            if (one.do === "record") {
              memory.record(one.loja, one.pedidos);
              await record(
                db,
                one.loja,
                one.pedidos.map((pedido) => `${pedido}-`),
                clock.now(),
              );
            }
            if (one.do === "remove") {
              const id = Math.min(...(memory.lojas.get(one.loja)?.eventos.keys() ?? []));
              if (Number.isFinite(id)) memory.remove(one.loja, id);
              await db.transaction(async (trx) => {
                const first = await trx("evento").where({ id_loja: one.loja }).min({ id: "id" }).first();
                await trx("evento")
                  .where({ id_loja: one.loja, id: first?.id ?? 0 })
                  .delete();
                await trx("evento_fila")
                  .where({ id_loja: one.loja, id_evento: first?.id ?? 0 })
                  .delete();
              });
            }
            if (one.do === "replay") {
              const replayed = memory.replay(one.loja);
              const now = clock.now();
              expect(await db.transaction((trx) => replayEventos(trx, one.loja, undefined, now))).toBe(
                replayed,
              );
            }
            if (one.do === "round") {
              const held = claims.get(one.loja) ?? [];
              const results = held.map((pair, index) => ({ pair, result: one.results[index % 3] as Result }));
              const settled = (which: 0 | 1) =>
                results.map(({ pair, result }) => ({ claim: pair[which], result }));
              const ours = await memory.round(one.loja, settled(0), one.slots);
              const theirs = await sql.round(one.loja, settled(1), one.slots);
              const lanes = (some: readonly Claim[]) =>
                some.map(({ evento, registro, dono, webhook }) => [
                  evento.id_pedido,
                  registro,
                  dono,
                  webhook.url,
                ]);
              expect(lanes(theirs)).toEqual(lanes(ours));
              const pairs = ours.map((claim, index): [Claim, Claim] => [claim, theirs[index] as Claim]);
              // A claim that is kept although it was settled is a stale one next time.
              claims.set(one.loja, one.keepClaims ? [...held, ...pairs] : pairs);
            }
            expect(await storedState(db)).toEqual(stateOf(memory));
            expect(await sql.upcoming([2])).toEqual(await memory.upcoming([2]));
          }
        },
      ),
      { numRuns: runs(6, 200) },
    );
  });
});
