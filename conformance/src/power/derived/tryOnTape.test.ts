import { expect, test } from "vitest";
import { success } from "../../cases/support/define.ts";
import type { Case } from "../../engine/case.ts";
import { referenceProfile } from "../../profile/profile.ts";
import { answers, reply } from "../mutate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { soundTape } from "./replay.ts";
import type { SoundTape } from "./tape.ts";
import { tryOnTape } from "./tryOnTape.ts";

const profile = referenceProfile("http://127.0.0.1:1");
const says = (mensagem: string): Case =>
  success("consultarElegibilidadeChat", {
    id: `CHAT-MSG-012/${mensagem}`,
    rules: ["CHAT-MSG-012"],
    request: { path: { idPedido: mensagem } },
    check: ({ body }, verify) => verify.equal("/mensagem", body.mensagem, mensagem),
  });
const tapeOf = (cases: readonly Case[]): SoundTape => ({
  profile,
  scenarios: cases.map((testCase) => ({ module: "chat", cases: [testCase] })),
  exchanges: new Map(
    cases.map((testCase) => {
      const mensagem = testCase.id.split("/").at(-1) ?? "";
      const url = `/api/v1/chat/${mensagem}/elegivel`;
      const { operation } = testCase as Case & { operation: "consultarElegibilidadeChat" };
      const sent = { method: "GET", url, headers: {}, body: Buffer.alloc(0), operation, path: {} };
      return [
        testCase,
        { sent: { ...sent, token: "api" as const }, answered: reply(200, { elegivel: true, mensagem }) },
      ];
    }),
  ),
  failed: [],
  unsound: new Set(),
});
/** Says what it said before. */
const stale: DerivedMutant = {
  id: "consultarElegibilidadeChat/200/mensagem/value/stale",
  operation: "consultarElegibilidadeChat",
  kind: "stale",
  rules: ["CHAT-MSG-012"],
  layer: "interface",
  does: "repeats itself",
  needs: "tape",
  wrap: () => {
    let previous: string | undefined;
    return answers("consultarElegibilidadeChat", (body) => {
      const { mensagem } = body;
      body.mensagem = previous ?? mensagem;
      previous = mensagem;
    });
  },
};

test("a mutant remembers the answers of scenarios in which it changes nothing", async () => {
  const trial = await tryOnTape(stale, tapeOf([says("um"), says("um-mais"), says("um-mais")]));
  expect(trial).toMatchObject({ fate: "killed", by: "consultarElegibilidadeChat/CHAT-MSG-012/um-mais" });
  expect(await tryOnTape(stale, tapeOf([says("um")]))).toMatchObject({ fate: "untouched" });
});

test("a case that fails when nothing is changed judges no mutant", async () => {
  const elsewhere: Case = {
    ...says("um-mais"),
    check: (_, verify) => verify.holds("", false, "must be told elsewhere"),
  };
  const tape = await soundTape(tapeOf([says("um"), elsewhere]));
  expect([...tape.unsound]).toEqual([elsewhere.id]);
  expect(await tryOnTape(stale, tape)).toMatchObject({ fate: "survived" });
});
