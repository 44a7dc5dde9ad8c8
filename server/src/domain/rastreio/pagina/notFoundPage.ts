import { html } from "./html.ts";
import { htmlDocument } from "./htmlDocument.ts";
import { icons } from "./icons.ts";
import { textos } from "./textos.ts";

/** The page of every address that leads to no order, always the same: it tells nothing about which orders exist. */
export const notFoundPage = htmlDocument(textos.naoEncontrado(), {
  marca: html`<p class="marca">${icons.pacote}${textos.eyebrow()}</p>`,
  principal: html`<div class="cartao fim solto"><div class="quadro"><span class="sinal">${icons.pacote}</span><div>
<h1>${textos.naoEncontrado()}</h1>
<p class="frase">${textos.naoEncontradoAjuda()}</p></div></div>
<ul class="dicas">${textos.naoEncontradoDicas.map((dica) => html`<li>${dica}</li>`)}</ul></div>`,
  rodape: null,
});
