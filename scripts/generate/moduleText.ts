import { readdirSync, readFileSync } from "node:fs";
import type { Dialect } from "./dialect.ts";
import { GenerateError } from "./generateError.ts";
import { sourceUrl } from "./sourceUrl.ts";
import ts from "./typescript.ts";

const RUNTIME = sourceUrl("runtime/");

/**
 * The code of ajv as part of a module that imports nothing: with the helpers of `runtime/` and the formats that it uses, each
 * printed from the source that it was tested as.
 *
 * @param code what ajv's standalone mode printed
 */
export function moduleText(code: string, { formats }: Dialect): string {
  const inlined = withShortCut(
    code
      .replace(/export const (v\d+) = /g, "const $1 = ")
      .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, "ucs2length")
      .replace(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, "isEqual"),
  );
  const left = /require\("([^"]+)"\)|^import .*$/m.exec(inlined);
  if (left)
    throw new GenerateError(
      `the validators would need ${left[0]} at run time: teach scripts/generate/moduleText.ts to inline it`,
    );
  const names = [...inlined.matchAll(/ = formats(?:\.(\w+)|\["([^"]+)"\]);/g)].map(
    ([, id, text]) => id ?? text,
  );
  const files = new Set(names.map((name) => formats.get(name as string)?.file as string));
  const helpers = readdirSync(RUNTIME)
    .filter((file) => file.endsWith(".ts") && inlined.includes(` = ${file.slice(0, -3)};`))
    .map((file) => script(readFileSync(new URL(file, RUNTIME), "utf8")).replace(/^export /m, ""));
  return [...formatsText([...files]), ...helpers, inlined].join("\n");
}

/** The formats of some modules, later ones first in rank. */
function formatsText(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const tables = files.map((file) => {
    const text = script(readFileSync(file, "utf8")).replace(/^export const formats/m, "const formats");
    return `(() => {\n${text}return formats;\n})()`;
  });
  return [`const formats = ${tables.length === 1 ? tables[0] : `Object.assign({}, ${tables.join(", ")})`};`];
}

/** Source in TypeScript -> plain JavaScript: layers and contracts use the same formats and helpers. */
const scripts = new Map<string, string>();

function script(source: string): string {
  const known = scripts.get(source);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ESNext },
  });
  scripts.set(source, outputText);
  return outputText;
}

/** Characters are counted only of texts that have more units than allowed characters. */
function withShortCut(code: string): string {
  return [...code.matchAll(/const (func\d+) = ucs2length;/g)].reduce(
    (text, [, name]) =>
      text.replace(new RegExp(`${name}\\((\\w+)\\) > (\\d+)`, "g"), `$1.length > $2 && ${name}($1) > $2`),
    code,
  );
}
