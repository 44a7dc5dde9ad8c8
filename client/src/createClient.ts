import type { Anexo, Cotacao, CotacaoDaFila, Evento, Produto, ProdutoGravado } from "@frete/contract/loja";
import { type Methods, methods } from "@frete/contract/loja/methods";
import { bindMethods, type CallById } from "@frete/contract/toolkit/bindMethods";
import type { Client } from "openapi-fetch";
import { type Call, createCall } from "./createCall.ts";
import { FreteAnswerError } from "./errors.ts";
import { type ConsumeOptions, consumeFila, type EventoHandler } from "./fila/consumeFila.ts";
import { iterateFila } from "./fila/iterateFila.ts";
import type { OperationId } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { readSettings } from "./readSettings.ts";
import type { CotacaoNova, ProdutoEntrada, SentPaths } from "./sent.ts";
import type { AnswerOf, CallOptions } from "./types.ts";

/** An attachment as an answer has it, or its `url`. */
type AnexoOrUrl = string | Pick<Anexo, "url">;

/** What stands beside the contract's own methods. */
interface Additions {
  readonly cotacao: {
    /** Quotes a cart, as `criar`. Sent once: another attempt would be another quotation. */
    create(cotacao: CotacaoNova, options?: CallOptions): Promise<Cotacao>;
    /** A quotation as it was answered, as `consultar`; `idCotacao` has 11 digits, or the 25 of `codigoCompleto`. */
    get(idCotacao: string, options?: CallOptions): Promise<Cotacao>;
    /**
     * Takes the oldest quotations of the last 12 hours out of the queue, at most `limite` (1 to 200, default 200). What was
     * returned is gone (COT-041), so this is never repeated after it was sent.
     */
    readFila(limite?: number, options?: CallOptions): Promise<CotacaoDaFila[]>;
    /**
     * Takes quotations out of the queue, `limite` at a time, until it is empty. Leaving the loop early loses the rest of a
     * batch: use a `limite` of 1 where that matters.
     */
    iterateFila(limite?: number, options?: CallOptions): AsyncGenerator<CotacaoDaFila, void, undefined>;
  };
  readonly produto: {
    /**
     * Creates or updates up to 1000 products (POST /produto). Resolves even when some were refused: each outcome has
     * `sucesso` or the reason in `mensagem`, for the product, its branches and its mappings (ERR-043).
     */
    save(produtos: ProdutoEntrada[], options?: CallOptions): Promise<ProdutoGravado[]>;
    /** A registered product; FreteNotFoundError when there is none with this sku. */
    get(sku: string, options?: CallOptions): Promise<Produto>;
  };
  readonly filial: {
    /** The loja's branches, inactive ones too, as `listar`. */
    list(options?: CallOptions): Promise<AnswerOf<"listarFiliais">>;
  };
  readonly fila: {
    /** The event at the head of the queue, which then goes to its end; undefined when nothing waits (FILA-002). */
    read(options?: CallOptions): Promise<Evento | undefined>;
    /** Deletes an event that was treated, by its `documento` (FILA-003). FreteNotFoundError when it is not there. */
    remove(documento: string, options?: CallOptions): Promise<void>;
    /**
     * Reads, treats and deletes events until `signal` is aborted, then resolves. Each is treated at least once: it is deleted
     * after the handler resolved. One consumer per loja: the queue shows an event to everybody until it is deleted.
     */
    consume(handler: EventoHandler, options?: ConsumeOptions): Promise<void>;
  };
  readonly anexo: {
    /** The file of an attachment, whole: of a chat message, of `anexo.listar`, or its `url`. */
    download(anexo: AnexoOrUrl, options?: CallOptions): Promise<Blob>;
    /** The file of an attachment as it comes. `timeout` is for its beginning, `signal` for all of it. */
    stream(anexo: AnexoOrUrl, options?: CallOptions): Promise<ReadableStream<Uint8Array>>;
  };
}

/**
 * A loja's interface: a method for every operation of the contract, by group, and what stands beside them. Every call rejects with
 * FreteError, or with the reason of its own abort signal.
 */
export interface FreteClient extends Omit<Methods<CallOptions>, keyof Additions> {
  readonly cotacao: Methods<CallOptions>["cotacao"] & Additions["cotacao"];
  readonly produto: Methods<CallOptions>["produto"] & Additions["produto"];
  readonly filial: Methods<CallOptions>["filial"] & Additions["filial"];
  readonly fila: Methods<CallOptions>["fila"] & Additions["fila"];
  readonly anexo: Methods<CallOptions>["anexo"] & Additions["anexo"];
  /** Any operation of the contract by its id, e.g. `call("consultarCotacao", { path: { idCotacao } })`. */
  readonly call: Call;
  /**
   * Any path of the contract, typed, as an openapi-fetch client: with token, timeout and retries, but a refusal is
   * returned in `error` instead of thrown.
   */
  readonly raw: Client<SentPaths>;
}

/** The products of an answer. @throws FreteAnswerError when it holds none */
function productsOf<P extends object>(operation: OperationId, { produto }: { produto?: P[] }): [P, ...P[]] {
  if (!produto?.[0]) throw new FreteAnswerError("the answer holds no product", { operation, status: 200 });
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
  const { call, raw, stream } = createCall(readSettings(options));
  const noList = (operation: string, text: string) =>
    new FreteAnswerError(text, { operation: operation as OperationId, status: 200 });
  const own = bindMethods<Methods<CallOptions>>(methods, call as CallById, noList);
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
      consume: (handler, consumeOptions) =>
        consumeFila({ read: (signal) => fila.ler({ signal }), remove }, handler, consumeOptions),
    },
    anexo: {
      ...anexo,
      download: async (file, callOptions) => call("baixarArquivo", fileOf(file), callOptions),
      stream: async (file, callOptions) => stream("baixarArquivo", fileOf(file), callOptions),
    },
    call,
    raw,
  };
}
