import type { Fields } from "./fields.testing.ts";

/** Freight rules, pre-lists of postage and return points. */
export const transportadora: Fields[] = [
  [
    "TRA-001",
    "RegraFrete",
    [
      "codigo, prazo, ordem, idUsuario: integer",
      "titulo, status, situacao, valorTipo, valorAcao, prazoAcao, usuario, usuarioEmail: string",
      "valor: number",
      "dataInicio, dataFim, dataCadastro: iso",
      "campos: array",
    ],
  ],
  ["TRA-018", "RegrasFrete", ["pagina, limite, total: integer", "regras: array"]],
  [
    "PLP-001",
    "Plp",
    [
      "_id, idRecibo: string 255",
      "codigoPLP, idLoja, idFilial, idTransportadora, idMetodo, idApp: integer",
      "filialERP: string 30",
      "data, dataFechamento: timestamp",
      "aplicacao, nomeApp: string 100",
      "status: string",
      "transportadora: string 45",
      "metodoEnvio: string 40",
      "nomeUsuario: string",
      "erros, listaPedidos: array",
    ],
  ],
  [
    "PLP-004",
    "PlpPedido",
    [
      "documento, erros: string 255",
      "numeroPedido, protocolo: string 100",
      "chaveNF: string 44",
      "idEnvio: integer",
    ],
  ],
  [
    "REV-PONTO-001",
    "PontoDevolucao",
    [
      "id, nome, cep, endereco, numero, referencia, bairro, cidade, uf: string",
      "tipoPontoDeDevolucao, status: string",
    ],
  ],
  ["REV-PONTO-005", "PontosDevolucao", ["total: integer", "pontos: array"]],
];
