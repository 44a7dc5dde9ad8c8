import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import { generateContract } from "../../../../scripts/generate/generateContract.ts";
import { Application } from "../application.ts";
import { type BindOptions, bindContract } from "../bindContract.ts";
import type { ContractModule } from "../contractModule.ts";
import { startServer } from "../server.ts";

const head = (libraries: readonly string[]) => `import "@typespec/http";
${libraries.map((name) => `import "${name}";\n`).join("")}using TypeSpec.Http;
@service(#{ title: "Sample" })
namespace Sample;
`;

/**
 * The module that is generated for the contract whose text is given; the service, the HTTP library and the libraries named are
 * added.
 */
export async function compileText(text: string, libraries: readonly string[] = []): Promise<ContractModule> {
  // Below the project, so that the compiler finds its libraries.
  await mkdir("node_modules/.cache/contracts", { recursive: true });
  const folder = await mkdtemp("node_modules/.cache/contracts/served-");
  try {
    const entry = join(folder, "main.tsp");
    await writeFile(entry, head(libraries) + text);
    const { files } = await generateContract({ entry, outDir: folder });
    const made = (file: string) => files.get(join(folder, file)) as string;
    await writeFile(join(folder, "operations.js"), stripTypeScriptTypes(made("operations.ts")));
    await writeFile(join(folder, "validators.js"), made("validators.js"));
    const load = (file: string) => import(pathToFileURL(resolve(folder, file)).href);
    return { ...(await load("operations.js")), ...(await load("validators.js")) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A request as a handler of a sample sees it: the contract is a text, so nothing is known of its types. */
export interface SampleRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie: Record<string, unknown>;
  contentType: string | undefined;
  body: unknown;
}

export interface SampleOptions extends Partial<Omit<BindOptions<never, unknown, never>, "handlers">> {
  handlers: Readonly<Record<string, (request: SampleRequest, caller: unknown) => unknown>>;
}

/** Serves a contract until the tests of the file are done. Handlers are not held against its types. */
export async function serveContract(module: ContractModule, options: SampleOptions) {
  const log: string[] = [];
  const keep = (details: object, text: string) => {
    const { err, where } = details as { err?: unknown; where?: unknown };
    log.push(`${text}: ${err ?? where}`);
  };
  const application = new Application({ log: { error: keep } });
  application.bind(
    bindContract(module, { validateAnswers: true, log: { error: keep }, ...options } as never),
  );
  const server = await startServer(application, { drainTime: 0 });
  afterAll(() => server.close());
  return { ...server, log, handlers: options.handlers };
}
