import type { EnvioView } from "./envioView.ts";
import { type Html, html } from "./html.ts";
import { htmlDocument } from "./htmlDocument.ts";
import { icons } from "./icons.ts";
import { shortDay } from "./moments.ts";
import { etapaList, labelledLine, links, movimentacoes, prazoLines, statusPanel } from "./parts.ts";
import type { RastreioView } from "./rastreioView.ts";
import { textos } from "./textos.ts";

/** The tracking page of an order: a whole document, without scripts. */
export function rastreioPage(visao: RastreioView): string {
  const { loja, numero, reversa, status, envios, consultado, hoje } = visao;
  const tipo = textos.pedido(reversa);
  const [unico] = envios;
  return htmlDocument(`${tipo} ${numero}: ${status.titulo} | ${loja}`, {
    marca: html`<p class="marca">${icons.pacote}<bdi>${loja}</bdi></p>`,
    principal: html`<h1>${tipo} <bdi>${numero}</bdi></h1>
${envios.length === 1 && unico ? pedidoSimples(visao, unico) : pedidoDividido(visao)}`,
    rodape: html`<p>${textos.consultado()} <time datetime="${consultado.data}T${consultado.hora}">${shortDay(consultado.data, hoje)} ${textos.as(consultado.hora ?? "")}</time>. ${textos.horario()}</p>`,
  });
}

/** One shipment: its state is the order's. */
function pedidoSimples(visao: RastreioView, envio: EnvioView): Html {
  return html`<section class="cartao ${envio.status.tom}" aria-labelledby="situacao">
${cabecalho(envio, visao, "situacao")}
${etapaList(envio.etapas, visao.hoje)}
</section>
<div class="colunas">
<section class="cartao" aria-labelledby="detalhes">
<h2 id="detalhes">${textos.detalhes()}</h2>
<dl class="lado">${detalhesEnvio(envio)}${detalhesPedido(visao)}</dl>
${links(envio, null)}
</section>
<section class="cartao" aria-labelledby="movimentacoes">
<h2 id="movimentacoes">${textos.movimentacoes()}</h2>
${movimentacoes(envio.dias, visao.hoje, "h3")}
</section>
</div>`;
}

/** Several shipments: the order as a whole, then one card for each (PED-NOVO-028). */
function pedidoDividido(visao: RastreioView): Html {
  const { envios, entregues } = visao;
  const instrucao = visao.devolucao?.instrucao ?? null;
  const frase = textos.chegaram(entregues, envios.length, visao.reversa);
  return html`<section class="cartao ${visao.status.tom}" aria-labelledby="situacao">
${statusPanel({ ...visao.status, frase }, "situacao")}
${instrucao && html`<p class="aviso">${instrucao}</p>`}
<dl class="lado">${detalhesPedido(visao)}</dl>
</section>
${envios.map((envio) => cartaoEnvio(envio, visao))}`;
}

function cartaoEnvio(envio: EnvioView, visao: RastreioView): Html {
  const nome = textos.envioDe(envio.posicao, visao.envios.length);
  const id = `envio-${envio.posicao}`;
  return html`<section class="cartao ${envio.status.tom}" aria-labelledby="${id}">
<h2 id="${id}" class="nome">${nome}</h2>
${cabecalho(envio, visao, null)}
${etapaList(envio.etapas, visao.hoje)}
<dl class="lado">${detalhesEnvio(envio)}</dl>
${links(envio, nome)}
<h3>${textos.movimentacoes()}</h3>
${movimentacoes(envio.dias, visao.hoje, "h4")}
</section>
`;
}

/** What matters first: the state, the day, and what there is to know about them. */
function cabecalho(envio: EnvioView, visao: RastreioView, id: string | null): Html {
  const instrucao = (visao.envios.length === 1 && visao.devolucao?.instrucao) || null;
  const atrasado = envio.previsao !== null && envio.previsao.data < visao.hoje;
  return html`<div class="cabecalho">${statusPanel(envio.status, id)}${prazoLines(envio, visao)}</div>
${instrucao && html`<p class="aviso">${instrucao}</p>`}
${atrasado && html`<p class="aviso">${textos.atrasado()}</p>`}`;
}

function detalhesEnvio({ transportadora, metodo, codigo, volumes }: EnvioView): Html[] {
  return [
    ...labelledLine(textos.transportadora(), transportadora),
    ...labelledLine(textos.metodo(), metodo),
    ...labelledLine(textos.codigo(), codigo && html`<span class="codigo">${codigo}</span>`),
    ...labelledLine(textos.volumes(), volumes),
  ];
}

function detalhesPedido({ origem, destino, devolucao }: RastreioView): Html[] {
  return [
    ...labelledLine(textos.origem(), origem),
    ...labelledLine(textos.destino(), destino),
    ...labelledLine(textos.pedidoOriginal(), devolucao?.pedidoOriginal ?? null),
    ...labelledLine(textos.tipoReversa(), devolucao?.tipo ?? null),
    ...labelledLine(textos.resolucao(), devolucao?.resolucao ?? null),
  ];
}
