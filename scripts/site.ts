import { relative, resolve } from "node:path";
import { buildSite } from "./site/buildSite.ts";

// `npm run site [-- FOLDER]`: the contract and its evidence as a static site; default dist/site, which a server of this checkout shows too.
process.chdir(resolve(import.meta.dirname, ".."));
const folder = resolve(process.argv[2] ?? "dist/site");
for (const { file, summary } of await buildSite(folder))
  console.log(`${relative(".", folder)}/${file}: ${summary}`);
