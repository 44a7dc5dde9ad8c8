import type { Selection } from "../engine/selectCases.ts";

/** What every test run tries: mutants of every kind, one or two per module, and several variants at once on a few modules. */
export const quickMutants: readonly string[] = [
  "AUTH-006/prefix-of-a-token-is-enough",
  "AUTH-005/branches-of-every-store",
  "COT-015/flag-not-inverted",
  "COT-024/not-sorted",
  "COT-029/channel-cut",
  "COT-041/not-destructive",
  "GER-004/products-of-every-store",
  "PROD-012/only-the-first",
  "PED-ALT-012/changes-nothing",
  "PED-LIST-007/repeats-a-row",
  "PED-REC-010/observations-null",
  "GER-013/no-offset",
];
export const quickVariants: readonly string[] = ["several-at-once"];
export const quickSelection: Selection = { modules: ["filial", "rastreio", "reversa", "plp"] };
