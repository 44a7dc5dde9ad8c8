import {
  _,
  Ajv,
  type CodeKeywordDefinition,
  type KeywordCxt,
  type KeywordErrorDefinition,
  type Name,
} from "ajv";
import ajvPattern from "ajv/dist/vocabularies/validation/pattern.js";
import { formats } from "./formats.ts";
import { GenerateError } from "./generateError.ts";

/** `pattern`, whose error in a request has words: no refusal shows a regular expression (NS-003). */
const pattern: CodeKeywordDefinition = {
  ...ajvPattern.default,
  error: {
    message: "must match",
    params: ({ schema, schemaCode, parentSchema }) => {
      const patternText = parentSchema?.patternText;
      if (patternText === undefined) return _`{pattern: ${schemaCode}}`;
      if (patternText !== null) return _`{pattern: ${schemaCode}, text: ${patternText}}`;
      throw new GenerateError(
        `the pattern ${schema} of a request has no words: say what it asks for, @patternText("deve ser ...")`,
      );
    },
  },
};

/** How far the text that a program makes of a sum may be from the decimal that it means (NS-002). */
const TOLERANCE = 1e-6;

/** What `multipleOf` and `nearMultipleOf` say alike: the decimal of `step` that is nearest to a value. */
const nearest = (data: Name, step: number) => {
  const scale = Math.round(1 / step);
  return _`Math.round(${data} * ${scale}) / ${scale}`;
};

const error: KeywordErrorDefinition = {
  message: "must be a multiple",
  params: ({ schema }) => _`{multipleOf: ${schema}}`,
};

/**
 * `multipleOf` for decimal places, exact on doubles: 19.99 is the double nearest to 1999/100 and passes a step of 0.01,
 * 2.345 does not. (The usual quotient test refuses 19.99.) Steps that are no power of ten are whole numbers: remainder.
 */
const multipleOf: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error,
  code(cxt: KeywordCxt) {
    const { data, schema: step } = cxt;
    cxt.fail(step < 1 ? _`${nearest(data, step)} !== ${data}` : _`${data} % ${step} !== 0`);
  },
};

/**
 * `multipleOf` of a request: a number within a millionth of one of those decimals is put in its place, for that is what
 * sums of decimals leave in any language. It comes before the bounds, so 9999999.990000002 is 9999999.99.
 */
const nearMultipleOf: CodeKeywordDefinition = {
  ...multipleOf,
  keyword: "nearMultipleOf",
  before: "maximum",
  code(cxt: KeywordCxt) {
    const { gen, data, schema: step, it } = cxt;
    if (step > 1) return cxt.fail(_`${data} % ${step} !== 0`);
    const near = gen.const("near", nearest(data, step));
    cxt.fail(_`Math.abs(${near} - ${data}) > ${TOLERANCE}`);
    gen.if(_`${near} !== ${data}`, () => {
      // The sum makes 0 of -0.
      gen.assign(data, _`${near} + 0`);
      gen.if(_`${it.parentData} !== undefined`, () =>
        gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, data),
      );
    });
  },
};

/**
 * Optional fields of a request, by name: null for one of them is the same as leaving it out (NS-003), so it is taken out.
 * Whoever reads the value after the validator sees no such null.
 */
const nullIsAbsent: CodeKeywordDefinition = {
  keyword: "nullIsAbsent",
  type: "object",
  schemaType: "array",
  before: "properties",
  code({ gen, data, schema }: KeywordCxt) {
    for (const name of schema as string[])
      gen.if(_`${data}[${name}] === null`, () => gen.code(_`delete ${data}[${name}]`));
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
  ajv.removeKeyword("pattern");
  ajv.addKeyword("patternText");
  for (const keyword of [pattern, multipleOf, nearMultipleOf, nullIsAbsent]) ajv.addKeyword(keyword);
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
  return ajv;
}
