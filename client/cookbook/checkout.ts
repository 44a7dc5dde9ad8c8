// Freight at the checkout: a page of the shop asks the shop's own server, which quotes; no token reaches a browser.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { codigoCompleto, createClient, FreteError, FreteValidationError, temEstoque } from "@frete/client";

const client = createClient({ timeout: 3_000, totalTimeout: 5_000 }); // nobody waits longer at a checkout
const cart = [{ sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 }]; // yours, from the session

const page = `<!doctype html><meta charset="utf-8"><title>Frete</title>
<form><label>CEP <input name="cep" required></label> <button>Calcular</button></form><ul></ul>
<script>
  document.forms[0].onsubmit = async (event) => {
    event.preventDefault();
    const answer = await fetch("/frete", { method: "POST", body: event.target.cep.value });
    const { opcoes, mensagem } = await answer.json();
    document.querySelector("ul").replaceChildren(...(opcoes ?? [{ texto: mensagem }]).map(({ texto }) =>
      Object.assign(document.createElement("li"), { textContent: texto })));
  };
</script>`;

/** What the customer may choose, cheapest first; `codigo` is what the order will name. */
async function quote(cepDestino: string) {
  const { retorno, opcoesEntrega } = await client.cotacao.criar({ cepDestino, canal: "site", volumes: cart });
  return opcoesEntrega
    .filter(temEstoque)
    .toSorted((one, other) => one.freteCobrar - other.freteCobrar)
    .map((opcao) => ({
      codigo: codigoCompleto(retorno.idCotacao, opcao),
      texto: `R$ ${opcao.freteCobrar.toFixed(2)}, ${opcao.prazoEntregaTotal} dias úteis`,
    }));
}

const server = createServer(async (request, response) => {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  if (request.method !== "POST") return void response.setHeader("Content-Type", "text/html").end(page);
  try {
    answer(200, { opcoes: await quote((await text(request)).replace(/\D/g, "")) });
  } catch (error) {
    if (error instanceof FreteValidationError) return void answer(400, { mensagem: error.mensagem }); // the CEP
    console.error(error instanceof FreteError ? `${error.message} (${error.requestId})` : error);
    answer(503, { mensagem: "Não foi possível calcular o frete. Tente de novo." });
  }
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
