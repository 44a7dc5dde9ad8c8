// Generated from spec/operacao.tsp by npm run generate; do not edit. Contract sha256:905f835ea5243fa789a2147f29399dafe1f0d83624cba2ba5f2c52ad6472ae86
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
  explicarCotacao: OperationValidators;
  listarPlpsDaLoja: OperationValidators;
  lerPlp: OperationValidators;
  fecharPlp: OperationValidators;
  excluirPlp: OperationValidators;
  registrarOcorrencias: OperationValidators;
  registrarEventosUnidade: OperationValidators;
  responderChat: OperationValidators;
  finalizarChat: OperationValidators;
  enviarDocumentos: OperationValidators;
  lerAssinatura: OperationValidators;
  emitirAssinatura: OperationValidators;
  removerAssinatura: OperationValidators;
  importarOcoren: OperationValidators;
  importarConemb: OperationValidators;
  autorizarConciliacao: OperationValidators;
  listarPontos: OperationValidators;
  criarPonto: OperationValidators;
  lerPonto: OperationValidators;
  alterarPonto: OperationValidators;
  excluirPonto: OperationValidators;
  listarSituacoes: OperationValidators;
  salvarSituacao: OperationValidators;
  listarAplicativos: OperationValidators;
  instalarAplicativo: OperationValidators;
  lerAplicativo: OperationValidators;
  desinstalarAplicativo: OperationValidators;
  lerNotificacao: OperationValidators;
  listarEventosAbandonados: OperationValidators;
  reenviarEvento: OperationValidators;
  reenviarEventos: OperationValidators;
  simularTransporte: OperationValidators;
  lerRelogio: OperationValidators;
  acertarRelogio: OperationValidators;
  soltarRelogio: OperationValidators;
  avancarRelogio: OperationValidators;
};

export declare const componentValidators: {

};
