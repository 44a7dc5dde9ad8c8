import type { Mutant } from "../mutant.ts";
import { anexoMutants } from "./anexo.ts";
import { chatMutants } from "./chat.ts";
import { chatListaMutants } from "./chatLista.ts";
import { chatRespostaMutants } from "./chatRespostas.ts";
import { cotacaoMutants } from "./cotacao.ts";
import { cotacaoRegistroMutants } from "./cotacaoRegistro.ts";
import { eventoMutants } from "./evento.ts";
import { filaMutants } from "./fila.ts";
import { geralMutants, numeroMutants } from "./geral.ts";
import { pedidoMutants } from "./pedido.ts";
import { pedidoCamposMutants } from "./pedidoCampos.ts";
import { pedidoListaMutants } from "./pedidoLista.ts";
import { pedidoRegistroMutants } from "./pedidoRegistro.ts";
import { plpMutants } from "./plp.ts";
import { produtoMutants } from "./produto.ts";
import { rastreioMutants } from "./rastreio.ts";
import { regrasMutants } from "./regras.ts";
import { reversaMutants } from "./reversa.ts";
import { tempoMutants } from "./tempo.ts";
import { tokenMutants } from "./tokens.ts";
import { webhookMutants } from "./webhook.ts";

/** Every mutant, by module of the kit. */
export const mutants: Mutant[] = [
  ...tokenMutants,
  ...cotacaoMutants,
  ...cotacaoRegistroMutants,
  ...produtoMutants,
  ...pedidoMutants,
  ...pedidoCamposMutants,
  ...pedidoRegistroMutants,
  ...pedidoListaMutants,
  ...rastreioMutants,
  ...reversaMutants,
  ...regrasMutants,
  ...chatMutants,
  ...chatRespostaMutants,
  ...chatListaMutants,
  ...anexoMutants,
  ...plpMutants,
  ...webhookMutants,
  ...filaMutants,
  ...eventoMutants,
  ...tempoMutants,
  ...geralMutants,
  ...numeroMutants,
];
