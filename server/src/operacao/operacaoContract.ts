import { hash, timingSafeEqual } from "node:crypto";
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
  type Credentials,
  type Draft,
  limitedStream,
} from "../http/index.ts";
import type { Services } from "../platform/services.ts";
import { notingDatabase } from "./auditoria/notingDatabase.ts";
import { notingHandlers } from "./auditoria/notingHandlers.ts";
import { operacaoHandlers } from "./operacaoHandlers.ts";
import { wrongTokens } from "./wrongTokens.ts";

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

/** The operator's interface, bound to its code. Without an operator token every request is refused with 401. */
export function operacaoContract(
  services: Services,
  operatorToken: string | undefined,
  { validateAnswers, bodyGate, draft }: OperacaoOptions,
): ContractBinding {
  const db = notingDatabase(services.db, services.clock);
  return bindContract<operacao.Operations, OperatorCaller>(operacao, {
    ...serving,
    handlers: notingHandlers(operacaoHandlers({ ...services, db }), db),
    authenticate: authenticateOperator(operatorToken, services.log),
    bodyParsers: { "multipart/form-data": formReader(services.files.incoming), "text/plain": readStream },
    validateAnswers,
    ...(bodyGate && { bodyGate }),
    ...(draft && { draft: { document: contractDocument("operacao"), tell: draft } }),
    bodyOwner: () => "operador",
    log: services.log,
  });
}

/** Digits of the hash of a token that name it in the audit trail: enough to tell tokens apart, none to guess one by. */
const FINGERPRINT = 12;

/** Files of carriers are read line by line, however long. */
const readStream: BodyParser = (request, { maxBytes }) =>
  limitedStream(request, maxBytes ?? Number.POSITIVE_INFINITY);

/** Compares hashes in constant time, so that answers tell nothing about how much of a token was right. */
function authenticateOperator(operatorToken: string | undefined, log: Services["log"]) {
  const digest = (text: string) => hash("sha256", text, "buffer");
  const expected = operatorToken === undefined || operatorToken === "" ? undefined : digest(operatorToken);
  const token = expected?.toString("hex").slice(0, FINGERPRINT) ?? "";
  const caller: OperatorCaller = { operador: "operador", token };
  const refused = wrongTokens(log);
  return async ([{ value }]: Credentials): Promise<OperatorCaller | null> => {
    if (expected === undefined) return null;
    if (timingSafeEqual(digest(value), expected)) return caller;
    await refused();
    return null;
  };
}
