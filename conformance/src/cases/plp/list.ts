import type { Answer, Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { nextSecond, today } from "../support/dates.ts";
import { type Success, success } from "../support/define.ts";
import { verifyFields } from "../support/pedidoCases.ts";
import {
  codesOf,
  createPlpPedidos,
  type PlpCodes,
  type PlpPedido,
  plpPedido,
} from "../support/plpSamples.ts";
import { LARGE_PAGE_REFUSED } from "../support/tolerances.ts";

type Query = Record<string, string | number>;
const TOO_MANY = 51;

/** GET /plp/lista on pre-lists A, B and C of the run, created in different seconds. */
export function plpListScenario(profile: Profile): Scenario {
  const [filialERP, outraFilial] = profile.fixtures.filiais;
  const pedidos = ["A", "B", "C"].map((letter) => plpPedido(profile, `PLPS-${letter}`));
  const codes = new Map<number, string>();
  const created = new Map(
    ["A", "B", "C"].map((letter) => [letter, new Slot<PlpCodes>(`the pre-list ${letter}`)]),
  );
  const pages: string[] = [];
  const start = new Slot<string>("the time of the first creation");
  const closing = new Slot<string>("the time of the closing");
  const plpOf = (letter: string) => (created.get(letter) as Slot<PlpCodes>).get();
  const letters = (body: Success<"listarPlps">) =>
    body.map(({ codigoPLP }) => codes.get(codigoPLP) ?? "").join("");
  const listed = (id: string, rules: string[], query: () => Query, expected: string, token = "api") =>
    success("listarPlps", {
      id,
      rules,
      token,
      request: () => ({
        query: { periodo: `${start.get()}TO2099-12-31`, status: "Pendente", limite: 50, ...query() },
      }),
      check: ({ body }, verify) => {
        const found = letters(body);
        verify.equal("", [...found].sort().join(""), expected);
        verify.equal("", found, expected, ["NS-067"]);
        const dates = body.map(({ data }) => data);
        verify.equal("", dates, [...dates].sort(), ["NS-067"]);
      },
    });
  /** A page of the three, in whatever order: it holds so many of them, and together the pages hold each once. */
  const paged = (id: string, rules: string[], pagina: number, expected: string) => ({
    ...listed(id, rules, () => ({ limite: 2, pagina }), expected),
    check: ({ body }: Answer, verify: Verify) => {
      const found = letters(body as Success<"listarPlps">);
      pages[pagina - 1] = found;
      verify.equal("", found.length, expected.length);
      const together = [...pages.join("")].sort().join("");
      if (pagina > 1) verify.equal("", together, "ABC");
      verify.equal("", found, expected, ["NS-067"]);
    },
  });
  const create = (letter: string, pedido: PlpPedido) =>
    success("criarPlp", {
      id: `PLP-007/pre-list-${letter}`,
      rules: ["NS-025"],
      before: async () => {
        await nextSecond();
        // The implementation's seconds need not begin with the kit's: what was created before A lies a whole one back.
        if (letter === "A") await nextSecond();
      },
      request: () => ({ body: { filialERP, idMetodo: pedido.idMetodo.get(), pedidos: [pedido.key.get()] } }),
      checkEffects: async ({ raw }) => {
        const plp = await codesOf(profile, raw, pedido.numero);
        codes.set(plp.codigoPLP, letter);
        created.get(letter)?.set(plp);
        // The implementation's own time: its clock need not be the kit's.
        if (!start.isSet) start.set((await read(plp))?.data.replace(" ", "T") ?? "");
      },
    });
  const preLists: Case[] = [
    ...createPlpPedidos(profile, "PLP-007", pedidos, profile.fixtures.correios),
    ...pedidos.map((pedido) => create(pedido.name.slice(-1), pedido)),
  ];
  const pending: Case[] = [
    listed("PLP-012/pending-ones", ["PLP-012", "PLP-006", "PLP-008", "NS-067"], () => ({}), "ABC"),
    paged("PLP-009/first-page", ["PLP-009", "PLP-010"], 1, "AB"),
    paged("PLP-009/last-page", ["PLP-009"], 2, "C"),
    paged("PLP-009/after-the-last-page", ["PLP-009"], 3, ""),
    listed("PLP-011/of-the-branch", ["PLP-011"], () => ({ filialERP }), "ABC"),
    listed("PLP-011/of-another-branch", ["PLP-011"], () => ({ filialERP: outraFilial }), ""),
    listed("PLP-008/closed-ones", ["PLP-008"], () => ({ status: "Finalizado" }), ""),
    listed("PLP-008/excluded-ones", ["PLP-008"], () => ({ status: "Excluído" }), ""),
    listed("PLP-007/a-period-before", ["PLP-007"], () => ({ periodo: "2020-01-01TO2020-12-31" }), ""),
    listed("PLP-007/whole-days", ["PLP-007", "NS-046"], () => ({ periodo: `${today()}TO${today()}` }), "ABC"),
    listed("GER-004/not-in-the-other-store", ["GER-004", "AUTH-005"], () => ({}), "", "api2"),
  ];
  const records: Case[] = [
    success("listarPlps", {
      id: "PLP-001/the-record-of-the-list",
      rules: ["PLP-001", "PLP-012"],
      request: () => ({ query: { periodo: `${start.get()}TO2099-12-31`, status: "Pendente", limite: 1 } }),
      check: ({ body }, verify) => {
        const [plp] = body;
        const letter = letters(body);
        const pedido = pedidos.find(({ name }) => name.endsWith(`-${letter}`));
        verify.equal("", [body.length, letter.length, plp?.filialERP], [1, 1, filialERP]);
        verify.equal("", letter, "A", ["NS-067"]);
        verify.equal(
          "/0/listaPedidos",
          plp?.listaPedidos.map(({ numeroPedido }) => numeroPedido),
          [pedido?.numero],
          ["PLP-004"],
        );
      },
      checkEffects: async ({ body: [found] }, verify) => {
        if (!found) return;
        const { listaPedidos: _compared, ...record } = found;
        const told = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
        verifyFields(verify, "the record read alone", await read(plpOf(letters([found]))), told);
      },
    }),
  ];
  const closedAndExcluded: Case[] = [
    {
      ...listed(
        "PLP-005/both-spellings-of-closed",
        ["PLP-005", "PLP-008"],
        () => ({ status: "Finalizado" }),
        "A",
      ),
      needs: "closePlp",
      before: async () => {
        await nextSecond();
        const { codigoPLP } = plpOf("A");
        await profile.driver.closePlp?.({
          codigoPLP,
          protocolos: [],
          idRecibo: "R-2",
          aplicacao: "Etiquetas",
        });
        closing.set((await read(plpOf("A")))?.dataFechamento?.replace(" ", "T") ?? "");
      },
    },
    {
      ...listed("NS-067/closed-as-in-the-record", ["NS-067"], () => ({ status: "Finalizada" }), "A"),
      needs: "closePlp",
    },
    {
      ...listed("PLP-005/not-pending-any-more", ["PLP-005"], () => ({}), "BC"),
      needs: "closePlp",
    },
    {
      ...listed(
        "PLP-007/the-creation-counts-not-the-closing",
        ["PLP-007"],
        () => ({ status: "Finalizado", periodo: `${closing.get()}TO2099-12-31` }),
        "",
      ),
      needs: "closePlp",
    },
    {
      ...listed(
        "PLP-007/date-times",
        ["PLP-007"],
        () => ({ status: "Finalizado", periodo: `${start.get()}TO${closing.get()}` }),
        "A",
      ),
      needs: "closePlp",
    },
    {
      ...listed(
        "PLP-005/both-spellings-of-excluded",
        ["PLP-005", "PLP-008"],
        () => ({ status: "Excluído" }),
        "B",
      ),
      needs: "excludePlp",
      before: async () => profile.driver.excludePlp?.(plpOf("B").codigoPLP),
    },
    {
      ...listed("NS-067/excluded-as-in-the-record", ["NS-067"], () => ({ status: "Excluída" }), "B"),
      needs: "excludePlp",
    },
  ];
  const limits: Case[] = [
    ...[undefined, 50, 51, 200].map((limite) =>
      success("listarPlps", {
        id: `PLP-010/limit-${limite ?? "absent"}`,
        rules: limite === 50 ? ["PLP-010"] : ["PLP-010", "NS-047"],
        needs: "excludePlp",
        ...((limite ?? 0) > 50 && { tolerates: [LARGE_PAGE_REFUSED] }),
        ...(limite === undefined && { before: fill }),
        request: () => ({
          query: {
            periodo: `${start.get()}TO2099-12-31`,
            status: "Excluído",
            ...(limite !== undefined && { limite }),
          },
        }),
        check: ({ body }, verify) => verify.equal("", body.length, 50),
      }),
    ),
  ];
  return {
    module: "plp",
    rests: true,
    cases: [...preLists, ...pending, ...records, ...closedAndExcluded, ...limits],
  };

  function read({ idPLP }: PlpCodes) {
    const path = { filialERP, idPLP };
    return callOperation<Success<"consultarPlp">>(profile, "consultarPlp", { path }).then(({ body }) => body);
  }

  /** More excluded pre-lists than a page holds: one after the other, of the same order. */
  async function fill(): Promise<void> {
    const [, pedido] = pedidos;
    if (!pedido || !plpOf("B")) return;
    const body = { filialERP, idMetodo: pedido.idMetodo.get(), pedidos: [pedido.key.get()] };
    for (let count = 1; count < TOO_MANY; count++) {
      const { body: answer } = await callOperation(profile, "criarPlp", { body });
      const { codigoPLP } = await codesOf(profile, answer, pedido.numero);
      await profile.driver.excludePlp?.(codigoPLP);
    }
  }
}
