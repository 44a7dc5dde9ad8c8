import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../server/src/platform/config.ts";
import { runDevelopment } from "./generate/dev/runDevelopment.ts";

const USAGE = `The loop of a contract: after every save everything is generated, the server replaced, and the code held against it.

  npm run dev              where PORT and HOST say, else http://127.0.0.1:3000, with demonstration data
  npm run dev -- --json    a line of JSON for each thing that happens, for machines

It says what an edit means for callers, and which handlers, calls and cases it concerns. An operation without a handler is answered
from its examples, marked by the header X-Mock; \`Prefer: code=404\` asks for another answer. Stop with Ctrl+C.
`;

process.chdir(resolve(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const { host, port } = readConfig(process.env);
const at = (...paths: string[]) => paths.map((path) => resolve(path));
process.exitCode = await runDevelopment({
  host,
  port,
  generator: {
    module: new URL("./dev/generator.ts", import.meta.url),
    // Our contracts need 200 MB: what is over is collected earlier, and most of it between two saves.
    execArgv: ["--max-semi-space-size=16", "--max-old-space-size=320", "--expose-gc"],
  },
  server: {
    module: new URL("./dev/server.ts", import.meta.url),
    execArgv: ["--max-semi-space-size=4", "--import", "./server/src/compileCache.js"],
    withUrl: (url) => ({ FRETE_BASE_URL: process.env.FRETE_BASE_URL ?? url }),
  },
  // One checker: four, the default, take three times the memory and one and a half times the CPU time.
  compiler: [
    process.execPath,
    "node_modules/typescript-native/bin/tsc",
    ...["-p", "scripts/dev/tsconfig.json", "--pretty", "false", "--checkers", "1"],
  ],
  contractFolders: at("spec"),
  outFolders: at("generated"),
  serverFolders: at("server/src"),
  otherFolders: at("client/src", "conformance/src"),
  json: values.json,
});
