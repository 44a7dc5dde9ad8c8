import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import { useFunc } from "ajv/dist/compile/util.js";
import { compareDecimals } from "../runtime/compareDecimals.ts";

const COMPARED = {
  minimum: (order: Code) => _`${order} < 0`,
  maximum: (order: Code) => _`${order} > 0`,
  exclusiveMinimum: (order: Code) => _`${order} <= 0`,
  exclusiveMaximum: (order: Code) => _`${order} >= 0`,
};

/** Bounds of a number that travels as text (`@encode(string)`): keyword -> limit. They come after the format of the text. */
export const textBounds: CodeKeywordDefinition = {
  keyword: "textBounds",
  type: "string",
  schemaType: "object",
  error: {
    message: "must be inside its bounds",
    params: ({ params }) => _`{bound: ${params.bound}, limit: ${params.limit}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const compare = useFunc(gen, Object.assign(compareDecimals, { code: "compareDecimals" }));
    for (const [keyword, limit] of Object.entries(schema as Record<keyof typeof COMPARED, number>)) {
      cxt.setParams({ bound: keyword, limit });
      cxt.fail(COMPARED[keyword as keyof typeof COMPARED](_`${compare}(${data}, ${String(limit)})`));
    }
  },
};
