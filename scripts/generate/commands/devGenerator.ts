// The process of `contract dev` that generates.
import { basename, resolve } from "node:path";
import { serveGenerations } from "../dev/serveGenerations.ts";
import { recordFileOf } from "../run/runContract.ts";
import { readContract } from "./readContract.ts";

const { concerns, ...named } = JSON.parse(process.argv[2] ?? "{}");
serveGenerations(async () => {
  const { hasOut: _out, folder, configFile: _file, ...source } = await readContract(named);
  return [{ name: basename(resolve(folder)), source, recordFile: recordFileOf(source) }];
}, concerns);
