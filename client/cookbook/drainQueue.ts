// The queue of events, drained: for a job that runs now and then, reads, treats and deletes until nothing is left. A worker that never ends
// is client.fila.consume. `node drainQueue.ts --register` the first time
import { createClient, type Evento } from "@frete/client";

const client = createClient();
if (process.argv.includes("--register"))
  await client.webhook.registrar({ url: "https://loja.example.com/eventos", modulo: "fila" }); // once

/** Does what an event asks for; twice does no harm, as a job that dies before the deletion sees it again. */
async function treat(evento: Evento): Promise<string> {
  switch (evento.tipo) {
    case "Rastreio":
      return `${evento.dados.numeroPedido} is ${evento.dados.situacao}`;
    case "chatTransportadora":
      return `${evento.dados.numeroPedido}: ${evento.dados.mensagem}`;
    default:
      return evento.tipo;
  }
}

const failed = new Set<string>();
for (let evento = await client.fila.read(); evento; evento = await client.fila.read()) {
  if (failed.has(evento.documento)) break; // all others have been seen
  try {
    console.log(`${evento.documento} ${await treat(evento)}`);
    await client.fila.remove(evento.documento);
  } catch (error) {
    failed.add(evento.documento);
    console.error(`${evento.documento} stays: ${error}`);
  }
}
console.log(failed.size === 0 ? "the queue is empty" : `${failed.size} events stay`);
process.exitCode = failed.size === 0 ? 0 : 1;
