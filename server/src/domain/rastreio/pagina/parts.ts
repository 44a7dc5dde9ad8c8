import type { EnvioView, EtapaView } from "./envioView.ts";
import type { ExternalUrl } from "./externalUrl.ts";
import { type Content, type Html, html } from "./html.ts";
import { icons, toneIcon } from "./icons.ts";
import { capitalized, dateAttribute, longDay, type Moment, shortDay } from "./moments.ts";
import type { RastreioView } from "./rastreioView.ts";
import { type StatusText, textos } from "./textos.ts";

/** A term with its value; nothing when there is none. */
export function labelledLine(termo: string, valor: Content): Html[] {
  if (valor === null || valor === "") return [];
  return [html`<div><dt>${termo}</dt><dd>${valor}</dd></div>`];
}

/** Status in words with its sign; as a heading when it has an id. */
export function statusPanel({ titulo, frase, tom }: StatusText, id: string | null): Html {
  const sinal = html`<span class="sinal">${toneIcon[tom]}</span>`;
  const palavras = html`<span class="olho">${textos.situacao()}</span> ${titulo}`;
  const cabeca =
    id === null
      ? html`<p class="status">${palavras}</p>`
      : html`<h2 class="status" id="${id}">${palavras}</h2>`;
  return html`<div class="quadro">${sinal}<div>${cabeca}${frase && html`<p class="frase">${frase}</p>`}</div></div>`;
}

/** A moment in words: the day, and the hour when it is known. */
function quando(momento: Moment, hoje: string, hora: (hora: string) => string): Html {
  const dia = longDay(momento.data, hoje);
  return html`<time datetime="${dateAttribute(momento)}">${capitalized(dia)}${momento.hora && ` ${hora(momento.hora)}`}</time>`;
}

/** The days that whoever waits wants to know: collection, arrival promised, arrival; nothing when there is none. */
export function prazoLines(
  { previsao, entrega, coleta }: EnvioView,
  { hoje, reversa }: RastreioView,
): Html | null {
  const linhas = [
    ...labelledLine(textos.coleta(), coleta && quando({ data: coleta, hora: null }, hoje, textos.ate)),
    ...labelledLine(textos.previsao(reversa), previsao && quando(previsao, hoje, textos.ate)),
    ...labelledLine(textos.entregueEm(reversa), entrega && quando(entrega, hoje, textos.as)),
  ];
  return linhas.length === 0 ? null : html`<dl class="prazos">${linhas}</dl>`;
}

/** The steps, each with its state in words for those who do not see it. */
export function etapaList(etapas: readonly EtapaView[], hoje: string): Html {
  const passos = etapas.map(({ titulo, estado, momento }) => {
    const atual = estado === "atual" && html` aria-current="step"`;
    const dia =
      momento && html`<time datetime="${dateAttribute(momento)}">${shortDay(momento.data, hoje)}</time>`;
    const marca = estado === "feita" && icons.certo;
    return html`<li class="${estado}"${atual}><span class="ponto">${marca}</span><span class="etapa"><span class="oculto">${textos.etapa[estado]}: </span>${titulo}</span>${dia}</li>`;
  });
  return html`<ol class="etapas" role="list" aria-label="${textos.progresso()}">${passos}</ol>`;
}

/** Buttons to the carrier's page and to the proof of delivery, each with the host it leads to (PED-NOVO-028, NS-044). */
export function links({ rastreioExterno, comprovante }: EnvioView, envio: string | null): Html | null {
  if (rastreioExterno === null && comprovante === null) return null;
  const ligacao = (url: ExternalUrl | null, texto: string, icone: Html, classe: string) =>
    url &&
    html`<li><a class="botao ${classe}" href="${url.href}" rel="external noopener noreferrer">${icone}<span>${texto}${envio && html` <span class="oculto">(${envio})</span>`}<span class="host">${textos.abre(url.host)}</span></span></a></li>`;
  return html`<ul class="ligacoes" role="list">${[
    ligacao(rastreioExterno, textos.rastrear(), icons.sair, "principal"),
    ligacao(comprovante, textos.comprovante(), icons.arquivo, ""),
  ]}</ul>`;
}

/** What happened, newest first, under a heading for each day. */
export function movimentacoes(dias: EnvioView["dias"], hoje: string, nivel: "h3" | "h4"): Html {
  if (dias.length === 0) return html`<p class="vazio">${textos.semMovimentacoes()}</p>`;
  return html`<div class="historico">${dias.map(
    ({ data, movimentacoes: doDia }) => html`<${nivel}>${capitalized(longDay(data, hoje))}</${nivel}>
<ol role="list">${doDia.map(
      ({ momento, titulo, detalhe }) =>
        html`<li><time datetime="${dateAttribute(momento)}">${momento.hora}</time><div><p>${titulo}</p>${detalhe && html`<p class="detalhe">${detalhe}</p>`}</div></li>`,
    )}</ol>`,
  )}</div>`;
}
