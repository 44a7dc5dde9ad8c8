import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { FreightRule } from "../../profile/driver.ts";
import type { Profile } from "../../profile/profile.ts";
import { today } from "../support/dates.ts";
import { failure, type Success, success } from "../support/define.ts";
import { kitRegra, verifyRegras } from "../support/regraSamples.ts";

type Regras = Success<"listarRegrasFrete">;
type Query = Record<string, string | number>;

/** Six rules that the driver registers, by a letter; in the order of their application: P, L, O, V, A, E. */
function rules(profile: Profile): [letter: string, rule: FreightRule][] {
  const rule = (name: string, change: Partial<FreightRule>) => kitRegra(profile, name, change);
  return [
    ["V", rule("Vigente AÇÃO", { prazoAcao: "soma", prazo: 2, dataFim: today(10), ordem: 20 })],
    [
      "O",
      rule("aberta", {
        valorTipo: "fixo",
        valorAcao: "desconto",
        valor: 5.5,
        dataInicio: today(),
        ordem: 10,
      }),
    ],
    ["L", rule("último dia", { dataInicio: today(-5), dataFim: today(), ordem: 10 })],
    [
      "P",
      rule("programada", {
        status: "pendente",
        valorTipo: "fixo",
        valorAcao: "substitui",
        prazoAcao: "substitui",
        prazo: 3,
        dataInicio: today(1),
        dataFim: today(2),
        ordem: 5,
      }),
    ],
    [
      "E",
      rule("encerrada", {
        status: "inativo",
        valorTipo: "bloqueio",
        uf: "SP",
        ordem: 30,
        dataInicio: today(-365),
        dataFim: today(-1),
      }),
    ],
    ["A", rule("antiga", { status: "inativo", dataInicio: today(-366), dataFim: today(-366), ordem: 30 })],
  ];
}

/** Filters, periods, order and paging on rules that are known. */
export function knownRegras(profile: Profile): Scenario {
  const codes = new Slot<Map<number, string>>("the codes of the rules");
  const created = new Map<number, string>();
  const known = rules(profile);
  const titulo = `KIT-${profile.run}`;
  const letters = ({ regras }: Regras) => regras.map(({ codigo }) => codes.get().get(codigo) ?? "?").join("");
  const codeOf = (letter: string) => [...codes.get()].find(([, each]) => each === letter)?.[0] ?? 0;
  const listed = (id: string, ids: string[], query: () => Query, expected: string, total = expected.length) =>
    success("listarRegrasFrete", {
      id,
      rules: ids,
      needs: "createFreightRule",
      request: () => ({ query: { titulo, ...query() } }),
      check: ({ body }, verify) => {
        verify.equal("/regras", letters(body), expected);
        verify.equal("/total", body.total, total, ["TRA-018"]);
      },
    });
  const records: Case[] = [
    success("listarRegrasFrete", {
      id: "TRA-016/order-of-application-then-newest",
      rules: ["TRA-016", "TRA-015", "TRA-018", "ERR-006"],
      needs: "createFreightRule",
      before: async () => {
        for (const [letter, rule] of known) {
          const answer = await profile.driver.createFreightRule?.(rule);
          if (answer) created.set(answer.codigo, letter);
        }
        codes.set(created);
      },
      request: { query: { titulo } },
      check: ({ body }, verify) => {
        verify.equal("/total", body.total, known.length, ["TRA-018"]);
        verify.equal("/regras", letters(body), "PLOVAE", ["TRA-016"]);
        verifyRegras(body.regras, verify);
      },
    }),
    success("listarRegrasFrete", {
      id: "TRA-001/record",
      rules: ["TRA-001", "TRA-006", "TRA-017"],
      needs: "createFreightRule",
      request: () => ({ query: { codigo: codeOf("V") } }),
      check: ({ body }, verify) => {
        verify.equal("/total", [body.total, body.regras.length], [1, 1], ["TRA-006"]);
        const [regra] = body.regras;
        const {
          titulo: title,
          status,
          valorTipo,
          valorAcao,
          valor,
          prazoAcao,
          prazo,
          ordem,
        } = known[0]?.[1] ?? {};
        if (!regra) return;
        const { codigo, dataCadastro, campos, ...found } = regra;
        verify.equal("/regras/0/codigo", codigo, codeOf("V"));
        verify.equal(
          "/regras/0",
          [found.titulo, found.status, found.situacao, found.valor, found.prazo],
          [title, status, "vigente", valor, prazo],
        );
        const words = [found.valorTipo, found.valorAcao, found.prazoAcao];
        verify.equal("/regras/0", words, [valorTipo, valorAcao, prazoAcao], ["NS-019"]);
        verify.equal("/regras/0/ordem", found.ordem, ordem, ["TRA-017"]);
        const dates = [found.dataInicio, found.dataFim].map((date) => date?.slice(0, 10));
        verify.equal("/regras/0", dates, [today(-10), today(10)]);
        verify.equal("/regras/0/dataCadastro", dataCadastro.slice(0, 10), today());
        verify.equal("/regras/0/campos", campos.length, 1);
      },
    }),
  ];
  const byTitle: Case[] = [
    listed("TRA-007/part-of-the-title", ["TRA-007"], () => ({ titulo: `${titulo} Vigente A` }), "V"),
    listed("TRA-007/in-any-case", ["TRA-007"], () => ({ titulo: `${titulo} vIGENTE` }), "V"),
    listed("TRA-007/accents-in-any-case", ["TRA-007"], () => ({ titulo: `${titulo} vigente ação` }), "V"),
    listed(
      "TRA-007/end-of-the-title",
      ["TRA-007"],
      () => ({ titulo: "ENTE AÇÃO", codigo: codeOf("V") }),
      "V",
    ),
    listed("TRA-007/no-pattern", ["TRA-007"], () => ({ titulo: `${titulo}%` }), ""),
    listed("TRA-007/no-wildcard", ["TRA-007"], () => ({ titulo: `${titulo}_aberta` }), ""),
  ];
  const byState: Case[] = [
    listed("TRA-003/active", ["TRA-003"], () => ({ status: "a" }), "LOV"),
    listed("TRA-003/inactive", ["TRA-003"], () => ({ status: "i" }), "AE"),
    listed("TRA-003/pending", ["TRA-003"], () => ({ status: "p" }), "P"),
    listed("TRA-004/in-force", ["TRA-004", "TRA-008", "NS-026"], () => ({ situacao: "vigente" }), "LOV"),
    listed("TRA-004/to-come", ["TRA-004", "TRA-008"], () => ({ situacao: "programada" }), "P"),
    listed("TRA-004/over", ["TRA-004", "TRA-008"], () => ({ situacao: "vencida" }), "AE"),
  ];
  const byAction: Case[] = [
    listed("TRA-009/valorTipo", ["TRA-009"], () => ({ valorTipo: "fixo" }), "PO"),
    listed("TRA-009/valorAcao", ["TRA-009"], () => ({ valorAcao: "desconto" }), "O"),
    listed("TRA-009/prazoAcao", ["TRA-009"], () => ({ prazoAcao: "soma" }), "V"),
    listed("TRA-009/all-together", ["TRA-009"], () => ({ valorTipo: "fixo", prazoAcao: "substitui" }), "P"),
    listed("NS-029/unknown-action", ["NS-029"], () => ({ valorTipo: "outro" }), ""),
  ];
  const byCriterion: Case[] = [
    listed("TRA-010/a-criterion-of-one", ["TRA-010"], () => ({ idCampo: 1 }), "E"),
    listed("TRA-010/a-criterion-of-all", ["TRA-010"], () => ({ idCampo: 5 }), "PLOVAE"),
    listed("TRA-010/a-criterion-of-none", ["TRA-010"], () => ({ idCampo: 12 }), ""),
    listed("NS-029/unknown-criterion", ["NS-029"], () => ({ idCampo: 99 }), ""),
  ];
  const byDate: Case[] = [
    listed(
      "TRA-012/registered-today",
      ["TRA-012"],
      () => ({ dataInicio: today(), dataFim: today() }),
      "PLOVAE",
    ),
    listed("TRA-012/the-registration-is-meant", ["TRA-012", "TRA-011"], () => ({ dataFim: today(-1) }), ""),
    listed("TRA-011/cadastro", ["TRA-011"], () => ({ dataTipo: "cadastro", dataInicio: today() }), "PLOVAE"),
    listed(
      "TRA-012/from-365-days-ago-to-today",
      ["TRA-012", "TRA-011"],
      () => ({ dataTipo: "inicio" }),
      "LOVE",
    ),
    listed("TRA-012/end-of-the-validity", ["TRA-012", "TRA-011"], () => ({ dataTipo: "fim" }), "LE"),
    listed(
      "TRA-011/both-ends-count",
      ["TRA-011", "NS-057"],
      () => ({ dataTipo: "inicio", dataInicio: today(-5), dataFim: today(1) }),
      "PLO",
    ),
    listed(
      "TRA-011/none-of-the-ends",
      ["TRA-011"],
      () => ({ dataTipo: "inicio", dataInicio: today(-4), dataFim: today(-1) }),
      "",
    ),
  ];
  const pages: Case[] = [
    listed("TRA-014/first-page", ["TRA-014", "TRA-018"], () => ({ limite: 4 }), "PLOV", 6),
    listed("TRA-014/last-page", ["TRA-014", "TRA-018"], () => ({ limite: 4, pagina: 2 }), "AE", 6),
    listed("NS-057/page-after-the-last-of-these", ["NS-057"], () => ({ limite: 4, pagina: 3 }), "", 6),
    success("listarRegrasFrete", {
      id: "TRA-014/page-and-limit-come-back",
      rules: ["TRA-018", "TRA-014"],
      needs: "createFreightRule",
      request: { query: { titulo, limite: 1, pagina: 2 } },
      check: ({ body }, verify) =>
        verify.equal("", [body.pagina, body.limite, body.regras.length], [2, 1, 1]),
    }),
  ];
  const others: Case[] = [
    success("listarRegrasFrete", {
      id: "GER-004/not-in-the-other-store",
      rules: ["GER-004", "AUTH-005"],
      needs: "createFreightRule",
      token: "api2",
      request: { query: { titulo } },
      check: ({ body }, verify) => verify.equal("", [body.total, body.regras], [0, []]),
    }),
    failure("listarRegrasFrete", 400, {
      id: "TRA-007/41-characters",
      rules: ["TRA-007"],
      request: { query: { titulo: "x".repeat(41) } },
      field: "titulo",
    }),
  ];
  return {
    module: "transportadora",
    cases: [...records, ...byTitle, ...byState, ...byAction, ...byCriterion, ...byDate, ...pages, ...others],
  };
}
