import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";
import { getProperty } from "ajv/dist/compile/codegen/index.js";

/**
 * The schemas of the models that extend a model with `@discriminator`, by the value of its tag (`derivedBy`): a value that bears one
 * has that schema as well. One with another tag has the base alone, for any text is a tag.
 */
export const derived: CodeKeywordDefinition = {
  keyword: "derived",
  type: "object",
  schemaType: "object",
  code(cxt: KeywordCxt) {
    const { gen, data, schema, parentSchema } = cxt;
    const valid = gen.let("valid", true);
    const tag = gen.const("tag", _`${data}${getProperty(parentSchema.derivedBy)}`);
    gen.if(false);
    for (const value of Object.keys(schema)) {
      gen.elseIf(_`${tag} === ${value}`);
      const own = gen.name("valid");
      const checked = cxt.subschema({ keyword: "derived", schemaProp: value }, own);
      cxt.mergeEvaluated(checked, Name);
      gen.assign(valid, own);
    }
    gen.endIf();
    cxt.ok(valid);
  },
};
