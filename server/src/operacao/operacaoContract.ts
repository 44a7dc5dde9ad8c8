import type { Readable } from "node:stream";
import * as operacao from "@frete/contract/operacao";
import type { OperatorCaller } from "../contract/operatorHandler.ts";
import { contractDocument } from "../contract/servedDocuments.ts";
import { serving } from "../contract/serving.ts";
import { formReader } from "../domain/arquivo/readForm.ts";
import {
  type BodyGate,
  type BodyParser,
  bindContract,
  type ContractBinding,
  type Draft,
  limitedStream,
} from "../http/index.ts";
import type { Services } from "../platform/services.ts";
import { notingDatabase } from "./auditoria/notingDatabase.ts";
import { notingHandlers } from "./auditoria/notingHandlers.ts";
import { authenticateOperator } from "./authenticateOperator.ts";
import { operacaoHandlers } from "./operacaoHandlers.ts";

declare module "../http/types.ts" {
  interface ParsedBodies {
    "text/plain": Readable;
  }
}

/** How the operator's interface is served. */
export interface OperacaoOptions {
  /** Hold every answer against the contract before it is sent. */
  validateAnswers: boolean;
  /** Bounds the bodies in memory. */
  bodyGate?: BodyGate | undefined;
  /** The contract is still being written. */
  draft?: Draft["tell"] | undefined;
}

/** The operator's interface, bound to its code. Without an operator's token every request is refused with 401. */
export function operacaoContract(
  services: Services,
  operatorTokens: readonly string[],
  { validateAnswers, bodyGate, draft }: OperacaoOptions,
): ContractBinding {
  const db = notingDatabase(services.db, services.clock);
  return bindContract<operacao.Operations, OperatorCaller>(operacao, {
    ...serving,
    handlers: notingHandlers(operacaoHandlers({ ...services, db }), db),
    authenticate: authenticateOperator(operatorTokens, services.log),
    bodyParsers: { "multipart/form-data": formReader(services.files.incoming), "text/plain": readStream },
    validateAnswers,
    ...(bodyGate && { bodyGate }),
    ...(draft && { draft: { document: contractDocument("operacao"), tell: draft } }),
    bodyOwner: () => "operador",
    log: services.log,
  });
}

/** Files of carriers are read line by line, however long. */
const readStream: BodyParser = (request, { maxBytes }) =>
  limitedStream(request, maxBytes ?? Number.POSITIVE_INFINITY);
