// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:8dc3d875d25e14879e6bd39993ac13726911a5bda15d3e578026a9a26f8719bc
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
  criarCotacao: OperationValidators;
  consultarCotacao: OperationValidators;
  lerFilaCotacao: OperationValidators;
  salvarProdutos: OperationValidators;
  consultarProduto: OperationValidators;
  listarStatus: OperationValidators;
  listarFiliais: OperationValidators;
};

export declare const componentValidators: {
  EstoqueFilial: Validate;
  DeParaEntrada: Validate;
  ProdutoEntrada: Validate;
};
