import { documento } from "./documento.ts";
import { html } from "./html.ts";
import { icones } from "./icones.ts";
import { textos } from "./textos.ts";

/** The page of every address that leads to no order, always the same: it tells nothing about which orders exist. */
export const paginaNaoEncontrado = documento(textos.naoEncontrado(), {
  marca: html`<p class="marca">${icones.pacote}${textos.eyebrow()}</p>`,
  principal: html`<div class="cartao fim solto"><div class="quadro"><span class="sinal">${icones.pacote}</span><div>
<h1>${textos.naoEncontrado()}</h1>
<p class="frase">${textos.naoEncontradoAjuda()}</p></div></div>
<ul class="dicas">${textos.naoEncontradoDicas.map((dica) => html`<li>${dica}</li>`)}</ul></div>`,
  rodape: null,
});
