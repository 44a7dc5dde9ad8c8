import type { Mutant } from "../mutant.ts";
import { anexoMutants } from "./anexo.ts";
import { chatMutants } from "./chat.ts";
import { chatListaMutants } from "./chatLista.ts";
import { cotacaoMutants } from "./cotacao.ts";
import { cotacaoRegistroMutants } from "./cotacaoRegistro.ts";
import { eventoMutants } from "./evento.ts";
import { geralMutants, numeroMutants } from "./geral.ts";
import { pedidoMutants } from "./pedido.ts";
import { pedidoCamposMutants } from "./pedidoCampos.ts";
import { pedidoListaMutants } from "./pedidoLista.ts";
import { plpMutants } from "./plp.ts";
import { produtoMutants } from "./produto.ts";
import { rastreioMutants } from "./rastreio.ts";
import { regrasMutants } from "./regras.ts";
import { reversaMutants } from "./reversa.ts";
import { tempoMutants } from "./tempo.ts";
import { tokenMutants } from "./tokens.ts";

/** Every mutant, by module of the kit. */
export const mutants: Mutant[] = [
  ...tokenMutants,
  ...cotacaoMutants,
  ...cotacaoRegistroMutants,
  ...produtoMutants,
  ...pedidoMutants,
  ...pedidoCamposMutants,
  ...pedidoListaMutants,
  ...rastreioMutants,
  ...reversaMutants,
  ...regrasMutants,
  ...chatMutants,
  ...chatListaMutants,
  ...anexoMutants,
  ...plpMutants,
  ...eventoMutants,
  ...tempoMutants,
  ...geralMutants,
  ...numeroMutants,
];
