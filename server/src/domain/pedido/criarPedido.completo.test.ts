import document from "@frete/contract/loja/document.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CHAVE,
  createdPedido,
  newEndereco,
  newEnvio,
  newNota,
  newPedido,
  newProduto,
  pedidosServer,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, NOW } from "../../test-support/lojaServer.testing.ts";
import { produto } from "../../test-support/lojas.testing.ts";

const { PedidoNovoReversa: novo, Pedido: record } = document.components.schemas;
/** A text for each field that the contract lets be left out and shows in the record under the same name. */
const textos = Object.fromEntries(
  Object.keys(novo.properties)
    .filter((name) => name in record.properties && !novo.required.includes(name) && name !== "idCotacao")
    .map((name) => [name, `Texto ${name}`]),
);

test("PED-NOVO-007: texts that are kept", () => {
  const known = ["pedidoAuxiliar", "plataforma", "canal", "intermediadorVenda"];
  expect(Object.keys(textos)).toEqual(expect.arrayContaining(known));
});

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    await server.client().produto.save([
      produto("CAMA", {
        categoria: "Quarto",
        variacao: "Azul",
        dePara: [{ canal: "mkt", sku: "M-1", status: true }],
      }),
    ]);
  });
  afterAll(() => server.close());

  test("the whole order, labels of the integrator: Despachado (PED-EST-003, PED-NOVO-007, PED-NOVO-017)", async () => {
    const { retorno } = await server.quoted({
      cepDestino: "01310100",
      canal: "site",
      volumes: [{ sku: "CAMA", quantidade: 2, valorUnitario: 50 }],
    });
    const body = newPedido({
      ...textos,
      idCotacao: `${retorno.idCotacao}00000020000001`,
      valorFretePedido: 12.345,
      desconhecido: 1,
      enderecoEntrega: { ...newEndereco(), desconhecido: 1 },
      dadosReversa: { tipoReversa: 7 },
      dadosAdicionais: [
        { chave: "k", valor: "1" },
        { chave: "k", valor: "1" },
      ],
      envio: [
        newEnvio({
          nome: "Volume único",
          peso: 1.234,
          altura: 5.5,
          quantidade: 2,
          codigoRastreio: "XYZ",
          plp: 7,
          urlRastreioExterno: "https://rastreio.example.com/1",
          mapaDeCarga: "M1",
          prazoDeEntrega: "2026-12-01T10:30:00",
          produtos: [
            newProduto({ sku: "CAMA", titulo: "Cama", categoria: "Móveis", peso: 3, quantidade: 2 }),
          ],
          notaFiscal: newNota({ filialERP: "B1", pedidoERP: "E1", data: "2026-11-20 08:00:01" }),
          dadosAdicionaisEnvio: [{ chave: "x", valor: "y" }],
        }),
      ],
    });
    const pedido = await createdPedido(server, body);
    expect(pedido).toEqual({
      id: expect.any(Number),
      chave: expect.any(String),
      criadoEm: NOW,
      numeroPedido: body.numeroPedido,
      tipoPedido: "envio",
      numeroPedidoEnvioPai: null,
      ...textos,
      // PED-NOVO-008: with a quotation the channel is the quotation's.
      canal: "site",
      valorFretePedido: 12_345,
      controleEtiqueta: "app",
      enderecoEntrega: newEndereco(),
      dadosReversa: null,
      dadosAdicionais: body.dadosAdicionais,
      historico: [
        { idStatus: 10, data: NOW },
        { idStatus: 25, data: NOW },
      ],
      cotado: {
        idCotacao: body.idCotacao,
        dataCotacao: NOW,
        freteReal: 3000,
        freteCobrar: 3300,
        prazoTotal: 8,
        // Saturday 21 November and eight business days.
        prazoEntregaCotacao: "2026-12-02 00:00:00",
        filial: { id: 2, filialErp: "B1", nome: "Filial Sul" },
        metodo: { id: 1, nome: "Rápido" },
        transportadora: { id: 1, nome: "Carga Teste" },
      },
      envios: [
        {
          id: expect.any(Number),
          idStatus: 25,
          nome: "Volume único",
          transporte: {
            idTransportadora: 1,
            nomeTransportadora: "Carga Teste",
            idMetodo: 1,
            nomeMetodo: "Rápido",
            urlFotoMetodo: null,
            correios: false,
            freteReal: 3000,
            freteCobrar: 3300,
            prazoTotal: 8,
          },
          peso: 1234,
          altura: 5500,
          largura: 20_000,
          profundidade: 30_000,
          quantidade: 2,
          quantidadeVolumes: 1,
          codigoRastreio: "XYZ",
          urlRastreioExterno: "https://rastreio.example.com/1",
          linkComprovanteEntrega: null,
          mapaDeCarga: "M1",
          plp: 7,
          prazoEntregaPedido: "2026-12-01 10:30:00",
          dataEntrega: null,
          dataNotfis: NOW,
          observacoes: [],
          notaFiscal: {
            filialErp: "B1",
            filial: { id: 2, nome: "Filial Sul", cidade: "Curitiba", uf: "PR", cep: "01310100" },
            pedidoErp: "E1",
            chave: CHAVE,
            data: "2026-11-20 08:00:01",
            valorTotal: 6000,
            valorTotalProdutos: 5000,
            cnpjFaturador: "11222333000181",
            numero: 1,
            serie: 1,
          },
          produtos: [
            {
              sku: "CAMA",
              titulo: "Cama",
              categoria: "Móveis",
              peso: 3000,
              altura: 10_000,
              largura: 20_000,
              profundidade: 30_000,
              preco: 5000,
              quantidade: 2,
              quantidadeVolumes: 1,
              // PED-REC-013
              cadastro: {
                idSku: 1,
                titulo: "Produto CAMA",
                categoria: "Quarto",
                variacao: "Azul",
                peso: 2000,
                altura: 20_000,
                largura: 10_000,
                profundidade: 30_000,
              },
            },
          ],
          ocorrencias: [
            {
              id: expect.any(Number),
              data: NOW,
              idOcoren: 9999,
              descricao: "Pedido criado",
              informacaoAdicional: `Pedido ${body.numeroPedido}`,
              visivelCliente: true,
              origem: { idUsuario: "sistema", nomeUsuario: "Sistema", origem: "sistema", data: NOW },
            },
          ],
          conciliacao: null,
          dadosAdicionais: [{ chave: "x", valor: "y" }],
        },
      ],
    });
  });
});
