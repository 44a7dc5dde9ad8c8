import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";

const require = createRequire(import.meta.url);

/** gavel's class for headers and bodies. */
interface SchemaValidator {
  jsonSchema: unknown;
  /** Is the schema itself valid? */
  validateSchema(): boolean;
}

interface LoadedModule extends NodeJS.Module {
  exports: { JsonSchemaValidator?: { prototype: SchemaValidator }; textOf?: typeof textOf };
  _compile(source: string, path: string): void;
}

// gavel is one bundle that exports a single function; what has to be reached in it is reached in its text.
const CLASS = "JsonSchemaValidator:class{";
const EXPORTED_CLASS = "JsonSchemaValidator:exports.JsonSchemaValidator=class JsonSchemaValidator{";
const NEW_AJV = /(new \w+\(\{)(allErrors:[^}]*\}\))/;
const ONE_AJV = "(exports.ajv??=$1serialize:exports.textOf,$2)";

/**
 * Makes gavel, with which Dredd validates, compile each schema once. By itself it makes a new ajv for the headers and one for
 * the body of every answer, which compiles the answer's schema, and another for each, which compiles the schema of JSON
 * Schema: 6 ms for a small answer, 15 for a large one, more than half the CPU time of a run. What is asked of answers stays
 * the same. To be called before Dredd is loaded.
 * @returns false when gavel is built in another way; runs are as right with it, and slow
 */
export function compileSchemasOnce(): boolean {
  const path = require.resolve("gavel", { paths: [require.resolve("dredd")] });
  if (!require.cache[path]) {
    const text = readFileSync(path, "utf8");
    const gavel = new Module(path) as LoadedModule;
    gavel.exports.textOf = textOf;
    gavel._compile(text.replace(CLASS, EXPORTED_CLASS).replace(NEW_AJV, ONE_AJV), path);
    gavel.loaded = true;
    const { JsonSchemaValidator } = gavel.exports;
    if (JsonSchemaValidator) remember(JsonSchemaValidator.prototype);
    require.cache[path] = gavel;
  }
  return (require.cache[path] as LoadedModule).exports.JsonSchemaValidator !== undefined;
}

/** Of each schema, whether it is valid JSON Schema. */
function remember(validator: SchemaValidator): void {
  const { validateSchema } = validator;
  const known = new Map<string, boolean>();
  validator.validateSchema = function () {
    const schema = textOf(this.jsonSchema);
    const isValid = known.get(schema) ?? validateSchema.call(this);
    known.set(schema, isValid);
    return isValid;
  };
}

/** By its text a schema is known again. Thousands of answers share the schemas of bodies; one of headers is made for each. */
function textOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null) return JSON.stringify(schema);
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return text;
}

const texts = new WeakMap<object, string>();
