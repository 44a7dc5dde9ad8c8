import { expect, test } from "vitest";
import { notificacaoConfig } from "./configuracao.ts";
import type { Result } from "./judge.ts";
import { Lane } from "./lane.ts";
import type { Claim, Settled } from "./notificacaoStore.ts";

const config = notificacaoConfig();
const { perLoja, ahead, lease } = config;
const claimsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }) as unknown as Claim);
const answer = (status: number): Result => ({ kind: "answer", status, retryAfter: null });

/** A lane with a full share of attempts under way, and as much ahead as it gets while all goes well. */
function running(): { lane: Lane; sent: Claim[] } {
  const lane = new Lane(config);
  lane.take(claimsOf(lane.room(false)), true, [], 0);
  const sent = lane.start(0).claims;
  for (let round = 0; round < 5; round++) {
    const settled: Settled[] = [];
    for (const claim of sent.splice(0)) {
      lane.end(claim, answer(204), 1);
      settled.push(...lane.settled.splice(0));
      sent.push(...lane.start(0).claims);
    }
    lane.take(claimsOf(lane.room(false)), true, settled, 0);
    sent.push(...lane.start(0).claims);
  }
  lane.take(claimsOf(lane.room(false)), true, [], 0);
  return { lane, sent };
}

test("NS-073: at first no more is claimed than may be sent", () => {
  const lane = new Lane(config);
  expect(lane.room(false)).toBe(perLoja);
  lane.take(claimsOf(perLoja), true, [], 0);
  expect(lane.start(0).claims).toHaveLength(perLoja);
  expect([lane.room(false), lane.hasNext]).toEqual([0, false]);
});

test("while all goes well more is claimed, and sent when there is room, never more than its share at once", () => {
  const { lane, sent } = running();
  expect([lane.inFlight, lane.hasNext, lane.room(false)]).toEqual([perLoja, true, 0]);
  expect(lane.start(0)).toEqual({ claims: [], released: 0 });
  expect(lane.room(true)).toBe(-ahead);
  lane.end(sent[0] as Claim, answer(200), 1);
  expect(lane.start(0).claims).toHaveLength(1);
  expect(lane.inFlight).toBe(perLoja);
});

test("the first failure gives back what was not sent, before it is recorded itself", () => {
  const { lane, sent } = running();
  const released = lane.end(sent[0] as Claim, answer(500), 1);
  expect(released).toBe(ahead);
  expect(lane.settled.map(({ result }) => result.kind)).toEqual([
    ...Array<string>(ahead).fill("released"),
    "answer",
  ]);
  expect([lane.hasNext, lane.room(false)]).toEqual([false, 1]);
});

test("a slow receiver is not claimed for ahead any longer; what has waited for a quarter of the lease is given back", () => {
  const { lane, sent } = running();
  lane.end(sent[0] as Claim, answer(204), 1001);
  expect(lane.room(false)).toBeLessThanOrEqual(0);
  expect(lane.start(lease / 4)).toEqual({ claims: [], released: ahead });
  expect(lane.room(false)).toBe(1);
});
