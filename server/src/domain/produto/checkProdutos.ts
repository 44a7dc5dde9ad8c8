import {
  componentValidators,
  type DeParaEntrada,
  type EstoqueFilial,
  type ProdutoEntrada,
  type ProdutosGravados,
} from "@frete/contract/loja";
import { faultMensagem, mensagemOf } from "../../contract/mensagem.ts";
import { textRule } from "../../contract/textRule.ts";
import { breather } from "../../http/breather.ts";
import { createTextCheck } from "../../http/checkText.ts";
import { HttpError } from "../../http/errors.ts";
import { MAX_ENTRIES } from "./limites.ts";
import { textos } from "./textos.ts";

/** Outcome of one product in the answer of POST /produto (PROD-020). */
export type Outcome = ProdutosGravados["produto"][number];

/** One product of a request: its outcome so far, and what of it can be saved (undefined: nothing). */
export interface CheckedProduto {
  outcome: Outcome;
  entrada?: ProdutoEntrada;
  /** Valid entries with the outcome that belongs to them. */
  filiais: { entrada: EstoqueFilial; outcome: Outcome["filial"][number] }[];
  dePara: { entrada: DeParaEntrada; outcome: Outcome["dePara"][number] }[];
}

type Loose = Record<string, unknown>;

/**
 * Checks each product of a request on its own (ERR-043), its texts too (NS-003): a product that is wrong keeps the others, a branch
 * or mapping that is wrong keeps its product. Outcomes of what is valid say `sucesso` until saving says otherwise.
 */
export async function checkProdutos(produtos: readonly unknown[]): Promise<CheckedProduto[]> {
  const breathe = breather();
  const checked: CheckedProduto[] = [];
  for (const each of produtos) {
    checked.push(checkProduto(each));
    const pause = breathe();
    if (pause) await pause;
  }
  return checked;
}

function checkProduto(sent: unknown): CheckedProduto {
  const item: Loose = isObject(sent) ? sent : {};
  const filiais = items(item.filial).map((entrada) => ({
    entrada: entrada as EstoqueFilial,
    outcome: { idFilial: text(entrada, "idFilial"), mensagem: messageOf("EstoqueFilial", entrada) },
  }));
  const dePara = items(item.dePara).map((entrada) => ({
    entrada: entrada as DeParaEntrada,
    outcome: {
      canal: text(entrada, "canal"),
      sku: text(entrada, "sku"),
      mensagem: messageOf("DeParaEntrada", entrada),
    },
  }));
  // What the check reads in the contract's way is what is saved; lists that are not too long are checked entry by entry above.
  const own = isObject(sent)
    ? { ...item, filial: listOrSame(item.filial), dePara: listOrSame(item.dePara) }
    : sent;
  const mensagem = messageOf("ProdutoEntrada", own);
  const outcome: Outcome = {
    sku: text(sent, "sku"),
    mensagem,
    dePara: dePara.map((each) => each.outcome),
    filial: filiais.map((each) => each.outcome),
  };
  if (mensagem !== textos.sucesso()) {
    for (const entry of [...outcome.filial, ...outcome.dePara]) {
      if (entry.mensagem === textos.sucesso()) entry.mensagem = textos.produtoNaoGravado();
    }
    return { outcome, filiais: [], dePara: [] };
  }
  return {
    outcome,
    entrada: own as ProdutoEntrada,
    filiais: filiais.filter((each) => each.outcome.mensagem === textos.sucesso()),
    dePara: dePara.filter((each) => each.outcome.mensagem === textos.sucesso()),
  };
}

function messageOf(schema: keyof typeof componentValidators, value: unknown): string {
  const validate = componentValidators[schema];
  return validate(value) ? (textFault(value) ?? textos.sucesso()) : faultMensagem(validate.errors, "produto");
}

const checkText = createTextCheck(textRule, []);

/** What is wrong with the texts of a value; undefined: nothing. */
function textFault(value: unknown): string | undefined {
  try {
    checkText(value);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return mensagemOf(error);
    throw error;
  }
}

const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const listOrSame = (value: unknown): unknown =>
  Array.isArray(value) && value.length <= MAX_ENTRIES ? [] : value;

/** The text that the sender gave as a key, as far as it is one (some parsers of JSON fail on a lone surrogate); null without one. */
function text(value: unknown, key: string): string | null {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === "string" ? found.toWellFormed() : null;
}
