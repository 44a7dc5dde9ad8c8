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
  exports: { JsonSchemaValidator?: { prototype: SchemaValidator } };
  _compile(source: string, path: string): void;
}

/** gavel is one bundle that exports a single function; of its classes only the text knows. */
const CLASS = "JsonSchemaValidator:class{";
const EXPORTED_CLASS = "JsonSchemaValidator:exports.JsonSchemaValidator=class JsonSchemaValidator{";

/**
 * Makes gavel, with which Dredd validates, remember of each schema that it is valid JSON Schema. By itself it asks twice per
 * answer, for headers and body, and compiles the schema of JSON Schema anew each time: 5 of the 6 ms that a small answer
 * takes it, half the CPU time of a whole run. What it asks of answers stays the same. To be called before Dredd is loaded.
 * @returns false when gavel is built in another way; runs are as right with it, and slow
 */
export function checkSchemasOnce(): boolean {
  const path = require.resolve("gavel", { paths: [require.resolve("dredd")] });
  if (!require.cache[path]) {
    const gavel = load(path);
    const { JsonSchemaValidator } = gavel.exports;
    if (JsonSchemaValidator) remember(JsonSchemaValidator.prototype);
    require.cache[path] = gavel;
  }
  return (require.cache[path] as LoadedModule).exports.JsonSchemaValidator !== undefined;
}

function load(path: string): LoadedModule {
  const gavel = new Module(path) as LoadedModule;
  gavel._compile(readFileSync(path, "utf8").replace(CLASS, EXPORTED_CLASS), path);
  gavel.loaded = true;
  return gavel;
}

function remember(validator: SchemaValidator): void {
  const { validateSchema } = validator;
  const known = new Map<string, boolean>();
  validator.validateSchema = function () {
    const schema = JSON.stringify(this.jsonSchema);
    const isValid = known.get(schema) ?? validateSchema.call(this);
    known.set(schema, isValid);
    return isValid;
  };
}
