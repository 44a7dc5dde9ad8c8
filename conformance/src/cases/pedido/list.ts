import type { Operations, Pedido } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, type Success, success } from "../support/define.ts";
import { verifyCustomer } from "../support/pedidoCases.ts";
import type { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf } from "../support/pedidoSamples.ts";
import { LARGE_PAGE_REFUSED } from "../support/tolerances.ts";

/** The customer of the orders that are listed. */
export const LISTED = "PEDIDOS";

type DataTipo = Operations["listarPedidos"]["parameters"]["query"]["dataTipo"];

const none = () => null;
const quoted = ({ envio: [envio] }: Pedido) => envio?.prazoEntregaCotacao ?? null;
const promised = ({ envio: [envio] }: Pedido) => envio?.prazoEntregaPedido ?? null;
const reached = ({ acompanhamentoStatus }: Pedido, status: number) =>
  acompanhamentoStatus.find(({ idStatus }) => idStatus === status)?.data;

/** What the record of an order that is new says of each date, and the rules that say so. */
const DATES: Record<DataTipo, [date: (pedido: Pedido) => string | null, ...rules: string[]]> = {
  dataCriacaoPedido: [({ data }) => data, "PED-LIST-005"],
  dataCotacao: [({ envio: [envio] }) => envio?.dataCotacao ?? null, "PED-LIST-005"],
  dataFaturamento: [(pedido) => reached(pedido, 20) ?? pedido.envio[0]?.notaFiscal?.data ?? null, "NS-045"],
  dataNotfis: [(pedido) => reached(pedido, 25) ?? null, "NS-045"],
  previsaoCotacao: [quoted, "PED-LIST-005"],
  previsaoPedido: [promised, "PED-LIST-005"],
  dataConhecimento: [none, "NS-045"],
  dataConhecimentoProcessamento: [none, "NS-045"],
  dataEntrega: [none, "NS-045"],
  previsaoEntregaPedido: [promised, "PED-LIST-003"],
  previsaoEntregaCotacao: [quoted, "PED-LIST-003"],
  dataAutorizacaoCte: [none, "NS-045"],
};

/** GET /pedidos on the three orders A, B and C of the run's customer. */
export function pedidoListCases(profile: Profile, key: PedidoKey): Case[] {
  const query = (change: Record<string, string | number> = {}) => ({
    query: {
      dataTipo: "dataCriacaoPedido",
      periodo: "2020-01-01TO2099-12-31",
      cpfCnpj: cpfOf(profile, LISTED),
      ...change,
    },
  });
  /** Which orders, whatever their order: they may be of the same second. */
  const names = (body: Success<"listarPedidos">) =>
    body
      .map(({ numeroPedido }) => numeroPedido.split("-").at(-1))
      .sort()
      .join("");
  const listed = (id: string, rules: string[], change: Record<string, string | number>, expected: string) =>
    success("listarPedidos", {
      id,
      rules,
      request: query(change),
      check: ({ body }, verify) => {
        verify.equal("", names(body), expected);
        verifyCustomer(body, cpfOf(profile, LISTED), verify);
      },
    });
  const orders = new Slot<Pedido[]>("the orders of the customer");
  return [
    {
      ...listed("PED-LIST-009/orders-of-the-customer", ["PED-LIST-009", "PED-LIST-014"], {}, "ABC"),
      save: ({ body }) => orders.set(body as Pedido[]),
    },
    listed("PED-LIST-006/one-status", ["PED-LIST-006"], { idStatus: "20" }, "B"),
    success("listarPedidos", {
      id: "PED-LIST-006/several-statuses",
      rules: ["PED-LIST-006"],
      request: () =>
        query({ idStatus: [...new Set(orders.get().map(({ idStatus }) => idStatus))].join(",") }),
      check: ({ body }, verify) => verify.equal("", names(body), "ABC"),
    }),
    listed("PED-LIST-006/no-order-has-it", ["PED-LIST-006"], { idStatus: "50" }, ""),
    listed(
      "PED-LIST-007/page-after-the-last",
      ["PED-LIST-007", "PED-LIST-014"],
      { limite: 2, pagina: 3 },
      "",
    ),
    {
      ...listed("NS-047/limit-above-50", ["NS-047"], { limite: 100 }, "ABC"),
      tolerates: [LARGE_PAGE_REFUSED],
    },
    listed("PED-LIST-009/another-customer", ["PED-LIST-009"], { cpfCnpj: "00000000000" }, ""),
    listed("PED-LIST-005/period-before", ["PED-LIST-005"], { periodo: "2020-01-01TO2020-12-31" }, ""),
    listed(
      "PED-LIST-005/times",
      ["PED-LIST-005"],
      { periodo: "2020-01-01T00:00:00TO2099-12-31T23:59:59" },
      "ABC",
    ),
    listed("PED-LIST-010/authorized", ["PED-LIST-010"], { autorizado: "sim" }, ""),
    listed("PED-LIST-011/pending", ["PED-LIST-011"], { autorizado: "não" }, ""),
    listed("PED-LIST-012/blank", ["PED-LIST-012"], { autorizado: "" }, "ABC"),
    listed("NS-003/blank-parameters", ["NS-003"], { idStatus: "", pagina: "", limite: "" }, "ABC"),
    listed("NS-003/blanks-in-a-list", ["NS-003"], { idStatus: "25, 10 ,20" }, "ABC"),
    listed("PED-LIST-013/no-filters", ["PED-LIST-013"], { canal: "outro", plataforma: "outra" }, "ABC"),
    success("listarPedidos", {
      id: "GER-004/the-other-store-sees-its-own",
      rules: ["GER-004", "AUTH-005"],
      token: "api2",
      request: query(),
      check: ({ body }, verify) => {
        verify.equal("", names(body), "A");
        verify.holds(
          "/0/_id",
          body[0]?._id !== key.id.get(),
          "must be the other store's order",
          body[0]?._id,
        );
      },
    }),
    ...Object.entries(DATES).map(([dataTipo, [dateOf, ...rules]]) => {
      const dayOf = (pedido: Pedido | undefined) => pedido && dateOf(pedido)?.slice(0, 10);
      /** The day of the first order; the orders of which it is the day are those expected. */
      const day = () => dayOf(orders.get()[0]);
      return success("listarPedidos", {
        id: `PED-LIST-002/${dataTipo}`,
        rules: ["PED-LIST-002"],
        request: () => query({ dataTipo, ...(day() && { periodo: `${day()}TO${day()}` }) }),
        check: ({ body }, verify) => {
          const expected = orders.get().filter((pedido) => day() && dayOf(pedido) === day());
          verify.equal("", names(body), names(expected), rules);
        },
      });
    }),
    ...(
      [
        ["PED-LIST-002", "unknown-dataTipo", { dataTipo: "dataPedido" }],
        ["PED-LIST-005", "one-date", { periodo: "2024-01-01" }],
        ["PED-LIST-005", "no-calendar-date", { periodo: "2024-02-30TO2024-03-01" }],
        ["NS-046", "start-after-end", { periodo: "2024-02-01TO2024-01-01" }],
        ["NS-047", "limit-0", { limite: 0 }],
        ["NS-047", "limit-text", { limite: "dez" }],
        ["NS-047", "page-0", { pagina: 0 }],
      ] as [string, string, Record<string, string | number>][]
    ).map(([rule, name, change]) =>
      failure("listarPedidos", 400, { id: `${rule}/${name}`, rules: [rule], request: query(change) }),
    ),
    ...["dataTipo", "periodo"].map((absent) => {
      const { [absent]: _absent, ...rest } = query().query as Record<string, string>;
      return failure("listarPedidos", 400, {
        id: `PED-LIST-001/no-${absent}`,
        rules: ["PED-LIST-001"],
        request: { query: rest },
      });
    }),
  ];
}
