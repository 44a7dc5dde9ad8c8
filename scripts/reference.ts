import { relative, resolve } from "node:path";
import { buildClientReference } from "./reference/buildClientReference.ts";

// `npm run reference [-- FOLDER]`: the reference of the client as a site; default dist/site/client.
const folder = resolve(process.argv[2] ?? "dist/site/client");
try {
  await buildClientReference(folder);
  console.log(`${relative(".", folder)}/index.html`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
