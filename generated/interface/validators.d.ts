// Generated from spec/main.tsp by npm run generate; do not edit.
import type { OperationValidators, Validate } from "../toolkit/contractModule.ts";

export declare const validators: {
  criarCotacao: OperationValidators;
  consultarCotacao: OperationValidators;
  lerFilaCotacao: OperationValidators;
  criarPedido: OperationValidators;
  alterarPedido: OperationValidators;
  listarPedidos: OperationValidators;
  rastrearPedido: OperationValidators;
  verRastreio: OperationValidators;
  listarAnexos: OperationValidators;
  removerAnexo: OperationValidators;
  enviarMensagemChat: OperationValidators;
  lerChat: OperationValidators;
  consultarElegibilidadeChat: OperationValidators;
  listarChats: OperationValidators;
  criarPlp: OperationValidators;
  listarPlps: OperationValidators;
  consultarPlp: OperationValidators;
  listarSituacoesReversa: OperationValidators;
  consultarSituacaoReversa: OperationValidators;
  listarPontosDevolucao: OperationValidators;
  salvarProdutos: OperationValidators;
  consultarProduto: OperationValidators;
  registrarWebhook: OperationValidators;
  lerFila: OperationValidators;
  removerDaFila: OperationValidators;
  listarRegrasFrete: OperationValidators;
  listarStatus: OperationValidators;
  listarFiliais: OperationValidators;
};

export declare const componentValidators: {
  PedidoAlteracao: Validate;
  EstoqueFilial: Validate;
  DeParaEntrada: Validate;
  ProdutoEntrada: Validate;
};
