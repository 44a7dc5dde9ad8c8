#!/usr/bin/env node
import { onOwnNode } from "./onOwnNode.ts";

const HELP = `Usage: frete-server

Starts the service as a sandbox, with demonstration data and tokens that it
prints, until Ctrl+C. The environment says everything else:

  PORT, HOST           where to listen (3000, 127.0.0.1)
  FRETE_DATA_DIR       folder of its data (data)
  FRETE_DATABASE_URL   another database: postgres://user:password@host/database
  FRETE_DEMO           0: without the demonstration
`;

const [argument] = process.argv.slice(2);
if (argument === undefined)
  await onOwnNode(new URL("../start.ts", import.meta.url), ["--max-semi-space-size=4"]);
else if (argument === "--help" || argument === "-h") process.stdout.write(HELP);
else {
  process.stderr.write(`error: ${argument}: frete-server takes no arguments\n\n${HELP}`);
  process.exitCode = 2;
}
