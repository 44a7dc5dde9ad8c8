import type { TaxaDemo } from "./types.ts";

/** Fees of the first loja: TDA where it is hard to get, TRT where delivering is restricted. */
export const taxasLoja1: TaxaDemo[] = [
  // Fernando de Noronha: everything arrives by ship or plane.
  { tipo: "TDA", cepInicio: 53990000, cepFim: 53990999, forma: "percentual", valor: 60, minimo: 48 },
  { tipo: "TRT", cepInicio: 53990000, cepFim: 53990999, forma: "fixo", valor: 36.5 },
  // Along the rivers of Amazonas.
  { tipo: "TDA", cepInicio: 69400000, cepFim: 69899999, forma: "percentual", valor: 35, minimo: 42 },
  // Marajó and the mouth of the Amazon.
  { tipo: "TDA", cepInicio: 68800000, cepFim: 68899999, forma: "fixo", valor: 65 },
  // Altamira and the Transamazônica.
  { tipo: "TDA", cepInicio: 68370000, cepFim: 68399999, forma: "percentual", valor: 28, minimo: 27.12 },
  // Ilhabela: the ferry.
  { tipo: "TRT", cepInicio: 11630000, cepFim: 11639999, forma: "fixo", valor: 18.9 },
  // Centre of São Paulo: lorries only at night.
  {
    tipo: "TRT",
    transportadora: "Serra e Mar Cargas",
    cepInicio: 1000000,
    cepFim: 1599999,
    forma: "percentual",
    valor: 15,
    minimo: 12,
  },
  {
    tipo: "TRT",
    transportadora: "Trilha Azul Transportes",
    cepInicio: 20000000,
    cepFim: 20299999,
    forma: "fixo",
    valor: 7.5,
    ativa: false,
  },
];

/** Fees of the second loja. */
export const taxasLoja2: TaxaDemo[] = [
  { tipo: "TDA", cepInicio: 69400000, cepFim: 69899999, forma: "fixo", valor: 55 },
];
