import type { Evento } from "@frete/contract/loja";
import { examples } from "@frete/contract/loja/examples";

/** The data of a kind of event. */
export type DadosOf<Tipo extends Evento["tipo"]> = Extract<Evento, { tipo: Tipo }>["dados"];

/**
 * An event of a kind: the contract's example, with what a test says otherwise.
 *
 * @param documento its code; the example's when not said
 * @throws Error for a kind that the contract does not have
 */
export function testEvento<Tipo extends Evento["tipo"]>(
  tipo: Tipo,
  dados: Partial<DadosOf<Tipo>> = {},
  documento?: string,
): Extract<Evento, { tipo: Tipo }> {
  const known = Object.values(examples.lerFila["200"]?.["application/json"] ?? {}) as Evento[];
  const example = known.find((each) => each.tipo === tipo);
  if (!example)
    throw new Error(`the contract has no event ${tipo}: use ${known.map((each) => each.tipo).join(", ")}`);
  return {
    ...example,
    ...(documento === undefined ? {} : { documento }),
    dados: { ...example.dados, ...dados },
  } as Extract<Evento, { tipo: Tipo }>;
}
