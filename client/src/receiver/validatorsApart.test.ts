import { readFileSync } from "node:fs";
import { examples } from "@frete/contract/loja/examples";
import { validators as whole } from "@frete/contract/loja/validators";
import { validators as apart } from "@frete/contract/loja/validators/lerFila";
import { expect, test } from "vitest";

test("the validators that stand apart judge as those of the whole contract, and have no others along", () => {
  const values = Object.values(examples.lerFila["200"]?.["application/json"] ?? {}) as { dados: object }[];
  expect(values).toHaveLength(6);
  const [own, other] = [apart, whole.lerFila].map(({ responses }) => responses["200"]?.["application/json"]);
  const broken = values.flatMap((value) => [
    { ...value, documento: 1 },
    { ...value, dados: { ...value.dados, data: "2026-02-30 09:00:00" } },
  ]);
  for (const value of [...values, ...broken, null, {}])
    expect([own?.(value), own?.errors], JSON.stringify(value)).toEqual([other?.(value), other?.errors]);
  expect(values.map((value) => own?.(value))).toEqual(values.map(() => true));
  expect(broken.map((value) => own?.(value))).toEqual(broken.map(() => false));
  const file = new URL(import.meta.resolve("@frete/contract/loja/validators/lerFila"));
  expect(readFileSync(file).length).toBeLessThan(100_000);
});
