import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { type Success, success } from "../support/define.ts";
import { asRead, saveProducts } from "../support/produtoCases.ts";
import { skuOf } from "../support/produtoSamples.ts";

type Produto = Success<"consultarProduto">["produto"][number];

/** A product whose code and texts hold signs of every kind, saved and read. */
export function anyTextCases(profile: Profile, full: ProdutoEntrada): Case[] {
  const odd = skuOf(profile, "Ç/ é%20?#&+");
  /** Differs from the others in every text and number. */
  const unlike: ProdutoEntrada = {
    ...full,
    sku: odd,
    codigoAgrupador: `agr-ção-${profile.run}`,
    skuERP: "erp-ção-2",
    titulo: `"Ação" <b>&amp;</b> 日本 😀 \\ ' `.trim(),
    variacao: "Âmbar",
    categoria: "Jardim & praça",
    dePara: [
      { canal: "Loja física", sku: `ção-${odd}`, status: false },
      { canal: "Site", sku: `site-${odd}`, status: true },
    ],
    precoCanal: {
      canal: [
        { nome: "Loja física", precoDe: 8.5, precoPor: 7.25 },
        { nome: "Site", precoDe: 9.5, precoPor: 6.75 },
      ],
    },
  };
  return [
    saveProducts("GER-007/any-text-comes-back", ["GER-007"], [unlike], ["sucesso"]),
    success("consultarProduto", {
      id: "GER-007/any-text-comes-back",
      rules: ["GER-007", "GER-005", "PROD-001", "PROD-022"],
      request: { path: { sku: odd } },
      check: ({ body }, verify) =>
        verify.equal("/produto", body.produto.map(sorted), [asRead(unlike)].map(sorted)),
    }),
  ];
}

/** The record with its mappings and prices by channel: in which order they come is free. */
function sorted({ dePara, precoCanal, ...record }: Produto): Produto {
  const byName = (one: string, other: string) => (one < other ? -1 : 1);
  const canal = (precoCanal?.canal ?? []).toSorted((a, b) => byName(a.nome, b.nome));
  const mappings = (dePara ?? []).toSorted((a, b) => byName(a.canal, b.canal));
  return { ...record, dePara: mappings, precoCanal: { canal } };
}
