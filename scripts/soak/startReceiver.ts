import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Soaked } from "./startSoaked.ts";

/** Registers a receiver that takes every notification of the store. */
export async function startReceiver({ url, tokens }: Soaked): Promise<{ close(): void }> {
  const receiver = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(204).end());
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const { port } = receiver.address() as AddressInfo;
  const answer = await fetch(`${url}/api/v1/webhook/novo`, {
    method: "POST",
    headers: { Authorization: `Bearer ${tokens.api}`, "Content-Type": "application/json" },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/` }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return {
    close: () => {
      receiver.close();
      receiver.closeAllConnections();
    },
  };
}
