#!/usr/bin/env node
// As a whole: an older Node refuses a module that names what it does not have.
import nodeModule from "node:module";

/** The oldest release of Node that knows all that the toolkit uses. */
const NEEDED = "22.18";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [neededMajor = 0, neededMinor = 0] = NEEDED.split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`contract takes Node ${NEEDED} or a later one, and this is ${process.versions.node}`);
  process.exitCode = 2;
} else {
  nodeModule.enableCompileCache();
  const { runCommandLine } = await import("./generate/commands/commandLine.ts");
  process.exitCode = await runCommandLine(process.argv.slice(2));
}
