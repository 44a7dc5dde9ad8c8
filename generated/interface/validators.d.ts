// Generated from spec/main.tsp by npm run generate; do not edit.
import type { OperationValidators, Validate } from "../toolkit/contractModule.ts";

export declare const validators: {
  registrarWebhook: OperationValidators;
  listarAnexos: OperationValidators;
  removerAnexo: OperationValidators;
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
