import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolders } from "./watchFolders.ts";

let around: string;
let folder: string;
let runs: number;
let stop: () => void;

function watch(onChange: () => Promise<void> = async () => {}, others?: () => string[]) {
  stop = watchFolders([folder], [join(folder, "out")], async () => {
    runs++;
    await onChange();
    return others?.();
  });
}
const ran = (times: number) => expect.poll(() => runs, { interval: 10 }).toBe(times);

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "watch-"));
  folder = join(around, "spec");
  mkdirSync(join(folder, "out"), { recursive: true });
  runs = 0;
});
afterEach(() => {
  stop();
  rmSync(around, { recursive: true });
});

test("a save, a new folder, a file in it and a deleted file are noticed, outputs are not", async () => {
  watch();
  writeFileSync(join(folder, "main.tsp"), "1");
  await ran(1);
  writeFileSync(join(folder, "out/openapi.json"), "1");
  mkdirSync(join(folder, "new"));
  await ran(2);
  writeFileSync(join(folder, "new/more.tsp"), "1");
  await ran(3);
  rmSync(join(folder, "new/more.tsp"));
  await ran(4);
});

test.each(["main.tsp", "rules.tsv", "contract.config.json", "pt-BR.po"])("%s is a source", async (name) => {
  watch();
  writeFileSync(join(folder, name), "1");
  await ran(1);
});

test("a file elsewhere that the contract has come to need is followed", async () => {
  const shared = join(around, "shared/common.tsp");
  mkdirSync(join(around, "shared"));
  watch(undefined, () => [shared]);
  writeFileSync(join(folder, "main.tsp"), 'import "../shared/common.tsp";');
  await ran(1);
  writeFileSync(shared, "1");
  await ran(2);
  writeFileSync(join(around, "shared/other.tsp"), "1");
  writeFileSync(shared, "2");
  await ran(3);
});

test("a folder that goes and comes back is followed", async () => {
  watch();
  renameSync(folder, join(around, "away"));
  await vi.waitUntil(() => runs > 0);
  const before = runs;
  renameSync(join(around, "away"), folder);
  await vi.waitUntil(() => runs > before);
  const back = runs;
  writeFileSync(join(folder, "main.tsp"), "2");
  await vi.waitUntil(() => runs > back);
});

test("runs do not overlap; what is saved meanwhile leads to one more", async () => {
  let [inside, most] = [0, 0];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  watch(async () => {
    most = Math.max(most, ++inside);
    if (runs === 1) {
      for (const name of ["a", "b", "c"]) writeFileSync(join(folder, `${name}.tsp`), "1");
      await released;
    }
    inside--;
  });
  writeFileSync(join(folder, "main.tsp"), "1");
  await ran(1);
  release();
  await ran(2);
  expect(most).toBe(1);
});
