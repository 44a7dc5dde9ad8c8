import type { Cotacao } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { CANAL, cotacaoNova, looseVolume } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";
import { codeOf, first } from "../support/pedidoOpcoes.ts";

/** The quotation record: what it says of the request, and reading it back. */
export function cotacaoRecordScenarios(profile: Profile): Scenario[] {
  const { destino } = profile.fixtures;
  const quoted = new Slot<Cotacao>("the quotation");
  const ofAnotherChannel = new Slot<Cotacao>("the quotation of another channel");
  const id = () => quoted.get().retorno.idCotacao;
  const sameRecord = (
    body: Cotacao,
    verify: { equal(pointer: string, actual: unknown, expected: unknown): void },
  ) => verify.equal("", body, quoted.get());
  return [
    {
      module: "cotacao",
      cases: [
        success("criarCotacao", {
          id: "COT-003/record",
          rules: [
            ...[
              "COT-001",
              "COT-003",
              "COT-004",
              "COT-005",
              "COT-006",
              "COT-007",
              "COT-008",
              "COT-014",
              "COT-018",
            ],
            ...["COT-020", "COT-021", "COT-022", "COT-023", "COT-024", "COT-026", "GER-013", "GER-014"],
          ],
          request: { body: cotacaoNova(profile, { volumes: [{ ...looseVolume, quantidade: 3 }] }) },
          check: ({ body: { retorno, dadosEntrada, opcoesEntrega } }, verify) => {
            verify.holds(
              "/retorno/idCotacao",
              /^\d{11}$/.test(retorno.idCotacao),
              "must be 11 digits",
              retorno.idCotacao,
              ["NS-033"],
            );
            verify.holds(
              "/retorno/mensagem",
              retorno.mensagem !== "",
              "must hold the success text",
              retorno.mensagem,
              ["COT-004"],
            );
            const { dataCotacao } = retorno;
            verify.holds(
              "/retorno/dataCotacao",
              /[+-]\d\d:\d\d$/.test(dataCotacao),
              "must carry an offset",
              dataCotacao,
              ["GER-013", "NS-001"],
            );
            const { cepDestino, ...place } = destino;
            const { ufExtenso, ...found } = retorno.destino;
            const { ufExtenso: name, ...expected } = place;
            verify.equal("/retorno/destino", found, expected, ["COT-005", "COT-006", "COT-007"]);
            verify.equal("/retorno/destino/ufExtenso", ufExtenso.slice(0, 8), name.slice(0, 8), ["COT-006"]);
            verify.equal("/retorno/destino/ufExtenso", ufExtenso, name, ["NS-013"]);
            verify.equal("/dadosEntrada/cepDestino", dadosEntrada.cepDestino, cepDestino, [
              "COT-007",
              "COT-008",
            ]);
            verify.equal("/dadosEntrada/canal", dadosEntrada.canal, CANAL, ["COT-008"]);
            verify.holds("/opcoesEntrega", opcoesEntrega.length > 0, "must hold options", [], ["COT-014"]);
          },
          save: ({ body }) => quoted.set(body),
        }),
        success("consultarCotacao", {
          id: "COT-001/same-record-as-created",
          rules: ["COT-001", "COT-037", "COT-038"],
          request: () => ({ path: { idCotacao: id() } }),
          check: ({ body }, verify) => sameRecord(body, verify),
        }),
        success("consultarCotacao", {
          id: "NS-033/code-of-25-characters",
          rules: ["NS-033", "NS-062"],
          request: () => {
            const quotation = quoted.get();
            return { path: { idCotacao: codeOf(quotation, first(quotation.opcoesEntrega)) } };
          },
          check: ({ body }, verify) => sameRecord(body, verify),
        }),
        success("consultarCotacao", {
          id: "NS-070/quotation-token-reads",
          rules: ["NS-070"],
          token: "cotacao",
          request: () => ({ path: { idCotacao: id() } }),
          check: ({ body }, verify) => sameRecord(body, verify),
        }),
        failure("consultarCotacao", 404, {
          id: "GER-004/hidden-from-api2",
          rules: ["GER-004", "AUTH-005", "NS-062"],
          token: "api2",
          request: () => ({ path: { idCotacao: id() } }),
          checkEffects: async (_, verify) => {
            // Whether a quotation token reads at all is a decision (NS-070); whose quotations it reads is not.
            const path = { idCotacao: id() };
            const { status } = await callOperation(profile, "consultarCotacao", { token: "cotacao2", path });
            verify.holds("status for its quotation token", status !== 200, "must be a refusal", status, [
              "GER-004",
              "AUTH-005",
            ]);
          },
        }),
        failure("consultarCotacao", 404, {
          id: "NS-070/hidden-from-cotacao2",
          rules: ["NS-070"],
          token: "cotacao2",
          request: () => ({ path: { idCotacao: id() } }),
        }),
        ...["99999999999", "nada", "1", "0000000000000000000000000"].map((idCotacao, index) =>
          failure("consultarCotacao", 404, {
            id: `NS-062/unknown-code-${index + 1}`,
            rules: ["NS-062", "NS-076"],
            request: { path: { idCotacao } },
          }),
        ),
        success("criarCotacao", {
          id: "AUTH-004/another-channel-with-the-same-token",
          rules: ["AUTH-004", "NS-058"],
          request: {
            body: cotacaoNova(profile, {
              canal: "Ação & Cia <1>",
              volumes: [{ ...looseVolume, sku: "peça-nº 1", quantidade: 2, valorUnitario: 7.25 }],
            }),
          },
          check: ({ body: { dadosEntrada, retorno } }, verify) => {
            verify.equal("/dadosEntrada/canal", dadosEntrada.canal, "Ação & Cia <1>");
            verify.holds(
              "/retorno/idCotacao",
              retorno.idCotacao !== id(),
              "must be a new code",
              retorno.idCotacao,
            );
          },
          save: ({ body }) => ofAnotherChannel.set(body),
        }),
        success("consultarCotacao", {
          id: "COT-001/another-channel-and-cart",
          rules: ["COT-001", "COT-037"],
          request: () => ({ path: { idCotacao: ofAnotherChannel.get().retorno.idCotacao } }),
          check: ({ body }, verify) => verify.equal("", body, ofAnotherChannel.get()),
        }),
        failure("criarCotacao", 400, {
          id: "NS-012/cep-outside-every-range",
          rules: ["NS-012"],
          request: { body: cotacaoNova(profile, { cepDestino: profile.fixtures.cepInexistente }) },
        }),
        failure("criarCotacao", 400, {
          id: "COT-008/value-beyond-numeric-9-2",
          rules: ["COT-008", "GER-009"],
          request: {
            body: cotacaoNova(profile, {
              volumes: [{ ...looseVolume, quantidade: 2, valorUnitario: 9999999.99 }],
            }),
          },
        }),
        success("criarCotacao", {
          id: "COT-008/value-of-numeric-9-2",
          rules: ["COT-008", "COT-009", "GER-009"],
          request: {
            body: cotacaoNova(profile, { volumes: [{ ...looseVolume, valorUnitario: 9999999.99 }] }),
          },
          check: ({ body }, verify) =>
            verify.equal("/dadosEntrada/carrinho/valorNF", body.dadosEntrada.carrinho.valorNF, 9999999.99),
        }),
      ],
    },
  ];
}
