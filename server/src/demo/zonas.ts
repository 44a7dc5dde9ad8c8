import { type CepRegion, faixasPadrao, findRegion } from "../brasil/geografia/index.ts";

/** A stretch of CEPs that lie in one state and one kind of region; both ends inclusive. */
export interface Zona extends CepRegion {
  cepInicio: number;
  cepFim: number;
}

/** All assigned CEPs cut into zones that do not overlap, ascending: the destinations of the demo's freight tables. */
export function listZonas(): Zona[] {
  const cuts = [...new Set(faixasPadrao.flatMap(({ cepInicio, cepFim }) => [cepInicio, cepFim + 1]))];
  cuts.sort((a, b) => a - b);
  const zonas: Zona[] = [];
  cuts.forEach((cepInicio, index) => {
    const next = cuts[index + 1];
    const region = findRegion(cepInicio);
    if (next === undefined || region === null) return;
    const last = zonas.at(-1);
    const continues =
      last?.cepFim === cepInicio - 1 && last.uf === region.uf && last.regiaoUf === region.regiaoUf;
    if (continues) last.cepFim = next - 1;
    else zonas.push({ ...region, cepInicio, cepFim: next - 1 });
  });
  return zonas;
}
