import type { Case, Scenario, Tolerance } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { today } from "../support/dates.ts";
import { failure, isRefusal, type Success, success } from "../support/define.ts";
import { parameterCases } from "../support/limitCases.ts";
import { verifyRegras } from "../support/regraSamples.ts";
import { knownRegras } from "./knownRegras.ts";

type Regras = Success<"listarRegrasFrete">;

/** GET /transportadora/regrasfrete. */
export function regrasScenarios(profile: Profile): Scenario[] {
  return [
    { module: "transportadora", cases: whateverThereIs() },
    knownRegras(profile),
    {
      module: "transportadora",
      cases: [
        ...["status", "situacao", "dataTipo"].map((parameter) =>
          failure("listarRegrasFrete", 400, {
            id: `ERR-007/${parameter}`,
            rules: ["ERR-007", ...(parameter === "dataTipo" ? ["TRA-011"] : ["TRA-008"])],
            request: { query: { [parameter]: parameter === "status" ? "ativo" : "x" } },
            field: parameter,
          }),
        ),
        ...["dataInicio", "dataFim"].map((parameter) =>
          failure("listarRegrasFrete", 400, {
            id: `ERR-008/${parameter}`,
            rules: ["ERR-008", "TRA-013"],
            request: { query: { [parameter]: "20/11/2026" } },
            field: parameter,
          }),
        ),
        failure("listarRegrasFrete", 400, {
          id: "NS-057/start-after-end",
          rules: ["NS-057"],
          request: { query: { dataInicio: today(), dataFim: today(-1) } },
        }),
        failure("listarRegrasFrete", 400, {
          id: "NS-057/start-after-today",
          rules: ["NS-057"],
          request: { query: { dataInicio: today(3) } },
        }),
        ...parameterCases("listarRegrasFrete", ["TRA-005"]).map(withOpenLimits),
      ],
    },
  ];
}

/** A page or a size outside its range may be taken for one inside: only status, situacao and dates are said to be refused. */
function withOpenLimits(testCase: Case): Case {
  if (/\/(pagina|limite)\/(minimum-below|maximum-above)$/.test(testCase.id))
    return { ...testCase, tolerates: [clamped] };
  return /\/pagina\/maximum$/.test(testCase.id) ? { ...testCase, tolerates: [noSuchPage] } : testCase;
}

const clamped: Tolerance = {
  rules: ["NS-057"],
  instead: "a page inside the range",
  answers: ({ status, raw }) => {
    const { regras } = (raw ?? {}) as { regras?: unknown };
    return status === 200 && Array.isArray(regras) && regras.length <= 200;
  },
};

const noSuchPage: Tolerance = {
  rules: ["NS-057"],
  instead: "refuses a page after the last",
  answers: ({ status }) => isRefusal(status),
};

/** What holds for any list. */
function whateverThereIs() {
  const all = new Slot<Regras>("the list");
  return [
    success("listarRegrasFrete", {
      id: "TRA-018/without-parameters",
      rules: ["TRA-018", "TRA-005", "TRA-014", "TRA-015", "TRA-016", "ERR-006"],
      check: ({ body }, verify) => {
        verify.equal("", [body.pagina, body.limite], [1, 50], ["TRA-014"]);
        verify.holds("/total", body.total >= body.regras.length, "must count all of them", body.total, [
          "TRA-018",
        ]);
        verifyRegras(body.regras, verify);
        const first = today(-366);
        const old = body.regras.filter(({ dataCadastro }) => dataCadastro.slice(0, 10) < first);
        verify.equal("/regras", old, [], ["TRA-015"]);
      },
      save: ({ body }) => all.set(body),
    }),
    ...(["a", "i", "p"] as const).map((status) =>
      success("listarRegrasFrete", {
        id: `TRA-003/${status}`,
        rules: ["TRA-003", "TRA-008"],
        request: { query: { status, limite: 200 } },
        check: ({ body }, verify) => {
          const word = { a: "ativo", i: "inativo", p: "pendente" }[status];
          const others = body.regras.filter((regra) => regra.status !== word);
          verify.equal("/regras", others, []);
          verifyRegras(body.regras, verify);
        },
      }),
    ),
    success("listarRegrasFrete", {
      id: "TRA-006/unknown-code",
      rules: ["TRA-006", "ERR-006"],
      request: { query: { codigo: 2147483647 } },
      check: ({ body }, verify) => {
        verify.equal("/regras", body.regras, []);
        verify.equal("/total", body.total, 0, ["TRA-018"]);
      },
    }),
    success("listarRegrasFrete", {
      id: "NS-057/page-after-the-last",
      rules: ["NS-057"],
      request: { query: { pagina: 100_000 } },
      check: ({ body }, verify) => {
        verify.equal("/regras", body.regras, []);
        verify.equal("", [body.pagina, body.total], [100_000, all.get().total], ["TRA-018"]);
      },
    }),
  ];
}
