import { type Variant, variantsOf } from "../variant.ts";
import { alteracaoVariants } from "./alteracao.ts";
import { anexoVariants } from "./anexo.ts";
import { chatVariants } from "./chat.ts";
import { cotacaoVariants } from "./cotacao.ts";
import { eventoVariants } from "./evento.ts";
import { geralVariants } from "./geral.ts";
import { idVariants } from "./ids.ts";
import { jsonVariants } from "./json.ts";
import { limitVariants } from "./limits.ts";
import { pedidoVariants } from "./pedido.ts";
import { pedidoAnswerVariants } from "./pedidoAnswers.ts";
import { plpVariants } from "./plp.ts";
import { produtoVariants } from "./produto.ts";
import { protocolVariants } from "./protocol.ts";
import { pushVariants } from "./push.ts";
import { rastreioVariants } from "./rastreio.ts";
import { reversaVariants } from "./reversa.ts";
import { textVariants } from "./texts.ts";

/** Every variant. */
export const variants: Variant[] = variantsOf(
  protocolVariants,
  jsonVariants,
  textVariants,
  geralVariants,
  limitVariants,
  idVariants,
  pedidoVariants,
  pedidoAnswerVariants,
  alteracaoVariants,
  rastreioVariants,
  anexoVariants,
  chatVariants,
  plpVariants,
  reversaVariants,
  eventoVariants,
  pushVariants,
  cotacaoVariants,
  produtoVariants,
);
