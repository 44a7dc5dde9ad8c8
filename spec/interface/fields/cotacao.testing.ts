import type { Fields } from "./fields.testing.ts";

/** Quotations, asked for and answered. */
export const cotacao: Fields[] = [
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
  [
    "COT-028, COT-029",
    "CotacaoNova",
    ["filiaisOrigem?: string 60", "cepDestino: string", "canal: string 30", "volumes: array"],
  ],
  [
    "COT-030, COT-031",
    "VolumeCotado",
    [
      "sku?: string 50",
      "quantidade: integer",
      "valorUnitario: numeric 9 2",
      "peso?, altura?, largura?, profundidade?: numeric 9 3",
    ],
  ],
];
