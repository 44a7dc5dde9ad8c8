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
