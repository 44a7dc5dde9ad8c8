import { operations } from "@frete/contract/loja/operations";
import { expect, test } from "vitest";
import { operationById } from "./operation.ts";
import { tokenFor } from "./tokens.ts";

const both = { tokenApi: "api", tokenCotacao: "cot" };

test("AUTH-001, AUTH-002, NS-070: every operation gets a token of a kind that the contract allows", () => {
  for (const { id, security } of Object.values(operations)) {
    const operation = operationById(id);
    const schemes: readonly string[] = security.flat().map(({ scheme }) => scheme);
    const expected = schemes.includes("TokenApi")
      ? "api"
      : schemes.includes("TokenCotacao")
        ? "cot"
        : undefined;
    expect([operation.id, tokenFor(operation, both)]).toEqual([operation.id, expected]);
  }
});

test("NS-070: the quotation token reads a quotation back, and nothing else", () => {
  const only = { tokenCotacao: "cot" };
  expect(tokenFor(operationById("consultarCotacao"), only)).toBe("cot");
  expect(() => tokenFor(operationById("lerFilaCotacao"), only)).toThrow(
    "lerFilaCotacao needs a token: give tokenApi to createClient",
  );
});

test("a token that is missing is named", () => {
  expect(() => tokenFor(operationById("criarCotacao"), { tokenApi: "api" })).toThrow(
    "criarCotacao needs a token: give tokenCotacao to createClient",
  );
  expect(() => tokenFor(operationById("consultarCotacao"), {})).toThrow("tokenApi or tokenCotacao");
  expect(tokenFor(operationById("verRastreio"), {})).toBeUndefined();
});
