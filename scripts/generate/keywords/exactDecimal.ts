import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import { useFunc } from "ajv/dist/compile/util.js";
import { isInexact } from "../runtime/isInexact.ts";

/** A decimal of a request: one with more digits than a double holds would be another number, and is refused. */
export const exactDecimal: CodeKeywordDefinition = {
  keyword: "exactDecimal",
  type: "number",
  schemaType: "boolean",
  code(cxt: KeywordCxt) {
    const { gen, it } = cxt;
    const test = useFunc(gen, Object.assign(isInexact, { code: "isInexact" }));
    cxt.fail(_`${test}(${it.parentData}, ${it.parentDataProperty})`);
  },
};
