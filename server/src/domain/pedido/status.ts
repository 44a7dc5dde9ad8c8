/** Codes of the statuses of orders and shipments (NS-020). */
export const CRIADO = 10;
export const FATURADO = 20;
export const DESPACHADO = 25;
export const EM_TRANSITO = 30;
export const SAIU_PARA_ENTREGA = 35;
export const OCORRENCIA = 40;
export const ENTREGUE = 50;
export const DEVOLVIDO = 60;
export const EXTRAVIADO = 70;
export const CANCELADO = 90;

/** Statuses by code. */
export const STATUS = {
  [CRIADO]: "Criado",
  [FATURADO]: "Faturado",
  [DESPACHADO]: "Despachado",
  [EM_TRANSITO]: "Em trânsito",
  [SAIU_PARA_ENTREGA]: "Saiu para entrega",
  [OCORRENCIA]: "Ocorrência",
  [ENTREGUE]: "Entregue",
  [DEVOLVIDO]: "Devolvido",
  [EXTRAVIADO]: "Extraviado",
  [CANCELADO]: "Cancelado",
} as const;

export type IdStatus = keyof typeof STATUS;

/** Statuses that nothing leaves. */
const FINAL: readonly number[] = [ENTREGUE, DEVOLVIDO, EXTRAVIADO, CANCELADO];

/** 35 and 40 count as 30 when shipments of one order are compared, and may follow one another freely. */
const rank = (idStatus: number): number =>
  idStatus === SAIU_PARA_ENTREGA || idStatus === OCORRENCIA ? EM_TRANSITO : idStatus;

export const isFinal = (idStatus: number): boolean => FINAL.includes(idStatus);

/** Whether a shipment may go from one status to another: never backwards, except out of Ocorrência (40) to 30 or 35. */
export function canFollow(from: number, to: number): boolean {
  if (isFinal(from) || from === to || (from === SAIU_PARA_ENTREGA && to === EM_TRANSITO)) return false;
  return rank(to) >= rank(from);
}

/** The order's status: the least advanced of its shipments (NS-020). */
export function orderStatus(envios: readonly { idStatus: number }[]): number {
  return envios
    .map(({ idStatus }) => idStatus)
    .reduce((least, each) => (rank(each) < rank(least) ? each : least));
}

export const statusDescricao = (idStatus: number): string => STATUS[idStatus as IdStatus] ?? String(idStatus);
