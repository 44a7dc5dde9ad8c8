import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { branchPoint } from "./check/git.ts";
import { ACCEPTED, CONCERNS, ownContracts } from "./contractDiff/ownContracts.ts";
import { type Told, tellDiff } from "./generate/diff/tellDiff.ts";

const USAGE = `What changed in the contracts of this project, and what of it breaks callers.

  npm run contract:diff                     since where this branch left main; on main, since the last commit
  npm run contract:diff -- REF              since a commit
  npm run contract:diff -- --format F       text, markdown (for a pull request), json
  npm run contract:diff -- --changelog FILE also writes what changed on top of this file

It compares generated/ (\`npm run generate\` first). Breaks that were decided on stand in spec/accepted-breaks.yaml; exit code 1 tells
of others, or of one whose day is over, 2 that nothing could be compared.
`;

process.chdir(resolve(import.meta.dirname, ".."));
try {
  process.exitCode = run();
} catch (error) {
  const { name, message, code = "" } = error as NodeJS.ErrnoException;
  if (name !== "DiffError" && !code.startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(message.split(". ")[0]);
  process.exitCode = 2;
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: "string", default: "text" },
      changelog: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const isKnown = ["text", "markdown", "json"].includes(values.format);
  if (values.help || !isKnown || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const since = positionals[0] ?? branchPoint();
  const isFine = tellDiff(
    ownContracts(since),
    ownContracts(),
    {
      accepted: ACCEPTED,
      concerns: CONCERNS,
      changelog: values.changelog,
      format: values.format as Told["format"],
    },
    { out: console.log, colours: process.stdout.isTTY },
  );
  return isFine ? 0 : 1;
}
