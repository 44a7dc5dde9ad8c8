// Events on Koa, before whatever parses bodies: `npm install koa && node koa.ts`.
import { nodeListener } from "@frete/client/node";
import { createReceiver, memoryStore } from "@frete/client/receiver";
import Koa from "koa";

const { FRETE_WEBHOOK_TOKEN: token = "", FRETE_WEBHOOK_SECRET: secret = [], PORT = "4000" } = process.env;
const receive = createReceiver({
  authorization: { token }, // as registered
  secret, // whsec_..., when the store signs its events
  store: memoryStore(), // sqlStore(...) where several processes receive
  onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
  onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});
const listener = nodeListener(receive);

const app = new Koa();
app.use(async (ctx, next) => {
  if (ctx.path !== "/eventos") return next();
  ctx.respond = false; // the listener answers
  await listener(ctx.req, ctx.res);
});
const server = app.listen(Number(PORT), "127.0.0.1", () => console.log("listening", server.address()));
