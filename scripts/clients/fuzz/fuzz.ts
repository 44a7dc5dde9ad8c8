import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startReferenceServer } from "../../../conformance/src/reference/referenceServer.ts";
import { emptyFolder, installedTool } from "../cache.ts";
import type { PublishedDocument } from "../documents.ts";
import { CommandError, runCommand } from "../runCommand.ts";
import type { Outcome } from "../testTool.ts";
import { lackingToolchains } from "../toolchains.ts";
import { installVenv } from "../tools/python.ts";
import { describeFinding, readFindings } from "./findings.ts";
import { reasonOf } from "./knownFindings.ts";

/** https://schemathesis.readthedocs.io: requests that a document allows, and such as it forbids, by the hundred. */
export const SCHEMATHESIS = { name: "schemathesis", version: "4.32.5" } as const;
const CONFIG = resolve(import.meta.dirname, "schemathesis.toml");
/** The same requests in every run: a seed, so many of each operation, and nothing remembered of the run before. */
const BOUNDS = ["--seed", "1", "--max-examples", "5", "--phases", "examples,coverage,fuzzing"];
const PLAIN = ["--no-color", "--generation-database", "none"];

/** Sends a server of its own what the document allows and forbids; what it answers must be what the document says. */
export async function fuzz(document: PublishedDocument, say: (line: string) => void): Promise<Outcome> {
  const { name } = SCHEMATHESIS;
  const outcome: Outcome = {
    ...{ tool: name, language: "-", document: document.name },
    ...{ generate: "-", compile: "-", call: "-", faults: [], known: [], ok: true },
  };
  const lacking = lackingToolchains(["python"]);
  if (lacking.length > 0) return { ...outcome, call: `no ${lacking.join(", ")}` };
  say(`${name}, ${document.name}: call`);
  const tool = { ...SCHEMATHESIS, install: (folder: string) => installVenv(SCHEMATHESIS, folder) };
  const installed = await installedTool(tool);
  const folder = await emptyFolder(tool, document);
  const server = await startReferenceServer();
  try {
    const target = [document.path, "--url", server.url];
    const reports = ["--report", "ndjson", "--report-ndjson-path", "report.ndjson"];
    const command = join(installed, "venv/bin/schemathesis");
    await runCommand([command, "--config-file", CONFIG, "run", ...target, ...BOUNDS, ...PLAIN, ...reports], {
      cwd: folder,
    }).catch((error) => {
      // It fails when it finds anything; what it found is in the report.
      if (!(error instanceof CommandError) || !/^Seed: /m.test(error.output)) throw error;
    });
    const { requests, findings } = readFindings(await readFile(join(folder, "report.ndjson"), "utf8"));
    const known = new Set(findings.map(reasonOf).filter((reason) => reason !== undefined));
    outcome.faults = findings.filter((finding) => !reasonOf(finding)).map(describeFinding);
    if (requests === 0) outcome.faults.push("no request was made");
    const log = server.log();
    if (/"level":(?:50|60)/.test(log)) outcome.faults.push(`the server logged errors:\n${log}`);
    outcome.call = `${requests} sent`;
    outcome.known = [...known];
    outcome.ok = outcome.faults.length === 0;
    return outcome;
  } finally {
    await server.stop();
  }
}
