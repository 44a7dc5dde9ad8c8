import { _, type Ajv } from "ajv";
import core, { type Options } from "ajv/dist/core.js";
import applicators from "ajv/dist/vocabularies/applicator/index.js";
import references from "ajv/dist/vocabularies/core/index.js";
import formatVocabulary from "ajv/dist/vocabularies/format/index.js";
import next from "ajv/dist/vocabularies/next.js";
import unevaluated from "ajv/dist/vocabularies/unevaluated/index.js";
import assertions from "ajv/dist/vocabularies/validation/index.js";
import { type Dialect, standardDialect } from "./dialect.ts";
import { derived } from "./keywords/derived.ts";
import { discriminator } from "./keywords/discriminator.ts";
import { exactDecimal } from "./keywords/exactDecimal.ts";
import { multipleOf } from "./keywords/multipleOf.ts";
import { nearMultipleOf } from "./keywords/nearMultipleOf.ts";
import { nullIsAbsent } from "./keywords/nullIsAbsent.ts";
import { pattern } from "./keywords/pattern.ts";
import { textBounds } from "./keywords/textBounds.ts";
import { uniqueItems } from "./keywords/uniqueItems.ts";

/** What validators of a contract have to keep track of. Each costs time and text in every validator of it. */
export interface Tracking {
  /** The properties and items that were looked at: for `unevaluatedProperties` and `unevaluatedItems`. */
  unevaluated?: boolean;
  /** Whether a property is the value's own, and not one that every object has. */
  ownProperties?: boolean;
}

const OWN = [pattern, multipleOf, uniqueItems, nearMultipleOf, nullIsAbsent, discriminator, derived];
const REPLACED = new Set(["pattern", "multipleOf", "uniqueItems"]);

/** An Ajv of the vocabulary of JSON Schema 2020-12 and of the contract's formats: first error only, ready to print its code. */
export function createAjv(dialect: Dialect = standardDialect, tracking: Tracking = {}): Ajv {
  class ContractAjv extends core.default {
    override _addVocabularies() {
      super._addVocabularies();
      this.addVocabulary(references.default);
      const kept = assertions.default.filter(
        (each) => typeof each === "string" || !REPLACED.has(String(each.keyword)),
      );
      this.addVocabulary(kept);
      this.addVocabulary(applicators.default(true));
      this.addVocabulary(formatVocabulary.default);
      this.addVocabulary(next.default);
      if (tracking.unevaluated) this.addVocabulary(unevaluated.default);
    }
  }
  const options: Options & { [internal in "next" | "unevaluated"]?: boolean } = {
    // TypeSpec has checked the schemas.
    strict: false,
    validateSchema: false,
    meta: false,
    strictNumbers: true,
    discriminator: true,
    allErrors: false,
    messages: false,
    logger: false,
    next: true,
    unevaluated: tracking.unevaluated === true,
    ownProperties: tracking.ownProperties === true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  };
  const ajv = new ContractAjv(options);
  for (const annotation of ["patternText", "derivedBy"]) ajv.addKeyword(annotation);
  for (const keyword of [...OWN, textBounds, exactDecimal]) ajv.addKeyword(keyword);
  for (const [name, { test }] of dialect.formats) ajv.addFormat(name, test);
  return ajv;
}
