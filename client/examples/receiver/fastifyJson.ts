// Events on Fastify with its own JSON parser. What it parsed is written anew: a signature holds as long as the service writes JSON
// as JavaScript does, which it does today; fastify.ts depends on nothing of that kind.
import { createReceiver, memoryStore, requestOf } from "@frete/client/receiver";
import Fastify from "fastify";

const { FRETE_WEBHOOK_TOKEN: token = "", FRETE_WEBHOOK_SECRET: secret = [], PORT = "4000" } = process.env;
const receive = createReceiver({
  authorization: { token }, // as registered
  secret, // whsec_..., when the store signs its events
  store: memoryStore(), // sqlStore(...) where several processes receive
  onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
  onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});

const app = Fastify();
app.post("/eventos", async (request) => receive(requestOf(request)));
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
console.log("listening", app.server.address());
