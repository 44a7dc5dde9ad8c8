import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { CANAL } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";
import { readProduct, saveProducts } from "../support/produtoCases.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";

/** Values at their limits come back whole, and what a product keeps when only a part of it is sent. */
export function produtoSizesScenario(profile: Profile): Scenario {
  const sku = skuOf(profile, "").padEnd(50, "T");
  const parts = skuOf(profile, "PARTES");
  const full = completeProduto(profile, sku);
  const long = (length: number) => "ã".padEnd(length, "x");
  const largest: ProdutoEntrada = {
    ...full,
    codigoAgrupador: long(50),
    skuERP: long(35),
    titulo: long(255),
    variacao: long(60),
    categoria: long(100),
    peso: 999_999.999,
    largura: 0.001,
    altura: 1.5,
    profundidade: 12.125,
    preco: 9_999_999.99,
    // Of this run alone: a code that another product has in the channel would not be taken.
    dePara: [{ canal: long(60), sku: `ã${sku.slice(1)}`, status: false }],
    precoCanal: { canal: [{ nome: long(60), precoDe: 0.01, precoPor: 9_999_999.99 }] },
  };
  const { codigoAgrupador, skuERP, titulo, variacao, categoria, peso, largura, altura, profundidade, preco } =
    largest;
  const ofRecord = { codigoAgrupador: long(35), titulo: long(250) };
  const read = (id: string, rules: readonly string[], expected: Partial<ProdutoEntrada>) =>
    readProduct(id, rules, sku, expected as Parameters<typeof readProduct>[3]);
  const mapping = (canal: string, code: string) => ({ canal, sku: `${code}-${parts}`, status: true });
  const other = "Outro canal do Kit";
  return {
    module: "produto",
    cases: [
      saveProducts(
        "PROD-016/every-text-at-its-size",
        ["PROD-002", "PROD-003", "PROD-016", "PROD-017"],
        [largest],
        ["sucesso"],
      ),
      read("PROD-001/texts-are-not-cut", ["PROD-001"], { skuERP, variacao, categoria }),
      // The record is described with smaller sizes than the input for these two.
      read("NS-003/texts-are-not-cut", ["NS-003"], { codigoAgrupador, titulo }),
      read("PROD-017/numbers-are-exact", ["PROD-017", "PROD-001", "GER-009", "GER-014"], {
        peso,
        largura,
        altura,
        profundidade,
        preco,
      }),
      read("PROD-016/mapping-and-price-of-a-channel", ["PROD-001", "PROD-015", "PROD-019"], {
        dePara: largest.dePara ?? [],
        precoCanal: largest.precoCanal,
      }),
      saveProducts(
        "PROD-003/texts-at-the-size-of-the-record",
        ["PROD-002", "PROD-003"],
        [{ ...largest, ...ofRecord }],
        ["sucesso"],
      ),
      read("PROD-003/texts-of-the-record-are-not-cut", ["PROD-001", "PROD-002", "PROD-003"], ofRecord),
      saveProducts(
        "NS-060/a-mapping",
        ["PROD-012"],
        [{ ...full, sku: parts, dePara: [mapping(CANAL, "A")] }],
        ["sucesso"],
      ),
      saveProducts(
        "NS-060/a-mapping-of-another-channel",
        ["PROD-012", "NS-060"],
        [{ ...full, sku: parts, dePara: [mapping(other, "B")], filial: [] }],
        ["sucesso"],
      ),
      success("consultarProduto", {
        id: "NS-060/mappings-and-branches-not-sent-are-kept",
        rules: ["NS-060"],
        request: { path: { sku: parts } },
        check: ({ body }, verify) => {
          const [{ filial = [], dePara = [] } = {}] = body.produto;
          verify.equal("/produto/0/filial", filial.length, full.filial.length);
          const codes = dePara.map((each) => `${each.canal}/${each.sku}`).sort();
          verify.equal("/produto/0/dePara", codes, [`${CANAL}/A-${parts}`, `${other}/B-${parts}`].sort());
        },
      }),
    ],
  };
}
