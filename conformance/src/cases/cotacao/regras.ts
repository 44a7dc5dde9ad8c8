import type { Cotacao, OpcaoEntrega } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { keyOfOpcao, prazoDaRegra, verifyOptions } from "../support/opcoes.ts";
import { quoteOf } from "../support/quote.ts";

/** A freight rule of one sales channel: what it does to price and lead time, and to which quotations. */
export function cotacaoRegrasScenarios(profile: Profile): Scenario[] {
  const canal = `KIT ${profile.run}`;
  const codigo = new Slot<number>("the code of the freight rule");
  const without = new Slot<Cotacao>("the quotation without the rule");
  const quote = quoteOf(profile, { canal });
  const plain = new Map<string, OpcaoEntrega>();
  /** Holds every option against the same one without the rule. */
  const compare = (
    body: Cotacao,
    check: (option: OpcaoEntrega, before: OpcaoEntrega, at: string) => void,
  ) => {
    for (const option of without.get().opcoesEntrega) plain.set(keyOfOpcao(option), option);
    body.opcoesEntrega.forEach((option, index) => {
      const before = plain.get(keyOfOpcao(option));
      if (before) check(option, before, `/opcoesEntrega/${index}`);
    });
  };
  const names = (body: Cotacao, verify: Verify, named: boolean) =>
    body.opcoesEntrega.forEach(({ dadosFrete }, index) => {
      const { idListaRegras } = dadosFrete.tabelas;
      verify.holds(
        `/opcoesEntrega/${index}/dadosFrete/tabelas/idListaRegras`,
        idListaRegras.includes(codigo.get()) === named,
        `must ${named ? "" : "not "}hold ${codigo.get()}`,
        idListaRegras,
      );
    });
  const cases = [
    {
      ...quote("COT-027/without-the-rule", ["COT-027"], { canal: "Outro canal do kit" }, () => undefined),
      save: ({ body }: { body: unknown }) => without.set(body as Cotacao),
    },
    {
      ...quote("COT-027/applied-rules-are-named", ["COT-027"], {}, (body, verify) =>
        names(body, verify, true),
      ),
      before: async () => {
        const rule = await profile.driver.createFreightRule?.({
          titulo: `Kit ${profile.run}`,
          status: "ativo",
          canal,
          ordem: 999,
          dataFim: null,
          valorTipo: "percentual",
          valorAcao: "desconto",
          valor: 50,
          prazoAcao: "soma",
          prazo: 3,
          dataInicio: "2020-01-01",
        });
        if (rule) codigo.set(rule.codigo);
      },
    },
    quote("COT-016/charged-and-real-differ", ["COT-016"], {}, (body, verify) =>
      compare(body, (option, before, at) => {
        verify.equal(`${at}/freteReal`, option.freteReal, before.freteReal);
        const half = Math.round(Math.round(before.freteCobrar * 100) / 2) / 100;
        verify.equal(`${at}/freteCobrar`, option.freteCobrar, half, ["NS-019", "NS-014"]);
        verify.holds(
          `${at}/freteCobrar`,
          option.freteCobrar < before.freteCobrar,
          "must be discounted",
          option.freteCobrar,
        );
      }),
    ),
    quote("COT-020/lead-time-of-the-rule", ["COT-018", "COT-019", "COT-020"], {}, (body, verify) => {
      verifyOptions(body, verify);
      compare(body, (option, before, at) => {
        const expected = (prazoDaRegra(before) ?? 0) + 3;
        verify.equal(`${at}/prazoEntrega/prazoEntregaRegra`, prazoDaRegra(option), expected, [
          "COT-019",
          "COT-020",
          "NS-019",
        ]);
      });
    }),
    quote("COT-027/not-in-another-channel", ["COT-027"], { canal: "Outro canal do kit" }, (body, verify) =>
      names(body, verify, false),
    ),
    quote(
      "GER-004/not-in-the-other-store",
      ["GER-004"],
      {},
      (body, verify) =>
        body.opcoesEntrega.forEach((option, index) => {
          const days = prazoDaRegra(option) ?? 0;
          const at = `/opcoesEntrega/${index}/prazoEntrega/prazoEntregaRegra`;
          verify.holds(at, days < 3, "must not have the rule's 3 days", days);
        }),
      "cotacao2",
    ),
  ];
  return [
    { module: "cotacao", cases: cases.map((testCase) => ({ ...testCase, needs: "createFreightRule" })) },
  ];
}
