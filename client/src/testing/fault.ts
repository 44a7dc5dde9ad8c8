import type { ServerResponse } from "node:http";

/** An answer that no good server gives: what a client in production meets one day. */
export type Fault =
  /** Refused as the service refuses, or as told. */
  | { status: number; mensagem?: string; retryAfter?: number | string; body?: unknown }
  /** 502 with a page of HTML, as a proxy answers when the service is away. */
  | "html502"
  /** 200 with JSON that breaks off. */
  | "brokenJson"
  /** Never an answer. */
  | "timeout"
  /** The connection ends without one. */
  | "disconnect";

const NAMED: readonly unknown[] = ["html502", "brokenJson", "timeout", "disconnect"];
const FIELDS = ["status", "mensagem", "retryAfter", "body"];

/** @throws Error naming what cannot be meant in a fault */
export function checkFault(fault: unknown): void {
  if (NAMED.includes(fault)) return;
  if (typeof fault !== "object" || fault === null)
    throw new Error(`fault is ${JSON.stringify(fault)}: use ${NAMED.join(", ")}, or { status: 503 }`);
  const { status, retryAfter = 0 } = fault as { status?: unknown; retryAfter?: unknown };
  const unknown = Object.keys(fault).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) throw new Error(`a fault has no ${unknown}: it has ${FIELDS.join(", ")}`);
  if (!(Number.isInteger(status) && (status as number) >= 200 && (status as number) <= 599))
    throw new Error(`status of the fault is ${JSON.stringify(status)}: use a whole number from 200 to 599`);
  if (!/^[ -~]*$/.test(String(retryAfter)))
    throw new Error(`retryAfter is ${JSON.stringify(retryAfter)}: use seconds, or a date as a header has it`);
}

const HTML = `<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body>
</html>
`;

/** Answers with a fault. */
export function answerFault(fault: Fault, response: ServerResponse): void {
  if (fault === "timeout") return;
  if (fault === "disconnect") {
    response.destroy();
    return;
  }
  if (fault === "html502") {
    response.writeHead(502, { "Content-Type": "text/html" }).end(HTML);
    return;
  }
  if (fault === "brokenJson") {
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"retorno":{"idCotacao":');
    return;
  }
  const { status, mensagem = "Falha pedida pelo teste.", retryAfter, body = { mensagem } } = fault;
  const headers = {
    "Content-Type": "application/json",
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
