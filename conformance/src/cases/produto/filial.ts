import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";

/** GET /filial: the store's own branches, active or not. */
export function filialScenarios({ fixtures }: Profile): Scenario[] {
  return [
    {
      module: "filial",
      cases: [
        success("listarFiliais", {
          id: "GER-016/branches-of-the-store",
          rules: ["GER-016", "GER-017", "NS-066"],
          check: ({ body }, verify) => {
            for (const codigo of fixtures.filiais) {
              const filial = verify.present(
                "",
                body.find(({ idFilial }) => idFilial === codigo),
                `must list ${codigo}`,
              );
              if (filial) verify.equal(`${codigo}/ativo`, filial.ativo, true);
            }
            const inactive = body.find(({ idFilial }) => idFilial === fixtures.filialInativa);
            verify.equal(`${fixtures.filialInativa}/ativo`, inactive?.ativo, false);
            const ids = body.map(({ filial }) => filial);
            verify.equal("", new Set(ids).size, ids.length);
          },
        }),
        success("listarFiliais", {
          id: "AUTH-005/not-those-of-another-store",
          rules: ["AUTH-005", "GER-004"],
          token: "api2",
          check: ({ body, text }, verify) => {
            for (const codigo of fixtures.filiais) {
              const isListed = text.includes(JSON.stringify(codigo));
              verify.holds("", !isListed, `must not list ${codigo} of the first store`, text);
            }
            const codes = body.map(({ idFilial }) => idFilial);
            const { filialAlheia } = fixtures;
            verify.holds("", codes.includes(filialAlheia), `must list ${filialAlheia}`, codes, ["NS-066"]);
          },
        }),
      ],
    },
  ];
}
