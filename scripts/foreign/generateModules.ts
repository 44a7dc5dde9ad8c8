import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { generateContract } from "../generate/generateContract.ts";
import { GenerateError } from "../generate/generateError.ts";
import { writeOutputs } from "../generate/run/outputs.ts";
import type { ContractModule } from "../generate/toolkit/contractModule.ts";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";

/** What is generated of one service in one version, loaded. */
export interface LoadedModule extends ContractModule {
  readonly document: OpenApiDocument;
}

/** What became of a contract: modules, or the codes of the diagnostics that say what cannot be served. */
export type Generated =
  | { readonly modules: readonly LoadedModule[] }
  | { readonly refusal: readonly string[] };

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

  /** Generates the contract at `entry` and loads what came out; what is no refusal but a fault of the generator is thrown. */
  async generate(name: string, entry: string): Promise<Generated> {
    const outDir = join(this.folder, name);
    try {
      const { files } = await generateContract({ entry, outDir });
      await writeOutputs(outDir, files);
      return { modules: await loadModules(files) };
    } catch (error) {
      if (!(error instanceof GenerateError)) throw error;
      return { refusal: refusalOf(error) };
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

/** The codes of its diagnostics; without any, its first line. */
function refusalOf(error: GenerateError): string[] {
  const { diagnostics = [] } = error as { diagnostics?: readonly { code: string }[] };
  const codes = new Set(diagnostics.map(({ code }) => code));
  return codes.size > 0 ? [...codes] : [error.message.split("\n", 1)[0] as string];
}

/** Every operations table among the files, with the validators beside it and the document of the same hash. */
async function loadModules(files: ReadonlyMap<string, string>): Promise<LoadedModule[]> {
  const documents = [...files]
    .filter(([path]) => path.endsWith(".json"))
    .map(([, content]) => JSON.parse(content) as OpenApiDocument);
  const tables = [...files.keys()].filter((path) => path.endsWith("/operations.ts"));
  return Promise.all(
    tables.map(async (path) => {
      const [table, code] = await Promise.all([
        import(pathToFileURL(path).href) as Promise<ContractModule>,
        import(
          pathToFileURL(path.replace(/operations\.ts$/, "validators.js")).href
        ) as Promise<ContractModule>,
      ]);
      const document = documents.find(({ info }) => info["x-contract-hash"] === table.contract.hash);
      if (!document) throw new Error(`no document of the hash that ${path} has`);
      return { ...table, validators: code.validators, document };
    }),
  );
}
