import { validators } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { CRIADO, cotado, envio, pedido, SAO_PAULO } from "./pedido.testing.ts";
import type { Envio, Pedido, StoredConciliacao } from "./pedido.ts";
import { pedidoRecord } from "./pedidoRecord.ts";

const loja = { idLoja: 7, nomeLoja: "Loja Teste", fusoHorario: SAO_PAULO };
const recordOf = (changes: Partial<Pedido> = {}) => pedidoRecord(pedido(changes), loja);
const envioOf = (changes: Partial<Envio> = {}, doPedido: Partial<Pedido> = {}) => {
  const [record] = recordOf({ ...doPedido, envios: [envio(changes)] }).envio;
  if (!record) throw new Error("no shipment");
  return record;
};
const isAnswer = (records: unknown) =>
  validators.listarPedidos.responses["200"]?.["application/json"]?.(records);

const conciliacao: StoredConciliacao = {
  serieConhecimento: "00001",
  numeroConhecimento: "000000012345",
  dataConhecimento: Date.parse("2026-07-16T02:59:59Z"),
  dataProcessamento: Date.parse("2026-07-16T03:00:00Z"),
  valores: { peso: 8400, freteValor: 3575, icms: 12_000, valorIcms: 429 },
  cnpj: "11222333000181",
  cnpjTransportadora: "12ABC34501DE35",
  chaveConhecimento: null,
  ST: "não",
  idTipoConhecimento: "R",
  autorizacao: null,
};

test("PED-REC-001, PED-REC-002, PED-REC-004, PED-REC-006..012, PED-REC-014, PED-REC-015: every record is what the contract promises, whatever the order has", () => {
  const records = [
    recordOf(),
    recordOf({
      envios: [envio({ conciliacao, dataEntrega: CRIADO }), envio({ id: 2 })],
      tipoPedido: "reversa",
      numeroPedidoEnvioPai: "9",
      dadosAdicionais: [
        { chave: "a", valor: "1" },
        { chave: "a", valor: "2" },
      ],
    }),
  ];
  expect(isAnswer(records)).toBe(true);
  const [first] = records;
  expect(Object.values(first ?? {})).not.toContain(undefined);
});

test("PED-REC-003, PED-REC-004, PED-EST-001, PED-EST-002, NS-042: identifier, number, status and its history, oldest first", () => {
  expect(
    recordOf({
      chave: "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
      numeroPedido: "100045",
      historico: [
        { idStatus: 10, data: CRIADO },
        { idStatus: 20, data: CRIADO + 1000 },
        { idStatus: 30, data: CRIADO + 2000 },
      ],
    }),
  ).toMatchObject({
    _id: "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
    data: "2026-07-13 10:20:00",
    idLoja: 7,
    nomeLoja: "Loja Teste",
    numeroPedido: "100045",
    idStatus: 30,
    statusDescricao: "Em trânsito",
    acompanhamentoStatus: [
      { idStatus: 10, statusDescricao: "Criado", data: "2026-07-13 10:20:00" },
      { idStatus: 20, statusDescricao: "Faturado", data: "2026-07-13 10:20:01" },
      { idStatus: 30, statusDescricao: "Em trânsito", data: "2026-07-13 10:20:02" },
    ],
  });
});

test.each([
  ["equal", 29_500, 2950, 0, 0],
  ["charged more, three decimals", 30_123, 2950, 0.623, 2.112],
  ["charged less", 20_000, 2950, -9.5, -32.203],
  ["quoted for nothing", 5000, 0, 5, 0],
  ["nothing at all", 0, 0, 0, 0],
  ["half a thousandth, away from zero", 10_001, 2000, -9.999, -49.995],
])(
  "NS-004: freight of the order less freight quoted: %s",
  (_name, valorFretePedido, freteCobrar, valor, percentual) => {
    expect(recordOf({ valorFretePedido, cotado: cotado({ freteCobrar }) })).toMatchObject({
      valorFretePedido: valorFretePedido / 1000,
      valorFreteCobrado: freteCobrar / 100,
      valorFreteDiferencaPedidoCotacao: valor,
      percentualFreteDiferencaPedidoCotacao: percentual,
    });
  },
);

test("NS-004: the carrier in use against the quoted one; the order shows the shipment where it costs and takes most", () => {
  const quoted = envio();
  const dear = envio({
    transporte: { ...quoted.transporte, freteReal: 4000, freteCobrar: 3000, prazoTotal: 3 },
  });
  const record = recordOf({ envios: [quoted, dear] });
  expect(record).toMatchObject({ prazoTrocaTransporte: 0, valorTrocaTransporte: 0.5 });
  expect(record.envio).toMatchObject([
    {
      prazoTrocaTransporte: 0,
      valorTrocaTransporte: 0,
      freteRealTrocaTransporte: 0,
      prazoCotacaoDiasUteis: 5,
    },
    { prazoTrocaTransporte: -2, valorTrocaTransporte: 0.5, freteRealTrocaTransporte: 7.5 },
  ]);
  expect(recordOf({ envios: [dear] })).toMatchObject({ prazoTrocaTransporte: -2, valorTrocaTransporte: 0.5 });
});

test.each([
  ["SP", "Sudeste"],
  ["AC", "Norte"],
  ["BA", "Nordeste"],
  ["DF", "Centro-Oeste"],
  ["SC", "Sul"],
  ["sC", "Sul"],
  ["XX", null],
])("NS-006, GER-018: the region of %s is %s; coordinates are not known, but an object", (uf, regiao) => {
  const { enderecoEntrega } = pedido();
  const record = recordOf({ enderecoEntrega: { ...enderecoEntrega, uf } });
  expect(record.enderecoEntrega).toMatchObject({
    uf: uf.toUpperCase(),
    regiao,
    coordenadas: { latitude: null, longitude: null },
    telefones: ["11987654321"],
  });
});

test("PED-REC-005, NS-005: free data come back as sent, null when none was sent", () => {
  const dados = [
    { chave: "b", valor: "1" },
    { chave: "a", valor: "2" },
    { chave: "b", valor: "3" },
  ];
  expect(recordOf().dadosAdicionaisPedido).toBeNull();
  expect(recordOf({ dadosAdicionais: dados }).dadosAdicionaisPedido).toEqual(dados);
  expect(envioOf().dadosAdicionaisEnvio).toBeNull();
  expect(envioOf({ dadosAdicionais: dados }).dadosAdicionaisEnvio).toEqual(dados);
});
