import { rules } from "@frete/contract/loja/rules";
import { expect, test } from "vitest";
import { prepareRequest } from "../engine/prepareRequest.ts";
import { loja } from "../profile/loja.ts";
import { referenceProfile } from "../profile/profile.ts";
import { SENTINEL_SOURCE, scenarios } from "./index.ts";
import { namesStatus } from "./support/ruleTable.ts";

const profile = referenceProfile("http://127.0.0.1:1");
const all = scenarios(profile);
const cases = all.flatMap((scenario) => scenario.cases);

test("ids are unique", () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toContain(SENTINEL_SOURCE);
});

test("a case has rules, and its id is of its operation and names a rule of it or of a case that it prepares", () => {
  for (const { cases: together } of all) {
    const proven = new Set(together.flatMap(({ rules }) => rules));
    for (const { id, operation, rules } of together) {
      const [first, rule] = id.split("/");
      expect(rules.length, id).toBeGreaterThan(0);
      expect(first, id).toBe(operation);
      expect(proven, id).toContain(rule);
    }
  }
});

test("a run reads conversations less often than a store may in a minute, the flood apart", () => {
  const reads = cases.filter(
    ({ operation, token, status }) => operation === "lerChat" && token === "api" && status !== 401,
  );
  expect(reads.length).toBeLessThan(profile.fixtures.leiturasDeChatPorMinuto);
});

test("a refusal has a rule of the interface that names its status, or decisions that do", () => {
  const unnamed = cases.filter(
    ({ status, statusRules, rules }) =>
      status >= 400 && !statusRules && !rules.some((rule) => namesStatus(rule, status)),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test("rules are written as the contract writes them", () => {
  for (const { id, rules } of cases) {
    for (const rule of rules) expect(rule, id).toMatch(/^[A-Z]+(-[A-Z]+)*-\d{3}$/);
  }
});

test("every rule that limits of fields prove is proven by a case", () => {
  const proven = new Set(cases.flatMap((testCase) => testCase.rules));
  const claimed = Object.keys(rules).filter((rule) => rules[rule]?.limits);
  expect(claimed.filter((rule) => !proven.has(rule))).toEqual([]);
  expect(claimed.length).toBeGreaterThan(0);
});

test("every operation is made to give each answer that the contract documents for it, 5xx and the size limit apart", () => {
  // The page of a shipment is for people: it answers HTML.
  for (const operation of Object.keys(loja.operations).filter((id) => id !== "verRastreio")) {
    const provoked = new Set(
      cases.filter((testCase) => testCase.operation === operation).map(({ status }) => String(status)),
    );
    const documented = Object.keys(loja.operations[operation]?.responses ?? {}).filter(
      (status) => status < "500" && status !== "413",
    );
    expect(
      [...documented].filter((status) => !provoked.has(status)),
      operation,
    ).toEqual([]);
  }
});

test("a case that expects success sends a body that the contract allows", () => {
  for (const testCase of cases) {
    const validate = loja.validators[testCase.operation]?.body?.["application/json"];
    if (!validate || testCase.status !== 200 || typeof testCase.request === "function") continue;
    const { body, form } = prepareRequest(loja, profile, testCase);
    if (form) continue;
    expect(validate(JSON.parse(body.toString())), testCase.id).toBe(true);
  }
});
