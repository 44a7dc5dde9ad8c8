import { STATUS_CODES } from "node:http";
import { documentedStatus } from "@frete/contract/toolkit/documentedStatus";
import { makeValid, plainSchema } from "@frete/contract/toolkit/makeValue";
import {
  ITEM_SCHEMA,
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  type ResponseObject,
} from "@frete/contract/toolkit/openApi";
import { type ReplyHeaders, reply } from "./answer.ts";
import type { AnswerError } from "./answerError.ts";
import type { OperationEntry, OperationValidators, ParameterEntry } from "./contractModule.ts";
import { deprecationHeaders } from "./deprecationHeaders.ts";
import { HttpError } from "./errors.ts";
import { isJson } from "./mediaType.ts";
import type { AnyHandler } from "./operationRunner.ts";

/** An operation without code that answers all the same. */
export interface MockedOperation {
  /** With the header that says which answer is wanted. */
  readonly entry: OperationEntry;
  readonly handler: AnyHandler;
  /** Makes refusals in the shape that the contract documents for them. */
  readonly answerError: (otherwise: AnswerError) => AnswerError;
}

/** The header that marks an answer that no code made: `example`, of the contract, or `made`, from its schema. */
const MARK = "X-Mock";
const PREFER: ParameterEntry = {
  name: "prefer",
  style: "simple",
  explode: false,
  allowReserved: false,
  required: false,
  shape: { kind: "array", items: ["string"] },
};

/**
 * Answers an operation from the examples of its contract, else from values made of the schemas: its first success, or what the
 * header `Prefer: code=404` or `Prefer: example=name` asks for (RFC 7240). Requests are validated as usual.
 */
export function mockOperation(
  document: OpenApiDocument,
  entry: OperationEntry,
  validators: OperationValidators,
): MockedOperation {
  const responses =
    [...operationsOf(document)].find(({ operation }) => operation.operationId === entry.id)?.operation
      .responses ?? {};
  // The runner knows their values.
  const announced = deprecationHeaders(entry.deprecation).map(([name]) => name);
  const usual = statusOf(Object.keys(responses).find((key) => /^[23]/.test(key)) ?? "200");
  return {
    entry: { ...entry, parameters: { ...entry.parameters, headers: [...entry.parameters.headers, PREFER] } },
    handler: (request) => {
      const wanted = preferences((request as { header: { prefer?: readonly string[] } }).header.prefer ?? []);
      const code = Number(wanted.get("code"));
      const isWanted = code >= 100 && code <= 599 && documentedStatus(responses, code) !== undefined;
      const status = isWanted ? code : usual;
      const { mediaType, body, mark, isValid } = answerOf(status, wanted.get("example"));
      if (mark === undefined)
        throw new HttpError(
          501,
          `no answer ${status} of ${entry.id} can be made: give the contract an example`,
        );
      const isMadeUp = mark === "made" && status >= 400;
      const told = isMadeUp ? withText(body, STATUS_CODES[status] ?? "Error", status, isValid) : body;
      return reply(status, told, {
        ...headersOf(document, responseOf(status), announced),
        [MARK]: mark,
        ...(mediaType !== undefined && { "Content-Type": mediaType }),
        ...(status === code && { "Preference-Applied": `code=${code}` }),
      });
    },
    answerError: (otherwise) => (refusal) => {
      const error = otherwise(refusal);
      const { status } = refusal;
      if (documentedStatus(responses, status) === undefined) return error;
      const { mediaType = "", body, isValid } = answerOf(status, undefined);
      if (mediaType === error.mediaType || !isJson(mediaType)) return error;
      const told = withText(body, refusal.message, status, isValid);
      return { mediaType, body: told, text: JSON.stringify(told), contentType: mediaType };
    },
  };

  function responseOf(status: number): ResponseObject {
    return responses[documentedStatus(responses, status) ?? ""] ?? {};
  }

  /** Without a mark: there is a body, but none can be made. */
  function answerOf(status: number, name: string | undefined) {
    const contents = Object.entries(responseOf(status).content ?? {});
    const [mediaType, media] = contents.find(([type]) => isJson(type)) ?? contents[0] ?? [];
    const validate = validators.responses[documentedStatus(responses, status) ?? ""]?.[mediaType ?? ""];
    const isValid = (value: unknown) => validate?.(structuredClone(value)) ?? true;
    if (mediaType === undefined || !media)
      return { mediaType: undefined, body: null, mark: "example", isValid };
    const named = media.examples?.[name ?? ""]?.value;
    const example = named ?? examplesOf(document, media).find(isValid);
    const item = media[ITEM_SCHEMA];
    const made = example ?? makeValid(document, item ?? media.schema ?? {}, "answer", isValid);
    if (item && made !== undefined) return { mediaType, body: [made], mark: "made", isValid };
    // Bytes have no schema that says so.
    const isBytes = !isJson(mediaType) && isEmpty(made);
    const body = isBytes ? "mock" : made;
    const mark = body === undefined ? undefined : example === undefined ? "made" : "example";
    return {
      mediaType: mediaType.includes("*") ? "application/octet-stream" : mediaType,
      body,
      mark,
      isValid,
    };
  }
}

/** The examples of an answer, then those of its type. */
function examplesOf(
  document: OpenApiDocument,
  { example, examples = {}, schema = {} }: MediaTypeObject,
): unknown[] {
  const own = [example, ...Object.values(examples).map(({ value }) => value)];
  const { example: ofType, examples: ofTypes = [] } = plainSchema(document, schema);
  return [...own, ...ofTypes, ofType].filter((each) => each !== undefined);
}

const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** `4XX` stands for 400. */
const statusOf = (key: string): number => Number(key.replace(/x/gi, "0"));

/** `code=404; example=none`, in one header or several. */
function preferences(headers: readonly string[]): Map<string, string> {
  const pairs = headers.flatMap((header) => header.split(/[,;]/)).map((pair) => pair.split("="));
  return new Map(
    pairs.map(([name = "", value = ""]) => [name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, "")]),
  );
}

function headersOf(
  document: OpenApiDocument,
  { headers = {} }: ResponseObject,
  without: readonly string[],
): ReplyHeaders {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !/^content-(type|length)$/i.test(name) && !without.includes(name))
      .map(([name, { schema = {} }]) => [
        name,
        makeValid(document, schema, "answer", () => true) as ReplyHeaders[string],
      ]),
  );
}

/** Fields that are for the text of an error, by the names that contracts give them. */
const TEXT_FIELDS = ["detail", "message", "description", "error"];

/** An error body with the text in the field that is for it, else in the first that may hold it, and the status in its own. */
function withText(body: unknown, text: string, status: number, isValid: (told: object) => boolean): unknown {
  if (typeof body !== "object" || body === null) return body;
  const record = { ...body } as Record<string, unknown>;
  if (typeof record.status === "number") record.status = status;
  return (
    [...TEXT_FIELDS, ...Object.keys(record)]
      .filter((name) => typeof record[name] === "string")
      .map((name) => ({ ...record, [name]: text }))
      .find(isValid) ?? record
  );
}
