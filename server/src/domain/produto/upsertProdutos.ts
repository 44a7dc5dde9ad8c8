import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Knex } from "knex";
import { type Breathe, lockedBreather } from "../../http/index.ts";
import { toCents, toThousandths } from "../../platform/numbers.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { canalKey } from "../loja/canalKey.ts";
import type { CheckedProduto } from "./checkProdutos.ts";
import { MAX_ENTRIES } from "./limites.ts";
import type { StoredEstoque, StoredPreco } from "./produtoDocuments.ts";
import { findDeParaBySku, findProdutos, type StoredProduto, saveProdutos } from "./produtoRepository.ts";
import type { ProdutoDeParaRow } from "./produtoTables.ts";
import { replaceBy } from "./replaceBy.ts";
import { textos } from "./textos.ts";

/**
 * Saves checked products in one transaction, in the order sent: new skus are created, known ones updated, what was not
 * sent keeps its value (NS-061). Branches and mappings that cannot be saved say so in their outcome, and so does a product that would
 * have too many channels (NS-094).
 */
export async function upsertProdutos(
  trx: Knex.Transaction,
  idLoja: number,
  checked: readonly CheckedProduto[],
): Promise<void> {
  const valid = checked.filter((each) => each.entrada !== undefined);
  const skus = [...new Set(valid.map(({ entrada }) => (entrada as ProdutoEntrada).sku))];
  if (skus.length === 0) return;
  // The counter's row is the loja's lock: product calls of one loja follow each other, so no update is lost.
  await sequence(trx, idLoja, "produto", 0);
  const produtos = await findProdutos(trx, idLoja, skus);
  let nextId = await sequence(trx, idLoja, "produto", skus.length - produtos.size);
  const filiais = new Set<string>(await trx("filial").where({ id_loja: idLoja }).pluck("filial_erp"));
  const breathe = lockedBreather();
  const mappings = await openMappings(trx, idLoja, valid, breathe);
  for (const each of valid as Required<CheckedProduto>[]) {
    const { outcome, entrada, filiais: sentFiliais, dePara } = each;
    const before = produtos.get(entrada.sku);
    const precos = mergePrecos(entrada, before);
    // Those that it had already, however many, are changed.
    if (precos.length > Math.max(MAX_ENTRIES, before?.precos.length ?? 0)) {
      refuse(each, textos.canaisDemais(MAX_ENTRIES));
      continue;
    }
    outcome.mensagem = textos.sucesso();
    const after = { ...merge(idLoja, before?.id ?? nextId++, entrada, before), precos };
    const estoques: StoredEstoque[] = [];
    for (const each of sentFiliais) {
      const isKnown = filiais.has(each.entrada.idFilial);
      if (isKnown) estoques.push(pickEstoque(each.entrada));
      // Said either way: the transaction may run again.
      each.outcome.mensagem = isKnown ? textos.sucesso() : textos.filialNaoEncontrada();
    }
    after.filiais = replaceBy(({ idFilial }) => idFilial, after.filiais, estoques);
    for (const each of dePara) {
      const isTaken = mappings.put({
        id_loja: idLoja,
        canal: each.entrada.canal,
        sku_busca: each.entrada.sku,
        id_produto: after.id,
        status: isTrue(each.entrada.status) ? 1 : 0,
      });
      each.outcome.mensagem = isTaken ? textos.sucesso() : textos.mapeamentoDeOutroProduto();
      const pause = breathe();
      if (pause) await pause;
    }
    produtos.set(after.sku, after);
    await breathe();
  }
  await saveProdutos(trx, [...produtos.values()], mappings.changed());
}

function merge(
  idLoja: number,
  id: number,
  entrada: ProdutoEntrada,
  before: StoredProduto | undefined,
): Omit<StoredProduto, "precos"> {
  return {
    id_loja: idLoja,
    id,
    sku: entrada.sku,
    sku_erp: entrada.skuERP ?? before?.sku_erp ?? null,
    codigo_agrupador: entrada.codigoAgrupador ?? before?.codigo_agrupador ?? null,
    titulo: entrada.titulo,
    variacao: entrada.variacao ?? before?.variacao ?? null,
    categoria: entrada.categoria ?? before?.categoria ?? null,
    peso: toThousandths(entrada.peso),
    largura: toThousandths(entrada.largura),
    altura: toThousandths(entrada.altura),
    profundidade: toThousandths(entrada.profundidade),
    volumes: entrada.volumes ?? before?.volumes ?? null,
    preco: toCents(entrada.preco),
    status: isTrue(entrada.status) ? 1 : 0,
    filiais: before?.filiais ?? [],
  };
}

function mergePrecos({ precoCanal }: ProdutoEntrada, before: StoredProduto | undefined): StoredPreco[] {
  const precos = precoCanal?.canal?.map(({ nome, precoDe, precoPor, idVariacaoMkt }) => {
    const preco: StoredPreco = { nome, precoDe: toCents(precoDe), precoPor: toCents(precoPor) };
    if (idVariacaoMkt !== undefined) preco.idVariacaoMkt = idVariacaoMkt;
    return preco;
  });
  return replaceBy(({ nome }) => canalKey(nome), before?.precos, precos);
}

/** Nothing of the product is saved. */
function refuse({ outcome, filiais, dePara }: CheckedProduto, mensagem: string): void {
  outcome.mensagem = mensagem;
  for (const each of [...filiais, ...dePara]) each.outcome.mensagem = textos.produtoNaoGravado();
}

/**
 * The mappings that a call touches. A search sku of a channel, however the channel is spelled, belongs to one product; a mapping
 * with status false is as good as absent (NS-017): another product may take its sku over, and beside another product's mapping it is
 * not kept.
 */
async function openMappings(
  trx: Knex.Transaction,
  idLoja: number,
  checked: readonly CheckedProduto[],
  breathe: Breathe,
) {
  const skus = [...new Set(checked.flatMap(({ dePara }) => dePara.map(({ entrada }) => entrada.sku)))];
  const keyOf = ({ canal, sku_busca }: ProdutoDeParaRow) => JSON.stringify([canalKey(canal), sku_busca]);
  const known = new Map<string, ProdutoDeParaRow>();
  for (const row of await findDeParaBySku(trx, idLoja, skus)) {
    known.set(keyOf(row), row);
    const pause = breathe();
    if (pause) await pause;
  }
  const changed = new Map<string, ProdutoDeParaRow>();
  return {
    /** Takes the mapping. False: another product has its sku. */
    put(row: ProdutoDeParaRow): boolean {
      const key = keyOf(row);
      const owner = known.get(key);
      if (owner !== undefined && owner.id_produto !== row.id_produto) {
        if (row.status === 0) return true;
        if (owner.status === 1) return false;
      } else if (owner?.status === row.status) return true;
      const after = { ...row, canal: owner?.canal ?? row.canal };
      known.set(key, after);
      changed.set(key, after);
      return true;
    },
    /** What differs from what is stored. */
    changed: () => [...changed.values()],
  };
}

function pickEstoque({ idFilial, quantidade, prazoAdicional }: StoredEstoque): StoredEstoque {
  return { idFilial, quantidade, prazoAdicional };
}

const isTrue = (status: boolean | "true" | "false"): boolean => status === true || status === "true";
