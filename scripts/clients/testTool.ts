import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startReferenceServer } from "../../conformance/src/reference/referenceServer.ts";
import { emptyFolder, installedTool } from "./cache.ts";
import { CALLS, FILE, judgeCalls } from "./calls.ts";
import type { PublishedDocument } from "./documents.ts";
import { judgeFaults } from "./judgeFaults.ts";
import { KNOWN_FAULTS, type KnownFault } from "./knownFaults.ts";
import { placesOfRefusal } from "./refusal/placesOfRefusal.ts";
import { CommandError } from "./runCommand.ts";
import { type ClientTool, type Job, STEPS, type StepName } from "./tool.ts";
import { lackingToolchains } from "./toolchains.ts";

/** How a tool did with a document. */
export interface Outcome {
  tool: string;
  language: string;
  document: string;
  generate: string;
  compile: string;
  call: string;
  /** What the tool, the compiler or the judge of the calls said; empty when all went well. */
  faults: string[];
  /** Of these, the ones that are the tool's own. */
  known: string[];
  ok: boolean;
}

const OK = "ok";
const FAILED = "FAILED";
/** A tool is not taken further than this project has a program for, nor than a document is meant for. */
const NO_PROGRAM = "no program";
const NOT_CALLED = "-";

/** Takes a tool through generation, compilation and the eight calls; what cannot be tried on this machine is named. */
export async function testTool(
  tool: ClientTool,
  document: PublishedDocument,
  say: (line: string) => void,
): Promise<Outcome> {
  const outcome: Outcome = {
    ...{ tool: tool.name, language: tool.language, document: document.name },
    ...{ generate: "-", compile: "-", call: "-", faults: [], known: [], ok: true },
  };
  const expected = KNOWN_FAULTS.filter((known) => isAbout(known, tool, document));
  const hasProgram = document.isCalled && tool.call !== undefined;
  const folder = await emptyFolder(tool, document);
  const job: Job = { document: document.path, hasProgram, installed: "", folder, leftOut: [] };
  for (const step of STEPS) {
    if (step === "call" && !hasProgram) {
      outcome.call = document.isCalled ? NO_PROGRAM : NOT_CALLED;
      break;
    }
    if (!tool[step]) {
      outcome[step] = NO_PROGRAM;
      continue;
    }
    const lacking = lackingToolchains(tool.needs[step]);
    if (lacking.length > 0) {
      outcome[step] = `no ${lacking.join(", ")}`;
      break;
    }
    say(`${tool.name}, ${document.name}: ${step}`);
    const faults: string[] = [];
    try {
      if (step === "generate") job.installed = await installedTool(tool);
      outcome[step] = await takeStep(tool, step, job, faults);
    } catch (error) {
      outcome[step] = FAILED;
      faults.push(faultOf(error));
    }
    const verdict = judgeFaults(faults, step, expected);
    outcome.known.push(...verdict.known);
    outcome.faults.push(...faults, ...verdict.needless.map(needlessEntry));
    outcome.ok = verdict.ok;
    if (outcome[step] === FAILED || !verdict.ok) break;
  }
  if (!outcome.ok && outcome.compile === "-")
    outcome.faults.push(...(await placesOfRefusal(outcome.faults.join("\n"), document.entry, document.path)));
  return outcome;
}

const needlessEntry = (because: string) => `needless entry in knownFaults.ts: ${because}`;
const isAbout = (known: KnownFault, tool: ClientTool, { contract, version }: PublishedDocument) =>
  known.tool === tool.name &&
  (known.version ?? version) === version &&
  (known.contract ?? contract) === contract;

async function takeStep(tool: ClientTool, step: StepName, job: Job, faults: string[]): Promise<string> {
  if (step === "call" && tool.call) return callServer(tool.call.bind(tool), job, faults);
  if (step === "compile") await tool.compile?.(job);
  if (step !== "generate") return OK;
  await tool.generate(job);
  faults.push(...job.leftOut);
  return job.leftOut.length > 0 ? `${job.leftOut.length} left out` : OK;
}

/** A server of its own for each client: what one leaves behind (messages, events) would be seen by the next. */
async function callServer(
  call: NonNullable<ClientTool["call"]>,
  job: Job,
  faults: string[],
): Promise<string> {
  const server = await startReferenceServer();
  try {
    const environment = {
      FRETE_BASE_URL: server.url,
      FRETE_PEDIDO: "CLIENTE-1",
      FRETE_ARQUIVO: join(job.folder, "laudo.pdf"),
    };
    await writeFile(environment.FRETE_ARQUIVO, FILE);
    let output: string;
    try {
      output = await call(job, environment);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      output = error.output;
      faults.push(faultOf(error));
    }
    const { right, wrong } = await judgeCalls(output, environment);
    faults.push(...wrong);
    return `${right.length}/${Object.keys(CALLS).length}`;
  } finally {
    await server.stop();
  }
}

const LINES_OF_A_FAULT = 12;
/** The class path of a program alone fills a page. */
const LENGTH_OF_A_COMMAND = 200;

/** The lines of a failed command that tell why: those with a word of failure, else the last ones. */
export function faultOf(error: unknown): string {
  if (!(error instanceof CommandError)) return (error as Error).message;
  const lines = error.output.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.filter((line) =>
    /error|redeclared|exception|cannot|undefined|fail|unable/i.test(line),
  );
  const shown = telling.length > 0 ? telling.slice(0, LINES_OF_A_FAULT) : lines.slice(-LINES_OF_A_FAULT);
  return [error.command.slice(0, LENGTH_OF_A_COMMAND), ...shown].join("\n");
}
