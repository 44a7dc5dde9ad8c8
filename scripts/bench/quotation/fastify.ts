import type { AddressInfo } from "node:net";
import type { Cotacao, CotacaoNova } from "@frete/contract/loja";
import fastify, { type FastifyReply } from "fastify";
import type { LojaCaller } from "../../../server/src/contract/lojaHandler.ts";
import { listening } from "../support/listening.ts";
import { contractSchema } from "./contractSchema.ts";
import { openHandler } from "./handler.ts";

/**
 * Fastify at its best: its own ajv from the contract's schema, its own serialiser from the contract's answer schema, and
 * our handler, which stores the very text that is sent.
 */
type Serializer = (record: Cotacao) => string;
let serializer: Serializer | undefined;
const render = (record: Cotacao): string => (serializer as Serializer)(record);
const { callerOf, quote } = await openHandler(process.argv[2] ?? "", render);
const callers = new WeakMap<object, LojaCaller>();

const app = fastify({ logger: false, ajv: { customOptions: { strict: false, coerceTypes: false } } });
app.addHook("onRequest", async (request, reply) => {
  const caller = await callerOf(request.headers.authorization);
  if (!caller) return reply.code(401).send({ mensagem: "token" });
  callers.set(request, caller);
});
const schema = { body: contractSchema("CotacaoNova"), response: { 200: contractSchema("Cotacao") } };
app.post("/api/v1/cotacao", { schema }, async (request, reply: FastifyReply) => {
  serializer ??= reply.getSerializationFunction("200") as unknown as Serializer;
  const text = await quote(request.body as CotacaoNova, callers.get(request) as LojaCaller);
  return reply.type("application/json; charset=utf-8").send(text);
});
await app.listen({ port: 0, host: "127.0.0.1" });
listening((app.server.address() as AddressInfo).port);
