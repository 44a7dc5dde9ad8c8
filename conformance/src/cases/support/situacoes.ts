/** The fields of a return that take registered values only. */
export const CAMPOS = [
  "solicitanteReversa",
  "motivoReversa",
  "tipoReversa",
  "resolucaoReversa",
  "pagadorFreteReversa",
] as const;

/** A registered value of each field. */
export type Situacoes = Record<string, string>;
