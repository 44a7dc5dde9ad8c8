import type { Evento } from "@frete/contract/loja";
import { printable, type Style } from "./terminal.ts";

/** An event as one line: when, which document, its kind, what happened. */
export function renderEvento(evento: Evento, style: Style): string {
  const { documento, tipo, dados } = evento;
  return [
    style.dim(dados.data.slice(0, 16)),
    printable(documento).padEnd(9),
    style.bold(printable(tipo).padEnd(18)),
    printable(textOf(evento)),
  ].join("  ");
}

/** Kinds of a later contract are told by what they carry. */
function textOf(evento: Evento): string {
  switch (evento.tipo) {
    case "Rastreio":
      return `${evento.dados.numeroPedido} ${evento.dados.situacao}: ${evento.dados.mensagem}`;
    case "rastreioEnventos":
      return `${evento.dados.numeroPedido} ${evento.dados.evento} ${evento.dados.unidade ?? ""}`;
    case "chatTransportadora":
      return `${evento.dados.numeroPedido} ${evento.dados.origem}: ${evento.dados.mensagem}`;
    case "Aplicativo":
      return `${evento.dados.nomeApp} ${evento.dados.situacao}: ${evento.dados.mensagem}`;
    case "metodoEnvio":
      return `${evento.dados.nomeTransportadora}, ${evento.dados.nomeMetodoEnvio} ${evento.dados.situacao}`;
    case "prazoAdicional":
      return `at most ${evento.dados.maior.prazoFilial ?? 0} days more in the branches`;
    default:
      return JSON.stringify((evento as { dados: unknown }).dados);
  }
}
