#!/usr/bin/env node
import { parseArgs } from "node:util";
import { referenceProfile } from "./profile.ts";
import { runKit } from "./runKit.ts";

const USAGE = `frete-conformance --url URL [--json FILE] [--strict]

Says whether the implementation at URL conforms to the store's interface.
It needs the two stores, tokens and branches of the demonstration data.

  --url URL    base URL of the implementation, e.g. http://127.0.0.1:3000
  --json FILE  writes every case with its request and answer to FILE
  --strict     decisions of this project count too (NS-...); otherwise they are reported as advisory

Exit code: 0 conformant, 1 not conformant, 2 no verdict because the run itself failed`;

/** The command line: see USAGE. */
async function main(): Promise<0 | 1 | 2> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      json: { type: "string" },
      strict: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.url === undefined || !/^https?:$/.test(URL.parse(values.url)?.protocol ?? "")) {
    console.error(`--url must be an http or https address\n\n${USAGE}`);
    return 2;
  }
  return runKit({ ...referenceProfile(values.url), strict: values.strict }, values.json);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
