import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";
import { unknownProduct } from "../support/produtoCases.ts";
import { skuOf } from "../support/produtoSamples.ts";

/** 30 characters and more bytes than that. */
const ACCENTED_CANAL = "Promoção de açúcar, café e pão";

/** What holds of every operation, shown on one. */
export function geralScenarios(profile: Profile): Scenario[] {
  return [
    {
      module: "geral",
      cases: [
        success("criarCotacao", {
          id: "VER-001/version-in-the-path",
          rules: ["VER-001", "GER-001"],
          request: { url: "/api/v1/cotacao", body: cotacaoNova(profile) },
        }),
        success("criarCotacao", {
          id: "GER-010/a-size-counts-characters",
          rules: ["GER-010", "GER-005", "COT-029"],
          request: { body: cotacaoNova(profile, { canal: ACCENTED_CANAL }) },
          check: ({ body }, verify) =>
            verify.equal("/dadosEntrada/canal", body.dadosEntrada.canal, ACCENTED_CANAL),
        }),
        success("criarCotacao", {
          id: "GER-014/json-types",
          rules: ["GER-014", "COT-007"],
          request: { body: cotacaoNova(profile) },
          check: ({ body: { retorno, dadosEntrada } }, verify) => {
            verify.equal("/retorno/idCotacao", typeof retorno.idCotacao, "string");
            verify.equal("/retorno/destino/cep", typeof retorno.destino.cep, "number");
            verify.equal("/dadosEntrada/cepDestino", typeof dadosEntrada.cepDestino, "string");
            verify.equal("/dadosEntrada/carrinho/valorNF", typeof dadosEntrada.carrinho.valorNF, "number");
          },
        }),
        unknownProduct({
          id: "ERR-001/one-mensagem",
          rules: ["ERR-001", "GER-015", "NS-062"],
          request: { path: { sku: skuOf(profile, "NENHUM") } },
        }),
      ],
    },
  ];
}
