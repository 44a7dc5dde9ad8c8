import type { Validate } from "@frete/contract/toolkit/contractModule";
import { makeValid, makeValue, NotMade } from "@frete/contract/toolkit/makeValue";
import type { MediaTypeObject, ParameterObject, Schema } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../engine/contract.ts";
import type { Subject } from "./subject.ts";

/** Where a parameter stands. */
export type Place = ParameterObject["in"];
type Values = Readonly<Record<string, unknown>>;

/** Values of one request, before they are written down. */
export interface Sample {
  readonly path: Values;
  readonly query: Values;
  readonly header: Values;
  readonly cookie: Values;
  /** Undefined: the request has none. */
  readonly body: SampleBody | undefined;
}

/** A value in its media type, or bytes of no value at all. */
export interface SampleBody {
  readonly mediaType: string;
  readonly value?: unknown;
  readonly raw?: string;
}

/** Values by operation (`*` = any), then by parameter, or `body`: what no contract can say, such as keys of records that exist. */
export type GivenValues = Readonly<Record<string, Values>>;

/** No request of an operation can be made. */
export class NoSample extends Error {
  override name = "NoSample";
}

/** What the caller gives for a part of an operation. */
export const givenFor = (given: GivenValues, operation: string, name: string): unknown =>
  given[operation]?.[name] ?? given["*"]?.[name];

/**
 * A valid request of an operation: what is given, else the contract's examples, else values made from the schemas. Optional
 * parameters are left out.
 * @throws NoSample saying of which part no value is known
 */
export function sampleOf(contract: Contract, subject: Subject, given: GivenValues = {}): Sample {
  const place = (wanted: Place): Values =>
    Object.fromEntries(
      subject.parameters
        .filter((parameter) => parameter.in === wanted && parameter.required)
        .map((parameter) => [parameter.name, parameterValue(contract, subject, parameter, given)]),
    );
  const [mediaType] = subject.mediaTypes;
  return {
    path: place("path"),
    query: place("query"),
    header: place("header"),
    cookie: place("cookie"),
    body: mediaType === undefined ? undefined : bodyOf(contract, subject, mediaType, given),
  };
}

/** A valid value of a parameter. @throws NoSample */
export function parameterValue(
  contract: Contract,
  subject: Subject,
  parameter: ParameterObject,
  given: GivenValues = {},
): unknown {
  const known = givenFor(given, subject.id, parameter.name);
  if (known !== undefined) return known;
  const [example] = examplesOf(parameter);
  if (example !== undefined) return example;
  const { content } = parameter as { content?: Record<string, MediaTypeObject> };
  const schema = parameter.schema ?? Object.values(content ?? {})[0]?.schema ?? {};
  try {
    return makeValue(contract.document, schema, { direction: "request", optional: true, examples: true });
  } catch (error) {
    throw noSample(subject, parameter.name, error);
  }
}

/** A valid body of a media type. @throws NoSample */
export function bodyOf(
  contract: Contract,
  subject: Subject,
  mediaType: string,
  given: GivenValues = {},
): SampleBody {
  const media = subject.operation.requestBody?.content[mediaType] ?? {};
  const value =
    givenFor(given, subject.id, "body") ??
    examplesOf(media)[0] ??
    madeBody(contract, media.schema ?? {}, contract.validators[subject.id]?.body?.[mediaType]);
  if (value === undefined) throw noSample(subject, "body");
  return { mediaType, value };
}

/** A valid value of a body's schema with all that is optional, where one can be made. */
export function madeBody({ document }: Contract, schema: Schema, validate: Validate | undefined): unknown {
  return makeValid(document, schema, "request", (value) => validate?.(value) ?? true);
}

/** The examples that stand beside a schema. */
export function examplesOf({
  example,
  examples = {},
}: Pick<MediaTypeObject, "example" | "examples">): unknown[] {
  return [example, ...Object.values(examples).map(({ value }) => value)].filter((each) => each !== undefined);
}

function noSample({ id }: Subject, name: string, cause?: unknown): NoSample {
  if (cause !== undefined && !(cause instanceof NotMade)) throw cause;
  const why = cause ? ` (${cause.message})` : "";
  return new NoSample(
    `no valid ${name} of ${id} can be made${why}: give the contract an example, or a value with --values`,
  );
}
