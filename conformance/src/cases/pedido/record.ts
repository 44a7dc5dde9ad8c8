import type { Pedido } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure } from "../support/define.ts";
import { createOrder, readOrder, verifyFields, verifySent } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { isEmpty } from "../support/verifyOrder.ts";
import { notaFiscalCases } from "./notaFiscal.ts";

type Novo = ReturnType<typeof pedidoEnvio>;

/** The record of an order: what was sent, what it begins with. */
export function pedidoRecordScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "REGISTRO");
  return [
    { module: "pedido", cases: whatWasSent(profile, pedidoEnvio(profile, "REG-1", { cpfCnpj }), cpfCnpj) },
    { module: "pedido", cases: horas(profile) },
    { module: "pedido", cases: estados(profile, pedidoEnvio(profile, "REG-4", { cpfCnpj }), cpfCnpj) },
    {
      module: "pedido",
      cases: invoicedByTheService(profile, pedidoEnvio(profile, "REG-3", { cpfCnpj }), cpfCnpj),
    },
  ];
}

/** Dates with a time of the day. */
function horas(profile: Profile): Case[] {
  return ["2031-03-01 10:00:00", "2031-03-01T10:00:00", "2031-03-01T13:00:00.5Z"].map((date, index) => {
    const order = pedidoEnvio(profile, `HORA-${index + 1}`);
    const envio = order.envio.map((each) => ({
      ...each,
      prazoDeEntrega: date,
      notaFiscal: { ...each.notaFiscal, data: date },
    }));
    return createOrder(`NS-038/a-time-of-the-day-${index + 1}`, ["NS-038"], { ...order, envio });
  });
}

/** The state of the recipient: in any letter case, and none but the 27. */
function estados(profile: Profile, sent: Novo, cpfCnpj: string): Case[] {
  const key = new PedidoKey(profile, "the order with its state in small letters");
  const { enderecoEntrega } = sent;
  const withUf = (uf: string) => ({ ...sent, enderecoEntrega: { ...enderecoEntrega, uf } });
  return [
    failure("criarPedido", 400, {
      id: "NS-006/no-such-state",
      rules: ["NS-006"],
      request: { body: withUf("XX") },
      field: "enderecoEntrega.uf",
    }),
    createOrder("NS-006/state-in-small-letters", ["NS-006"], withUf(enderecoEntrega.uf.toLowerCase()), key),
    readOrder("NS-006/state-in-capitals", ["NS-006"], { cpfCnpj, key }, (pedido, verify) =>
      verify.equal("/enderecoEntrega/uf", pedido.enderecoEntrega.uf, enderecoEntrega.uf),
    ),
  ];
}

function whatWasSent(profile: Profile, sent: Novo, cpfCnpj: string): Case[] {
  const key = new PedidoKey(profile, "the order");
  const read = (id: string, rules: string[], check: Parameters<typeof readOrder>[3]) =>
    readOrder(id, rules, { cpfCnpj, key }, check);
  const [shipment] = sent.envio;
  return [
    createOrder("PED-REC-001/order", ["PED-NOVO-001"], sent, key),
    read(
      "PED-REC-001/what-was-sent",
      ["PED-REC-001", "PED-REC-002", "PED-REC-003", "PED-NOVO-007"],
      (pedido, verify) => {
        const { valorFretePedido, ...others } = sent;
        verifySent(verify, "", pedido, others, "Pedido");
        const { _id, numeroPedido, numeroPedidoEnvioPai } = pedido;
        verify.holds("/_id", _id !== numeroPedido, "must not be the order's number", _id, ["PED-REC-003"]);
        verify.holds(
          "/numeroPedidoEnvioPai",
          isEmpty(numeroPedidoEnvioPai),
          "must be empty",
          numeroPedidoEnvioPai,
        );
        verify.equal("/numeroPedidoEnvioPai", numeroPedidoEnvioPai, null, ["NS-007"]);
        verify.equal("/valorFretePedido", pedido.valorFretePedido, valorFretePedido, [
          "PED-NOVO-013",
          "PED-REC-001",
        ]);
      },
    ),
    read(
      "PED-REC-006/recipient",
      ["PED-REC-006", "PED-NOVO-019", "GER-005"],
      ({ enderecoEntrega }, verify) => {
        const { uf, ...others } = sent.enderecoEntrega;
        verifyFields(verify, "/enderecoEntrega", enderecoEntrega, others);
        verify.equal("/enderecoEntrega/uf", enderecoEntrega.uf.toUpperCase(), uf);
        verifyFields(verify, "/enderecoEntrega", enderecoEntrega, { uf }, ["NS-006"]);
        verify.equal("/enderecoEntrega/regiao", enderecoEntrega.regiao, profile.fixtures.destino.regiaoPais, [
          "NS-006",
        ]);
      },
    ),
    read(
      "PED-REC-007/shipment",
      ["PED-REC-007", "PED-NOVO-023", "PED-NOVO-026", "PED-NOVO-029", "PED-NOVO-030"],
      ({ envio: all, idStatus, acompanhamentoStatus }, verify) => {
        const [envio] = all;
        verify.equal("/envio", all.length, sent.envio.length, ["PED-REC-007", "PED-NOVO-015"]);
        const status = acompanhamentoStatus.find((each) => each.idStatus === envio?.idStatus);
        verifyFields(verify, "/envio/0", envio, { statusDescricao: status?.statusDescricao });
        verifyFields(verify, "/envio/0", envio, { idStatus }, ["NS-020"]);
        const { quantidade, quantidadeVolumes, mapaDeCarga, ...others } = shipment ?? {};
        verifySent(verify, "/envio/0", envio, others, "EnvioPedido");
        verifyFields(verify, "/envio/0", envio, { quantidade, quantidadeVolumes }, [
          "PED-NOVO-026",
          "PED-REC-007",
        ]);
        verifyFields(verify, "/envio/0", envio, { descricao: shipment?.nome, mapaDeCarga }, [
          "PED-NOVO-029",
          "PED-REC-007",
        ]);
        verifyFields(verify, "/envio/0", envio, { dataEntrega: null, diferencaPedidoEntregue: null }, [
          "NS-004",
        ]);
        const { prazoEntregaPedido = "" } = envio ?? {};
        const isDay = prazoEntregaPedido.startsWith(`${shipment?.prazoDeEntrega} `);
        verify.holds(
          "/envio/0/prazoEntregaPedido",
          isDay,
          `must be on ${shipment?.prazoDeEntrega}`,
          prazoEntregaPedido,
          ["PED-NOVO-030"],
        );
      },
    ),
    ...notaFiscalCases(profile, sent, cpfCnpj, key),
    read(
      "PED-REC-004/history",
      ["PED-REC-004", "PED-EST-002", "PED-EST-003", "PED-EST-005"],
      (pedido, verify) => verifyHistory(pedido, ["Criado", "Despachado"], verify),
    ),
    read(
      "PED-REC-005/free-data",
      ["PED-REC-005", "PED-NOVO-016", "PED-NOVO-017", "PED-NOVO-018"],
      (pedido, verify) => {
        verify.equal("/dadosAdicionaisPedido", pedido.dadosAdicionaisPedido, sent.dadosAdicionais);
        const { dadosAdicionaisEnvio } = pedido.envio[0] ?? {};
        verify.equal("/envio/0/dadosAdicionaisEnvio", dadosAdicionaisEnvio, shipment?.dadosAdicionaisEnvio);
      },
    ),
    read(
      "PED-REC-008/shape",
      [
        "PED-REC-008",
        "PED-REC-009",
        "PED-REC-010",
        "PED-REC-015",
        "GER-011",
        "GER-014",
        "GER-018",
        "RAST-001",
        "PED-ALT-006",
      ],
      ({ envio: [envio] }, verify, raw) => {
        const values = Object.values(envio?.conciliacao ?? {});
        verify.equal("/envio/0/conciliacao", [...new Set(values)], [null], ["NS-008"]);
        const [first] = envio?.ocoren ?? [];
        verify.equal("/envio/0/ocoren/0/idOcoren", first?.idOcoren, 9999, ["PED-REC-016", "PED-REC-015"]);
        const text = JSON.stringify(raw);
        verify.holds(
          "",
          !text.includes('"origemDados"'),
          "must not say where occurrences came from",
          undefined,
          ["RAST-001"],
        );
        verify.holds(
          "",
          !text.includes('"linkComprovanteEntrega"'),
          "must not hold the proof of delivery",
          undefined,
          ["PED-ALT-006"],
        );
      },
    ),
  ];
}

/** Labels by the service: the order is invoiced at once. */
function invoicedByTheService(profile: Profile, sent: Novo, cpfCnpj: string): Case[] {
  const key = new PedidoKey(profile, "the order");
  return [
    createOrder(
      "PED-EST-004/order",
      ["PED-EST-004", "PED-NOVO-014"],
      { ...sent, controleEtiqueta: "servico" },
      key,
    ),
    readOrder(
      "PED-EST-004/invoiced",
      ["PED-EST-004", "PED-EST-005", "PED-REC-016"],
      { cpfCnpj, key },
      (pedido, verify) => {
        verifyHistory(pedido, ["Criado", "Faturado"], verify);
        verify.equal("", [pedido.idStatus, pedido.statusDescricao], [20, "Faturado"], ["PED-EST-001"]);
        const codes = (pedido.envio[0]?.ocoren ?? []).map(({ idOcoren }) => idOcoren);
        const known = codes.filter((code) => code === 9999 || code === 9998);
        verify.equal("/envio/0/ocoren", known, [9999, 9998], ["PED-REC-016", "PED-REC-015"]);
        verify.equal("/envio/0/ocoren", codes, known, ["NS-011"]);
      },
    ),
  ];
}

/** The history ends at the order's status, oldest first; where it begins, and most codes, are decisions (NS-020). */
function verifyHistory(pedido: Pedido, names: string[], verify: Verify): void {
  const { idStatus, statusDescricao, acompanhamentoStatus } = pedido;
  const found = acompanhamentoStatus.map((entry) => entry.statusDescricao);
  verify.equal("/acompanhamentoStatus", found, names, ["NS-020"]);
  verify.equal("/acompanhamentoStatus", acompanhamentoStatus.at(-1)?.idStatus, idStatus);
  verify.equal("/statusDescricao", statusDescricao, names.at(-1));
  const dates = acompanhamentoStatus.map(({ data }) => data);
  verify.equal("/acompanhamentoStatus", dates, [...dates].sort(), ["PED-EST-002"]);
}
