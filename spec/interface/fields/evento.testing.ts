import type { Fields } from "./fields.testing.ts";

/** Events, and the registration of who reads them. */
export const evento: Fields[] = [
  ["EVT-010", "EventoRastreio", ["documento, tipo: string", "dados: object"]],
  [
    "EVT-011",
    "DadosRastreio",
    ["idPedido, numeroPedido, situacao, mensagem: string", "idOcoren: integer", "data: timestamp"],
  ],
  ["EVT-015", "DadosPrazoAdicional", ["maior, menor: object", "data: timestamp"]],
  ["EVT-015", "ExtremoPrazo", ["prazoFilial, prazoMetodo: integer", "perAdicionalDesconto: number"]],
  [
    "EVT-017",
    "DadosAplicativo",
    ["codigo, situacao, mensagem, nomeApp: string", "idApp: integer", "data: timestamp"],
  ],
  [
    "EVT-018",
    "DadosMetodoEnvio",
    [
      "codigo, situacao, nomeTransportadora, nomeMetodoEnvio: string",
      "idTransportadora, idMetodoEnvio: integer",
      "data: timestamp",
    ],
  ],
  [
    "WHK-002, WHK-003, WHK-008",
    "WebhookNovo",
    [
      "url: string 500",
      "tipoAutorizacao?, modulo?: string",
      "usuario?: string 30",
      "senha?, token?: string 100",
      "rastreio?, prazoAdicional?, aplicativo?, metodoEnvio?, rastreioEnventos?, chatTransportadora?: boolean",
    ],
  ],
];
