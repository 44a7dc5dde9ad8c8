import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { compileContract } from "../compileContract.ts";
import type { ContractSource } from "../contractSource.ts";
import { deriveOutputs } from "../generateContract.ts";
import { type Catalogue, parseCatalogue, printCatalogue } from "../translate/catalogue.ts";
import type { Translation } from "../translate/translation.ts";
import { updateCatalogue } from "../translate/updateCatalogue.ts";

/**
 * Brings the catalogues of a contract to what it says, and tells what came of each, a line for people.
 *
 * @throws GenerateError when the contract cannot be generated, or a catalogue not be read
 */
export async function updateTexts(source: ContractSource): Promise<string[]> {
  const { service: _service, version: _version, translations = [], ...whole } = source;
  const { texts } = await deriveOutputs(whole, await compileContract(source.entry, source));
  const lines: string[] = [];
  for (const translation of translations) {
    const { catalogue: file, language } = translation;
    const earlier = await catalogueAt(file);
    const { entries, added, fuzzy, removed } = updateCatalogue(texts, earlier, await neighbours(translation));
    const text = printCatalogue(language, entries);
    if (text !== earlier?.text) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    lines.push(
      `${file}: ${entries.length} texts, ${added} to translate (${fuzzy} from one that is nearly the same, marked fuzzy), ${removed} removed`,
    );
  }
  return lines;
}

async function catalogueAt(file: string): Promise<Catalogue | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : parseCatalogue(file, text);
}

/** The other catalogues of the same folder: contracts that share texts share translations. */
async function neighbours({ catalogue: file }: Translation): Promise<Catalogue[]> {
  const names = await readdir(dirname(file)).catch(() => []);
  const files = names.filter((name) => name.endsWith(".po")).map((name) => join(dirname(file), name));
  const found = await Promise.all(
    files.filter((each) => resolve(each) !== resolve(file)).map((each) => catalogueAt(each)),
  );
  return found.filter((each) => each !== undefined);
}
