import type { Cotacao, OpcaoEntrega } from "@frete/contract/loja";
import type { Verify } from "../../engine/verify.ts";

/** Names an option among those of one quotation: branch and shipping method. */
export const keyOfOpcao = ({ dadosFrete }: OpcaoEntrega): string =>
  `${dadosFrete.filialERP}/${dadosFrete.idMetodoEnvio}`;

/** Branches of the options, each once, sorted. */
export const filiaisOf = ({ opcoesEntrega }: Cotacao): string[] =>
  [...new Set(opcoesEntrega.map(({ dadosFrete }) => dadosFrete.filialERP))].sort();

/** The days that rules add, under either of the two names that the interface gives them (COT-020). */
export const prazoDaRegra = ({ prazoEntrega }: OpcaoEntrega): number | undefined => {
  const { prazoEntregaRegra, prazoEntregaPorRegra }: Partial<OpcaoEntrega["prazoEntrega"]> = prazoEntrega;
  return prazoEntregaRegra ?? prazoEntregaPorRegra;
};

/** What holds for the options of any quotation: sum of the lead time, order, one option per branch and method. */
export function verifyOptions({ opcoesEntrega }: Cotacao, verify: Verify): void {
  verify.holds("/opcoesEntrega", opcoesEntrega.length > 0, "must hold options", opcoesEntrega, ["COT-014"]);
  opcoesEntrega.forEach((option, index) => {
    const { prazoEntrega: prazo, prazoEntregaTotal, dadosFrete } = option;
    const at = `/opcoesEntrega/${index}`;
    const { idTDA, TDA, idTRT, TRT } = dadosFrete.tabelas.generalidade;
    const withoutFee = (idTDA !== null || TDA === 0) && (idTRT !== null || TRT === 0);
    verify.holds(
      `${at}/dadosFrete/tabelas/generalidade`,
      withoutFee,
      "must have no value without a fee",
      [TDA, TRT],
      ["COT-026"],
    );
    const ofRules = prazoDaRegra(option);
    verify.present(
      `${at}/prazoEntrega/prazoEntregaRegra`,
      ofRules,
      "must be there, or prazoEntregaPorRegra",
      ["COT-020"],
    );
    const parts =
      prazo.prazoTransportadora +
      prazo.maiorPrazoCros +
      prazo.prazoAdicionalFilial +
      prazo.prazoAdicionalMetodo +
      (ofRules ?? 0);
    verify.holds(
      `${at}/prazoEntrega/prazoTotal`,
      prazo.prazoTotal >= prazo.prazoTransportadora + Math.min(0, ofRules ?? 0),
      "must not be less than the carrier's time, and what rules take off it",
      prazo,
      ["COT-019"],
    );
    verify.equal(`${at}/prazoEntrega/prazoTotal`, prazo.prazoTotal, parts, ["NS-015"]);
    verify.equal(`${at}/prazoEntregaTotal`, prazoEntregaTotal, prazo.prazoTotal, ["NS-015"]);
    verify.equal(
      `${at}/prazoEntrega/prazoEntregaPorRegra`,
      prazo.prazoEntregaPorRegra,
      prazo.prazoEntregaRegra,
      ["NS-016"],
    );
  });
  const keys = opcoesEntrega.map(keyOfOpcao);
  verify.equal("/opcoesEntrega", new Set(keys).size, keys.length, ["NS-014"]);
  verifyOrder(opcoesEntrega, verify);
}

/** COT-024: `v` by value, `p` by lead time; NS-015 gives the rest of the order. */
function verifyOrder(options: readonly OpcaoEntrega[], verify: Verify): void {
  const [first] = options;
  if (!first) return;
  const { ordenacao } = first.dadosFrete;
  const kinds = new Set(options.map(({ dadosFrete }) => dadosFrete.ordenacao));
  verify.equal("/opcoesEntrega", [...kinds], [ordenacao], ["COT-024"]);
  const main = ({ freteCobrar, prazoEntrega }: OpcaoEntrega) =>
    ordenacao === "v" ? freteCobrar : prazoEntrega.prazoTotal;
  verifyAscending(options, (option) => [main(option)], ["COT-024"], verify);
  verifyAscending(
    options,
    (option) => {
      const { freteCobrar, prazoEntrega, possuiEstoque, freteReal, dadosFrete } = option;
      const pair = [freteCobrar, prazoEntrega.prazoTotal];
      return [
        ...(ordenacao === "v" ? pair : pair.reverse()),
        possuiEstoque,
        freteReal,
        dadosFrete.idMetodoEnvio,
        dadosFrete.filial,
      ];
    },
    ["NS-015"],
    verify,
  );
}

function verifyAscending(
  options: readonly OpcaoEntrega[],
  key: (option: OpcaoEntrega) => number[],
  rules: string[],
  verify: Verify,
): void {
  const found = options.map(key);
  const sorted = [...found].sort((a, b) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  });
  verify.equal("/opcoesEntrega", found, sorted, rules);
}
