import { parse } from "yaml";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { DiffError } from "./diffError.ts";
import { plainDocument } from "./plainDocument.ts";

/** A document of YAML or JSON, ready to be compared. @throws DiffError with the file's name and what the parser says */
export function parseDocument(text: string, name: string): OpenApiDocument {
  let value: unknown;
  try {
    value = /^\s*\{/.test(text) ? JSON.parse(text) : parse(text);
  } catch (error) {
    throw new DiffError(`${name} cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  return plainDocument(value, name);
}
