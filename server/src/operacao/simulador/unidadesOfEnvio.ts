import type { Pedido } from "../../domain/pedido/pedido.ts";
import type { UnidadeReport } from "../../domain/unidade/saveEventosUnidade.ts";
import { HOUR } from "../../platform/durations.ts";
import { fractions } from "../../platform/random.ts";
import type { EnvioStep } from "./lifeOfEnvio.ts";

/** A unit event that a simulated carrier reports. */
export type UnidadeStep = Omit<UnidadeReport, "referencia">;

const COLETADO = 0;
const CHEGADA = 98;

/**
 * The units that a shipment passes in its life, oldest first: it leaves that of its branch's city, reaches and leaves a
 * sorting centre when it has two stops, and reaches that of its destination's city (NS-074). The same seed, order and position
 * give the same.
 *
 * @param passos its life, from `vidaDoEnvio`
 */
export function unidadesOfEnvio(
  pedido: Pedido,
  posicao: number,
  semente: number,
  passos: readonly EnvioStep[],
): UnidadeStep[] {
  const origem = pedido.envios[posicao]?.notaFiscal.filial;
  if (origem === undefined) return [];
  const random = fractions(`${semente}/${pedido.tipoPedido}/${pedido.numeroPedido}/${posicao}/unidades`);
  const stay = () => Math.round((0.5 + 2.5 * random()) * HOUR);
  const { cidade, uf } = pedido.enderecoEntrega;
  const destino = unit(`Unidade ${cidade}`, cidade, uf);
  const stops = passos.filter(({ idOcoren }) => idOcoren === CHEGADA);
  const start = passos.filter(({ idOcoren }) => idOcoren === COLETADO);
  return [
    ...start.map(
      ({ data }): UnidadeStep => ({
        ...unit(`Unidade ${origem.cidade}`, origem.cidade, origem.uf),
        evento: "saiu",
        data,
      }),
    ),
    ...stops.flatMap(({ data }, index): UnidadeStep[] => {
      const place = index === stops.length - 1 ? destino : unit(`Centro de triagem ${uf}`, null, uf);
      const leaves = { ...place, evento: "saiu" as const, data: data + stay() };
      return [{ ...place, evento: "chegou", data }, ...(place === destino ? [] : [leaves])];
    }),
  ];
}

const unit = (unidade: string, cidade: string | null, uf: string) => ({
  unidade,
  cidade,
  uf,
  mensagem: null,
});
