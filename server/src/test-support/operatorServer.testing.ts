import { refusing } from "../contract/mensagem.ts";
import { Application, startServer } from "../http/index.ts";
import { operacaoContract } from "../operacao/operacaoContract.ts";
import { type ManualClock, manualClock } from "../platform/clock.ts";
import { testFiles } from "../platform/files/files.testing.ts";
import { systemRandom } from "../platform/random.ts";
import type { Services } from "../platform/services.ts";
import type { Database } from "../platform/storage/database.ts";
import { exchange } from "./exchange.ts";

export const OPERATOR_TOKEN = "frete_op_teste";
/** The one that it is to replace. */
export const OLDER_TOKEN = "frete_op_anterior";

/** 2026-11-21, 09:00 in São Paulo. */
export const NOW = Date.parse("2026-11-21T12:00:00Z");

/** An answer as a test sees it. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of many shapes
  body: any;
  text: string;
}

/** The operator's interface of one database over real HTTP, every answer held against the contract. */
export interface OperatorServer {
  url: string;
  clock: ManualClock;
  /** What the server logged as errors: a test of the contract expects none. */
  errors: object[];
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Creates a record and returns it; throws when it is not 200. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of many shapes
  create(path: string, body: unknown): Promise<any>;
  close(): Promise<void>;
}

/** Serves the operator's interface on any free port; paths are relative to `/operacao/v1`. */
export async function operatorServer(
  db: Database,
  { vault, files: given, random = systemRandom }: Partial<Pick<Services, "vault" | "files" | "random">> = {},
): Promise<OperatorServer> {
  const errors: object[] = [];
  const silent = () => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (details: object) => errors.push(details),
  } as unknown as Services["log"];
  const clock = manualClock(NOW);
  const application = new Application({ log, ...refusing });
  const own = given ? undefined : await testFiles();
  const files = (given ?? own) as Services["files"];
  application.bind(
    operacaoContract({ db, clock, random, files, log, vault }, [OPERATOR_TOKEN, OLDER_TOKEN], {
      validateAnswers: true,
    }),
  );
  // Longer than any test leaves a connection idle: a client that shares a busy process with its server would use a closed one.
  const server = await startServer(application, { drainTime: 10, keepAliveTimeout: 600_000 });

  const call: OperatorServer["call"] = async (method, path, body, headers = {}) => {
    const isCsv = typeof body === "string" || body instanceof ReadableStream;
    const answer = await exchange(`${server.url}/operacao/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${OPERATOR_TOKEN}`,
        ...(body === undefined ? {} : { "Content-Type": isCsv ? "text/csv" : "application/json" }),
        ...headers,
      },
      body: body === undefined || isCsv ? body : JSON.stringify(body),
    });
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    return { ...answer, body: isJson ? JSON.parse(answer.text) : undefined };
  };
  return {
    url: server.url,
    clock,
    errors,
    call,
    create: async (path, body) => {
      const answer = await call("POST", path, body);
      if (answer.status !== 200) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
      return answer.body;
    },
    close: async () => {
      await server.close();
      await own?.remove();
    },
  };
}
