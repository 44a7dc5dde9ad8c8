import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect } from "vitest";
import type { Database } from "../platform/storage/database.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { createVault } from "../platform/vault/vault.ts";
import {
  OPERATOR_TOKEN,
  type OperatorServer,
  operatorServer,
} from "../test-support/operatorServer.testing.ts";
import { run } from "./run.ts";

/** What a command printed, and its exit code. */
export interface Run {
  code: number;
  out: string;
  err: string;
}

/** The command against a real server, in this process; `frete.process.test.ts` runs it in one of its own. */
export interface TestCli {
  /** Empty at first; removed at the end. */
  folder: string;
  db: Database;
  server: OperatorServer;
  frete(args: string[], options?: { env?: Record<string, string>; input?: string }): Promise<Run>;
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

  const frete: TestCli["frete"] = async (args, { env = {}, input = "" } = {}) => {
    const printed = { out: "", err: "" };
    const keep = (stream: keyof typeof printed) => ({
      write: (text: string) => {
        printed[stream] += text;
      },
    });
    const code = await run(args, {
      env: { FRETE_BASE_URL: server.url, FRETE_OPERATOR_TOKEN: OPERATOR_TOKEN, ...env },
      out: keep("out"),
      err: keep("err"),
      stdin: Readable.from(input === "" ? [] : [Buffer.from(input)]),
    });
    return { code, ...printed };
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
