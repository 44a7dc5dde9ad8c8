import type { Validate } from "@frete/contract/toolkit/contractModule";
import type { DerivedBody, DeriveOptions } from "../../engine/deriveBodies.ts";
import type { DerivedParameter } from "../../engine/deriveParameters.ts";
import { KitError } from "../../engine/kitError.ts";
import { loja } from "../../profile/loja.ts";
import type { OperationId } from "./define.ts";

/** Rules that the contract hangs on fields but that no limit of a value proves: what the field does. */
const MEANING = new Set([
  ...["AUTH-004", "COT-033", "COT-035", "COT-036", "PROD-005", "PROD-006", "PROD-007", "PROD-008"],
  ...[
    "PED-ALT-002",
    "PED-ALT-003",
    "PED-ALT-006",
    "PED-ALT-007",
    "PED-ALT-008",
    "PED-ALT-009",
    "PED-EST-003",
  ],
  ...["PED-EST-004", "PED-NOVO-006", "PED-NOVO-007", "PED-NOVO-008", "PED-NOVO-009", "PED-NOVO-010"],
  ...["PED-NOVO-011", "PED-NOVO-018", "PED-NOVO-024", "PED-NOVO-025", "PED-NOVO-026", "PED-NOVO-027"],
  ...["PED-NOVO-028", "PED-NOVO-029", "PED-NOVO-031", "PED-NOVO-032", "PED-NOVO-033", "REV-NOVO-002"],
  ...["REV-NOVO-005", "REV-NOVO-006", "REV-NOVO-014", "RAST-006", "NS-010", "NS-012", "NS-017", "NS-030"],
  ...["TRA-003", "TRA-004", "TRA-006", "TRA-009", "TRA-010", "TRA-012", "CHAT-LIST-002", "CHAT-LIST-003"],
  ...["CHAT-MSG-007", "CHAT-MSG-008", "ERR-019", "ERR-020", "PLP-005", "PLP-011", "AUTH-008", "WHK-005"],
  ...["WHK-006", "WHK-009", "WHK-010", "EVT-001", "EVT-002", "EVT-003", "EVT-004", "EVT-005", "EVT-006"],
  ...["EVT-008", "EVT-009", "GER-007", "NS-028"],
  ...["NS-032", "NS-033", "NS-034", "NS-035", "NS-036", "NS-037", "NS-039", "NS-041", "NS-058"],
]);

/** First rule and what was changed, e.g. `COT-028/canal/maxLength-31`. */
export function idOf(derived: DerivedBody | DerivedParameter): string {
  return `${rulesOf(derived)[0]}/${derived.name}`;
}

/** Rules that the contract names for the field; the general rule on malformed values when it names none. */
export function rulesOf(
  derived: DerivedBody | DerivedParameter,
  otherwise: readonly string[] = ["NS-003"],
): string[] {
  const proven = derived.rules.filter((rule) => !MEANING.has(rule));
  const rules = proven.length > 0 ? proven : [...otherwise];
  // The texts hold letters of two bytes: a size counts characters.
  return "keyword" in derived && derived.keyword === "maxLength" ? [...rules, "GER-010"] : rules;
}

/** A sample of a schema of the contract, to derive bodies from. */
export interface Sample {
  /** Name of the schema. */
  schema: string;
  /** A valid body with every optional field present. */
  sample: unknown;
  /** The file that puts the sample together: `import.meta.filename`. */
  file: string;
}

/** What bodies of an operation are derived from. */
export function bodyOf(operation: OperationId, sample: Sample): DeriveOptions {
  const validate = loja.validators[operation]?.body?.["application/json"];
  if (!validate) throw new KitError(`the contract has no validator for the body of ${operation}`);
  return partOf(validate, sample);
}

/** What bodies are derived from that are only part of a request; `validate` is the contract's validator of the schema. */
export function partOf(validate: Validate, { schema, sample, file }: Sample): DeriveOptions {
  return {
    document: loja.document,
    schema: { $ref: `#/components/schemas/${schema}` },
    sample,
    file,
    validate,
  };
}
