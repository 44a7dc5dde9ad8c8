import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Mutant } from "./mutant.ts";
import { planted } from "./planted.ts";

/** Preloaded into the processes of a test run: the file of the mutant in `TOOLKIT_MUTANT` is loaded with its fault. */
const mutant = JSON.parse(process.env.TOOLKIT_MUTANT ?? "null") as Mutant | null;
if (mutant) {
  // The toolkit is loaded from where it is written and from where it is generated.
  const files = [mutant.file, mutant.file.replace("scripts/generate/toolkit/", "generated/toolkit/")];
  const urls = files.map((file) => pathToFileURL(resolve(import.meta.dirname, "../..", file)).href);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!urls.includes(url)) return loaded;
      return { ...loaded, source: planted(mutant, readFileSync(fileURLToPath(url), "utf8")) };
    },
  });
}
