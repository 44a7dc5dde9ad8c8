import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validators as whole } from "../../generated/loja/validators.js";
import { validators as apart } from "../../generated/loja/validators.lerFila.js";
import type { Validate } from "./toolkit/contractModule.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";
import { operationValidators } from "./validators.ts";

const document: OpenApiDocument = JSON.parse(readFileSync("generated/loja/document.json", "utf8"));

test("the validators that stand apart judge as those of the whole contract, and have no others along", () => {
  const examples =
    document.paths["/api/v1/fila"]?.get?.responses["200"]?.content?.["application/json"]?.examples;
  const values = Object.values(examples ?? {}).map(({ value }) => value as { dados: object });
  expect(values).toHaveLength(6);
  const [own, other] = [apart, whole.lerFila].map(
    ({ responses }) => responses["200"]?.["application/json"] as Validate,
  );
  const broken = values.flatMap((value) => [
    { ...value, documento: 1 },
    { ...value, dados: { ...value.dados, data: "2026-02-30 09:00:00" } },
  ]);
  for (const value of [...values, ...broken, null, {}])
    expect([own?.(value), own?.errors], JSON.stringify(value)).toEqual([other?.(value), other?.errors]);
  expect(values.map((value) => own?.(value))).toEqual(values.map(() => true));
  expect(broken.map((value) => own?.(value))).toEqual(broken.map(() => false));
  expect(readFileSync("generated/loja/validators.lerFila.js").length).toBeLessThan(100_000);
});

test("an operation that the contract does not have cannot stand apart", () => {
  expect(() => operationValidators(document, "lerFilas")).toThrow("no operation lerFilas");
});
