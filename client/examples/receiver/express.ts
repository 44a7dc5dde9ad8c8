// Events on Express, with nothing that reads bodies before: `npm install express && node express.ts`.
import { nodeListener } from "@frete/client/node";
import { createReceiver, memoryStore } from "@frete/client/receiver";
import express from "express";

const { FRETE_WEBHOOK_TOKEN: token = "", FRETE_WEBHOOK_SECRET: secret = [], PORT = "4000" } = process.env;
const receive = createReceiver({
  authorization: { token }, // as registered
  secret, // whsec_..., when the store signs its events
  store: memoryStore(), // sqlStore(...) where several processes receive
  onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
  onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});

const app = express();
app.post("/eventos", nodeListener(receive));
const server = app.listen(Number(PORT), "127.0.0.1", () => console.log("listening", server.address()));
