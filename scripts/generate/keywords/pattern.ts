import { _, type CodeKeywordDefinition, type KeywordCxt, stringify } from "ajv";
import { GenerateError } from "../generateError.ts";

/**
 * `pattern`, an ECMAScript regular expression with the flag `u`; one that is none with that flag (`[\w-.]`) goes without. Its
 * error has the words of the contract for it, where there are some (`patternText`); null
 * says that words are wanted and missing.
 */
export const pattern: CodeKeywordDefinition = {
  keyword: "pattern",
  type: "string",
  schemaType: "string",
  error: {
    message: "must match",
    params: ({ schema, schemaCode, parentSchema }) => {
      const text = parentSchema?.patternText;
      if (text === null)
        throw new GenerateError(
          `the pattern ${schema} of a request has no words: say in x-pattern-text what it asks for`,
        );
      return text === undefined ? _`{pattern: ${schemaCode}}` : _`{pattern: ${schemaCode}, text: ${text}}`;
    },
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const expression = expressionOf(schema);
    const code = _`new RegExp(${schema}, ${expression.flags})`;
    const name = gen.scopeValue("pattern", { key: stringify(expression), ref: expression, code });
    cxt.fail(_`!${name}.test(${data})`);
  },
};

function expressionOf(source: string): RegExp {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(source, flags);
    } catch {
      // The message of the last attempt would blame the missing flag.
    }
  }
  throw new GenerateError(
    `the pattern ${source} is no regular expression of ECMAScript: correct its @pattern`,
  );
}
