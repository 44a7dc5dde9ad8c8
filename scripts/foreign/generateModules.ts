import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContractDiagnostic } from "../generate/diagnostics/diagnostic.ts";
import { generateContract } from "../generate/generateContract.ts";
import { GenerateError } from "../generate/generateError.ts";
import { writeOutputs } from "../generate/run/outputs.ts";
import type { ContractModule } from "../generate/toolkit/contractModule.ts";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import type { CreateClient } from "./createClient.ts";
import { type Reduced, withoutOperations } from "./withoutOperations.ts";

/** What is generated of one service in one version, loaded. */
export interface LoadedModule extends ContractModule {
  readonly document: OpenApiDocument;
  readonly createClient: CreateClient;
}

/** What became of a contract. */
export interface Generated {
  /** One for each service and version; none when the contract as a whole is refused. */
  readonly modules: readonly LoadedModule[];
  /** What is refused, by the names of operations behind those of their blocks; `""` is all of it. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
}

/** Generates contracts into a temporary folder, from which packages are found as in the project. */
export class Workbench implements AsyncDisposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Workbench> {
    const folder = await mkdtemp(join(tmpdir(), "contracts-"));
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    return new Workbench(folder);
  }

  /**
   * Generates the contract at `entry` and loads what came out. Operations at whose lines the generator refuses it are taken out of a
   * copy, so that the others are tried. What is no refusal but a fault of the generator is thrown.
   */
  async generate(name: string, entry: string): Promise<Generated> {
    const outDir = join(this.folder, name);
    const refused = new Map<string, readonly string[]>();
    let main = entry;
    for (;;) {
      try {
        const { files } = await generateContract({ entry: main, outDir });
        writeOutputs(outDir, files);
        return { modules: await loadModules(files), refused };
      } catch (error) {
        if (!(error instanceof GenerateError)) throw error;
        const errors = error.diagnostics.filter(({ severity }) => severity === "error");
        const reduced = await reduce(main, errors);
        const codes = errors.map(({ code }) => code);
        if (!reduced) return { modules: [], refused: new Map([["", [...new Set(codes)]]]) };
        for (const [index, { code, message }] of errors.entries()) {
          const operation = NAMED.exec(message)?.[1] ?? (reduced.operations[index] as string);
          refused.set(operation, [...(refused.get(operation) ?? []), code]);
        }
        const copy = join(this.folder, `${name}-reduced`);
        await cp(dirname(entry), copy, { recursive: true });
        main = join(copy, basename(entry));
        await writeFile(main, reduced.text);
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

/** An operation that a template makes stands at the line of the template: the message has its whole name. */
const NAMED = /^operation (\w+_\w+)/;

async function reduce(file: string, errors: readonly ContractDiagnostic[]): Promise<Reduced | undefined> {
  if (errors.some((error) => error.file === undefined || resolve(error.file) !== resolve(file)))
    return undefined;
  return withoutOperations(
    await readFile(file, "utf8"),
    errors.map(({ line }) => line as number),
  );
}

/** Every operations table among the files, with the validators beside it and the document of the same hash. */
async function loadModules(files: ReadonlyMap<string, string>): Promise<LoadedModule[]> {
  const documents = [...files]
    .filter(([path]) => path.endsWith(".json"))
    .map(([, content]) => JSON.parse(content) as OpenApiDocument);
  const tables = [...files.keys()].filter((path) => path.endsWith("/operations.ts"));
  return Promise.all(
    tables.map(async (path) => {
      const [table, client, code] = await Promise.all([
        import(pathToFileURL(path).href) as Promise<ContractModule>,
        import(pathToFileURL(path.replace(/operations\.ts$/, "client.ts")).href) as Promise<{
          createClient: CreateClient;
        }>,
        import(
          pathToFileURL(path.replace(/operations\.ts$/, "validators.js")).href
        ) as Promise<ContractModule>,
      ]);
      const document = documents.find(({ info }) => info["x-contract-hash"] === table.contract.hash);
      if (!document) throw new Error(`no document of the hash that ${path} has`);
      return { ...table, validators: code.validators, document, createClient: client.createClient };
    }),
  );
}
