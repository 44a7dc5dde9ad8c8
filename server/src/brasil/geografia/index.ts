import { buildGeography } from "./buildGeography.ts";
import { faixasPadrao } from "./faixasPadrao.ts";

export {
  buildGeography,
  type CepRegion,
  type FindRegion,
  type GeographyRow,
  type RegiaoUf,
} from "./buildGeography.ts";
export { type Estado, estados, type RegiaoPais } from "./estados.ts";
export { faixasPadrao } from "./faixasPadrao.ts";
export { type CepRange, type RangeMap, resolveRanges } from "./resolveRanges.ts";

/** Where a CEP (integer) lies by the built-in table; null when no state owns it. */
export const findRegion = buildGeography(faixasPadrao);
