import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ResponseObject,
} from "./toolkit/openApi.ts";

/** How `@deprecatedSince` comes out of the emitter, at whatever it stands. */
export const DEPRECATION = {
  since: "x-deprecated-since",
  sunset: "x-sunset",
  use: "x-replaced-by",
  reason: "x-deprecated-reason",
} as const;

/** The days of an operation's deprecation, as `2027-01-01`. */
export interface OperationDeprecation {
  readonly since: string;
  readonly sunset?: string;
}

/** Since when an operation is deprecated, and when it goes; undefined when it is not, or nobody says since when. */
export function deprecationOf(operation: OperationObject): OperationDeprecation | undefined {
  const { [DEPRECATION.since]: since, [DEPRECATION.sunset]: sunset } = operation;
  if (typeof since !== "string") return undefined;
  return { since, ...(typeof sunset === "string" && { sunset }) };
}

/**
 * Says of everything that is deprecated since when, until when, and what takes its place, in place: in its description, for people; of
 * operations in the headers of their answers as well, as the server sends them.
 */
export function deprecations(document: OpenApiDocument): void {
  describe(document.paths);
  describe(document.components);
  for (const { operation } of operationsOf(document)) {
    const said = deprecationOf(operation);
    if (said) for (const response of Object.values(operation.responses)) addHeaders(response, said);
  }
}

/** The sentence of a deprecation: `**Deprecated** from 2026-01-01 on, gone on 2027-01-01: use \`readBook\`.` */
export function deprecationText(element: {
  readonly [extension: `x-${string}`]: unknown;
}): string | undefined {
  const { since, sunset, use, reason } = DEPRECATION;
  if (typeof element[since] !== "string") return undefined;
  const end = element[sunset] === undefined ? "" : `, gone on ${element[sunset]}`;
  const instead = [element[use] && `use \`${element[use]}\``, element[reason]].filter(Boolean).join("; ");
  return `**Deprecated** from ${element[since]} on${end}${instead && `: ${instead}`}.`;
}

function describe(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  Object.values(node).forEach(describe);
  const element = node as Record<string, unknown>;
  const text = deprecationText(element);
  if (text !== undefined) element.description = [element.description, text].filter(Boolean).join("\n\n");
}

/** A contract that describes the headers itself is not talked over. */
function addHeaders(response: ResponseObject, { sunset }: OperationDeprecation): void {
  response.headers = {
    Deprecation: {
      description: "Since when, or from when on, the operation is deprecated (RFC 9745).",
      schema: { type: "string" },
    },
    ...(sunset && {
      Sunset: {
        description: "When the operation is expected to be gone (RFC 8594).",
        schema: { type: "string" },
      },
    }),
    ...response.headers,
  };
}
