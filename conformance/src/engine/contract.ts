/** A JSON Schema of an OpenAPI 3.1 document. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  [keyword: string]: unknown;
}

/** The parts of an OpenAPI 3.1 document that the engine reads. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface OperationObject {
  operationId: string;
  parameters?: ParameterObject[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, ResponseObject>;
}

export interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  "x-regras"?: readonly string[];
}

export interface ResponseObject {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema?: Schema }>;
}

/** Says whether a value has a schema; `errors` of the last call tells why not. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** One row of the generated operations table. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly rules: readonly string[];
  readonly responses: Readonly<Record<string, readonly string[]>>;
}

/** Validators of one operation, by place, status and media type. */
export interface OperationValidators {
  path?: Validate;
  query?: Validate;
  body?: Record<string, Validate>;
  responses: Record<string, Record<string, Validate>>;
}

/** A generated contract: identity, operations table, ahead-of-time validators and the OpenAPI document they came from. */
export interface Contract {
  readonly identity: {
    readonly name: string;
    readonly title: string;
    readonly version: string;
    readonly hash: string;
  };
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Readonly<Record<string, OperationValidators>>;
  readonly document: OpenApiDocument;
}
