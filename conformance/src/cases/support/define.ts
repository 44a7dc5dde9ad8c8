import type { Erro, Operations } from "@frete/contract/loja";
import type { Answer, Case, RequestData, Tolerance } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Driver } from "../../profile/driver.ts";
import type { OperationId } from "./operationId.ts";
import { namesStatus } from "./ruleTable.ts";

/** Body of the 200 answer of an operation. */
export type Success<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : undefined;

/** What a case cannot do without: a function of the driver, or the receiver of notifications. */
export type Need = keyof Driver | "receiver";

/** What a case adds to its operation; the id gets the operation's name in front. */
interface Spec<Body> {
  id: string;
  rules: readonly string[];
  /** Kind of token; the operation's own when left out. */
  token?: string | null;
  request?: RequestData | (() => RequestData);
  repeat?: number;
  flood?: number;
  mediaType?: string;
  statusRules?: readonly string[];
  tolerates?: readonly Tolerance[];
  needs?: Need | readonly Need[];
  before?(): Promise<void>;
  check?(answer: Answer<Body>, verify: Verify): void;
  checkEffects?(answer: Answer<Body>, verify: Verify): Promise<void>;
  save?(answer: Answer<Body>): void;
}

/** A case that must be answered with 200. */
export function success<Id extends OperationId>(operation: Id, spec: Spec<Success<Id>>): Case {
  return {
    ...common(operation, spec),
    status: 200,
    ...(spec as Partial<Case>),
    id: `${operation}/${spec.id}`,
  };
}

/**
 * A case that must be answered with a failure: JSON `{mensagem}` with a text (ERR-001).
 * @param spec.field dotted path of the field that the text must name (NS-003; of a return ERR-004)
 */
export function failure(
  operation: OperationId,
  status: number,
  spec: Spec<Erro> & { field?: string; outsideContract?: boolean },
): Case {
  const { field, check, ...rest } = spec;
  const { rules } = spec;
  return {
    ...common(operation, spec),
    status,
    ...(!rules.some((rule) => namesStatus(rule, status)) && {
      statusRules: [...rules.filter((rule) => rule.startsWith("NS-")), "NS-076"],
    }),
    ...(rest as Partial<Case>),
    id: `${operation}/${spec.id}`,
    check(answer, verify) {
      const { mensagem } = answer.body as Erro;
      verify.holds("/mensagem", mensagem.trim() !== "", "must hold a text", mensagem, ["ERR-001"]);
      if (field !== undefined) {
        const name =
          field
            .replace(/\.\d+$/, "")
            .split(".")
            .at(-1) ?? field;
        const named = rules.includes("ERR-004") ? ["ERR-004", "NS-003"] : ["NS-003"];
        verify.holds("/mensagem", mensagem.includes(name), `must name ${field}`, mensagem, named);
      }
      check?.(answer as Answer<Erro>, verify);
    },
  };
}

/** A status that refuses a request, and does not say that it is about the token, or about too many of them. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

function common(operation: OperationId, { rules }: { rules: readonly string[] }) {
  return { operation, rules, token: operation === "criarCotacao" ? "cotacao" : "api", request: {} };
}
