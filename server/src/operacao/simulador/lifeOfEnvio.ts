import { OUTROS } from "../../domain/pedido/codigos.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { HOUR, MINUTE } from "../../platform/durations.ts";
import { fractions } from "../../platform/random.ts";
import { addDays, daysBetween, localDate, parseLocal } from "../../platform/time.ts";

/** Something that a simulated carrier reports. */
export interface EnvioStep {
  idOcoren: number;
  data: number;
  informacaoAdicional: string;
}

/** Ends of a life and how many of 100 shipments come to it; the rest is delivered in time. */
const ATRASADO = 14;
const DEVOLVIDO = 5;
const EXTRAVIADO = 3;

/** How many of 100 shipments meet somebody absent, a closed door or a wrong address on the way. */
const COM_TENTATIVA = 18;

const TENTATIVAS = [
  [46, "Ninguém no local para receber"],
  [21, "Estabelecimento fechado"],
  [20, "Chegada depois do horário de recebimento"],
  [6, "Número não encontrado na rua"],
] as const;

const PERDAS = [23, 27, 80] as const;

/**
 * The life of a shipment from the order's creation to its end, oldest first. The same seed, order and position give the
 * same life; it aims at the promised day, and some shipments come late, are tried more than once, returned or lost.
 *
 * @param fusoHorario zone of the loja: carriers deliver by day
 */
export function lifeOfEnvio(
  pedido: Pedido,
  posicao: number,
  semente: number,
  fusoHorario: string,
): EnvioStep[] {
  const envio = pedido.envios[posicao];
  if (envio === undefined) return [];
  const random = fractions(`${semente}/${pedido.tipoPedido}/${pedido.numeroPedido}/${posicao}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const start = localDate(pedido.criadoEm, fusoHorario);
  const promised = Math.max(1, daysBetween(start, envio.prazoEntregaPedido.slice(0, 10)));
  const destino = below(100);
  const isLate = destino < ATRASADO;
  const isReturned = !isLate && destino < ATRASADO + DEVOLVIDO;
  const isLost = !isLate && !isReturned && destino < ATRASADO + DEVOLVIDO + EXTRAVIADO;
  const end = isLate ? promised + 1 + below(5) : Math.max(1, promised - below(Math.ceil(promised / 3)));

  const passos: EnvioStep[] = [];
  const at = (day: number, hour: number, idOcoren: number, informacaoAdicional = "") => {
    const instant = parseLocal(`${addDays(start, day)} 00:00:00`, fusoHorario) ?? pedido.criadoEm;
    const minutes = below(60);
    passos.push({ idOcoren, data: instant + hour * HOUR + minutes * MINUTE, informacaoAdicional });
  };

  passos.push({ idOcoren: 0, data: pedido.criadoEm + (1 + below(5)) * HOUR, informacaoAdicional: "" });
  const hubs = Math.min(2, Math.floor(end / 2));
  for (let hub = 1; hub <= hubs; hub++) at(Math.floor((end * hub) / (hubs + 1)), 8 + below(10), 98);
  if (isLost) {
    at(end, 9, PERDAS[below(PERDAS.length)] ?? 80);
    return passos;
  }
  const hasAttempt = isReturned || below(100) < COM_TENTATIVA;
  let last = end;
  if (hasAttempt) {
    const [code, text] = TENTATIVAS[below(TENTATIVAS.length)] ?? TENTATIVAS[0];
    at(end, 7, OUTROS, "Saiu para entrega");
    at(end, 10 + below(7), code, text);
    last = end + 1;
  }
  if (isReturned) {
    at(last + 2 + below(4), 14, 25);
    return passos;
  }
  at(last, 7, OUTROS, "Saiu para entrega");
  at(last, 9 + below(9), last > promised ? 2 : 1);
  return passos;
}
