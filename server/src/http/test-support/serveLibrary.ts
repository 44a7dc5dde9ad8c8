import { afterAll } from "vitest";
import type { ContractModule } from "../contractModule.ts";
import { type RunningServer, type ServerOptions, startServer } from "../server.ts";
import { type LibraryOptions, libraryApplication } from "./library.ts";

export interface ServedLibrary extends RunningServer {
  log: { details: object; text: string }[];
}

/** Serves the library over HTTP until the tests of the file are done. */
export async function serveLibrary(
  options: LibraryOptions = {},
  serverOptions: ServerOptions = {},
  module?: ContractModule,
): Promise<ServedLibrary> {
  const { application, log } = libraryApplication(options, undefined, module);
  const server = await startServer(application, { drainTime: 0, ...serverOptions });
  afterAll(() => server.close());
  return { ...server, log };
}

/** The answer of a request, its JSON body parsed. */
export async function ask(server: RunningServer, method: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(server.url + path, { method, ...init });
  const text = await answer.text();
  const isJson = /^application\/(?:problem\+)?json\b/.test(answer.headers.get("content-type") ?? "");
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: isJson && text !== "" ? JSON.parse(text) : undefined,
  };
}

export const asWriter = { Authorization: "Bearer writer" };
export const asJson = { ...asWriter, "Content-Type": "application/json" };
