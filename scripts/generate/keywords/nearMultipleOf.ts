import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import { isPowerOfTen, multipleOf, nearest } from "./multipleOf.ts";

/** How far the text that a program makes of a sum may be from the decimal that it means. */
const TOLERANCE = 1e-6;

/**
 * `multipleOf` of a request that is read with tolerance: a number within a millionth of one of those decimals is put in its place,
 * for that is what sums of decimals leave in any language. It comes before the bounds, so 9999999.990000002 is 9999999.99.
 */
export const nearMultipleOf: CodeKeywordDefinition = {
  ...multipleOf,
  keyword: "nearMultipleOf",
  before: "maximum",
  code(cxt: KeywordCxt) {
    const { gen, data, schema: step, it } = cxt;
    if (!isPowerOfTen(step)) return multipleOf.code(cxt);
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
