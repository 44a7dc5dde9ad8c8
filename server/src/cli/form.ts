import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Schema } from "@frete/contract/toolkit/openApi";
import { usageError } from "./cliError.ts";
import { bodyFlags, type Flag } from "./flags.ts";
import type { Fields } from "./render.ts";

/** Field of a form that carries files. */
const FILES = "anexo[]";

/** Flags for the text fields of a form. */
export function formFlags(form: Schema): Flag[] {
  const { [FILES]: _files, ...properties } = form.properties ?? {};
  return bodyFlags({ ...form, properties });
}

/** A form of these fields and files. @throws CliError when a file cannot be read */
export async function formOf(fields: Fields, paths: readonly string[] = []): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const path of paths) {
    const content = await readFile(path).catch((error: Error) => {
      throw usageError(`${path} cannot be read: ${error.message}.`);
    });
    form.append(FILES, new Blob([content]), basename(path));
  }
  return form;
}
