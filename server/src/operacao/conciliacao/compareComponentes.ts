import type { ComponenteConciliado } from "@frete/contract/operacao";
import type { ComponentesCotados } from "../../domain/cotacao/componentes.ts";
import type { ConciliacaoValor, StoredConciliacao } from "../../domain/pedido/pedido.ts";
import { fromCents } from "../../platform/numbers.ts";

/** Where each part stands on both sides; null: that side never tells it. */
const COMPONENTES: readonly [
  componente: ComponenteConciliado["componente"],
  cotado: keyof ComponentesCotados | null,
  cobrado: ConciliacaoValor | null,
][] = [
  ["fretePeso", "fretePeso", "fretePeso"],
  ["adValorem", "adValorem", "adValor"],
  ["gris", "gris", "gris"],
  ["pedagio", "pedagio", "valorPedagio"],
  ["despacho", "despacho", "valorDespacho"],
  ["outros", "outros", "despesaAdicional"],
  ["TDA", "TDA", null],
  ["TRT", "TRT", null],
  ["icms", "icms", "valorIcms"],
  ["secCat", null, "secCat"],
  ["ITR", null, "ITR"],
  ["ademe", null, "valorAdame"],
  ["tas", null, "tas"],
  ["taxa", null, "taxa"],
];

/**
 * The parts of a freight as quoted and as charged, reais (NS-008). A part that one side does not know cannot be compared, and is
 * told as such; nobody misses one that the other side gives as 0.
 *
 * @param cotados cents; null when the quotation's parts are not known
 * @param cobrados cents
 */
export function compareComponentes(
  cotados: ComponentesCotados | null,
  cobrados: StoredConciliacao["valores"],
): ComponenteConciliado[] {
  return COMPONENTES.flatMap(([componente, daCotacao, daCobranca]) => {
    const cotado = (daCotacao && cotadoAs(daCotacao, cotados)) ?? null;
    const cobrado = (daCobranca && cobrados[daCobranca]) ?? null;
    if ((cotado === null || cobrado === null) && !cotado && !cobrado) return [];
    return [{ componente, ...compare(cotado, cobrado) }];
  });
}

/** Both sides of an amount, their difference, and whether they differ or why that cannot be said. */
function compare(cotado: number | null, cobrado: number | null): Omit<ComponenteConciliado, "componente"> {
  if (cotado === null)
    return { cotado, cobrado: cobrado && fromCents(cobrado), diferenca: null, situacao: "semCotado" };
  if (cobrado === null)
    return { cotado: fromCents(cotado), cobrado, diferenca: null, situacao: "semCobrado" };
  const diferenca = cobrado - cotado;
  return {
    cotado: fromCents(cotado),
    cobrado: fromCents(cobrado),
    diferenca: fromCents(diferenca),
    situacao: diferenca === 0 ? "igual" : "diferente",
  };
}

/** A tax of 0 is one that the table's prices contain: how much of them it is was not quoted. */
function cotadoAs(part: keyof ComponentesCotados, cotados: ComponentesCotados | null): number | null {
  if (cotados === null || (part === "icms" && cotados.icms === 0)) return null;
  return cotados[part];
}
