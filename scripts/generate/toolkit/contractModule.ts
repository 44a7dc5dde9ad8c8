/** A JSON type that a text may stand for. */
export type ScalarType = "null" | "boolean" | "integer" | "number" | "decimal" | "string";

/** How the text of a parameter becomes a value. Of several types the first that the text can be is taken. */
export type TextShape =
  | { readonly kind: "scalar"; readonly types: readonly ScalarType[] }
  | { readonly kind: "array"; readonly items: readonly ScalarType[] }
  | {
      readonly kind: "object";
      readonly properties: Readonly<Record<string, readonly ScalarType[]>>;
      /** Types of the values under further names; null where there are none. */
      readonly rest: readonly ScalarType[] | null;
    }
  /** One JSON text (`content: application/json`). */
  | { readonly kind: "json" };

/** How a parameter is written: a style of OpenAPI (3.1.1, 4.8.12.3), or `path`, which is `{/name}` of RFC 6570. */
export type ParameterStyle =
  | "simple"
  | "label"
  | "matrix"
  | "path"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** One parameter of an operation. Header names are lower case. */
export interface ParameterEntry {
  readonly name: string;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** May the reserved characters of RFC 3986, slashes among them, stand as they are? */
  readonly allowReserved: boolean;
  readonly required: boolean;
  readonly shape: TextShape;
  /** Of the header `accept`: the media types that the contract names for it. Its value is the one that a request likes best. */
  readonly mediaTypes?: readonly string[];
  /** What a handler gets when the parameter is left out. */
  readonly default?: unknown;
}

/** What one security scheme must grant; scopes are those of OAuth2 and OpenID Connect. */
export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly string[];
}

/** How callers say who they are. Names of HTTP schemes (`bearer`, `basic`) are lower case. */
export type SecurityScheme =
  | { readonly type: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string }
  | { readonly type: "http"; readonly scheme: string }
  | { readonly type: "oauth2" }
  | { readonly type: "openIdConnect" };

/** The fields of an urlencoded form, written as in a query; the parts of a multipart form; the types that a plain text stands for. */
export type FormEntry =
  | { readonly types: readonly ScalarType[] }
  | { readonly fields: readonly ParameterEntry[] }
  | { readonly parts: Readonly<Record<string, PartEntry>> };

/** One part of a multipart form; parts of a list repeat its name. */
export type PartEntry = { readonly isList?: true } & (
  | { readonly kind: "text"; readonly types: readonly ScalarType[] }
  | { readonly kind: "json" }
  /** `contentType`: media types that it may have, parted by commas. */
  | { readonly kind: "file"; readonly contentType?: string }
);

/** What binding, calling or testing an operation takes; one row per operationId. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  /** Path template, e.g. `/v1/books/{id}` or `/v1/books/{id}:lend`, below the base path of the contract. */
  readonly path: string;
  /** Ids of the rules that the contract names for the operation. */
  readonly rules: readonly string[];
  /**
   * Any alternative admits, all requirements of which must hold; an empty one admits anonymous callers too. No alternative:
   * the operation is public.
   */
  readonly security: readonly (readonly SecurityRequirement[])[];
  readonly parameters: {
    readonly path: readonly ParameterEntry[];
    readonly query: readonly ParameterEntry[];
    readonly headers: readonly ParameterEntry[];
    readonly cookies: readonly ParameterEntry[];
  };
  readonly body: {
    readonly required: boolean;
    readonly contentTypes: readonly string[];
    /** JSON pointers (`*` = any array index) of the strings in which tabs and line breaks are allowed. */
    readonly freeText: readonly string[];
    /** Limit in bytes of a body that is not JSON; null = the limit of the binding. */
    readonly maxBytes: number | null;
    /** Are there decimals in it? A number with more digits than a double holds is refused for them. */
    readonly decimals?: boolean;
    /** How forms among the media types, and plain texts that are no strings, become values. */
    readonly forms?: Readonly<Record<string, FormEntry>>;
  } | null;
  /** Left out: it is not deprecated. Days as `2027-01-01`, which begin in UTC. */
  readonly deprecation?: { readonly since: string; readonly sunset?: string };
  /** Names of the headers that its answers have by the contract. Left out: none. */
  readonly answerHeaders?: readonly string[];
  /** Media types by status, as the contract writes it (`200`, `4XX`, `default`); none = there is no body. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
}

/** What the tables of rules say of a rule. */
export interface RuleEntry {
  /** Id of the operation that it is mainly about; null when it is about many. */
  readonly operation: string | null;
  /** Status that the interface itself names for it; null where it names none. */
  readonly status: number | null;
  /** Do values on either side of the limits of a field prove it? */
  readonly limits: boolean;
  /** What it says. */
  readonly text: string;
}

/** The first thing wrong with a value, as ajv reports it; `instancePath` is a JSON pointer. */
export interface ValidationError {
  instancePath: string;
  schemaPath?: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** Says whether a value has its schema; `errors` tells why the last one did not. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

/** The validators of one operation: by place, the body's by media type, the answers' by status and media type. */
export interface OperationValidators {
  path?: Validate;
  query?: Validate;
  headers?: Validate;
  cookies?: Validate;
  body?: Record<string, Validate>;
  responses: Record<string, Record<string, Validate>>;
  /** Of the headers of answers, as one object, by status. */
  responseHeaders?: Record<string, Validate>;
}

/** Which contract it is. */
export interface ContractIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** SHA-256 of the OpenAPI document, in hex. */
  readonly hash: string;
  /** Path of the first server, e.g. `/v1`: where the paths of the operations begin. Empty = at the root. */
  readonly basePath: string;
}

/** A generated contract, as `import * as contract from ".../index.ts"` gives it. */
export interface ContractModule {
  readonly contract: ContractIdentity;
  readonly operations: Readonly<Record<string, OperationEntry>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  readonly validators: Readonly<Record<string, OperationValidators>>;
}

/** A request body as it may be sent: null for an optional field is the same as leaving it out, at every depth. */
export type Sent<T> = T extends object
  ? { [K in keyof T]: Sent<T[K]> | (undefined extends T[K] ? null : never) }
  : T;
