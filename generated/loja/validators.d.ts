// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:a089c7a64f8905f9b68a35c421275374b4b2de5be248275981dca2567e65054d
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
  registrarWebhook: OperationValidators;
  listarAnexos: OperationValidators;
  removerAnexo: OperationValidators;
  baixarArquivo: OperationValidators;
  lerFila: OperationValidators;
  removerDaFila: OperationValidators;
  listarRegrasFrete: OperationValidators;
  criarCotacao: OperationValidators;
  consultarCotacao: OperationValidators;
  lerFilaCotacao: OperationValidators;
  salvarProdutos: OperationValidators;
  consultarProduto: OperationValidators;
  criarPedido: OperationValidators;
  alterarPedido: OperationValidators;
  listarPedidos: OperationValidators;
  listarSituacoesReversa: OperationValidators;
  consultarSituacaoReversa: OperationValidators;
  listarPontosDevolucao: OperationValidators;
  rastrearPedido: OperationValidators;
  verRastreio: OperationValidators;
  enviarMensagemChat: OperationValidators;
  lerChat: OperationValidators;
  consultarElegibilidadeChat: OperationValidators;
  listarChats: OperationValidators;
  criarPlp: OperationValidators;
  listarPlps: OperationValidators;
  consultarPlp: OperationValidators;
  listarStatus: OperationValidators;
  listarFiliais: OperationValidators;
};

export declare const componentValidators: {
  EstoqueFilial: Validate;
  DeParaEntrada: Validate;
  ProdutoEntrada: Validate;
  PedidoAlteracao: Validate;
};
