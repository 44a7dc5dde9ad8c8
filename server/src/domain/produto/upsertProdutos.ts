import type { ProdutoEntrada } from "@frete/contract/loja";
import type { Knex } from "knex";
import { type Breathe, lockedBreather } from "../../http/index.ts";
import { toCents, toThousandths } from "../../platform/numbers.ts";
import { isIn } from "../../platform/storage/inList.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import type { StoredDocument } from "../../platform/storage/storedDocument.ts";
import { canalKey } from "../loja/canalKey.ts";
import type { CheckedProduto } from "./checkProdutos.ts";
import { MAX_ENTRIES } from "./limites.ts";
import {
  estoquesDocument,
  precosDocument,
  type StoredEstoque,
  type StoredPreco,
} from "./produtoDocuments.ts";
import { findDeParaBySku, findProdutos, isSameProduto, saveProdutos } from "./produtoRepository.ts";
import type { ProdutoDeParaRow, ProdutoRow } from "./produtoTables.ts";
import { replaceBy } from "./replaceBy.ts";
import { textos } from "./textos.ts";

/**
 * Saves checked products in one transaction, in the order sent: new skus are created, known ones updated, what was not
 * sent keeps its value (NS-061), and what is as it was is not written. Branches and mappings that cannot be saved say so in their outcome, and
 * so does a product that would have too many channels (NS-094).
 */
export async function upsertProdutos(
  trx: Knex.Transaction,
  idLoja: number,
  checked: readonly CheckedProduto[],
): Promise<void> {
  const valid = checked.filter((each) => each.entrada !== undefined) as Required<CheckedProduto>[];
  const skus = [...new Set(valid.map(({ entrada }) => entrada.sku))];
  if (skus.length === 0) return;
  // The counter's row is the loja's lock: product calls of one loja follow each other, so no update is lost.
  let nextId = await sequence(trx, idLoja, "produto", 0);
  const before = await findProdutos(trx, idLoja, skus);
  const filiais = await findFiliais(trx, idLoja, valid);
  const breathe = lockedBreather();
  const mappings = await openMappings(trx, idLoja, valid, breathe);
  const produtos = new Map<string, ProdutoRow>();
  for (const checked of valid) {
    const { outcome, entrada, filiais: sentFiliais, dePara } = checked;
    const known = produtos.get(entrada.sku) ?? before.get(entrada.sku);
    const isFull = known !== undefined && hasTooManyCanais(entrada, known);
    // Said either way: the transaction may run again.
    outcome.mensagem = isFull ? textos.canaisDemais(MAX_ENTRIES) : textos.sucesso();
    if (isFull) {
      for (const each of [...sentFiliais, ...dePara]) each.outcome.mensagem = textos.produtoNaoGravado();
      continue;
    }
    const estoques: StoredEstoque[] = [];
    for (const each of sentFiliais) {
      const isKnown = filiais.has(each.entrada.idFilial);
      if (isKnown) estoques.push(pickEstoque(each.entrada));
      each.outcome.mensagem = isKnown ? textos.sucesso() : textos.filialNaoEncontrada();
    }
    const produto = merge(idLoja, known?.id ?? nextId++, entrada, estoques, known);
    for (const each of dePara) {
      const isTaken = mappings.put({
        id_loja: idLoja,
        canal: each.entrada.canal,
        sku_busca: each.entrada.sku,
        id_produto: produto.id,
        status: isTrue(each.entrada.status) ? 1 : 0,
      });
      each.outcome.mensagem = isTaken ? textos.sucesso() : textos.mapeamentoDeOutroProduto();
      const pause = breathe();
      if (pause) await pause;
    }
    produtos.set(produto.sku, produto);
    const pause = breathe();
    if (pause) await pause;
  }
  const added = skus.length - before.size;
  if (added > 0) await sequence(trx, idLoja, "produto", added);
  const changed = [...produtos.values()].filter((produto) => {
    const stored = before.get(produto.sku);
    return !stored || !isSameProduto(stored, produto);
  });
  await saveProdutos(trx, changed, mappings.changed());
}

/** Those of the branches that products name which the loja has. */
async function findFiliais(
  trx: Knex.Transaction,
  idLoja: number,
  valid: readonly CheckedProduto[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const { filiais } of valid) for (const { entrada } of filiais) named.add(entrada.idFilial);
  if (named.size === 0) return named;
  const known = trx("filial")
    .where({ id_loja: idLoja })
    .where(isIn(trx, "filial_erp", [...named]));
  return new Set<string>(await known.pluck("filial_erp"));
}

function merge(
  idLoja: number,
  id: number,
  entrada: ProdutoEntrada,
  estoques: readonly StoredEstoque[],
  before: ProdutoRow | undefined,
): ProdutoRow {
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
    filiais: replaced(estoquesDocument, ({ idFilial }) => idFilial, before?.filiais, estoques),
    precos: replaced(precosDocument, ({ nome }) => canalKey(nome), before?.precos, precosOf(entrada)),
  };
}

const precosOf = ({ precoCanal }: ProdutoEntrada): StoredPreco[] | undefined =>
  precoCanal?.canal?.map(({ nome, precoDe, precoPor, idVariacaoMkt }) => {
    const preco: StoredPreco = { nome, precoDe: toCents(precoDe), precoPor: toCents(precoPor) };
    if (idVariacaoMkt !== undefined) preco.idVariacaoMkt = idVariacaoMkt;
    return preco;
  });

/** Characters of the shortest price of a channel as it is stored. */
const SHORTEST_PRECO = 30;

/** Would a product have more channels than it may? Those that it had already, however many, are changed (NS-094). */
function hasTooManyCanais(entrada: ProdutoEntrada, { precos }: ProdutoRow): boolean {
  const sent = precosOf(entrada) ?? [];
  if (precos.length / SHORTEST_PRECO + sent.length <= MAX_ENTRIES) return false;
  const stored = precosDocument.parse(precos);
  const merged = replaceBy(({ nome }) => canalKey(nome), stored, sent);
  return merged.length > Math.max(MAX_ENTRIES, stored.length);
}

/** The text of a stored list with what was sent, by its key; the same text when that changes nothing. */
function replaced<T>(
  document: StoredDocument<T[]>,
  keyOf: (item: T) => string,
  before: string | undefined,
  sent: readonly T[] = [],
): string {
  if (before === undefined) return document.render(replaceBy(keyOf, [], sent));
  // Most callers send all entries, and most are as they were: the text tells without being parsed.
  if (sent.length === 0 || document.render([...sent]) === before) return before;
  return document.render(replaceBy(keyOf, document.parse(before), sent));
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
