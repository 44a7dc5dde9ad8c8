import type { OpcaoCotada } from "./opcao.ts";

/**
 * The option nearest to what was sold (NS-035): of those whose freteReal is within the freight of the order and that arrive in
 * time, least difference between freteCobrar and the freight, then latest arrival, then freteReal, method and branch. A freight
 * of 0 is no limit: it is free for the customer, and the cheapest is taken, by freteReal, then freteCobrar.
 *
 * @param valor freight of the order, thousandths of a real
 * @param arrival day on which an option arrives, `YYYY-MM-DD`; undefined when too late
 */
export function nearestOpcao(
  opcoes: readonly OpcaoCotada[],
  valor: number,
  arrival: (opcao: OpcaoCotada) => string | undefined,
): OpcaoCotada | undefined {
  const isFree = valor === 0;
  const candidates = opcoes.flatMap((opcao) => {
    if (!isFree && opcao.freteReal * 10 > valor) return [];
    const dia = arrival(opcao);
    const distance = isFree ? opcao.freteReal : Math.abs(opcao.freteCobrar * 10 - valor);
    return dia === undefined ? [] : [{ opcao, dia, distance, cobrar: isFree ? opcao.freteCobrar : 0 }];
  });
  candidates.sort(
    (a, b) =>
      a.distance - b.distance ||
      a.cobrar - b.cobrar ||
      (a.dia === b.dia ? 0 : a.dia > b.dia ? -1 : 1) ||
      a.opcao.freteReal - b.opcao.freteReal ||
      a.opcao.metodo.id - b.opcao.metodo.id ||
      a.opcao.filial.id - b.opcao.filial.id,
  );
  return candidates[0]?.opcao;
}
