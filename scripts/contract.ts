import { runCommandLine } from "./generate/commands/commandLine.ts";

process.exitCode = await runCommandLine(process.argv.slice(2));
