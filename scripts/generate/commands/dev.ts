import { createRequire } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { runDevelopment } from "../dev/runDevelopment.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { readContract } from "./readContract.ts";
import { readSecrets, secretVariables } from "./secrets.ts";

/** `contract dev`: everything after every save. */
export const dev: Command = {
  name: "dev",
  summary: "generate after every save, serve what came of it from its examples, say what the edit means",
  help: `contract dev [PATH] [--port P]

Watches a contract: after every save it is generated, and a mock of it replaced. It says what the edit means for callers; what is wrong is
said once, and the last good mock goes on answering. Nothing that is saved ends it. Requests are validated as a server would; answers are
the contract's examples, or made from its schemas, marked by the header X-Mock; \`Prefer: code=404\` asks for another one.

  PATH             main .tsp file, or a folder that has a main.tsp; this folder when not said
  --out DIR        folder of the outputs (also \`out\` of the configuration); \`generated\` beside the contract when not said
  --service NAME   of several services this one
  --version V      of several versions this one
  --port P         port on 127.0.0.1 (4010; 0 for any)
  --auth S=SECRET  secret of a security scheme, as of \`contract mock\`
  --types PROJECT  a tsconfig.json: says after every save whether the code still fits the contract
  --concerns FILE  where code stands, as of \`contract diff\`: a change names the lines that it concerns
  --json           a line of JSON for each thing that happens, for machines

Ends with 0 when it is stopped (Ctrl+C).`,
  argument: "spec",
  options: {
    out: { type: "string" },
    service: { type: "string" },
    version: { type: "string" },
    port: { type: "string" },
    auth: { type: "string", multiple: true },
    types: { type: "string" },
    concerns: { type: "string" },
    json: { type: "boolean" },
  },
  async run(values) {
    const { spec = ".", port = "4010", auth = [], json = false, types, ...given } = values as Given;
    if (!/^\d{1,5}$/.test(port)) throw new UsageError("--port takes a number");
    const { out, service, version, concerns } = given;
    const named = { spec, out, service, version };
    const entry = resolve(spec);
    const folder = entry.endsWith(".tsp") ? dirname(entry) : entry;
    // A configuration that cannot be read is told by the first run.
    const outDir = await readContract(named).then(
      (contract) => resolve(contract.outDir),
      () => resolve(out ?? `${folder}/generated`),
    );
    const code = await runDevelopment({
      host: "127.0.0.1",
      port: Number(port),
      generator: {
        module: new URL("./devGenerator.ts", import.meta.url),
        args: [JSON.stringify({ ...named, concerns })],
      },
      server: {
        module: new URL("./devServer.ts", import.meta.url),
        args: [relative(process.cwd(), outDir) || "."],
        env: secretVariables(readSecrets(auth)),
      },
      compiler: types === undefined ? undefined : [...COMPILER, "-p", types],
      contractFolders: [folder],
      outFolders: [outDir],
      serverFolders: [],
      otherFolders: types === undefined ? [] : [dirname(resolve(types))].filter((each) => each !== folder),
      json,
    });
    return code === 0 ? EXIT.fine : EXIT.usage;
  },
};

const COMPILER = [
  process.execPath,
  createRequire(import.meta.url).resolve("typescript/bin/tsc"),
  ...["--noEmit", "--pretty", "false"],
];

interface Given {
  spec?: string;
  out?: string;
  service?: string;
  version?: string;
  port?: string;
  auth?: string[];
  types?: string;
  concerns?: string;
  json?: boolean;
}
