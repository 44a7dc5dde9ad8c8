import type { Fields } from "./fields.testing.ts";

/** What an order, its tracking and its change are answered with. */
export const pedido: Fields[] = [
  [
    "PED-REC-001",
    "Pedido",
    [
      "_id, nomeLoja, numeroPedido, tipoPedido, numeroPedidoEnvioPai, idCotacao, canal, plataforma: string",
      "intermediadorVenda, pedidoAuxiliar, statusDescricao, filialERPCotado, filialNomeCotado: string",
      "NomeMetodoEnvioCotado, NomeTransportadoraCotado: string",
      "data: timestamp",
      "idLoja, idStatus, idFilialCotado, idMetodoEnvioCotado, idTransportadoraCotado: integer",
      "valorFreteReal, valorFreteCobrado, valorFretePedido, valorFreteDiferencaPedidoCotacao: number",
      "percentualFreteDiferencaPedidoCotacao, prazoTrocaTransporte, valorTrocaTransporte: number",
      "acompanhamentoStatus, envio, dadosAdicionaisPedido: array",
      "enderecoEntrega: object",
    ],
  ],
  ["PED-REC-004", "StatusHistorico", ["idStatus: integer", "statusDescricao: string", "data: timestamp"]],
  [
    "PED-REC-006",
    "EnderecoEntrega",
    [
      "nome, email, cpfCnpj, cep, uf, regiao, cidade, endereco, numero, bairro, referencia: string",
      "coordenadas: object",
      "telefones: array",
    ],
  ],
  ["PED-REC-006", "Coordenadas", ["latitude, longitude: number"]],
  [
    "PED-REC-007",
    "EnvioPedido",
    [
      "id, idStatus, idTransportadora, idMetodoEnvio, quantidade, quantidadeVolumes, plp: integer",
      "statusDescricao, descricao, nomeTransportadora, nomeMetodoEnvio, urlFotoMetodoEnvio: string",
      "codigoRastreio, urlRastreioExterno, mapaDeCarga: string",
      "peso, altura, largura, profundidade, diferencaPedidoCotacao, diferencaFaturamentoCotacao: number",
      "diferencaCotadoEntregue, diferencaPedidoEntregue, prazoTrocaTransporte, valorTrocaTransporte: number",
      "freteRealTrocaTransporte, prazoCotacaoDiasUteis: number",
      "prazoEntregaPedido, prazoEntregaCotacao, dataCotacao, dataEntrega: timestamp",
      "observacao, produtos, ocoren, dadosAdicionaisEnvio: array",
      "conciliacao, notaFiscal: object",
    ],
  ],
  [
    "PED-REC-008",
    "Conciliacao",
    [
      "notaFiscal, serie, serieConhecimento, numeroConhecimento, peso, pesoCubado, pesoDensidade: number",
      "despesaAdicional, baseIcms, icms, valorIcms, fretePeso, freteValor, secCat, ITR, valorDespacho: number",
      "valorPedagio, valorAdame, adValor, gris, tas, taxa, valorDiferenca, percentualDiferenca: number",
      "valorFreteCobrando: number",
      "cnpj, chaveNF, chaveConhecimento, cnpjTransportadora, autorizado, usuarioAutorizacao: string",
      "idUsuarioAutorizacao, comentarioAutorizacao, ST, idTipoConhecimento, tipoConhecimento: string",
      "dataConhecimento, dataProcessamento: timestamp",
    ],
  ],
  [
    "PED-REC-011",
    "NotaFiscal",
    [
      "cnpjFaturador, filialERP, filialNomeEnvio, cidade, uf, cep, pedidoERP, chave: string",
      "idFilialCotacao, idFilialEnvio, numero, serie: integer",
      "data: timestamp",
      "valorTotal, valorTotalProdutos: number",
    ],
  ],
  [
    "PED-REC-012",
    "ProdutoPedido",
    [
      "sku, titulo, categoria, idSku, tituloCadastro, categoriaCadastro, variacao: string",
      "peso, altura, largura, profundidade, preco: number",
      "pesoCadastro, alturaCadastro, larguraCadastro, profundidadeCadastro: number",
      "quantidade, quantidadeVolumes: integer",
    ],
  ],
  [
    "PED-REC-015",
    "Ocorrencia",
    [
      "id, idOcoren: integer",
      "data: timestamp",
      "descricao, informacaoAdicional: string",
      "visivelCliente: boolean",
    ],
  ],
  ["RAST-001", "OrigemDados", ["idUsuario, nomeUsuario, origem, dataHora: string"]],
  ["RAST-004", "RastreioEnvio", ["idenvio: integer", "notaFiscal: object", "produtos, ocoren: array"]],
  [
    "PED-NOVO-040",
    "PedidoCriado",
    ["mensagem: string 255", "chavePedido: string 40", "numeroPedido: string"],
  ],
  ["PED-ALT-011", "RetornoCampo", ["campo, mensagem: string"]],
  ["PED-ALT-011", "PedidoAlterado", ["retornos: array"]],
];
