import type { ProdutoDemo } from "../types.ts";
import { casa } from "./casa.ts";
import { midia } from "./midia.ts";
import { vestuario } from "./vestuario.ts";

/** The catalogue of the first loja. */
export const produtosLoja1: ProdutoDemo[] = [...vestuario, ...midia, ...casa];
