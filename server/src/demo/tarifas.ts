import type { CondicoesDemo, TarifaDemo } from "./types.ts";

const leves = [0.3, 0.5, 1, 2, 3, 5, 10, 15, 20, 30];
const mistas = [0.5, 1, 2, 5, 10, 20, 30, 50, 70, 100];
const pesadas = [5, 10, 20, 30, 50, 70, 100, 150, 200, 300];

const zonasEncomenda = { Capital: 100, Metropolitano: 108, Interior: 128 };
const zonasCarga = { Capital: 100, Metropolitano: 112, Interior: 140 };
const zonasAereo = { Capital: 100, Metropolitano: 118, Interior: 165 };

/** A price model and the charges that go with it. */
interface Produto {
  tarifa: TarifaDemo;
  condicoes: CondicoesDemo;
}

/** Cheap parcels by road: everything in one price. */
export const economico: Produto = {
  tarifa: {
    faixas: mistas,
    saida: 9.4,
    por100Km: 0.52,
    porKg: 0.95,
    porKg1000Km: 1.6,
    excedente: true,
    zonas: zonasEncomenda,
    diasBase: 2,
    kmPorDia: 420,
  },
  condicoes: {
    fatorCubagem: 200,
    isencaoCubagemAte: 5,
    adValorem: 0.3,
    adValoremMinimo: 0.5,
    gris: 0,
    grisMinimo: 0,
    pedagioFracao: 0,
    despacho: 0,
    freteMinimo: 11.9,
    icms: 12,
    icmsIncluso: true,
  },
};

/** General cargo with the full list of charges and ICMS on top. */
export const rodoviario: Produto = {
  tarifa: {
    faixas: mistas,
    saida: 16,
    por100Km: 0.85,
    porKg: 0.48,
    porKg1000Km: 0.72,
    excedente: true,
    zonas: zonasCarga,
    diasBase: 3,
    kmPorDia: 450,
  },
  condicoes: {
    fatorCubagem: 300,
    isencaoCubagemAte: 0,
    adValorem: 0.4,
    adValoremMinimo: 2.5,
    gris: 0.3,
    grisMinimo: 1.9,
    pedagioFracao: 4.83,
    despacho: 3.5,
    freteMinimo: 29.9,
    icms: 12,
    icmsIncluso: false,
  },
};

/** Fast parcels on own vans and night lines. */
export const expresso: Produto = {
  tarifa: {
    faixas: leves,
    saida: 14.8,
    por100Km: 1.15,
    porKg: 2.1,
    porKg1000Km: 4.2,
    excedente: true,
    zonas: zonasEncomenda,
    diasBase: 1,
    kmPorDia: 900,
  },
  condicoes: {
    fatorCubagem: 200,
    isencaoCubagemAte: 10,
    adValorem: 0.66,
    adValoremMinimo: 1,
    gris: 0.2,
    grisMinimo: 0.9,
    pedagioFracao: 0,
    despacho: 0,
    freteMinimo: 17.9,
    icms: 12,
    icmsIncluso: true,
  },
};

/** By plane: light cubage factor, dear kilograms. */
export const aereo: Produto = {
  tarifa: {
    faixas: [0.5, 1, 2, 3, 5, 10, 20, 30, 50],
    saida: 24.5,
    por100Km: 0.6,
    porKg: 4.4,
    porKg1000Km: 5.4,
    excedente: false,
    zonas: zonasAereo,
    diasBase: 0,
    kmPorDia: 2600,
  },
  condicoes: {
    fatorCubagem: 167,
    isencaoCubagemAte: 0,
    adValorem: 0.8,
    adValoremMinimo: 3,
    gris: 0.3,
    grisMinimo: 1.5,
    pedagioFracao: 0,
    despacho: 6,
    freteMinimo: 39.9,
    icms: 4,
    icmsIncluso: false,
  },
};

/** Postal parcels, up to 30 kg. */
export const postal: Produto = {
  tarifa: {
    faixas: leves,
    saida: 12.6,
    por100Km: 0.66,
    porKg: 1.3,
    porKg1000Km: 2.5,
    excedente: false,
    zonas: { Capital: 100, Metropolitano: 104, Interior: 115 },
    diasBase: 3,
    kmPorDia: 480,
  },
  condicoes: {
    fatorCubagem: 167,
    isencaoCubagemAte: 5,
    adValorem: 1,
    adValoremMinimo: 0,
    gris: 0,
    grisMinimo: 0,
    pedagioFracao: 0,
    despacho: 0,
    freteMinimo: 0,
    icms: 0,
    icmsIncluso: true,
  },
};

/** Furniture and other heavy things. */
export const pesado: Produto = {
  tarifa: {
    faixas: pesadas,
    saida: 38,
    por100Km: 1.9,
    porKg: 0.42,
    porKg1000Km: 0.58,
    excedente: true,
    zonas: zonasCarga,
    diasBase: 4,
    kmPorDia: 400,
  },
  condicoes: {
    fatorCubagem: 300,
    isencaoCubagemAte: 30,
    adValorem: 0.5,
    adValoremMinimo: 4,
    gris: 0.8,
    grisMinimo: 3,
    pedagioFracao: 7.83,
    despacho: 20,
    freteMinimo: 79.9,
    icms: 12,
    icmsIncluso: false,
  },
};

/** Delivery on the day it is sold, in the state of São Paulo; outside the capital a day or two later. */
export const mesmoDia: Produto = {
  tarifa: { ...expresso.tarifa, saida: 29, diasBase: -1, kmPorDia: 1000, ufs: ["SP"] },
  condicoes: expresso.condicoes,
};
