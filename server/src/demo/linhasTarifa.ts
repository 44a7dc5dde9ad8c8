import type { RegiaoUf } from "../brasil/geografia/index.ts";
import type { Faixa } from "../domain/cotacao/tabela/index.ts";
import { distance } from "./distancias.ts";
import type { TarifaDemo } from "./types.ts";
import type { Zona } from "./zonas.ts";

/** Kilometres from the capital to the rest of its state. */
const kmDaZona: Record<RegiaoUf, number> = { Capital: 15, Metropolitano: 45, Interior: 280 };
const diasDaZona: Record<RegiaoUf, number> = { Capital: 0, Metropolitano: 1, Interior: 2 };
/** States whose interior is reached over rivers, not roads. */
const porRio = new Set(["AC", "AM", "AP", "PA", "RR"]);
const diasPorRio = 4;

/** Prices end in a multiple of 5 cents, as printed tariffs do. */
const roundTo5 = (cents: number) => Math.round(cents / 5) * 5;

/**
 * The rows of one method's freight table at a branch in `ufOrigem`: every zone it serves, every weight band. Prices
 * grow with way and weight; a band costs what its upper end weighs.
 */
export function linhasTarifa(tarifa: TarifaDemo, ufOrigem: string, zonas: readonly Zona[]): Faixa[] {
  const rows: Faixa[] = [];
  for (const { cepInicio, cepFim, uf, regiaoUf } of zonas) {
    if (tarifa.ufs && !tarifa.ufs.includes(uf)) continue;
    const km = distance(ufOrigem, uf) + kmDaZona[regiaoUf];
    const zona = tarifa.zonas[regiaoUf];
    // Reais times percent of the zone: cents.
    const fixo = (tarifa.saida + (tarifa.por100Km * km) / 100) * zona;
    const porKg = (tarifa.porKg + (tarifa.porKg1000Km * km) / 1000) * zona;
    const rio = regiaoUf === "Interior" && porRio.has(uf) ? diasPorRio : 0;
    const prazo = tarifa.diasBase + Math.ceil(km / tarifa.kmPorDia) + diasDaZona[regiaoUf] + rio;
    const kgExcedente = tarifa.excedente ? roundTo5(porKg) : null;
    let pesoInicio = 0;
    for (const faixa of tarifa.faixas) {
      const pesoFim = Math.round(faixa * 1000);
      rows.push({
        cepInicio,
        cepFim,
        pesoInicio,
        pesoFim,
        valor: roundTo5(fixo + porKg * faixa),
        prazo,
        kgExcedente,
      });
      pesoInicio = pesoFim;
    }
  }
  return rows;
}
