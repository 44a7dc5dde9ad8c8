import { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";

/**
 * Optional fields of a request, by name: null for one of them is the same as leaving it out, so it is taken out. Whoever reads
 * the value after the validator sees no such null.
 */
export const nullIsAbsent: CodeKeywordDefinition = {
  keyword: "nullIsAbsent",
  type: "object",
  schemaType: "array",
  before: "properties",
  code({ gen, data, schema }: KeywordCxt) {
    for (const name of schema as string[])
      gen.if(_`${data}[${name}] === null`, () => gen.code(_`delete ${data}[${name}]`));
  },
};
