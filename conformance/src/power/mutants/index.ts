import type { Mutant } from "../mutant.ts";
import { anexoMutants } from "./anexo.ts";
import { chatMutants } from "./chat.ts";
import { chatAnswerMutants } from "./chatAnswers.ts";
import { chatListMutants } from "./chatList.ts";
import { clockMutants } from "./clock.ts";
import { cotacaoMutants } from "./cotacao.ts";
import { cotacaoRecordMutants } from "./cotacaoRecord.ts";
import { eventoMutants } from "./evento.ts";
import { filaMutants } from "./fila.ts";
import { geralMutants, numberMutants } from "./geral.ts";
import { pedidoMutants } from "./pedido.ts";
import { pedidoFieldMutants } from "./pedidoFields.ts";
import { pedidoListMutants } from "./pedidoList.ts";
import { pedidoRecordMutants } from "./pedidoRecord.ts";
import { plpMutants } from "./plp.ts";
import { produtoMutants } from "./produto.ts";
import { rastreioMutants } from "./rastreio.ts";
import { regrasMutants } from "./regras.ts";
import { reversaMutants } from "./reversa.ts";
import { tokenMutants } from "./tokens.ts";
import { webhookMutants } from "./webhook.ts";

/** Every mutant, by module of the kit. */
export const mutants: Mutant[] = [
  ...tokenMutants,
  ...cotacaoMutants,
  ...cotacaoRecordMutants,
  ...produtoMutants,
  ...pedidoMutants,
  ...pedidoFieldMutants,
  ...pedidoRecordMutants,
  ...pedidoListMutants,
  ...rastreioMutants,
  ...reversaMutants,
  ...regrasMutants,
  ...chatMutants,
  ...chatAnswerMutants,
  ...chatListMutants,
  ...anexoMutants,
  ...plpMutants,
  ...webhookMutants,
  ...filaMutants,
  ...eventoMutants,
  ...clockMutants,
  ...geralMutants,
  ...numberMutants,
];
