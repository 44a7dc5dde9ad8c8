// Consumes the queue of events of the demonstration store: `npm start` in one terminal,
// `npx node client/examples/fila.ts` in another. It ends when it has treated the events that it made; with FILA_SEM_FIM=1 it
// goes on until Ctrl+C, e.g. while `npm run simulate -- --loja 1 --semente 7 --dias 3` plays the carriers.
import { createClient, type Evento } from "@frete/client";

const { FRETE_BASE_URL: baseUrl = "http://127.0.0.1:3000", FILA_SEM_FIM: endless } = process.env;
const client = createClient({ baseUrl, tokenApi: "frete_api_demo1" });

// 1. From now on the events of the store go to its queue. `url` is not called in this mode.
await client.call("registrarWebhook", { body: { url: "https://loja.example.com/eventos", modulo: "fila" } });

// 2. Two things happen: the store writes to a carrier, the operator uninstalls an application.
await client.call("enviarMensagemChat", {
  path: { idPedido: "DEMO-0001" },
  query: { chave: "pedido" },
  body: { mensagem: "Quando chega?" },
});
const aplicativos = `${baseUrl}/operacao/v1/lojas/1/aplicativos`;
const headers = { Authorization: "Bearer frete_op_demo", "Content-Type": "application/json" };
const body = JSON.stringify({ nome: `Etiquetas ${Date.now()}` });
const installed = await fetch(aplicativos, { method: "POST", headers, body });
const { id } = (await installed.json()) as { id: number };
await fetch(`${aplicativos}/${id}`, { method: "DELETE", headers });

// 3. Every event is treated and then deleted; one whose treatment fails comes again.
const ending = new AbortController();
process.once("SIGINT", () => ending.abort());
let treated = 0;
await client.fila.consume(
  (evento) => {
    console.log(`${evento.documento}  ${evento.tipo}: ${textOf(evento)}`);
    treated++;
    if (evento.tipo === "Aplicativo" && evento.dados.idApp === id && !endless) ending.abort();
  },
  {
    signal: ending.signal,
    onError: (error, evento) => console.error(`${evento?.documento ?? "the service"}: ${error}`),
  },
);
console.log(`${treated} events treated`);

/** The kind of an event tells the type of its data. */
function textOf(evento: Evento): string {
  switch (evento.tipo) {
    case "Rastreio":
      return `order ${evento.dados.numeroPedido} ${evento.dados.situacao}`;
    case "rastreioEnventos":
      return `order ${evento.dados.numeroPedido} ${evento.dados.evento} ${evento.dados.unidade}`;
    case "chatTransportadora":
      return `${evento.dados.origem} on order ${evento.dados.numeroPedido}: ${evento.dados.mensagem}`;
    case "Aplicativo":
      return evento.dados.mensagem;
    case "metodoEnvio":
      return `${evento.dados.nomeMetodoEnvio} ${evento.dados.situacao}`;
    case "prazoAdicional":
      return `at most ${evento.dados.maior.prazoFilial} days in the branches`;
  }
}
