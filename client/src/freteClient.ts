import type { Anexo, Cotacao, CotacaoDaFila, Evento, Produto, ProdutoGravado } from "@frete/contract/loja";
import type {
  AnexoMethods,
  CotacaoMethods,
  FilaMethods,
  FilialMethods,
  Methods,
  ProdutoMethods,
} from "@frete/contract/loja/methods";
import type { Call } from "./createCall.ts";
import type { ConsumeOptions, EventoHandler } from "./fila/consumeFila.ts";
import type { CotacaoNova, ProdutoEntrada } from "./sent.ts";
import type { AnswerOf, CallOptions } from "./types.ts";

/** An attachment as an answer has it, or its `url`. */
export type AnexoOrUrl = string | Pick<Anexo, "url">;

/** The operations of `cotacao`, and what stands beside them. */
export interface CotacaoCalls extends CotacaoMethods<CallOptions> {
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
}

/** The operations of `produto`, and what stands beside them. */
export interface ProdutoCalls extends ProdutoMethods<CallOptions> {
  /**
   * Creates or updates up to 1000 products (POST /produto). Resolves even when some were refused: each outcome has
   * `sucesso` or the reason in `mensagem`, for the product, its branches and its mappings (ERR-043).
   */
  save(produtos: ProdutoEntrada[], options?: CallOptions): Promise<ProdutoGravado[]>;
  /** A registered product; FreteNotFoundError when there is none with this sku. */
  get(sku: string, options?: CallOptions): Promise<Produto>;
}

/** The operations of `filial`, and what stands beside them. */
export interface FilialCalls extends FilialMethods<CallOptions> {
  /** The loja's branches, inactive ones too, as `listar`. */
  list(options?: CallOptions): Promise<AnswerOf<"listarFiliais">>;
}

/** The operations of `fila`, and what stands beside them. */
export interface FilaCalls extends FilaMethods<CallOptions> {
  /** The event at the head of the queue, which then goes to its end; undefined when nothing waits (FILA-002). */
  read(options?: CallOptions): Promise<Evento | undefined>;
  /** Deletes an event that was treated, by its `documento` (FILA-003). FreteNotFoundError when it is not there. */
  remove(documento: string, options?: CallOptions): Promise<void>;
  /**
   * Reads, treats and deletes events until `signal` is aborted, then resolves. Each is treated at least once: it is deleted
   * after the handler resolved. One consumer per loja: the queue shows an event to everybody until it is deleted.
   */
  consume(handler: EventoHandler, options?: ConsumeOptions): Promise<void>;
}

/** The operations of `anexo`, and what stands beside them. */
export interface AnexoCalls extends AnexoMethods<CallOptions> {
  /** The file of an attachment, whole: of a chat message, of `anexo.listar`, or its `url`. */
  download(anexo: AnexoOrUrl, options?: CallOptions): Promise<Blob>;
  /** The file of an attachment as it comes. `timeout` is for its beginning, `signal` for all of it. */
  stream(anexo: AnexoOrUrl, options?: CallOptions): Promise<ReadableStream<Uint8Array>>;
}

/**
 * A loja's interface: a method for every operation of the contract, by group, and what stands beside them. Every call rejects with
 * FreteError, or with the reason of its own abort signal.
 */
export interface FreteClient extends Methods<CallOptions> {
  readonly cotacao: CotacaoCalls;
  readonly produto: ProdutoCalls;
  readonly filial: FilialCalls;
  readonly fila: FilaCalls;
  readonly anexo: AnexoCalls;
  /** Any operation of the contract by its id, e.g. `call("consultarCotacao", { path: { idCotacao } })`. */
  readonly call: Call;
}
