// The server of a test, as a program: a line of JSON on standard input is a request, one on standard output its answer. It ends with
// its standard input, so it never outlives the process that started it. `@frete/client/testing` speaks with it.
import { createInterface } from "node:readline";
import type { EventoDeTeste } from "./deliverEvento.ts";
import { type HostedLoja, type HostOptions, hostLoja } from "./hostedLoja.ts";

/** What is asked, one member each. */
interface Asked {
  id: number;
  start?: HostOptions;
  reset?: true;
  advance?: number;
  deliver?: { loja: number; evento: EventoDeTeste };
}

let host: HostedLoja | undefined;

async function answer(asked: Asked): Promise<unknown> {
  if (asked.start) host = await hostLoja(asked.start);
  if (!host) throw new Error("nothing is started");
  if (asked.reset) await host.reset();
  if (asked.advance !== undefined) await host.advance(asked.advance);
  if (asked.deliver) return host.deliver(asked.deliver.loja, asked.deliver.evento);
  return { url: host.url() };
}

const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

let last = Promise.resolve();
createInterface({ input: process.stdin })
  .on("line", (line) => {
    const asked: Asked = JSON.parse(line);
    // One after the other: a reset waits for what was asked before.
    last = last.then(async () => {
      try {
        write({ id: asked.id, result: await answer(asked) });
      } catch (error) {
        write({ id: asked.id, error: (error as Error).message });
      }
    });
  })
  .on("close", async () => {
    await last;
    await host?.close();
    process.exit(0);
  });
