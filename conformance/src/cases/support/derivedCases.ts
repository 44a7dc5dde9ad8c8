import type { Validate } from "@frete/contract/toolkit/contractModule";
import type { DerivedBody, DeriveOptions } from "../../engine/deriveBodies.ts";
import type { DerivedParameter } from "../../engine/deriveParameters.ts";
import { KitError } from "../../engine/kitError.ts";
import { loja } from "../../profile/loja.ts";
import type { OperationId } from "./operationId.ts";
import { isProvenByLimits } from "./ruleTable.ts";

/** First rule and what was changed, e.g. `COT-028/canal/maxLength-31`. */
export function idOf(derived: DerivedBody | DerivedParameter): string {
  return `${rulesOf(derived)[0]}/${derived.name}`;
}

/** What only a decision says, whatever the field. */
const DECIDED: Readonly<Record<string, string>> = {
  decimals: "NS-002",
  near: "NS-002",
  null: "NS-003",
  coercion: "NS-003",
  blank: "NS-003",
  twice: "NS-003",
  maxItems: "NS-079",
};

/** Rules of the field that its limits prove; the general rule on malformed values when there is none. */
export function rulesOf(
  derived: DerivedBody | DerivedParameter,
  otherwise: readonly string[] = ["NS-003"],
): string[] {
  const decision = DECIDED[derived.keyword];
  if (decision !== undefined) return [decision];
  if (derived.isDecided) {
    const decisions = derived.rules.filter((rule) => loja.isDecision?.(rule));
    return decisions.length > 0 ? decisions : ["NS-003"];
  }
  const proven = derived.rules.filter(isProvenByLimits);
  const rules = proven.length > 0 ? proven : [...otherwise];
  // The texts hold letters of two bytes: a size counts characters.
  return "body" in derived && derived.keyword === "maxLength" ? [...rules, "GER-010"] : rules;
}

/** The same with a rule that the answer keeps, but for what only a decision says: that binds nobody. */
export const rulesWith = (derived: DerivedBody, rule: string): string[] =>
  derived.isDecided || Object.hasOwn(DECIDED, derived.keyword)
    ? rulesOf(derived)
    : [...rulesOf(derived), rule];

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
