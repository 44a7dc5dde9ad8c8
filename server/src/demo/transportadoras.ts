import { aereo, economico, expresso, mesmoDia, pesado, postal, rodoviario } from "./tarifas.ts";
import type { TransportadoraDemo } from "./types.ts";

const todas = ["SP01", "PR01", "PE01"];

/** Carriers of the first loja: invented names, CNPJs in the letters of 2026 that nobody holds. */
export const transportadorasLoja1: TransportadoraDemo[] = [
  {
    nome: "Trilha Azul Transportes",
    cnpj: "TRILHAAZ000157",
    metodos: [
      { nome: "Econômico", prazoAdicional: 0, idMkt: "EC", filiais: todas, ...economico },
      { nome: "Rodoviário", prazoAdicional: 1, filiais: todas, ...rodoviario },
    ],
  },
  {
    nome: "Jaguar Expresso",
    cnpj: "JAGUAREX000108",
    metodos: [
      { nome: "Expresso", prazoAdicional: 0, idMkt: "EX", filiais: todas, ...expresso },
      { nome: "Aéreo", prazoAdicional: 1, filiais: todas, ...aereo },
      { nome: "Mesmo Dia", ativo: false, prazoAdicional: 0, filiais: ["SP01"], ...mesmoDia },
    ],
  },
  {
    nome: "Postal Nacional",
    cnpj: "POSTALNA000135",
    metodos: [{ nome: "Encomenda", correios: true, prazoAdicional: 1, filiais: todas, ...postal }],
  },
  {
    nome: "Serra e Mar Cargas",
    cnpj: "SERRAMAR000158",
    metodos: [
      { nome: "Rodoviário Pesado", prazoAdicional: 2, filiais: todas, ...pesado },
      {
        nome: "Entrega Agendada",
        prazoAdicional: 3,
        filiais: ["SP01", "PR01"],
        tarifa: { ...pesado.tarifa, saida: 64, diasBase: 3, ufs: ["SP", "RJ", "MG", "PR", "SC", "RS"] },
        condicoes: pesado.condicoes,
      },
    ],
  },
];

/** Carriers of the second loja. */
export const transportadorasLoja2: TransportadoraDemo[] = [
  {
    nome: "Guanabara Log",
    cnpj: "GUANABAR000153",
    metodos: [
      { nome: "Econômico", prazoAdicional: 1, filiais: ["RJ01"], ...economico },
      { nome: "Rodoviário", prazoAdicional: 2, filiais: ["RJ01"], ...rodoviario },
    ],
  },
  {
    nome: "Ponte Aérea Cargas",
    cnpj: "PONTEAER000192",
    metodos: [{ nome: "Aéreo", prazoAdicional: 0, filiais: ["RJ01"], ...aereo }],
  },
];
