import { join, relative, resolve } from "node:path";
import { buildClientReference } from "./reference/buildClientReference.ts";
import { buildSite } from "./site/buildSite.ts";

/** Made by its own generator, into a folder of its own. */
const CLIENT = {
  file: "client/index.html",
  title: "Client",
  summary: "every method and type of @frete/client, with the contract's words, and the cookbook",
};

// `npm run site [-- FOLDER]`: the contract and its evidence as a static site; default dist/site, which a server of this checkout shows too.
process.chdir(resolve(import.meta.dirname, ".."));
const folder = resolve(process.argv[2] ?? "dist/site");
const pages = await buildSite(folder, [CLIENT]);
await buildClientReference(join(folder, "client"));
for (const { file, summary } of pages) console.log(`${relative(".", folder)}/${file}: ${summary}`);
