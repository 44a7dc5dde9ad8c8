import { expect, test } from "vitest";
import { CRIADO, cotado, envio, ocorrencia, pedido, SAO_PAULO } from "./pedido.testing.ts";
import type { Envio, Pedido, StoredConciliacao } from "./pedido.ts";
import { pedidoRecord } from "./pedidoRecord.ts";

const loja = { idLoja: 7, nomeLoja: "Loja Teste", fusoHorario: SAO_PAULO };
const envioOf = (changes: Partial<Envio> = {}, doPedido: Partial<Pedido> = {}) => {
  const [record] = pedidoRecord(pedido({ ...doPedido, envios: [envio(changes)] }), loja).envio;
  if (!record) throw new Error("no shipment");
  return record;
};

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

test.each([
  ["2026-07-20 00:00:00", 0],
  ["2026-07-20 23:59:59", 0],
  ["2026-07-21 00:00:00", 1],
  ["2026-07-19 23:59:59", -1],
  ["2027-07-20 00:00:00", 365],
])("NS-004: diferencaPedidoCotacao of a deadline %s is %i calendar days", (prazoEntregaPedido, days) => {
  expect(envioOf({ prazoEntregaPedido }).diferencaPedidoCotacao).toBe(days);
});

test.each([
  ["2026-07-21T02:59:59Z", "2026-07-20 23:59:59", 0, -1],
  ["2026-07-21T03:00:00Z", "2026-07-21 00:00:00", 1, 0],
  ["2026-07-22T03:00:00Z", "2026-07-22 00:00:00", 2, 1],
])(
  "NS-001, NS-004: a delivery at %s is of the loja's day",
  (instant, dataEntrega, cotadoDias, pedidoDias) => {
    expect(envioOf({ dataEntrega: Date.parse(instant) })).toMatchObject({
      dataEntrega,
      diferencaCotadoEntregue: cotadoDias,
      diferencaPedidoEntregue: pedidoDias,
    });
  },
);

test("NS-004: before delivery the differences of the delivery are null", () => {
  expect(envioOf()).toMatchObject({
    dataEntrega: null,
    diferencaCotadoEntregue: null,
    diferencaPedidoEntregue: null,
  });
});

test("NS-004: diferencaFaturamentoCotacao counts from the quotation's day in the loja's zone", () => {
  const dataCotacao = Date.parse("2026-07-13T02:59:59Z");
  expect(envioOf({}, { cotado: cotado({ dataCotacao }) }).diferencaFaturamentoCotacao).toBe(1);
  expect(
    envioOf({}, { cotado: cotado({ dataCotacao: dataCotacao + 1000 }) }).diferencaFaturamentoCotacao,
  ).toBe(0);
});

test("PED-REC-011, NS-010: the invoice with the branch that ships and the one quoted; a date is its first moment", () => {
  const { notaFiscal } = envio();
  const filial = { id: 2, nome: "Filial Sul", cidade: "Curitiba", uf: "PR", cep: "80010000" };
  expect(
    envioOf({ notaFiscal: { ...notaFiscal, filialErp: "B1", filial, data: "2026-07-14" } }).notaFiscal,
  ).toEqual({
    cnpjFaturador: "11222333000181",
    filialERP: "B1",
    filialNomeEnvio: "Filial Sul",
    cidade: "Curitiba",
    uf: "PR",
    cep: "80010000",
    pedidoERP: null,
    chave: notaFiscal.chave,
    idFilialCotacao: 1,
    idFilialEnvio: 2,
    numero: 1,
    serie: 1,
    data: "2026-07-14 00:00:00",
    valorTotal: 289.3,
    valorTotalProdutos: 259.8,
  });
});

test("PED-REC-012..PED-REC-014: a product as ordered and as registered; idSku is text", () => {
  const [produto] = envio().produtos;
  if (!produto) throw new Error("no product");
  const cadastro = {
    idSku: 101,
    titulo: "Cafeteira",
    categoria: null,
    variacao: "127V",
    peso: 4100,
    altura: 1,
    largura: 2,
    profundidade: 3,
  };
  expect(envioOf({ produtos: [produto, { ...produto, cadastro }] }).produtos).toMatchObject([
    { peso: 4.2, preco: 129.9, idSku: null, tituloCadastro: null, pesoCadastro: null, variacao: null },
    { peso: 4.2, idSku: "101", tituloCadastro: "Cafeteira", categoriaCadastro: null, pesoCadastro: 4.1 },
  ]);
});

test("PED-REC-008, NS-008: before the carrier has charged, every field of conciliacao is null", () => {
  const values = Object.values(envioOf().conciliacao);
  expect(values).toHaveLength(38);
  expect(values.filter((value) => value !== null)).toEqual([]);
});

test("PED-REC-008, PED-REC-009, NS-008: what the carrier charged, and its difference to what it was quoted to charge", () => {
  expect(envioOf({ conciliacao }).conciliacao).toMatchObject({
    notaFiscal: 1,
    serie: 1,
    serieConhecimento: 1,
    numeroConhecimento: 12_345,
    peso: 8.4,
    pesoCubado: null,
    freteValor: 35.75,
    icms: 12,
    valorIcms: 4.29,
    valorFreteCobrando: 35.75,
    valorDiferenca: 3.25,
    percentualDiferenca: 10,
    chaveNF: envio().notaFiscal.chave,
    autorizado: null,
    usuarioAutorizacao: null,
    ST: "não",
    idTipoConhecimento: "R",
    tipoConhecimento: "Reentrega",
    dataConhecimento: "2026-07-15 23:59:59",
    dataProcessamento: "2026-07-16 00:00:00",
  });
  const autorizacao = { autorizado: true, data: CRIADO, usuario: "Ana", idUsuario: "3", comentario: "" };
  expect(envioOf({ conciliacao: { ...conciliacao, autorizacao } }).conciliacao).toMatchObject({
    autorizado: "sim",
    usuarioAutorizacao: "Ana",
    idUsuarioAutorizacao: "3",
    comentarioAutorizacao: null,
  });
  const recusa = { ...autorizacao, autorizado: false, comentario: "Peso a mais" };
  expect(envioOf({ conciliacao: { ...conciliacao, autorizacao: recusa } }).conciliacao).toMatchObject({
    autorizado: "não",
    comentarioAutorizacao: "Peso a mais",
  });
  expect(envioOf({ conciliacao: { ...conciliacao, valores: {} } }).conciliacao).toMatchObject({
    valorDiferenca: null,
    percentualDiferenca: null,
    valorFreteCobrando: null,
  });
});

test("PED-REC-010, PED-REC-015, NS-007, NS-009: notes and occurrences; what has no text is null", () => {
  const record = envioOf({
    nome: "Envio 1",
    observacoes: [{ data: CRIADO, texto: "Coleta", usuario: "Sistema" }],
    ocorrencias: [
      ocorrencia(),
      ocorrencia({ id: 2, idOcoren: 0, informacaoAdicional: "Saiu", visivelCliente: false }),
    ],
  });
  expect(record).toMatchObject({
    descricao: "Envio 1",
    codigoRastreio: null,
    observacao: [{ data: "2026-07-13 10:20:00", texto: "Coleta", usuario: "Sistema" }],
  });
  expect(record.ocoren).toEqual([
    {
      id: 1,
      data: "2026-07-13 10:20:00",
      idOcoren: 9999,
      descricao: "Pedido criado",
      informacaoAdicional: null,
      visivelCliente: true,
    },
    expect.objectContaining({ id: 2, idOcoren: 0, informacaoAdicional: "Saiu", visivelCliente: false }),
  ]);
});
