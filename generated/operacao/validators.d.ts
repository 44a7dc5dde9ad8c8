// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:e91c6c3d39cd85a5a3021b8f6ced5f9b054adb0b71884f56cb11a7feb9d34b16
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
  listarLojas: OperationValidators;
  criarLoja: OperationValidators;
  lerLoja: OperationValidators;
  alterarLoja: OperationValidators;
  listarTokens: OperationValidators;
  emitirToken: OperationValidators;
  alterarToken: OperationValidators;
  revogarToken: OperationValidators;
  rotacionarToken: OperationValidators;
  listarFiliais: OperationValidators;
  criarFilial: OperationValidators;
  lerFilial: OperationValidators;
  alterarFilial: OperationValidators;
  excluirFilial: OperationValidators;
  listarTransportadoras: OperationValidators;
  criarTransportadora: OperationValidators;
  lerTransportadora: OperationValidators;
  alterarTransportadora: OperationValidators;
  excluirTransportadora: OperationValidators;
  listarMetodos: OperationValidators;
  criarMetodo: OperationValidators;
  lerMetodo: OperationValidators;
  alterarMetodo: OperationValidators;
  excluirMetodo: OperationValidators;
  listarTabelas: OperationValidators;
  criarTabela: OperationValidators;
  lerTabela: OperationValidators;
  alterarTabela: OperationValidators;
  excluirTabela: OperationValidators;
  exportarFaixas: OperationValidators;
  importarFaixas: OperationValidators;
  listarTaxas: OperationValidators;
  criarTaxa: OperationValidators;
  lerTaxa: OperationValidators;
  alterarTaxa: OperationValidators;
  excluirTaxa: OperationValidators;
  listarRegras: OperationValidators;
  criarRegra: OperationValidators;
  lerRegra: OperationValidators;
  alterarRegra: OperationValidators;
  excluirRegra: OperationValidators;
  registrarOcorrencias: OperationValidators;
};

export declare const componentValidators: {

};
