import http from "node:http";
import type { AddressInfo } from "node:net";
import type { CotacaoNova } from "@frete/contract/loja";
import * as loja from "@frete/contract/loja";
import type { Validate } from "../../generate/toolkit/contractModule.ts";
import { bodyText } from "../support/bodyText.ts";
import { listening } from "../support/listening.ts";
import { openHandler } from "./handler.ts";

/** node:http by hand with our validator, token look-up, handler and storage: what is left is the HTTP layer alone. */
const { callerOf, quote } = await openHandler(process.argv[2] ?? "");
const isRequest = loja.validators.criarCotacao.body?.["application/json"] as Validate;

const server = http.createServer(async (request, response) => {
  const caller = await callerOf(request.headers.authorization);
  if (!caller) return void response.writeHead(401).end();
  const body = JSON.parse(await bodyText(request));
  if (!isRequest(body)) return void response.writeHead(400).end();
  const text = await quote(body as CotacaoNova, caller);
  const head = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  };
  response.writeHead(200, head).end(text);
});
server.listen(0, "127.0.0.1", () => listening((server.address() as AddressInfo).port));
