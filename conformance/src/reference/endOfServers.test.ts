import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KIT = resolve(import.meta.dirname, "..");
const PATIENCE = { timeout: 30_000, interval: 50 };

/** In the environment of every process that a command starts, and in the names of its data. */
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "ended-"));
});
afterEach(() => {
  for (const pid of processes()) process.kill(pid, "SIGKILL");
  rmSync(place, { recursive: true, force: true });
});

test.for([
  ["SIGTERM", "reference/runReference.ts", "--modulo", "filial"],
  ["SIGINT", "power/cli.ts", "--derived", "1"],
  ["SIGTERM", "power/cli.ts", "--mutant", "COT-007", "--again", "--lanes", "1"],
  ["SIGKILL", "power/cli.ts", "--derived", "1"],
] as const)("%s to %s %s leaves neither server nor data", async ([signal, script, ...args]) => {
  const command = spawn(process.execPath, [join(KIT, script), ...args], {
    stdio: "ignore",
    env: { ...process.env, TMPDIR: place },
  });
  const ended = once(command, "exit");
  // Its database is there: the server fills it, or listens.
  await vi.waitUntil(hasServer, PATIENCE);
  expect(processes().length).toBeGreaterThan(1);
  command.kill(signal);
  await ended;
  await vi.waitUntil(() => processes().length === 0, PATIENCE);
  expect(readdirSync(place)).toEqual([]);
});

const hasServer = () =>
  readdirSync(place)
    .filter((name) => name.startsWith("frete-conformance-"))
    .some((name) => existsSync(join(place, name, "frete.db")));

/** Ids of the processes with that environment, as Linux tells them. */
function processes(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => environmentOf(id).includes(`TMPDIR=${place}`))
    .map(Number);
}

function environmentOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/environ`, "utf8");
  } catch {
    return ""; // it has ended, or is another user's
  }
}
