import { _, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { useFunc } from "ajv/dist/compile/util.js";
import { isMultipleOf } from "../runtime/isMultipleOf.ts";

/** Is a step 0.1, 0.01, ...? */
export const isPowerOfTen = (step: number): boolean => step < 1 && /^(?:0\.0*1|1e-\d+)$/.test(String(step));

/** The decimal of a `step` that is a power of ten which is nearest to a value. */
export const nearest = (data: Name, step: number) => {
  const scale = Math.round(1 / step);
  return _`Math.round(${data} * ${scale}) / ${scale}`;
};

/**
 * `multipleOf`, exact for numbers as they are written in decimal: 19.99 is the double nearest to 1999/100 and passes a step of
 * 0.01, 2.345 does not. (The usual quotient test refuses 19.99.)
 */
export const multipleOf: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: {
    message: "must be a multiple",
    params: ({ schema }) => _`{multipleOf: ${schema}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema: step, parentSchema } = cxt;
    // The remainder of two doubles is exact; so it says the truth of a step that a double holds exactly.
    if (Number.isInteger(step * 2 ** 20)) return cxt.fail(_`${data} % ${step} !== 0`);
    const isExact = useFunc(gen, Object.assign(isMultipleOf, { code: "isMultipleOf" }));
    if (!isPowerOfTen(step)) return cxt.fail(_`!${isExact}(${data}, ${step})`);
    const quick = _`${nearest(data, step)} !== ${data}`;
    const { minimum = -Infinity, maximum = Infinity } = parentSchema;
    const isSmall = Math.max(-minimum, maximum) / step < Number.MAX_SAFE_INTEGER;
    cxt.fail(isSmall ? quick : _`${quick} && !${isExact}(${data}, ${step})`);
  },
};
