import { type Command, EXIT, type Printer, UsageError } from "./command.ts";

const FORMATS = ["text", "markdown", "json"] as const;
type Format = (typeof FORMATS)[number];

/** `contract diff BEFORE`: what changed since a commit, and whom it breaks. */
export const diff: Command = {
  name: "diff",
  summary: "say what changed since a commit or another document, and what of it breaks callers",
  argument: "before",
  help: `contract diff BEFORE --contract PATH

Compares a contract with what it was. Every change is breaking (something valid is refused, or cannot be shown to be still valid),
risky (valid, but may mean something else), additive, or editorial. What clients send must stay valid; what the service answers, and
the events that it sends, must stay what a client written before expects.

  BEFORE             a commit (HEAD~1, main, a tag), a folder that was generated, or a document (OpenAPI 3.0 or 3.1, YAML or JSON)
  --contract PATH    the contract now: a folder that \`contract generate\` wrote, or a document; in a commit the same folder is read
  --spec PATH        the contract now, from its TypeSpec, whether it was generated or not
  --accepted FILE    YAML: [{change: "...", until: "2026-12-31", reason: "..."}], breaks that were decided on
  --concerns FILE    YAML: {handlers: "src/**/*.ts", ...}, where the code stands that names operations and rules
  --format F         text, markdown (for a pull request) or json
  --changelog FILE   also writes what changed on top of this file

Ends with 0 when nothing breaks, 1 when something does that is not accepted, or an accepted break has expired, 2 when nothing could
be compared.`,
  options: {
    contract: { type: "string" },
    spec: { type: "string" },
    accepted: { type: "string" },
    concerns: { type: "string" },
    format: { type: "string" },
    changelog: { type: "string" },
  },
  async run(values, printer) {
    const { before, contract, spec, format = "text" } = values as Given;
    if (before === undefined) throw new UsageError("compare with what? contract diff BEFORE");
    if (contract === undefined && spec === undefined)
      throw new UsageError("which contract? --contract PATH or --spec PATH");
    if (!isFormat(format)) throw new UsageError(`--format is one of ${FORMATS.join(", ")}`);
    try {
      return await compare({ ...(values as Given), before }, format, printer);
    } catch (error) {
      if (!["DiffError", "GenerateError"].includes((error as Error).name)) throw error;
      printer.error((error as Error).message);
      return EXIT.usage;
    }
  },
};

const isFormat = (format: string): format is Format => FORMATS.includes(format as Format);

interface Given {
  before?: string;
  contract?: string;
  spec?: string;
  accepted?: string;
  concerns?: string;
  format?: string;
  changelog?: string;
}

async function compare(given: Given & { before: string }, format: Format, printer: Printer) {
  const { before, contract, spec } = given;
  const { documentsAt, documentsBefore } = await import("../diff/sources.ts");
  const { tellDiff } = await import("../diff/tellDiff.ts");
  const was = documentsBefore(before, contract);
  const is = spec === undefined ? documentsAt(contract as string) : await compiled(spec);
  return tellDiff(was, is, { ...given, format }, printer) ? EXIT.fine : EXIT.refused;
}

/** The contracts of TypeSpec sources, in memory. */
async function compiled(spec: string) {
  const { readContract } = await import("./readContract.ts");
  const { generateContract } = await import("../generateContract.ts");
  const { dirname, relative } = await import("node:path");
  const { parseDocument } = await import("../diff/parseDocument.ts");
  const {
    hasOut: _has,
    folder: _folder,
    configFile: _file,
    ...source
  } = await readContract({ spec, out: undefined, service: undefined, version: undefined });
  const { files } = await generateContract(source);
  const own = [...files].filter(([path]) => path.endsWith("/document.json") || path === "document.json");
  return new Map(
    own.map(([path, text]) => [relative(source.outDir, dirname(path)), parseDocument(text, path)]),
  );
}
