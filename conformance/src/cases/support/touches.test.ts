import { expect, test } from "vitest";
import type { Case, Scenario } from "../../engine/case.ts";
import { referenceProfile } from "../../profile/profile.ts";
import { scenarios } from "../index.ts";
import { failure, success } from "./define.ts";
import { withTouches } from "./touches.ts";

const touchesOf = (...cases: Case[]) => withTouches({ module: "evento", cases }).touches;
const rules = ["EVT-001"];

test("what is read and looked at is watched, what is sent changes, even what must be refused", () => {
  const check = () => undefined;
  expect(touchesOf(success("lerFila", { id: "EVT-001/a", rules, check }))).toEqual({
    changes: ["eventos"],
    watches: ["eventos"],
  });
  expect(touchesOf(success("listarPlps", { id: "EVT-001/a", rules }))).toEqual({ changes: [], watches: [] });
  expect(touchesOf(failure("criarPedido", 400, { id: "EVT-001/a", rules }))).toEqual({
    changes: ["cotacoes", "eventos"],
    watches: [],
  });
  expect(touchesOf(success("listarPlps", { id: "EVT-001/a", rules, check, needs: "closePlp" }))).toEqual({
    changes: ["plps", "eventos"],
    watches: ["plps"],
  });
});

test("every list has what adds to it besides operations", () => {
  const check = () => undefined;
  for (const [list, need] of [
    ["listarPontosDevolucao", "createReturnPoint"],
    ["listarRegrasFrete", "createFreightRule"],
    ["listarFiliais", "createMethod"],
    ["listarChats", "answerChat"],
    ["listarPlps", "excludePlp"],
  ] as const) {
    const [watched] = touchesOf(success(list, { id: "EVT-001/a", rules, check }))?.watches ?? [];
    const changed = touchesOf(success("listarStatus", { id: "EVT-001/a", rules, needs: need }))?.changes;
    expect(changed, list).toContain(watched);
  }
});

test("a registration is watched until the next one; notifications are, too", () => {
  const registered = success("registrarWebhook", { id: "EVT-001/a", rules });
  const order = success("criarPedido", { id: "EVT-001/b", rules, needs: "receiver" });
  expect(touchesOf(registered, order)?.watches).toEqual(["eventos", "eventos"]);
});

test("what moves the clock, uses up a limit, or only leaves the store as it shall be, goes alone", () => {
  const read = success("listarFiliais", { id: "GER-001/a", rules });
  expect(touchesOf(read)).toBeDefined();
  expect(touchesOf(read, { ...read, needs: "moveClock" })).toBeUndefined();
  expect(touchesOf(read, failure("lerChat", 429, { id: "LIM-003/a", rules, flood: 60 }))).toBeUndefined();
  expect(touchesOf(success("registrarWebhook", { id: "WHK-001/a", rules }))).toBeUndefined();
});

test("most of a run may go beside something, and the store is left by the last that registers", () => {
  const all = scenarios(referenceProfile("http://127.0.0.1"));
  const isShared = ({ touches }: Scenario) => touches !== undefined;
  const count = (some: readonly Scenario[]) => some.reduce((sum, { cases }) => sum + cases.length, 0);
  expect(count(all.filter(isShared)) / count(all)).toBeGreaterThan(0.9);
  const alone = all.filter((each) => !isShared(each));
  const registers = alone.filter(({ cases }) =>
    cases.some(({ operation }) => operation === "registrarWebhook"),
  );
  expect(registers.flatMap(({ cases }) => cases.map(({ id }) => id))).toEqual([
    "registrarWebhook/WHK-001/nothing-more-for-api",
    "registrarWebhook/WHK-001/nothing-more-for-api2",
  ]);
});
