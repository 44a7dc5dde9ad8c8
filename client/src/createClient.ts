import type { Cotacao, CotacaoDaFila, Evento, Produto, ProdutoGravado } from "@frete/contract/loja";
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

/** A loja's interface as functions. Every call rejects with FreteError, or with the reason of its own abort signal. */
export interface FreteClient {
  cotacao: {
    /** Quotes a cart (POST /cotacao). Sent once: another attempt would be another quotation. */
    create(cotacao: CotacaoNova, options?: CallOptions): Promise<Cotacao>;
    /** A quotation as it was answered; `idCotacao` has 11 digits, or the 25 of `codigoCompleto`. */
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
  produto: {
    /**
     * Creates or updates up to 1000 products (POST /produto). Resolves even when some were refused: each outcome has
     * `sucesso` or the reason in `mensagem`, for the product, its branches and its mappings (ERR-043).
     */
    save(produtos: ProdutoEntrada[], options?: CallOptions): Promise<ProdutoGravado[]>;
    /** A registered product; FreteError 404 when there is none with this sku. */
    get(sku: string, options?: CallOptions): Promise<Produto>;
  };
  filial: {
    /** The loja's branches, inactive ones too. */
    list(options?: CallOptions): Promise<AnswerOf<"listarFiliais">>;
  };
  fila: {
    /** The event at the head of the queue, which then goes to its end; undefined when nothing waits (FILA-002). */
    read(options?: CallOptions): Promise<Evento | undefined>;
    /** Deletes an event that was treated, by its `documento` (FILA-003). FreteError 404 when it is not there. */
    remove(documento: string, options?: CallOptions): Promise<void>;
    /**
     * Reads, treats and deletes events until `signal` is aborted, then resolves. Each is treated at least once: it is deleted
     * after `tratar` resolved. One consumer per loja: the queue shows an event to everybody until it is deleted.
     */
    consume(handler: EventoHandler, options?: ConsumeOptions): Promise<void>;
  };
  /** Any operation of the contract by its id, e.g. `call("consultarCotacao", { path: { idCotacao } })`. */
  call: Call;
  /**
   * Any path of the contract, typed, as an openapi-fetch client: with token, timeout and retries, but a refusal is
   * returned in `error` instead of thrown.
   */
  raw: Client<SentPaths>;
}

/** The products of an answer. @throws FreteAnswerError when it holds none */
function productsOf<P extends object>(operation: OperationId, { produto }: { produto?: P[] }): [P, ...P[]] {
  if (!produto?.[0]) throw new FreteAnswerError("the answer holds no product", { operation, status: 200 });
  return produto as [P, ...P[]];
}

/**
 * Makes a client of one loja. It chooses the token of every call from the contract, ends attempts that take too long and
 * repeats those that failed for a passing reason and only read.
 *
 * @throws Error for an option that cannot be meant
 */
export function createClient(options: ClientOptions): FreteClient {
  const { call, raw } = createCall(readSettings(options));
  const readFila = (limite?: number, callOptions?: CallOptions) =>
    call("lerFilaCotacao", limite === undefined ? {} : { query: { limite } }, callOptions);
  const readEvento = (callOptions?: CallOptions) => call("lerFila", {}, callOptions);
  const removeEvento = async (idDocumento: string, callOptions?: CallOptions) => {
    await call("removerDaFila", { path: { idDocumento } }, callOptions);
  };
  return {
    cotacao: {
      create: (body, callOptions) => call("criarCotacao", { body }, callOptions),
      get: (idCotacao, callOptions) => call("consultarCotacao", { path: { idCotacao } }, callOptions),
      readFila,
      iterateFila: (limite, callOptions) => iterateFila(() => readFila(limite, callOptions)),
    },
    produto: {
      save: async (produto, callOptions) =>
        productsOf("salvarProdutos", await call("salvarProdutos", { body: { produto } }, callOptions)),
      get: async (sku, callOptions) => {
        const answer = await call("consultarProduto", { path: { sku } }, callOptions);
        return productsOf("consultarProduto", answer)[0];
      },
    },
    filial: { list: (callOptions) => call("listarFiliais", {}, callOptions) },
    fila: {
      read: readEvento,
      remove: removeEvento,
      consume: (handler, options) => {
        const fila = { read: (signal: AbortSignal) => readEvento({ signal }), remove: removeEvento };
        return consumeFila(fila, handler, options);
      },
    },
    call,
    raw,
  };
}
