import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "../generate/commands/generate.ts";
import { comparePeers, type PeerSpec } from "./http/comparePeers.ts";
import { answer, headers, path } from "./http/listSample.ts";

/**
 * GET of a list by a contract that has nothing to do with freight: an API key, a list in the query parted by commas, a number and a
 * header, all validated; twenty records come back with a header of their own. The goal is 1.2 times node:http.
 */
export async function run(): Promise<{ name: string; columns: string[]; rows: (string | number)[][] }> {
  const folder = await mkdtemp(join(tmpdir(), "pets-"));
  try {
    const printer = { out: () => undefined, error: console.error, colours: false };
    await generate.run({ spec: "scripts/test-contract/petstore", out: folder, version: "v1" }, printer);
    const peers: readonly PeerSpec[] = [
      ["node:http", "listRawHttp", folder],
      ["node:http again (A/A)", "listRawHttp", folder],
      ["toolkit", "listOurs", folder],
    ];
    const exchange = { path, method: "GET" as const, headers, answer: JSON.stringify(answer) };
    return {
      name: "GET of a list over HTTP, of another contract",
      ...(await comparePeers(peers, exchange, ["node:http"])),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const { name, columns, rows } = await run();
  console.log(name);
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell]))));
}
