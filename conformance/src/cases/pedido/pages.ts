import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { ALL_TIME, nextSecond } from "../support/dates.ts";
import { success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { cpfOf, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { LARGE_PAGE_REFUSED } from "../support/tolerances.ts";
import { verifyEitherWay } from "../support/verifyOrder.ts";

/** One more than a page holds. */
const MANY = 51;
/** Days promised, in another order than the orders are created in. */
const PROMISED = { P: "2031-03-03", Q: "2031-03-01", R: "2031-03-02" };

/** GET /pedidos: the order of the list by the date asked for, the edges of its period, and pages of at most 50. */
export function pedidoPagesScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "PAGINAS");
  const many = cpfOf(profile, "MUITOS");
  const names = (body: readonly { numeroPedido: string }[]) => body.map(({ numeroPedido }) => numeroPedido);
  const promised = (name: string, prazoDeEntrega: string) => {
    const body = pedidoEnvio(profile, name, { cpfCnpj });
    return { ...body, envio: body.envio.map((envio) => ({ ...envio, prazoDeEntrega })) };
  };
  const listed = (
    id: string,
    rules: string[],
    query: Record<string, string | number>,
    expected: string,
    [from, to] = [0, expected.length],
  ): Case =>
    success("listarPedidos", {
      id,
      rules,
      request: {
        query: { dataTipo: "previsaoPedido", periodo: "2031-03-01TO2031-03-31", cpfCnpj, ...query },
      },
      check: ({ body }, verify) =>
        verifyEitherWay(
          verify,
          names(body),
          [...expected].map((name) => numeroOf(profile, name)),
          "NS-045",
          [from, to],
        ),
    });
  const page = (id: string, rules: string[], query: Record<string, number>, from: number, to: number): Case =>
    success("listarPedidos", {
      id,
      rules,
      request: { query: { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME, cpfCnpj: many, ...query } },
      check: ({ body }, verify) => {
        const found = names(body);
        verify.equal("", [found.length, new Set(found).size], [to - from, to - from]);
        // Orders of the same second may come in any order elsewhere.
        const inOrder = Array.from({ length: to - from }, (_, index) =>
          numeroOf(profile, `M${from + index}`),
        );
        verify.equal("", found, inOrder, ["NS-045"]);
      },
    });
  const edges = (start: string, end: string) => ({ periodo: `${start}TO${end}` });
  return [
    {
      module: "pedido",
      rests: true,
      cases: [
        ...Object.entries(PROMISED).map(([name, day]) => ({
          ...createOrder(`PED-LIST-004/order-${name}`, ["PED-NOVO-030"], promised(name, day)),
          before: nextSecond,
        })),
        listed("PED-LIST-004/by-the-day-promised", ["PED-LIST-004"], {}, "QRP"),
        listed(
          "PED-LIST-004/by-creation",
          ["PED-LIST-004"],
          { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME },
          "PQR",
        ),
        listed(
          "PED-LIST-003/the-other-name",
          ["PED-LIST-003", "NS-045"],
          { dataTipo: "previsaoEntregaPedido" },
          "QRP",
        ),
        listed("PED-LIST-004/across-pages-1", ["PED-LIST-004", "PED-LIST-007"], { limite: 2 }, "QRP", [0, 2]),
        listed(
          "PED-LIST-004/across-pages-2",
          ["PED-LIST-004", "PED-LIST-007"],
          { limite: 2, pagina: 2 },
          "QRP",
          [2, 3],
        ),
        listed(
          "PED-LIST-005/first-and-last-day-count",
          ["PED-LIST-005", "NS-046"],
          edges("2031-03-01", "2031-03-02"),
          "QR",
        ),
        listed("PED-LIST-005/day-before-the-first", ["PED-LIST-005"], edges("2031-02-01", "2031-02-28"), ""),
        listed("PED-LIST-005/from-the-second-day", ["PED-LIST-005"], edges("2031-03-02", "2031-03-31"), "RP"),
        listed(
          "PED-LIST-005/times-of-a-day",
          ["PED-LIST-005"],
          edges("2031-03-02T00:00:00", "2031-03-02T23:59:59"),
          "R",
        ),
        ...Array.from({ length: MANY }, (_, index) =>
          createOrder(
            `PED-LIST-008/order-${index + 1}`,
            ["PED-NOVO-001"],
            pedidoEnvio(profile, `M${index}`, { cpfCnpj: many }),
          ),
        ),
        page("PED-LIST-008/50-when-nothing-is-asked", ["PED-LIST-008", "NS-047"], {}, 0, 50),
        {
          ...page("PED-LIST-008/at-most-50", ["PED-LIST-008"], { limite: 100 }, 0, 50),
          tolerates: [LARGE_PAGE_REFUSED],
        },
        page("PED-LIST-008/50-asked-for", ["PED-LIST-008"], { limite: 50 }, 0, 50),
        page("PED-LIST-007/the-rest-on-the-second-page", ["PED-LIST-007"], { pagina: 2 }, 50, MANY),
        page("PED-LIST-007/pages-of-20", ["PED-LIST-007"], { limite: 20, pagina: 3 }, 40, MANY),
      ],
    },
  ];
}
