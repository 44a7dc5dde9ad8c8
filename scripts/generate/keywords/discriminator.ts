import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";
import { getProperty } from "ajv/dist/compile/codegen/index.js";

/**
 * `discriminator` beside `oneOf`: the value of the tag says which alternative is meant, and so whose errors are told. `index` says
 * which one, by the value.
 */
export const discriminator: CodeKeywordDefinition = {
  keyword: "discriminator",
  type: "object",
  schemaType: "object",
  error: {
    message: "must have a known tag",
    params: ({ params: { error, tag, tagName } }) => _`{error: ${error}, tag: ${tagName}, tagValue: ${tag}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const tagName: string = schema.propertyName;
    const valid = gen.let("valid", false);
    const tag = gen.const("tag", _`${data}${getProperty(tagName)}`);
    const alternatives = () => {
      gen.if(false);
      for (const [value, index] of Object.entries(schema.index as Record<string, number>)) {
        gen.elseIf(_`${tag} === ${value}`);
        const own = gen.name("valid");
        const checked = cxt.subschema({ keyword: "oneOf", schemaProp: index }, own);
        cxt.mergeEvaluated(checked, Name);
        gen.assign(valid, own);
      }
      gen.else();
      cxt.error(false, { error: "mapping", tag, tagName });
      gen.endIf();
    };
    gen.if(_`typeof ${tag} == "string"`, alternatives, () =>
      cxt.error(false, { error: "tag", tag, tagName }),
    );
    cxt.ok(valid);
  },
};
