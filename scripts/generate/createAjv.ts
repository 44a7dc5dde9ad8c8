import { _, Ajv, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import { formats } from "./formats.ts";

/**
 * `multipleOf` for decimal places, exact on doubles: 19.99 is the double nearest to 1999/100 and passes a step of 0.01,
 * 2.345 does not. (The usual quotient test refuses 19.99.) Steps that are no power of ten are whole numbers: remainder.
 */
const decimalPlaces: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: {
    message: "must be a multiple",
    params: ({ schema }) => _`{multipleOf: ${schema}}`,
  },
  code(cxt: KeywordCxt) {
    const step = cxt.schema as number;
    const scale = Math.round(1 / step);
    const isFraction = step < 1;
    cxt.fail(
      isFraction
        ? _`Math.round(${cxt.data} * ${scale}) / ${scale} !== ${cxt.data}`
        : _`${cxt.data} % ${step} !== 0`,
    );
  },
};

/**
 * An Ajv for the contract's schemas and formats: strict, first error only, ready to print its code. The draft-07 vocabulary
 * is all that the contracts use of JSON Schema 2020-12, and its code is a third smaller (no unevaluated* bookkeeping); a
 * keyword outside it stops the generation, because strict mode knows no unknown keyword.
 */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    // A keyword beside a $ref has its type in the target; TypeSpec has checked that the two fit.
    strictTypes: false,
    strictRequired: false,
    discriminator: true,
    allErrors: false,
    messages: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword(decimalPlaces);
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
  return ajv;
}
