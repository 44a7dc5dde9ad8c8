import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Database } from "../platform/storage/database.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { createVault } from "../platform/vault/vault.ts";
import {
  OPERATOR_TOKEN,
  type OperatorServer,
  operatorServer,
} from "../test-support/operatorServer.testing.ts";

const BINARY = join(import.meta.dirname, "frete.ts");

/** What a command printed, and its exit code. */
export interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** The real command, run in a process of its own against a real server. */
export interface TestCli {
  /** Empty at first; removed at the end. */
  folder: string;
  db: Database;
  server: OperatorServer;
  frete(args: string[], options?: { env?: object; input?: string }): Promise<Run>;
  /** Runs a command with --json, expects it to work, and reads its answer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of many shapes
  json(...args: string[]): Promise<any>;
  close(): Promise<void>;
}

/** Starts a server on an empty database for the command to talk to. */
export async function testCli(): Promise<TestCli> {
  const folder = await mkdtemp(join(tmpdir(), "frete-cli-"));
  const db = await openDatabase(`sqlite:${join(folder, "frete.db")}`);
  const server = await operatorServer(db, { vault: createVault(Buffer.alloc(32, 7)) });

  const frete: TestCli["frete"] = (args, { env = {}, input = "" } = {}) => {
    const child = spawn(process.execPath, [BINARY, ...args], {
      env: {
        PATH: process.env.PATH,
        FRETE_BASE_URL: server.url,
        FRETE_OPERATOR_TOKEN: OPERATOR_TOKEN,
        ...env,
      },
    });
    const result: Run = { code: null, out: "", err: "" };
    child.stdout.on("data", (chunk) => {
      result.out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      result.err += chunk;
    });
    child.stdin.end(input);
    return new Promise((resolve) => child.on("close", (code) => resolve({ ...result, code })));
  };

  return {
    folder,
    db,
    server,
    frete,
    json: async (...args) => {
      const { code, out, err } = await frete([...args, "--json"]);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      return JSON.parse(out);
    },
    close: async () => {
      await server.close();
      await db.close();
      await rm(folder, { recursive: true });
      expect(server.errors).toEqual([]);
    },
  };
}
