import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure } from "../support/define.ts";
import { bodyNegatives, parameterCases } from "../support/limitCases.ts";
import { SPELLING_REFUSED, WRONG_PAGE_OVERLOOKED } from "../support/tolerances.ts";
import { plpLifeScenario } from "./life.ts";
import { plpListScenario } from "./list.ts";
import { plpListedAsReadScenario } from "./listedAsRead.ts";

/** Which pages and spellings are refused is a decision, where the interface names none. */
function tolerant(testCase: Case): Case {
  const { id, status } = testCase;
  if (/\/(pagina|limite)\//.test(id) && status === 400)
    return { ...testCase, tolerates: [WRONG_PAGE_OVERLOOKED] };
  return /enum-(Finalizada|Excluida)$/.test(id) ? { ...testCase, tolerates: [SPELLING_REFUSED] } : testCase;
}

/** Postage pre-lists: from their creation to the end, and their list. */
export function plpScenarios(profile: Profile): Scenario[] {
  const list = { periodo: "2026-01-01TO2026-01-31", status: "Pendente" };
  const refused = (name: string, rules: string[], query: Record<string, string>, field?: string) =>
    failure("listarPlps", 400, {
      id: `${rules[0]}/${name}`,
      rules,
      request: { query },
      ...(field !== undefined && { field }),
    });
  return [
    plpLifeScenario(profile),
    plpListScenario(profile),
    plpListedAsReadScenario(profile),
    {
      module: "plp",
      cases: [
        refused("no-periodo", ["PLP-006"], { status: list.status }, "periodo"),
        refused("no-status", ["PLP-006"], { periodo: list.periodo }, "status"),
        refused("unknown-status", ["PLP-008"], { ...list, status: "Aberta" }, "status"),
        refused("status-in-small-letters", ["PLP-008", "GER-007"], { ...list, status: "pendente" }, "status"),
        ...[
          "2026-01-01",
          "2026-01-01TO",
          "hojeTOhoje",
          "01/01/2026TO31/01/2026",
          "2026-02-30TO2026-03-01",
        ].map((periodo, index) =>
          refused(`no-period-${index + 1}`, ["PLP-007"], { ...list, periodo }, "periodo"),
        ),
        refused("start-after-end", ["NS-046"], { ...list, periodo: "2026-02-01TO2026-01-01" }),
        ...parameterCases("listarPlps", ["PLP-006"], list).map(tolerant),
        ...bodyNegatives("criarPlp", {
          schema: "PlpNova",
          sample: { filialERP: profile.fixtures.filiais[0], idMetodo: 1, pedidos: ["x".repeat(32)] },
          file: import.meta.filename,
        }),
        failure("consultarPlp", 400, {
          id: "PLP-015/51-characters",
          rules: ["PLP-013", "PLP-015"],
          request: { path: { filialERP: "x".repeat(51), idPLP: "1" } },
          field: "filialERP",
        }),
        failure("consultarPlp", 404, {
          id: "PLP-015/50-characters",
          rules: ["PLP-013", "PLP-015"],
          statusRules: ["PLP-015"],
          request: { path: { filialERP: "x".repeat(50), idPLP: "1" } },
        }),
        ...["0", "99999999", "-1", "1.0", "abc"].map((idPLP, index) =>
          failure("consultarPlp", 404, {
            id: `PLP-014/unknown-${index + 1}`,
            rules: ["PLP-014", "PLP-016"],
            request: { path: { filialERP: profile.fixtures.filiais[0], idPLP } },
          }),
        ),
      ],
    },
  ];
}
