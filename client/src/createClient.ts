import type {
  Cotacao,
  CotacaoDaFila,
  CotacaoNova,
  Evento,
  Produto,
  ProdutoEntrada,
  ProdutoGravado,
  paths,
} from "@frete/contract/loja";
import type { Client } from "openapi-fetch";
import { type Call, createCall } from "./createCall.ts";
import { FreteAnswerError } from "./errors.ts";
import { consumirFila, type OpcoesConsumo, type Tratamento } from "./fila/consumirFila.ts";
import type { ClientOptions } from "./options.ts";
import { percorrerFila } from "./percorrerFila.ts";
import { readSettings } from "./readSettings.ts";
import type { AnswerOf, CallOptions } from "./types.ts";

/** A store's interface as functions. Every call rejects with FreteError, or with the reason of its own abort signal. */
export interface FreteClient {
  cotacao: {
    /** Quotes a cart (POST /cotacao). Sent once: another attempt would be another quotation. */
    criar(cotacao: CotacaoNova, options?: CallOptions): Promise<Cotacao>;
    /** A quotation as it was answered; `idCotacao` has 11 digits, or the 25 of `codigoCompleto`. */
    consultar(idCotacao: string, options?: CallOptions): Promise<Cotacao>;
    /**
     * Takes the oldest quotations of the last 12 hours out of the queue, at most `limite` (1 to 200, default 200). What was
     * returned is gone (COT-041), so this is never repeated after it was sent.
     */
    fila(limite?: number, options?: CallOptions): Promise<CotacaoDaFila[]>;
    /**
     * Takes quotations out of the queue, `limite` at a time, until it is empty. Leaving the loop early loses the rest of a
     * batch: use a `limite` of 1 where that matters.
     */
    percorrerFila(limite?: number, options?: CallOptions): AsyncGenerator<CotacaoDaFila, void, undefined>;
  };
  produto: {
    /**
     * Creates or updates up to 1000 products (POST /produto). Resolves even when some were refused: each outcome has
     * `sucesso` or the reason in `mensagem`, for the product, its branches and its mappings (ERR-043).
     */
    salvar(produtos: ProdutoEntrada[], options?: CallOptions): Promise<ProdutoGravado[]>;
    /** A registered product; FreteError 404 when there is none with this sku. */
    consultar(sku: string, options?: CallOptions): Promise<Produto>;
  };
  filial: {
    /** The store's branches, inactive ones too. */
    listar(options?: CallOptions): Promise<AnswerOf<"listarFiliais">>;
  };
  fila: {
    /** The event at the head of the queue, which then goes to its end; undefined when nothing waits (FILA-002). */
    ler(options?: CallOptions): Promise<Evento | undefined>;
    /** Deletes an event that was treated, by its `documento` (FILA-003). FreteError 404 when it is not there. */
    remover(documento: string, options?: CallOptions): Promise<void>;
    /**
     * Reads, treats and deletes events until `signal` is aborted, then resolves. Each is treated at least once: it is deleted
     * after `tratar` resolved. One consumer per store: the queue shows an event to everybody until it is deleted.
     */
    consumir(tratar: Tratamento, options?: OpcoesConsumo): Promise<void>;
  };
  /** Any operation of the contract by its id, e.g. `call("consultarCotacao", { path: { idCotacao } })`. */
  call: Call;
  /**
   * Any path of the contract, typed, as an openapi-fetch client: with token, timeout and retries, but a refusal is
   * returned in `error` instead of thrown.
   */
  raw: Client<paths>;
}

/**
 * Makes a client of one store. It chooses the token of every call from the contract, ends attempts that take too long and
 * repeats those that failed for a passing reason and only read.
 *
 * @throws Error for an option that cannot be meant
 */
export function createClient(options: ClientOptions): FreteClient {
  const { call, raw } = createCall(readSettings(options));
  const fila = (limite?: number, callOptions?: CallOptions) =>
    call("lerFilaCotacao", limite === undefined ? {} : { query: { limite } }, callOptions);
  const lerEvento = (callOptions?: CallOptions) => call("lerFila", {}, callOptions);
  const removerEvento = async (idDocumento: string, callOptions?: CallOptions) => {
    await call("removerDaFila", { path: { idDocumento } }, callOptions);
  };
  return {
    cotacao: {
      criar: (body, callOptions) => call("criarCotacao", { body }, callOptions),
      consultar: (idCotacao, callOptions) => call("consultarCotacao", { path: { idCotacao } }, callOptions),
      fila,
      percorrerFila: (limite, callOptions) => percorrerFila(() => fila(limite, callOptions)),
    },
    produto: {
      salvar: async (produto, callOptions) =>
        (await call("salvarProdutos", { body: { produto } }, callOptions)).produto,
      consultar: async (sku, callOptions) => {
        const [produto] = (await call("consultarProduto", { path: { sku } }, callOptions)).produto;
        if (!produto)
          throw new FreteAnswerError("the answer holds no product", {
            operation: "consultarProduto",
            status: 200,
          });
        return produto;
      },
    },
    filial: { listar: (callOptions) => call("listarFiliais", {}, callOptions) },
    fila: {
      ler: lerEvento,
      remover: removerEvento,
      consumir: (tratar, opcoes) => {
        const acesso = { ler: (signal: AbortSignal) => lerEvento({ signal }), remover: removerEvento };
        return consumirFila(acesso, tratar, opcoes);
      },
    },
    call,
    raw,
  };
}
