import { diaCurto } from "./datas.ts";
import { documento } from "./documento.ts";
import { type Html, html } from "./html.ts";
import { icones } from "./icones.ts";
import { ligacoes, linha, listaEtapas, movimentacoes, prazos, quadroStatus } from "./partes.ts";
import { textos } from "./textos.ts";
import type { VisaoEnvio } from "./visaoEnvio.ts";
import type { VisaoRastreio } from "./visaoRastreio.ts";

/** The tracking page of an order: a whole document, without scripts. */
export function paginaRastreio(visao: VisaoRastreio): string {
  const { loja, numero, reversa, status, envios, consultado, hoje } = visao;
  const tipo = textos.pedido(reversa);
  const [unico] = envios;
  return documento(`${tipo} ${numero}: ${status.titulo} | ${loja}`, {
    marca: html`<p class="marca">${icones.pacote}<bdi>${loja}</bdi></p>`,
    principal: html`<h1>${tipo} <bdi>${numero}</bdi></h1>
${envios.length === 1 && unico ? pedidoSimples(visao, unico) : pedidoDividido(visao)}`,
    rodape: html`<p>${textos.consultado()} <time datetime="${consultado.data}T${consultado.hora}">${diaCurto(consultado.data, hoje)} ${textos.as(consultado.hora ?? "")}</time>. ${textos.horario()}</p>`,
  });
}

/** One shipment: its state is the order's. */
function pedidoSimples(visao: VisaoRastreio, envio: VisaoEnvio): Html {
  return html`<section class="cartao ${envio.status.tom}" aria-labelledby="situacao">
${cabecalho(envio, visao, "situacao")}
${listaEtapas(envio.etapas, visao.hoje)}
</section>
<div class="colunas">
<section class="cartao" aria-labelledby="detalhes">
<h2 id="detalhes">${textos.detalhes()}</h2>
<dl class="lado">${detalhesEnvio(envio)}${detalhesPedido(visao)}</dl>
${ligacoes(envio, null)}
</section>
<section class="cartao" aria-labelledby="movimentacoes">
<h2 id="movimentacoes">${textos.movimentacoes()}</h2>
${movimentacoes(envio.dias, visao.hoje, "h3")}
</section>
</div>`;
}

/** Several shipments: the order as a whole, then one card for each (PED-NOVO-028). */
function pedidoDividido(visao: VisaoRastreio): Html {
  const { envios, entregues } = visao;
  const instrucao = visao.devolucao?.instrucao ?? null;
  const frase = textos.chegaram(entregues, envios.length, visao.reversa);
  return html`<section class="cartao ${visao.status.tom}" aria-labelledby="situacao">
${quadroStatus({ ...visao.status, frase }, "situacao")}
${instrucao && html`<p class="aviso">${instrucao}</p>`}
<dl class="lado">${detalhesPedido(visao)}</dl>
</section>
${envios.map((envio) => cartaoEnvio(envio, visao))}`;
}

function cartaoEnvio(envio: VisaoEnvio, visao: VisaoRastreio): Html {
  const nome = textos.envioDe(envio.posicao, visao.envios.length);
  const id = `envio-${envio.posicao}`;
  return html`<section class="cartao ${envio.status.tom}" aria-labelledby="${id}">
<h2 id="${id}" class="nome">${nome}</h2>
${cabecalho(envio, visao, null)}
${listaEtapas(envio.etapas, visao.hoje)}
<dl class="lado">${detalhesEnvio(envio)}</dl>
${ligacoes(envio, nome)}
<h3>${textos.movimentacoes()}</h3>
${movimentacoes(envio.dias, visao.hoje, "h4")}
</section>
`;
}

/** What matters first: the state, the day, and what there is to know about them. */
function cabecalho(envio: VisaoEnvio, visao: VisaoRastreio, id: string | null): Html {
  const instrucao = (visao.envios.length === 1 && visao.devolucao?.instrucao) || null;
  const atrasado = envio.previsao !== null && envio.previsao.data < visao.hoje;
  return html`<div class="cabecalho">${quadroStatus(envio.status, id)}${prazos(envio, visao)}</div>
${instrucao && html`<p class="aviso">${instrucao}</p>`}
${atrasado && html`<p class="aviso">${textos.atrasado()}</p>`}`;
}

function detalhesEnvio({ transportadora, metodo, codigo, volumes }: VisaoEnvio): Html[] {
  return [
    ...linha(textos.transportadora(), transportadora),
    ...linha(textos.metodo(), metodo),
    ...linha(textos.codigo(), codigo && html`<span class="codigo">${codigo}</span>`),
    ...linha(textos.volumes(), volumes),
  ];
}

function detalhesPedido({ origem, destino, devolucao }: VisaoRastreio): Html[] {
  return [
    ...linha(textos.origem(), origem),
    ...linha(textos.destino(), destino),
    ...linha(textos.pedidoOriginal(), devolucao?.pedidoOriginal ?? null),
    ...linha(textos.tipoReversa(), devolucao?.tipo ?? null),
    ...linha(textos.resolucao(), devolucao?.resolucao ?? null),
  ];
}
