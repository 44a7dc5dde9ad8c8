import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startReferenceServer } from "../../../conformance/src/reference/referenceServer.ts";
import { emptyFolder, installedTool, PROGRAMS } from "../cache.ts";
import type { PublishedDocument } from "../documents.ts";
import { faultOf, type Outcome } from "../testTool.ts";
import type { Job } from "../tool.ts";
import { lackingToolchains } from "../toolchains.ts";
import { judgeLife } from "./judgeLife.ts";
import type { Storyteller } from "./storytellers.ts";

const NUMERO = "VIDA-1";

/**
 * Makes the clients of the store and of the operator side by side, compiles the program of an order's life with them, runs it against a server
 * and holds what it prints against that.
 */
export async function tellLife(
  { tool, files, compile, call }: Storyteller,
  store: PublishedDocument,
  operator: PublishedDocument,
  say: (line: string) => void,
): Promise<Outcome> {
  const name = `life ${store.version}`;
  const outcome: Outcome = {
    ...{ tool: tool.name, language: tool.language, document: name },
    ...{ generate: "-", compile: "-", call: "-", faults: [], known: [], ok: true },
  };
  const lacking = lackingToolchains(tool.needs.generate);
  if (lacking.length > 0) return { ...outcome, generate: `no ${lacking.join(", ")}` };
  say(`${tool.name}, ${name}`);
  const folder = await emptyFolder(tool, { ...store, name });
  let step: "generate" | "compile" | "call" = "generate";
  try {
    const installed = await installedTool(tool);
    const job: Job = { document: store.path, folder, installed, hasProgram: true, leftOut: [] };
    await tool.generate(job);
    await mkdir(join(folder, "operador"));
    // What it leaves out of the operator's, the test of that document says.
    await tool.generate({ ...job, document: operator.path, folder: join(folder, "operador") });
    outcome[step] = "ok";
    step = "compile";
    for (const [from, to] of Object.entries(files)) await cp(join(PROGRAMS, from), join(folder, to));
    await compile?.(folder);
    outcome[step] = "ok";
    step = "call";
    const server = await startReferenceServer();
    try {
      const printed = await call(job, {
        FRETE_BASE_URL: server.url,
        FRETE_PEDIDO: NUMERO,
        FRETE_ARQUIVO: "",
      });
      outcome.faults.push(...(await judgeLife(printed, server.url, NUMERO)));
      outcome[step] = outcome.faults.length === 0 ? "told" : "wrong";
    } finally {
      await server.stop();
    }
  } catch (error) {
    outcome[step] = "FAILED";
    outcome.faults.push(faultOf(error));
  }
  outcome.ok = outcome.faults.length === 0;
  return outcome;
}
