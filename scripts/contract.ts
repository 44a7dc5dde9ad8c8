#!/usr/bin/env node
import { enableCompileCache } from "node:module";
import { runCommandLine } from "./generate/commands/commandLine.ts";

enableCompileCache();
process.exitCode = await runCommandLine(process.argv.slice(2));
