// Events on Hono, here on Node: `npm install hono @hono/node-server && node hono.ts`. On other platforms the app alone is the same.
import { createReceiver, memoryStore } from "@frete/client/receiver";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const { FRETE_WEBHOOK_TOKEN: token = "", FRETE_WEBHOOK_SECRET: secret = [], PORT = "4000" } = process.env;
const receive = createReceiver({
  authorization: { token }, // as registered
  secret, // whsec_..., when the store signs its events
  store: memoryStore(), // sqlStore(...) where several processes receive
  onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
  onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});

const app = new Hono();
app.post("/eventos", (c) => receive(c.req.raw));
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" }, (address) =>
  console.log("listening", address),
);
