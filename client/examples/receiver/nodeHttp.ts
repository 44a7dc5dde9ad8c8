// Events on node:http: `node nodeHttp.ts`, with the token of the registration in FRETE_WEBHOOK_TOKEN.
import { createServer } from "node:http";
import { nodeListener } from "@frete/client/node";
import { createReceiver, memoryStore } from "@frete/client/receiver";

const { FRETE_WEBHOOK_TOKEN: token = "", FRETE_WEBHOOK_SECRET: secret = [], PORT = "4000" } = process.env;
const receive = createReceiver({
  authorization: { token }, // as registered
  secret, // whsec_..., when the store signs its events
  store: memoryStore(), // sqlStore(...) where several processes receive
  onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
  onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});

const server = createServer(nodeListener(receive)).listen(Number(PORT), "127.0.0.1", () => {
  console.log("listening", server.address());
});
