// The process of `npm run dev` that generates.
import { CONCERNS } from "../contractDiff/ownContracts.ts";
import { contracts } from "../contracts.ts";
import { serveGenerations } from "../generate/dev/serveGenerations.ts";

const own = contracts
  .filter(({ outDir }) => outDir === "generated")
  .map((source) => ({
    name: source.name,
    source,
    recordFile: `node_modules/.cache/generate/${source.name}.json`,
  }));
serveGenerations(async () => own, CONCERNS);
