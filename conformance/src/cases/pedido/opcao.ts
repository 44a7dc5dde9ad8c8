import type { OpcaoEntrega, Pedido } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { daysBetween } from "../support/dates.ts";
import { keyOfOpcao } from "../support/opcoes.ts";
import { verifyFields } from "../support/pedidoCases.ts";
import { codeOf, dear, first, last, least, nearest, ofFilial } from "../support/pedidoOpcoes.ts";
import { type QuotedOrders, quotedOrders } from "../support/quotedOrders.ts";

/** More than any option costs, and a day before any option arrives. */
const HIGH_VALUE = 999_999.999;
const PAST_DAY = "2020-01-01";

/** Which option of a quotation an order takes: by its code, the best one, the nearest one; in both stores. */
export function pedidoOpcaoScenarios(profile: Profile): Scenario[] {
  return (["api", "api2"] as const).map((token) => {
    const orders = quotedOrders(profile, "OPCAO", token);
    const other = quotedOrders(profile, "ALHEIO", token === "api" ? "api2" : "api");
    return {
      module: "pedido",
      cases: [
        orders.quotation,
        ...byCode(orders),
        ...best(orders),
        ...nearestByValue(orders),
        ...nearestInTime(orders),
        other.refused(`GER-004/quotation-of-${token}`, ["GER-004", "PED-NOVO-009"], "idCotacao", () =>
          other.order("X", { idCotacao: codeOf(orders.quoted.get(), first(orders.options())) }),
        ),
      ],
    };
  });
}

function byCode({ takes, refused, order, quoted, options }: QuotedOrders): Case[] {
  const code = (option: OpcaoEntrega) => codeOf(quoted.get(), option);
  return [
    ...takes(
      "PED-NOVO-009/option-of-the-code",
      ["PED-NOVO-009", "PED-NOVO-012", "PED-REC-001"],
      () => order("1", { idCotacao: code(last(options())) }),
      ({ pedido }, verify) => {
        verifyTaken(pedido, last(options()), verify);
        verify.equal("/idCotacao", pedido.idCotacao, code(last(options())), ["PED-NOVO-009", "NS-033"]);
      },
    ),
    ...takes(
      "NS-034/bare-code-is-the-first-option",
      ["NS-034"],
      () => order("2", { idCotacao: quoted.get().retorno.idCotacao }),
      ({ pedido }, verify) => verifyTaken(pedido, first(options()), verify),
    ),
    refused("NS-034/no-such-option", ["NS-034", "PED-NOVO-009"], "idCotacao", () =>
      order("X", { idCotacao: quoted.get().retorno.idCotacao.padEnd(25, "9") }),
    ),
    refused("PED-NOVO-011/another-spelling", ["NS-034", "PED-NOVO-009"], "idCotacao", () =>
      order("X", { idCotacao: "transporteproximo" }),
    ),
  ];
}

/** The store's configuration shows in the quotation: its options are ordered by value or by lead time (COT-024). */
function best({ takes, order, options, filialERP }: QuotedOrders): Case[] {
  return takes(
    "PED-NOVO-010/best-option",
    ["PED-NOVO-010", "PED-NOVO-044", "PED-REC-001"],
    () => order("3"),
    ({ pedido, taken }, verify) => {
      verify.equal("/filialERPCotado", pedido.filialERPCotado, filialERP, ["PED-NOVO-044", "NS-035"]);
      const cost = ({ dadosFrete, freteCobrar, prazoEntrega }: OpcaoEntrega) =>
        dadosFrete.ordenacao === "v" ? freteCobrar : prazoEntrega.prazoTotal;
      verify.equal("", cost(taken), Math.min(...ofFilial(options(), taken.dadosFrete.filialERP).map(cost)));
      verifyTaken(pedido, taken, verify);
      verifyRecord(pedido, taken, verify);
    },
  );
}

/** The freight of the dearest option of the branch that ships: whoever looks for the cheapest one misses it. */
function nearestByValue({ takes, refused, order, options, filialERP }: QuotedOrders): Case[] {
  const own = () => ofFilial(options(), filialERP);
  const valor = () => dear(own()).freteCobrar;
  return [
    ...takes(
      "PED-NOVO-011/nearest-that-the-freight-pays",
      ["PED-NOVO-011"],
      () => order("4", { idCotacao: "transporteProximo", valorFretePedido: valor() }),
      ({ taken }, verify) => {
        verify.holds(
          "/valorFreteReal",
          taken.freteReal <= valor(),
          `must be ${valor()} or less`,
          taken.freteReal,
        );
        verify.equal("", keyOfOpcao(taken), keyOfOpcao(nearest(own(), valor())), ["NS-035"]);
      },
    ),
    refused("PED-NOVO-011/no-carrier-for-that-value", ["PED-NOVO-011"], "idCotacao", () =>
      order("X", { idCotacao: "transporteProximo", valorFretePedido: 0.001 }),
    ),
    ...takes(
      "NS-035/free-for-the-customer",
      ["NS-035"],
      () => order("7", { idCotacao: "transporteProximo", valorFretePedido: 0 }),
      ({ taken }, verify) =>
        verify.equal(
          "/valorFreteReal",
          taken.freteReal,
          Math.min(...own().map(({ freteReal }) => freteReal)),
        ),
    ),
  ];
}

/** The branch's fastest option arrives on a day; by that day nothing slower is taken, however near its price. */
function nearestInTime({ takes, refused, order, quoted, options, filialERP }: QuotedOrders): Case[] {
  const day = new Slot<string>("the day on which the fastest option arrives");
  const fastest = () => least(ofFilial(options(), filialERP), ({ prazoEntrega }) => prazoEntrega.prazoTotal);
  const proximo = { idCotacao: "transporteProximo", valorFretePedido: HIGH_VALUE };
  return [
    ...takes(
      "PED-NOVO-011/fastest-option",
      ["PED-NOVO-009", "PED-REC-007"],
      () => order("5", { idCotacao: codeOf(quoted.get(), fastest()) }),
      ({ pedido }, verify) => {
        const arrival = verify.present("/envio/0/prazoEntregaCotacao", pedido.envio[0]?.prazoEntregaCotacao);
        if (arrival) day.set(arrival.slice(0, 10));
      },
    ),
    ...takes(
      "PED-NOVO-011/nearest-that-arrives-in-time",
      ["PED-NOVO-011"],
      () => order("6", proximo, { prazoDeEntrega: day.get() }),
      ({ taken: { prazoEntrega } }, verify) => {
        const most = fastest().prazoEntrega.prazoTotal;
        const isInTime = prazoEntrega.prazoTotal <= most;
        verify.holds("/envio/0", isInTime, `must take ${most} days at most`, prazoEntrega.prazoTotal);
      },
    ),
    refused("PED-NOVO-011/no-carrier-in-that-time", ["PED-NOVO-011"], "idCotacao", () =>
      order("X", proximo, { prazoDeEntrega: PAST_DAY }),
    ),
  ];
}

/** The order names that option, its branch and its two prices. */
function verifyTaken(
  pedido: Pedido,
  { dadosFrete, freteCobrar, freteReal }: OpcaoEntrega,
  verify: Verify,
): void {
  verifyFields(verify, "", pedido, {
    filialERPCotado: dadosFrete.filialERP,
    idMetodoEnvioCotado: dadosFrete.idMetodoEnvio,
    valorFreteCobrado: freteCobrar,
    valorFreteReal: freteReal,
  });
}

/** What the record says of the carrier (PED-REC-007), and what it derives (NS-004). */
function verifyRecord(
  pedido: Pedido,
  { dadosFrete, freteCobrar, prazoEntrega }: OpcaoEntrega,
  verify: Verify,
): void {
  const difference = Math.round((pedido.valorFretePedido - freteCobrar) * 1000) / 1000;
  const derived = {
    valorFreteDiferencaPedidoCotacao: difference,
    prazoTrocaTransporte: 0,
    valorTrocaTransporte: 0,
  };
  verifyFields(verify, "", pedido, derived, ["NS-004"]);
  const [envio] = pedido.envio;
  const carried = {
    idTransportadora: dadosFrete.idTransportadora,
    idMetodoEnvio: dadosFrete.idMetodoEnvio,
    nomeTransportadora: dadosFrete.transportadoraNome,
    nomeMetodoEnvio: dadosFrete.metodoEnvioNome,
  };
  verifyFields(verify, "/envio/0", envio, carried, ["PED-REC-007"]);
  const compared = {
    prazoCotacaoDiasUteis: prazoEntrega.prazoTotal,
    prazoTrocaTransporte: 0,
    valorTrocaTransporte: 0,
    freteRealTrocaTransporte: 0,
    diferencaPedidoCotacao: daysBetween(envio?.prazoEntregaCotacao ?? "", envio?.prazoEntregaPedido ?? ""),
    diferencaFaturamentoCotacao: daysBetween(envio?.dataCotacao ?? "", envio?.notaFiscal.data ?? ""),
    diferencaCotadoEntregue: null,
  };
  verifyFields(verify, "/envio/0", envio, compared, ["NS-004"]);
}
