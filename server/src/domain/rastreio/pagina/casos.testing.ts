import { envio, ocorrencia, pedido } from "../../pedido/pedido.testing.ts";
import type { Envio, Ocorrencia, Pedido } from "../../pedido/pedido.ts";

/** 2026-07-16, 15:30 in São Paulo, a Thursday: when the cases are looked at. */
export const AGORA = Date.parse("2026-07-16T18:30:00Z");

/** Instant of a local time of July 2026 in São Paulo, `13 10:20`. */
export const em = (diaHora: string): number => Date.parse(`2026-07-${diaHora.replace(" ", "T")}:00-03:00`);

const passos = (...partes: [string, string, string?][]): Ocorrencia[] =>
  partes.map(([quando, descricao, informacaoAdicional = ""], index) =>
    ocorrencia({ id: index + 1, data: em(quando), idOcoren: 0, descricao, informacaoAdicional }),
  );

const transporte = (nomeTransportadora: string, nomeMetodo: string): Envio["transporte"] => ({
  ...envio().transporte,
  nomeTransportadora,
  nomeMetodo,
});

const historico = (...partes: [number, string][]) =>
  partes.map(([idStatus, quando]) => ({ idStatus, data: em(quando) }));

const recife: Pedido["enderecoEntrega"] = { ...pedido().enderecoEntrega, cidade: "Recife", uf: "PE" };

const aCaminho = passos(
  ["13 10:20", "Pedido criado"],
  ["13 16:05", "Coletado pela transportadora"],
  ["14 04:40", "Em trânsito", "São Paulo/SP para Salvador/BA"],
  ["15 21:12", "Chegada na cidade ou filial de destino", "Recife/PE"],
);

/** One shipment, on its way. */
export const emTransito = (): Pedido =>
  pedido({
    numeroPedido: "100045",
    enderecoEntrega: recife,
    historico: historico([10, "13 10:20"], [25, "13 10:20"], [30, "14 04:40"]),
    envios: [
      envio({
        idStatus: 30,
        transporte: transporte("Rota Norte Cargas", "Econômico"),
        codigoRastreio: "RN473124829BR",
        prazoEntregaPedido: "2026-07-17 00:00:00",
        ocorrencias: aCaminho,
      }),
    ],
  });

/** One shipment, delivered, with proof. */
export const entregue = (): Pedido =>
  pedido({
    numeroPedido: "100031",
    enderecoEntrega: recife,
    historico: historico(
      [10, "13 10:20"],
      [20, "13 11:02"],
      [25, "13 15:00"],
      [30, "14 04:40"],
      [35, "16 08:15"],
      [50, "16 11:47"],
    ),
    envios: [
      envio({
        idStatus: 50,
        transporte: transporte("Rota Norte Cargas", "Expresso"),
        codigoRastreio: "RN473124829BR",
        linkComprovanteEntrega: "https://comprovantes.example/100031.pdf",
        dataEntrega: em("16 11:47"),
        ocorrencias: [
          ...aCaminho,
          ...passos(["16 08:15", "Saiu para entrega"], ["16 11:47", "Entrega realizada normalmente"]).map(
            (each, index) => ({ ...each, id: 5 + index }),
          ),
        ],
      }),
    ],
  });

/** Three shipments in different states, two with the carrier's own page. */
export const variosEnvios = (): Pedido =>
  pedido({
    numeroPedido: "100052",
    enderecoEntrega: recife,
    historico: historico([10, "13 10:20"], [25, "13 18:00"]),
    envios: [
      envio({
        idStatus: 50,
        transporte: transporte("Rota Norte Cargas", "Expresso"),
        codigoRastreio: "RN473124829BR",
        urlRastreioExterno: "https://rotanorte.example/rastreio?codigo=RN473124829BR",
        linkComprovanteEntrega: "https://comprovantes.example/100052-1.pdf",
        dataEntrega: em("15 14:20"),
        ocorrencias: passos(
          ["13 18:00", "Coletado pela transportadora"],
          ["15 14:20", "Entrega realizada normalmente"],
        ),
      }),
      envio({
        idStatus: 40,
        transporte: transporte("Litoral Encomendas", "Padrão"),
        codigoRastreio: "LE000000005BR",
        urlRastreioExterno: "https://litoral.example/LE000000005BR",
        prazoEntregaPedido: "2026-07-15 00:00:00",
        ocorrencias: passos(
          ["14 09:00", "Em trânsito"],
          ["15 17:31", "Estabelecimento fechado", "Nova tentativa no próximo dia útil"],
        ),
      }),
      envio({
        idStatus: 25,
        transporte: transporte("Litoral Encomendas", "Padrão"),
        prazoEntregaPedido: "2026-07-21 00:00:00",
        ocorrencias: [],
      }),
    ],
  });

/** A return that the carrier collects. */
export const reversa = (): Pedido =>
  pedido({
    numeroPedido: "DEV-100031",
    tipoPedido: "reversa",
    numeroPedidoEnvioPai: "100031",
    enderecoEntrega: { ...pedido().enderecoEntrega, cidade: "São Paulo", uf: "SP" },
    dadosReversa: {
      solicitanteReversa: "Cliente",
      motivoReversa: "Defeito",
      tipoReversa: "Coleta domiciliar",
      resolucaoReversa: "Troca",
      pagadorFreteReversa: "Loja",
      observacoesReversa: "cliente pediu urgência",
      prazoColeta: 2,
      remetente: {
        nome: "Maria Souza",
        cpfCnpj: "52998224725",
        email: "maria.souza@example.com",
        cep: "50030000",
        uf: "PE",
        cidade: "Recife",
        endereco: "Rua da Aurora",
        numero: "295",
        bairro: "Boa Vista",
        referencia: "Casa azul",
        telefones: ["81987654321"],
      },
    },
    historico: historico([10, "16 09:12"], [25, "16 09:12"]),
    envios: [
      envio({
        idStatus: 25,
        transporte: transporte("Rota Norte Cargas", "Reversa"),
        prazoEntregaPedido: "2026-07-24 00:00:00",
        observacoes: [
          { data: em("16 09:12"), texto: "Coleta prevista para 20/07/2026", usuario: "Sistema" },
          { data: em("16 09:30"), texto: "verificar fraude antes do estorno", usuario: "Ana" },
        ],
        ocorrencias: passos(["16 09:12", "Devolução registrada"]),
      }),
    ],
  });

/** One shipment that got lost. */
export const extraviado = (): Pedido => {
  const base = emTransito();
  return {
    ...base,
    numeroPedido: "100047",
    chave: "70".repeat(16),
    historico: [...base.historico, { idStatus: 70, data: em("16 10:00") }],
    envios: base.envios.map((each) => ({ ...each, idStatus: 70 })),
  };
};

/** Every page that is looked at, by its name. */
export const CASOS = {
  "em-transito": emTransito,
  entregue,
  "varios-envios": variosEnvios,
  reversa,
  extraviado,
};
