import { type Methods, methods } from "@frete/contract/loja/methods";
import { bindMethods, type CallById } from "@frete/contract/toolkit/bindMethods";
import { createCall } from "./createCall.ts";
import { FreteAnswerError } from "./errors.ts";
import { iterateFila } from "./fila/iterateFila.ts";
import type { AnexoOrUrl, FreteClient } from "./freteClient.ts";
import type { OperationId } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { pause } from "./pause.ts";
import { readSettings } from "./readSettings.ts";
import type { CallOptions } from "./types.ts";

/** An answer without what the contract promises in it. */
const lacking = (operation: string, text: string) =>
  new FreteAnswerError(text, { operation: operation as OperationId, status: 200 });

/** The products of an answer. @throws FreteAnswerError when it holds none */
function productsOf<P extends object>(operation: OperationId, { produto }: { produto?: P[] }): [P, ...P[]] {
  if (!produto?.[0]) throw lacking(operation, "the answer holds no product");
  return produto as [P, ...P[]];
}

/** Where a file is: the `url` of an attachment is the two parts of its path. */
function fileOf(anexo: AnexoOrUrl): { path: { chave: string; nome: string } } {
  const url = typeof anexo === "string" ? anexo : anexo?.url;
  const [chave, nome, ...rest] = String(url).split("/");
  if (!chave || !nome || rest.length > 0) throw new RangeError(`"${url}" is no url of an attachment`);
  return { path: { chave, nome: decodeURIComponent(nome) } };
}

/**
 * Makes a client of one loja. It chooses the token of every call from the contract, ends attempts that take too long and
 * repeats those that failed for a passing reason where the contract says that this is safe.
 *
 * @throws Error for an option that cannot be meant
 */
export function createClient(options?: ClientOptions): FreteClient {
  const { call, stream } = createCall(readSettings(options));
  const own = bindMethods<Methods<CallOptions>>(methods, call as CallById, lacking);
  const { cotacao, produto, filial, fila, anexo } = own;
  const readFila = (limite?: number, callOptions?: CallOptions) =>
    cotacao.lerFila(limite === undefined ? {} : { limite }, callOptions);
  const remove = async (documento: string, callOptions?: CallOptions) => {
    await fila.remover(documento, callOptions);
  };
  return {
    ...own,
    cotacao: {
      ...cotacao,
      create: cotacao.criar,
      get: cotacao.consultar,
      readFila,
      iterateFila: (limite, callOptions) => iterateFila(() => readFila(limite, callOptions)),
    },
    produto: {
      ...produto,
      save: async (products, callOptions) =>
        productsOf("salvarProdutos", await produto.salvar({ produto: products }, callOptions)),
      get: async (sku, callOptions) =>
        productsOf("consultarProduto", await produto.consultar(sku, callOptions))[0],
    },
    filial: { ...filial, list: filial.listar },
    fila: {
      ...fila,
      read: fila.ler,
      remove,
      consume: async (handler, consumeOptions) => {
        const { consumeFila } = await import("./fila/consumeFila.ts");
        const read = (signal: AbortSignal) => fila.ler({ signal });
        return consumeFila({ read, remove, pause }, handler, consumeOptions);
      },
    },
    anexo: {
      ...anexo,
      download: async (file, callOptions) => call("baixarArquivo", fileOf(file), callOptions),
      stream: async (file, callOptions) => stream("baixarArquivo", fileOf(file), callOptions),
    },
    call,
  };
}
