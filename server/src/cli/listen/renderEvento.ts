import type { Evento, ExtremoPrazo } from "@frete/contract/loja";
import { bold, dim } from "../terminal.ts";

const WIDTH = 18;

/** An event as one line for people: when it happened, its kind, whose it is, what happened. */
export function renderEvento(evento: Evento, isRepeated: boolean, coloured: boolean): string {
  const [whose, what] = partsOf(evento);
  const again = isRepeated ? " (again)" : "";
  const line = [
    dim(evento.dados.data, coloured),
    bold(evento.tipo.padEnd(WIDTH), coloured),
    printable(whose).padEnd(WIDTH),
    printable(what),
  ].join("  ");
  return `${line.trimEnd()}${dim(again, coloured)}\n`;
}

function partsOf(evento: Evento): [whose: string, what: string] {
  switch (evento.tipo) {
    case "Rastreio": {
      const { numeroPedido, situacao, idOcoren, mensagem } = evento.dados;
      return [numeroPedido, `${situacao} (${idOcoren})${after(mensagem)}`];
    }
    case "rastreioEnventos": {
      const { numeroPedido, evento: step, unidade, cidade, uf, mensagem } = evento.dados;
      const where = [unidade, cidade, uf].filter((text) => text !== null).join(", ");
      return [numeroPedido, `${step}: ${where}${after(mensagem)}`];
    }
    case "chatTransportadora": {
      const { numeroPedido, origem, mensagem, qtdAnexos } = evento.dados;
      return [numeroPedido, `${origem}: ${mensagem}${qtdAnexos > 0 ? ` [${qtdAnexos} files]` : ""}`];
    }
    case "prazoAdicional":
      return ["", `from ${extreme(evento.dados.menor)} to ${extreme(evento.dados.maior)}`];
    case "metodoEnvio": {
      const { situacao, nomeTransportadora, nomeMetodoEnvio } = evento.dados;
      return [nomeTransportadora, `${situacao}: ${nomeMetodoEnvio}`];
    }
    case "Aplicativo":
      return [evento.dados.nomeApp, `${evento.dados.situacao}${after(evento.dados.mensagem)}`];
  }
}

function extreme({ prazoFilial, prazoMetodo, perAdicionalDesconto }: ExtremoPrazo): string {
  return `${prazoFilial ?? "-"} d branch, ${prazoMetodo ?? "-"} d method, ${perAdicionalDesconto ?? "-"}%`;
}

const after = (text: string | null) => (text === null || text === "" ? "" : `: ${text}`);

/** Texts of strangers do not get to move the cursor: control characters are shown as blanks. */
function printable(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
}
