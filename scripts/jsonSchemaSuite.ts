import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runSuite } from "./foreign/jsonSchemaSuite.ts";

/**
 * Runs JSON-Schema-Test-Suite (draft 2020-12) through the validators that the toolkit prints, and says file by file what passed. The
 * suite is no package of npm: PyPI's `jsonschema` brings it in its sources, which pip fetches once.
 */
const RELEASE = "jsonschema-4.26.0";
const SHA256 = "0c26707e2efad8aa1bfc5b7ce170f3fccc2e4918ff85989ba9ffa9facb2be326";

process.chdir(resolve(import.meta.dirname, ".."));
const outcomes = await runSuite(join(fetchSuite(), "json/tests/draft2020-12"));
const sum = (count: (outcome: (typeof outcomes)[number]) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const exceptedOf = ({ excepted }: (typeof outcomes)[number]) =>
  [...excepted.values()].reduce((total, count) => total + count, 0);

for (const outcome of outcomes) {
  const { file, passed, excepted, failed, idle } = outcome;
  const cells = [
    file.padEnd(42),
    `${passed} passed`.padStart(11),
    `${exceptedOf(outcome)} excepted`.padStart(13),
  ];
  console.log(`${cells.join("")}  ${[...excepted.keys()].join("; ")}`.trimEnd());
  for (const failure of failed) console.log(`  FAILED ${failure}`);
  for (const { reason } of idle) console.log(`  NEEDLESS exception: ${reason}`);
}
const faults = sum(({ failed, idle }) => failed.length + idle.length);
console.log(`${sum(({ passed }) => passed)} passed, ${sum(exceptedOf)} excepted, ${faults} wrong`);
process.exitCode = faults === 0 ? 0 : 1;

/** The folder of the suite, in the cache. */
function fetchSuite(): string {
  const cache = "node_modules/.cache/json-schema-suite";
  const archive = join(cache, `${RELEASE}.tar.gz`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(archive)) {
    const [name = "", version] = RELEASE.split("-");
    const source = ["--no-deps", "--no-binary", name];
    // The source of this one alone: of `:all:` pip would build what builds it from its source, too, and so on.
    execFileSync("pip", ["download", "-q", ...source, "-d", cache, `${name}==${version}`], {
      stdio: "inherit",
    });
  }
  const found = createHash("sha256").update(readFileSync(archive)).digest("hex");
  if (found !== SHA256) throw new Error(`${archive} is not what it was: ${found}. Delete it, and try again.`);
  execFileSync("tar", ["-xzf", archive, "-C", cache]);
  return join(cache, RELEASE);
}
