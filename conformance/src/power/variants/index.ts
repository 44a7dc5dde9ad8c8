import { type Variant, variantsOf } from "../variant.ts";
import { cotacaoVariants } from "./cotacao.ts";
import { eventoVariants } from "./evento.ts";
import { jsonVariants } from "./json.ts";
import { produtoVariants } from "./produto.ts";
import { protocolVariants } from "./protocol.ts";
import { textVariants } from "./texts.ts";

/** Every variant. */
export const variants: Variant[] = variantsOf(
  protocolVariants,
  jsonVariants,
  textVariants,
  eventoVariants,
  cotacaoVariants,
  produtoVariants,
);
