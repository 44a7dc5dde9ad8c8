import type { Operations, paths } from "@frete/contract/operacao";
import createClient from "openapi-fetch";
import { contractOperation } from "../contract/contractDocument.ts";
import { list } from "../platform/environment.ts";
import { CliError, usageError } from "./cliError.ts";
import type { Terminal } from "./terminal.ts";

const DEFAULT_BASE_URL = "http://127.0.0.1:3000";

/** Parameters and body of one call, as the contract's operation has them. */
export interface CallInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** JSON, or a stream of bytes when there is a content type. */
  body?: unknown;
  contentType?: string;
  parseAs?: "json" | "stream";
}

/** The operator's interface as the command line uses it. */
export interface OperatorClient {
  baseUrl: string;
  /** Calls an operation and returns its answer. @throws CliError with the answer's `mensagem` */
  call(id: keyof Operations, input?: CallInput): Promise<unknown>;
}

type Request = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Address of the service: FRETE_BASE_URL, without a slash at the end. */
export function baseUrlOf({ env }: Terminal): string {
  return (env.FRETE_BASE_URL || DEFAULT_BASE_URL).replace(/\/+$/, "");
}

/** Address of the operator's interface: FRETE_OPERATOR_URL where it has one of its own. */
export function operatorUrlOf(terminal: Terminal): string {
  return terminal.env.FRETE_OPERATOR_URL?.replace(/\/+$/, "") || baseUrlOf(terminal);
}

/** The operator's token: of two, the one that is to replace the other. */
export function operatorTokenOf({ env }: Terminal): string | undefined {
  return list(env.FRETE_OPERATOR_TOKEN ?? "")[0];
}

/** @throws CliError (exit code 2) when the environment lacks the operator's token or holds no usable address */
export function operatorClient(terminal: Terminal): OperatorClient {
  const baseUrl = operatorUrlOf(terminal);
  const token = operatorTokenOf(terminal);
  if (!token) throw usageError("FRETE_OPERATOR_TOKEN is not set: it must hold the operator's token.");
  if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl))
    throw usageError(
      `${terminal.env.FRETE_OPERATOR_URL ? "FRETE_OPERATOR_URL" : "FRETE_BASE_URL"} is "${baseUrl}": use an http or https address.`,
    );
  const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
  // Operations are chosen by name at run time, which the client's types cannot follow.
  const request = client.request as unknown as Request;
  return {
    baseUrl,
    call: async (id, { path, query, body, contentType, parseAs = "json" } = {}) => {
      const operation = contractOperation(id);
      const init = {
        params: { path, query },
        parseAs,
        ...(body === undefined ? {} : { body }),
        ...(contentType === undefined ? {} : streamed(contentType)),
      };
      const { data, error, response } = await request(
        operation.method.toLowerCase(),
        operation.path,
        init,
      ).catch((fault: unknown) => {
        throw unreachable(baseUrl, fault);
      });
      if (!response.ok) throw refused(response.status, namingValue(error, body));
      return data;
    },
  };
}

function streamed(contentType: string) {
  return {
    headers: { "Content-Type": contentType },
    bodySerializer: (body: unknown) => body,
    duplex: "half",
  };
}

/** A refusal with the value of the list that it is about: of several, its place alone tells little. */
function namingValue(error: unknown, body: unknown): unknown {
  const { mensagem = "" } = Object(error) as { mensagem?: string };
  const [place = "", path] = /^([\w.]+\.\d+)(?=: )/.exec(mensagem) ?? [];
  const value = path?.split(".").reduce<unknown>((inner, key) => Object(inner)[key], body);
  if (typeof value !== "string" && typeof value !== "number") return error;
  return { ...Object(error), mensagem: `${place} (${JSON.stringify(value)})${mensagem.slice(place.length)}` };
}

/** What an answer other than success says. @param variable of the environment that holds the token */
export function refused(status: number, error: unknown, variable = "FRETE_OPERATOR_TOKEN"): CliError {
  const { mensagem, erros, total } = (typeof error === "object" && error !== null ? error : {}) as {
    mensagem?: string;
    erros?: { linha: number; mensagem: string }[];
    total?: number;
  };
  if (mensagem === undefined) {
    return new CliError(`The answer (HTTP ${status}) is not one of this service: check FRETE_BASE_URL.`);
  }
  const details = (erros ?? []).map(({ linha, mensagem: text }) => `line ${linha}: ${text}`);
  const hint = status === 401 ? ` (check ${variable})` : "";
  return new CliError(`${mensagem}${hint}`, { details, detailCount: total ?? 0 });
}

/** No answer at all. */
export function unreachable(baseUrl: string, fault: unknown): CliError {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault;
  const code = (cause as { code?: string } | null)?.code;
  const reason = code ?? (cause instanceof Error ? cause.message : String(cause));
  return new CliError(
    `${baseUrl} cannot be reached (${reason}): is the server running there? FRETE_BASE_URL says where it is.`,
  );
}
