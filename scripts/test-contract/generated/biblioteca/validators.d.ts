// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit. Contract sha256:7c96a75bb0070ad1c80424e10aec6a1721aa718d7b3b8df4acc675ec73ea8eac
/** The first thing wrong with a value; instancePath is a JSON pointer. */
export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Says whether a value has the schema; `errors` of the last call tells why not. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

export interface OperationValidators {
  path?: Validate;
  query?: Validate;
  headers?: Validate;
  body?: Record<string, Validate>;
  responses: Record<string, Record<string, Validate>>;
}

export declare const validators: {
  listBooks: OperationValidators;
  addBook: OperationValidators;
  readBook: OperationValidators;
  removeBook: OperationValidators;
  importCopies: OperationValidators;
  showCover: OperationValidators;
};

export declare const componentValidators: {

};
