import type { Faixa, FaixaMiss } from "./types.ts";

const infinity = Number.MAX_SAFE_INTEGER;
const keyOf = (row: Faixa) => [
  row.cepFim - row.cepInicio,
  row.pesoFim - row.pesoInicio,
  row.cepInicio,
  row.pesoInicio,
  row.valor,
  row.prazo,
  row.kgExcedente ?? infinity,
];

function byPriority(a: Faixa, b: Faixa): number {
  const other = keyOf(b);
  for (const [i, part] of keyOf(a).entries()) {
    const difference = part - (other[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The rules of quotation.md read row by row: what the packed table must answer. For tests only. */
export function naiveFind(rows: readonly Faixa[], cep: number, peso: number): Faixa | FaixaMiss {
  const covering = rows.filter((row) => row.cepInicio <= cep && cep <= row.cepFim);
  if (covering.length === 0) return "cep";
  const lowest = Math.min(...covering.map(({ pesoInicio }) => pesoInicio));
  const holds = ({ pesoInicio, pesoFim }: Faixa) =>
    peso === 0 ? pesoInicio === lowest : pesoInicio < peso && peso <= pesoFim;
  const [match] = covering.filter(holds).sort(byPriority);
  if (match) return match;
  const highest = Math.max(...covering.map((row) => row.pesoFim));
  const [last] = covering.filter((row) => row.pesoFim === highest).sort(byPriority);
  return last && peso > highest && last.kgExcedente !== null ? last : "peso";
}
