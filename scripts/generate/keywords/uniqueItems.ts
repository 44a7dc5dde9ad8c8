import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import { useFunc } from "ajv/dist/compile/util.js";
import { repeatedItem } from "../runtime/repeatedItem.ts";

/** `uniqueItems`, of any values and in linear time: the usual comparison of each with each lets a long list stop a server. */
export const uniqueItems: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: { message: "must have no item twice", params: ({ params }) => _`${params.repeated}` },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    if (!schema) return;
    const find = useFunc(gen, Object.assign(repeatedItem, { code: "repeatedItem" }));
    const repeated = gen.const("repeated", _`${find}(${data})`);
    cxt.setParams({ repeated });
    cxt.fail(_`${repeated} !== undefined`);
  },
};
