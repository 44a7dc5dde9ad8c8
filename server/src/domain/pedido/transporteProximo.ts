import type { OpcaoCotada } from "./opcao.ts";

/**
 * The option nearest to what was sold (NS-035): of those whose freteReal is within the freight of the order and that arrive in
 * time, least difference between freteCobrar and the freight, then latest arrival, then freteReal, method and branch.
 *
 * @param valor freight of the order, thousandths of a real
 * @param arrival day on which an option arrives, `YYYY-MM-DD`; undefined when too late
 */
export function nearestOpcao(
  opcoes: readonly OpcaoCotada[],
  valor: number,
  arrival: (opcao: OpcaoCotada) => string | undefined,
): OpcaoCotada | undefined {
  const candidates = opcoes.flatMap((opcao) => {
    if (opcao.freteReal * 10 > valor) return [];
    const dia = arrival(opcao);
    return dia === undefined ? [] : [{ opcao, dia, distance: Math.abs(opcao.freteCobrar * 10 - valor) }];
  });
  candidates.sort(
    (a, b) =>
      a.distance - b.distance ||
      (a.dia === b.dia ? 0 : a.dia > b.dia ? -1 : 1) ||
      a.opcao.freteReal - b.opcao.freteReal ||
      a.opcao.metodo.id - b.opcao.metodo.id ||
      a.opcao.filial.id - b.opcao.filial.id,
  );
  return candidates[0]?.opcao;
}
