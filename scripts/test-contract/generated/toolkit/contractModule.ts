// Copied from scripts/generate/toolkit/contractModule.ts by npm run generate; do not edit.
/** One parameter of an operation. Header names are lower case. */
export interface ParameterEntry {
  readonly name: string;
  readonly type: "integer" | "number" | "boolean" | "string";
  readonly array: boolean;
  readonly required: boolean;
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

/** What binding, calling or testing an operation takes; one row per operationId. */
export interface OperationEntry {
  readonly id: string;
  readonly method: string;
  /** Path template, e.g. `/v1/books/{id}`: a parameter is always a whole segment. */
  readonly path: string;
  readonly summary: string;
  readonly tags: readonly string[];
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
  };
  readonly body: {
    readonly required: boolean;
    readonly contentTypes: readonly string[];
    /** JSON pointers (`*` = any array index) of the strings in which tabs and line breaks are allowed. */
    readonly freeText: readonly string[];
    /** Limit in bytes of a body that is not JSON; null = the limit of the binding. */
    readonly maxBytes: number | null;
  } | null;
  /** Documented status -> its media types. */
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
  body?: Record<string, Validate>;
  responses: Record<string, Record<string, Validate>>;
}

/** Which contract it is. */
export interface ContractIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** SHA-256 of the OpenAPI document, in hex. */
  readonly hash: string;
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
