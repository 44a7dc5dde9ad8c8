import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Contract } from "../engine/contract.ts";

/** What a pet server does otherwise than its contract says. */
export interface Fault {
  /** What is called a valid pet. */
  isPet?: (pet: Record<string, unknown>, isValid: boolean) => boolean;
  isToy?: (toy: Record<string, unknown>, isValid: boolean) => boolean;
  isKey?: (key: string | undefined) => boolean;
  /** Is it enough to remove a pet? */
  mayRemove?: (isKnown: boolean, isStaff: boolean) => boolean;
  isLimit?: (limit: number) => boolean;
  kindsOf?: (text: string) => string[];
  /** What is kept of a pet. */
  kept?: (pet: object) => object | undefined;
  answer?: (answer: Answer, operation: string) => Answer;
  /** What becomes of a body that is no JSON. */
  malformed?: number;
  types?: RegExp;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export const SECRETS = { ApiKey: "key-of-the-shop", StaffKey: "key-of-the-staff" };
const KINDS = ["dog", "cat", "fish"];

/** A pet store in a few lines of node:http, right but for its faults. */
export async function petServer({ validators }: Contract, fault: Fault = {}) {
  const pets = new Map<number, object>();
  let last = 0;
  const refused = (status: number, message: string): Answer => ({
    status,
    headers: {},
    body: { code: 1, message },
  });
  const valid = (operation: string, body: unknown) =>
    validators[operation]?.body?.["application/json"]?.(structuredClone(body)) === true;

  async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | Answer> {
    const isJson = (fault.types ?? /^application\/json/).test(request.headers["content-type"] ?? "");
    if (!isJson) return refused(415, "JSON, please");
    return (await json(request).catch(() => refused(fault.malformed ?? 400, "no JSON"))) as Record<
      string,
      unknown
    >;
  }

  async function serve(request: IncomingMessage, operation: string, url: URL): Promise<Answer> {
    const [, , id = "", toys] = url.pathname.split("/");
    const petId = Number(id);
    const isKnown = (fault.isKey ?? ((key) => key === SECRETS.ApiKey))(
      request.headers["x-api-key"] as string,
    );
    const isStaff = url.searchParams.get("staff") === SECRETS.StaffKey;
    const may = operation === "remove" ? (fault.mayRemove ?? ((a, b) => a && b))(isKnown, isStaff) : isKnown;
    if (!may) return refused(401, "who are you?");
    if (id !== "" && !/^-?\d+$/.test(id)) return refused(400, "petId is a number");
    if (operation === "read" && petId < 1) return refused(400, "petId begins at 1");
    if (operation === "list") return list(url.searchParams, request.headers["x-request-id"] as string);
    if (id !== "" && !pets.has(petId)) return refused(404, "no such pet");
    if (operation === "read") return { status: 200, headers: {}, body: pets.get(petId) };
    if (operation === "remove") {
      pets.delete(petId);
      return { status: 204, headers: {}, body: undefined };
    }
    const body = await bodyOf(request);
    if (typeof body === "object" && body !== null && "status" in body && "headers" in body)
      return body as Answer;
    if (toys) {
      const isToy = (fault.isToy ?? ((_, right) => right))(body as never, valid("addToy", body));
      return isToy ? { status: 201, headers: {}, body } : refused(400, "no toy");
    }
    if (!(fault.isPet ?? ((_, right) => right))(body as never, valid("create", body)))
      return refused(400, "no pet");
    const key = operation === "create" ? ++last : petId;
    const pet = (fault.kept ?? ((each) => each))({ ...(body as object), id: key });
    if (pet) pets.set(key, pet);
    const headers: Record<string, string> = operation === "create" ? { location: `/store/pets/${key}` } : {};
    return { status: operation === "create" ? 201 : 200, headers, body: { ...(body as object), id: key } };
  }

  function list(query: URLSearchParams, requestId = ""): Answer {
    const kinds = (fault.kindsOf ?? ((text) => text.split(",")))(query.get("kinds") ?? KINDS.join(","));
    if (query.getAll("kinds").length > 1 || !kinds.every((kind) => KINDS.includes(kind)))
      return refused(400, "no such kind");
    const limit = Number(query.get("limit") ?? 10);
    const isLimit = fault.isLimit ?? ((each) => Number.isInteger(each) && each >= 1 && each <= 100);
    if (!isLimit(limit) || requestId.length > 40) return refused(400, "no such page");
    return {
      status: 200,
      headers: { "x-total": String(pets.size) },
      body: [...pets.values()].slice(0, limit),
    };
  }

  function operationOf(method: string, path: string): string {
    if (path === "/health") return "health";
    if (path.endsWith("/toys")) return "addToy";
    if (path === "/pets") return method === "POST" ? "create" : "list";
    return { GET: "read", PUT: "replace", DELETE: "remove" }[method] ?? "none";
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL((request.url ?? "/").replace(/^\/store/, ""), "http://pets");
    const operation = operationOf(request.method ?? "GET", url.pathname);
    const right: Answer =
      operation === "health"
        ? { status: 200, headers: { "content-type": "text/plain" }, body: "ok" }
        : await serve(request, operation, url);
    const { status, headers, body } = fault.answer?.(right, operation) ?? right;
    const isText = typeof body === "string";
    response.writeHead(status, {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(body));
    request.resume();
  }

  const server = createServer((request, response) =>
    respond(request, response).catch(() => response.writeHead(500).end()),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
