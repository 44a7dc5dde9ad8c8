import { storedDocument } from "../../platform/storage/storedDocument.ts";
import type { FreteBreakdown, PricedOpcao } from "./frete/index.ts";

/** What an option's price is made of, cents: the parts add up to `freteReal` (NS-014). */
export interface ComponentesCotados {
  /** With what the table's minimum adds. */
  fretePeso: number;
  adValorem: number;
  gris: number;
  pedagio: number;
  despacho: number;
  outros: number;
  TDA: number;
  TRT: number;
  /** Put on top; 0 where the table's prices contain it. */
  icms: number;
}

/** The order in which the parts are stored. */
const PARTS = [
  "fretePeso",
  "adValorem",
  "gris",
  "pedagio",
  "despacho",
  "outros",
  "TDA",
  "TRT",
  "icms",
] as const satisfies (keyof ComponentesCotados)[];

/** The parts of all options of a quotation: branch, method, then the parts. Kept apart from the record, which shows none. */
const componentesDocument = storedDocument<number[][]>("cotacao.componentes");

/** The text to store with a quotation. */
export function renderComponentes(options: readonly PricedOpcao[]): string {
  return componentesDocument.render(
    options.map(({ filial, metodo, detalhe }) => {
      const componentes = componentesOf(detalhe);
      return [filial.id, metodo.id, ...PARTS.map((part) => componentes[part])];
    }),
  );
}

/** The parts of one option out of the stored text; undefined when the quotation had no such option. */
export function findComponentes(
  text: string,
  idFilial: number,
  idMetodo: number,
): ComponentesCotados | undefined {
  const found = componentesDocument
    .parse(text)
    .find(([filial, metodo]) => filial === idFilial && metodo === idMetodo);
  if (found === undefined) return undefined;
  const [, , ...values] = found;
  return Object.fromEntries(PARTS.map((part, index) => [part, values[index] ?? 0])) as never;
}

function componentesOf({ sub1, sub2, TDA, TRT, ...detalhe }: FreteBreakdown): ComponentesCotados {
  const { adValorem, gris, pedagio, despacho, outros, icms } = detalhe;
  const minimo = sub2 - sub1 - TDA - TRT;
  return {
    fretePeso: detalhe.fretePeso + minimo,
    ...{ adValorem, gris, pedagio, despacho, outros, TDA, TRT, icms },
  };
}
