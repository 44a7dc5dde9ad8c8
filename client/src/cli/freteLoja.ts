#!/usr/bin/env node
import { run } from "./run.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of a pipe may leave early: `frete-loja list | head`.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
const ending = new AbortController();
process.once("SIGINT", () => ending.abort());
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
  stdin: process.stdin,
  signal: ending.signal,
});
