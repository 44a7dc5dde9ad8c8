/**
 * The records of the interface, written down a second time: rule, schema of the contract, and its fields. `name, name: type`;
 * the type is a JSON type, with a size for text (`string 50`), or `numeric p s`, `timestamp`, `iso`, `any`; `?` marks a
 * field that may be left out.
 */
export const REGISTROS: [rule: string, schema: string, fields: string[]][] = [
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
  ["COT-001", "Cotacao", ["retorno, dadosEntrada: object", "opcoesEntrega: array"]],
  [
    "COT-002",
    "CotacaoRetornoDaFila",
    ["idCotacao: string 11", "mensagem: string 255", "dataCotacao: string"],
  ],
  [
    "COT-003",
    "CotacaoRetorno",
    ["idCotacao: string 11", "mensagem: string 255", "dataCotacao: string", "destino: object"],
  ],
  ["COT-003", "CotacaoDestino", ["cep: integer", "uf: string 8", "ufExtenso, regiaoUf, regiaoPais: string"]],
  [
    "COT-008",
    "CotacaoEntrada",
    ["cepDestino: string 8", "canal: string", "nomeLoja: string 40", "carrinho: object"],
  ],
  [
    "COT-008",
    "Carrinho",
    [
      "valorNF: numeric 9 2",
      "totalPeso, altura, largura, profundidade: numeric 9 3",
      "totalCubagem: numeric 9 4",
      "maiorPrazo: integer",
      "produto: array",
    ],
  ],
  [
    "COT-010",
    "ItemCotado",
    [
      "sku: string 50",
      "agrupador, categoria: string",
      "qt, idSku, estoqueProduto, estoque: integer",
      "preco, precoCadastro, precoCanalDe, precoCanalPor: numeric 9 2",
    ],
  ],
  [
    "COT-014",
    "OpcaoEntrega",
    [
      "possuiEstoque, prazoEntregaTotal, estoque: integer",
      "freteCobrar, freteReal: numeric 9 2",
      "prazoEntrega, dadosFrete: object",
    ],
  ],
  [
    "COT-018, COT-020",
    "PrazoEntrega",
    [
      "prazoTransportadora, maiorPrazoCros, prazoAdicionalFilial, prazoAdicionalMetodo: integer",
      "prazoEntregaRegra, prazoEntregaPorRegra, prazoTotal: integer",
    ],
  ],
  [
    "COT-021",
    "DadosFrete",
    [
      "filial, idMetodoEnvio, idTransportadora: integer",
      "filialERP, filialNome: string 30",
      "filialCidade: string 45",
      "filialUF: string 2",
      "transportadoraNome, metodoEnvioNome: string 40",
      "ordenacao: string",
      "perAdiDesconto: numeric 9 3",
      "tabelas: object",
    ],
  ],
  ["COT-026", "TabelasFrete", ["idTabela: integer", "generalidade: object", "idListaRegras: array"]],
  ["COT-026", "Generalidade", ["idTDA, idTRT: integer", "TDA, TRT: numeric 9 2"]],
];
