import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/durations.ts";
import { seededRandom } from "../../platform/random.ts";
import { notificacaoConfig } from "./configuracao.ts";
import { judge, type Result } from "./judge.ts";
import { lojaDue, newReceptor, permitted, type Receptor } from "./receptor.ts";
import { retryAfter } from "./retryAfter.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

const config = notificacaoConfig();
const circumstances = { now: NOW, random: seededRandom("judge"), config };
const answer = (status: number, retryAfter: string | null = null): Result => ({
  kind: "answer",
  status,
  retryAfter,
});
const failed: Result = { kind: "failure", reason: "Sem resposta no prazo" };
const receptor = (changes: Partial<Receptor> = {}): Receptor => ({ ...newReceptor(1), ...changes });
const after = (tentativas: number, result: Result, changes: Partial<Receptor> = {}) =>
  judge(receptor(changes), { registro: 1, tentativas, result }, circumstances);

test("NS-073: the waits between ten attempts, within 20%; then the event is given up", () => {
  const waits = [
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    DAY,
  ];
  for (const [tentativas, wait] of waits.entries()) {
    const { fate } = after(tentativas, failed);
    if (fate.kind !== "waiting") throw new Error(fate.kind);
    expect(fate.tentativas).toBe(tentativas + 1);
    expect(fate.proximaEm - NOW).toBeGreaterThanOrEqual(wait * 0.8);
    expect(fate.proximaEm - NOW).toBeLessThanOrEqual(wait * 1.2);
  }
  expect(after(9, failed).fate).toEqual({ kind: "dead", tentativas: 10, motivo: "Sem resposta no prazo" });
});

test.each([
  [200, "delivered"],
  [204, "delivered"],
  [299, "delivered"],
  [301, "waiting"],
  [304, "waiting"],
  [400, "waiting"],
  [404, "waiting"],
  [410, "waiting"],
  [429, "waiting"],
  [500, "waiting"],
] as const)("NS-073: %i -> %s", (status, kind) => {
  expect(after(0, answer(status)).fate.kind).toBe(kind);
});

test.each<[string, string | null, number]>([
  ["seconds", "120", 120 * SECOND],
  ["a date", "Sat, 21 Nov 2026 12:10:00 GMT", 10 * MINUTE],
  ["a date that has passed", "Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["more than a day", "864000", DAY],
  ["more digits than a number has", "9".repeat(400), DAY],
  ["nothing", null, 0],
  ["no number", "soon", 0],
  ["a sign", "-5", 0],
  ["a fraction", "1.5", 0],
  ["another date", "2026-11-21T13:00:00Z", 0],
  ["a day that does not exist", "Sat, 99 Nov 2026 12:10:00 GMT", 0],
])("NS-073: Retry-After with %s", (_, header, wait) => {
  expect(retryAfter(header, NOW, DAY)).toBe(wait);
});

test("NS-073: Retry-After makes an attempt later, never earlier; an overloaded receiver is left alone", () => {
  const late = after(1, answer(500, "7200"));
  expect(late.fate).toMatchObject({ proximaEm: NOW + 2 * HOUR });
  expect(late.receptor.aguardaAte).toBe(0);
  const soon = after(4, answer(503, "1"));
  if (soon.fate.kind !== "waiting") throw new Error(soon.fate.kind);
  expect(soon.fate.proximaEm).toBeGreaterThanOrEqual(NOW + 4 * HOUR);
  const { receptor: overloaded } = after(0, answer(429, "60"));
  expect(permitted(overloaded, 8, { now: NOW + 59 * SECOND, config }).lanes).toBe(0);
  expect(permitted(overloaded, 8, { now: NOW + MINUTE, config }).lanes).toBe(8);
});

test("NS-073: 410, or five days without one success, disable; nothing is due then, and nothing is given up", () => {
  const gone = after(9, answer(410));
  expect(gone.receptor).toMatchObject({ desativadoEm: NOW, motivo: expect.stringContaining("410") });
  expect(gone.fate.kind).toBe("waiting");
  expect(after(0, failed, { falhas: 9, falhandoDesde: NOW - 5 * DAY + 1 }).receptor.desativadoEm).toBeNull();
  const { receptor: dead } = after(0, failed, { falhas: 9, falhandoDesde: NOW - 5 * DAY });
  expect(dead.desativadoEm).toBe(NOW);
  expect(lojaDue(dead, NOW, NOW)).toBeNull();
  expect(permitted(dead, 8, { now: NOW + DAY, config }).lanes).toBe(0);
  // The last attempt of another event that was on its way meanwhile.
  expect(after(9, answer(410), dead)).toEqual({
    receptor: dead,
    fate: { kind: "waiting", tentativas: 9, proximaEm: NOW },
  });
});

test("NS-073: a receiver that keeps failing gets one attempt at a time, and as many as it likes after a success", () => {
  const { receptor: probed } = after(0, failed, { falhas: 4, falhandoDesde: NOW - MINUTE });
  expect(permitted(probed, 8, { now: NOW + 20 * SECOND, config }).lanes).toBe(0);
  const probe = permitted(probed, 8, { now: NOW + 40 * SECOND, config });
  expect(probe.lanes).toBe(1);
  expect(permitted(probe.receptor, 8, { now: NOW + 41 * SECOND, config }).lanes).toBe(0);
  expect(permitted(probe.receptor, 8, { now: NOW + 40 * SECOND + config.lease, config }).lanes).toBe(1);
  const well = judge(probe.receptor, { registro: 1, tentativas: 1, result: answer(204) }, circumstances);
  expect(permitted(well.receptor, 8, { now: NOW, config }).lanes).toBe(8);
});

test("NS-073: a result of an earlier registration counts only when it is a success, and only for its event", () => {
  const late = (result: Result) =>
    judge(receptor({ registro: 2, falhas: 3 }), { registro: 1, tentativas: 0, result }, circumstances);
  expect(late(answer(410))).toEqual({
    receptor: receptor({ registro: 2, falhas: 3 }),
    fate: { kind: "waiting", tentativas: 0, proximaEm: NOW },
  });
  expect(late(answer(204))).toEqual({
    receptor: receptor({ registro: 2, falhas: 3 }),
    fate: { kind: "delivered" },
  });
});

test("NS-073: whatever comes, an event waits at least its time, and is given up only when its schedule is over", () => {
  const result = fc.oneof(
    fc.record({
      kind: fc.constant("answer" as const),
      status: fc.integer({ min: 100, max: 599 }),
      retryAfter: fc.oneof(fc.constant(null), fc.string(), fc.nat().map(String)),
    }),
    fc.constant(failed),
    fc.constant<Result>({ kind: "released" }),
  );
  fc.assert(
    fc.property(
      result,
      fc.nat(9),
      fc.nat(20),
      fc.integer({ min: -DAY, max: 6 * DAY }),
      (one, tentativas, falhas, ago) => {
        const before = receptor({ falhas, falhandoDesde: falhas > 0 ? NOW - ago : null });
        const { fate, receptor: now } = judge(
          before,
          { registro: 1, tentativas, result: one },
          circumstances,
        );
        if (fate.kind === "delivered") return one.kind === "answer" && one.status >= 200 && one.status < 300;
        if (fate.kind === "dead") return tentativas === 9;
        const isCounted = fate.tentativas === tentativas + 1;
        const least = (config.schedule[tentativas + 1] ?? 0) * 0.8;
        return isCounted
          ? fate.proximaEm >= NOW + least && fate.proximaEm <= NOW + 1.2 * DAY
          : one.kind === "released" || now.desativadoEm !== null;
      },
    ),
  );
});
