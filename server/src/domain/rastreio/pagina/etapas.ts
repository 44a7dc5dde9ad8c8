import {
  CRIADO,
  DESPACHADO,
  EM_TRANSITO,
  ENTREGUE,
  FATURADO,
  isFinal,
  OCORRENCIA,
  SAIU_PARA_ENTREGA,
} from "../../pedido/status.ts";
import { statusText } from "./textos.ts";

/** A step of a shipment's way. */
export interface Etapa {
  titulo: string;
  estado: "feita" | "atual" | "pendente";
  /** When it was reached, epoch milliseconds; null when not, or not known of this shipment. */
  data: number | null;
}

/** What the steps of a shipment follow from. */
export interface EtapaPath {
  idStatus: number;
  reversa: boolean;
  /** How the order becomes: `servico` is invoiced, everything else is despatched. */
  controleEtiqueta: string;
  /** Statuses of this very shipment, oldest first; empty when only those of the whole order are known. */
  historico: readonly { idStatus: number; data: number }[];
}

const PASSOS = [
  [CRIADO],
  [FATURADO, DESPACHADO],
  [EM_TRANSITO, OCORRENCIA],
  [SAIU_PARA_ENTREGA],
  [ENTREGUE],
] as const;

const passoDe = (idStatus: number): number =>
  PASSOS.findIndex((codes) => (codes as readonly number[]).includes(idStatus));

/**
 * The way of a shipment: created, invoiced or despatched, in transit, out for delivery, delivered. One that ended otherwise
 * shows the steps it took and that end. Source: NS-020..022.
 */
export function etapas(caminho: EtapaPath): Etapa[] {
  const { idStatus, reversa } = caminho;
  const atual = passoDe(idStatus);
  const dataDe = (passo: number) =>
    caminho.historico.find((each) => passoDe(each.idStatus) === passo)?.data ?? null;
  const passos = PASSOS.map((_, passo): Etapa => {
    const chegou = passo < atual || (passo === atual && isFinal(idStatus));
    return {
      titulo: statusText(codigoDoPasso(passo, caminho), reversa).titulo,
      estado: chegou ? "feita" : passo === atual ? "atual" : "pendente",
      data: passo <= atual ? dataDe(passo) : null,
    };
  });
  if (atual >= 0) return passos;

  const percorridos = PASSOS.flatMap((_, passo): Etapa[] => {
    const data = dataDe(passo);
    if (data === null && passo > 0) return [];
    return [{ titulo: statusText(codigoDoPasso(passo, caminho), reversa).titulo, estado: "feita", data }];
  });
  const fim = caminho.historico.find((each) => each.idStatus === idStatus)?.data ?? null;
  return [...percorridos, { titulo: statusText(idStatus, reversa).titulo, estado: "atual", data: fim }];
}

/** The status that names a step; the second step is what this shipment is, was or will be. */
function codigoDoPasso(passo: number, { idStatus, controleEtiqueta, historico }: EtapaPath): number {
  if (passo !== 1) return PASSOS[passo]?.[0] ?? CRIADO;
  const reached = [...historico.map((each) => each.idStatus), idStatus].filter(
    (code) => code === FATURADO || code === DESPACHADO,
  );
  return Math.max(...reached, 0) || (controleEtiqueta === "servico" ? FATURADO : DESPACHADO);
}
