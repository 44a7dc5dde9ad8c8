// Events in a Cloudflare Worker: src/index.ts, with the secrets of `wrangler secret put`.
import { createReceiver, type Receiver } from "@frete/client/receiver";

interface Env {
  FRETE_WEBHOOK_TOKEN: string;
  FRETE_WEBHOOK_SECRET?: string;
}

let receive: Receiver | undefined;

const receiverOf = (env: Env): Receiver =>
  createReceiver({
    authorization: { token: env.FRETE_WEBHOOK_TOKEN },
    secret: env.FRETE_WEBHOOK_SECRET ?? [],
    // Several instances run at the same time: keep what is done in D1, with sqlStore and dialect "sqlite".
    onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
    onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
    onRefused: (status, reason) => console.error(`${status} ${reason}`),
  });

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    receive ??= receiverOf(env);
    return receive(request);
  },
};
