import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generateContract } from "../generate/generateContract.ts";
import { CACHE } from "./cache.ts";
import { TWO_BOOKS } from "./refusal/twoBooks.ts";
import { type Outcome, testTool } from "./testTool.ts";
import { oapiCodegen } from "./tools/oapiCodegen.ts";

/** A tool that refuses the contract: those of the other languages leave out the second book, or write it over the first. */
export const REFUSING = oapiCodegen;
const NAME = "broken contract";

/**
 * Gives a tool a contract that it must refuse, and looks whether the refusal shows the places in the contract, as it would in a contract that
 * somebody broke unawares.
 */
export async function refusalIsPlaced(say: (line: string) => void): Promise<Outcome> {
  const outDir = join(CACHE, "work/broken");
  await rm(outDir, { recursive: true, force: true });
  const { files } = await generateContract({ entry: TWO_BOOKS, outDir });
  for (const [path, content] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const document = {
    name: NAME,
    contract: "openapi",
    version: "3.1",
    entry: TWO_BOOKS,
    isCalled: false,
  } as const;
  const outcome = await testTool(REFUSING, { ...document, path: join(outDir, "openapi.yaml") }, say);
  if (outcome.generate === "ok")
    return { ...outcome, faults: ["it was to be refused, and was not"], ok: false };
  if (outcome.generate !== "FAILED") return outcome;
  const said = outcome.faults.join("\n");
  const isPlaced = ["9:7", "13:7"].every((place) => said.includes(`${TWO_BOOKS}:${place}`));
  if (isPlaced) return { ...outcome, generate: "refused, with its place", faults: [], ok: true };
  return {
    ...outcome,
    faults: ["refused as it should be, but without its places:", ...outcome.faults],
    ok: false,
  };
}
