// A process in which a receiver meets its first events: prints the milliseconds of the first, and of the second.
import { createReceiver, memoryStore, signTestEvent } from "@frete/client/receiver";
import { testEvento } from "@frete/client/testing";

const secret = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
const receive = createReceiver({ authorization: null, secret, store: memoryStore(), onEvento: () => {} });
const times: number[] = [];
for (const documento of ["evt_1_1", "evt_1_2"]) {
  const sent = await signTestEvent(testEvento("Rastreio", {}, documento), { secret });
  const request = new Request("http://127.0.0.1/", sent);
  const began = performance.now();
  const { status } = await receive(request);
  times.push(performance.now() - began);
  if (status !== 200) throw new Error(`the receiver answers ${status}`);
}
console.log(JSON.stringify(times));
