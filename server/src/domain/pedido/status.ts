/** Statuses of orders and shipments, by code (NS-020). */
export const STATUS = {
  10: "Criado",
  20: "Faturado",
  25: "Despachado",
  30: "Em trânsito",
  35: "Saiu para entrega",
  40: "Ocorrência",
  50: "Entregue",
  60: "Devolvido",
  70: "Extraviado",
  90: "Cancelado",
} as const;

export type IdStatus = keyof typeof STATUS;

/** Statuses that nothing leaves. */
const FINAL: readonly number[] = [50, 60, 70, 90];

/** 35 and 40 count as 30 when shipments of one order are compared, and may follow one another freely. */
const rank = (idStatus: number): number => (idStatus === 35 || idStatus === 40 ? 30 : idStatus);

export const isFinal = (idStatus: number): boolean => FINAL.includes(idStatus);

/** Whether a shipment may go from one status to another: never backwards, except out of Ocorrência (40) to 30 or 35. */
export function canFollow(from: number, to: number): boolean {
  if (isFinal(from) || from === to || (from === 35 && to === 30)) return false;
  return rank(to) >= rank(from);
}

/** The order's status: the least advanced of its shipments (NS-020). */
export function orderStatus(envios: readonly { idStatus: number }[]): number {
  return envios
    .map(({ idStatus }) => idStatus)
    .reduce((least, each) => (rank(each) < rank(least) ? each : least));
}

export const statusDescricao = (idStatus: number): string => STATUS[idStatus as IdStatus] ?? String(idStatus);
