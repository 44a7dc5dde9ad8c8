// Events on Fastify, whose routes for events get bytes instead of parsed JSON: `npm install fastify && node fastify.ts`.
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
await app.register(async (events) => {
  // Only in here: other routes keep Fastify's parser.
  events.removeContentTypeParser("application/json");
  events.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  events.post("/eventos", async (request) => receive(requestOf(request)));
});
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
console.log("listening", app.server.address());
