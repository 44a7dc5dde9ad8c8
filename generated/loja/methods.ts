// Generated from spec/main.tsp by npm run generate; do not edit.
import type { AnswerOf, BodyOf, ItemOf, ParametersOf } from "../toolkit/callTypes.ts";
import type { Paged } from "../toolkit/pagedCall.ts";
import type { operations } from "./types.ts";

/** What calling each operation takes at run time. */
export const methods = {
  "criarCotacao": { "as": "cotacao.criar", "method": "POST", "path": "/api/v1/cotacao", "security": ["TokenCotacao"], "body": ["application/json"] },
  "consultarCotacao": { "as": "cotacao.consultar", "method": "GET", "path": "/api/v1/cotacao/{idCotacao}", "security": ["TokenApi", "TokenCotacao"], "repeatable": true },
  "lerFilaCotacao": { "as": "cotacao.lerFila", "method": "GET", "path": "/api/v1/logCotacaoFila", "security": ["TokenApi"], "places": ["query"], "answer": "list" },
  "criarPedido": { "as": "pedido.criar", "method": "POST", "path": "/api/v1/pedido/novo", "security": ["TokenApi"], "body": ["application/json"], "repeatable": true },
  "alterarPedido": { "as": "pedido.alterar", "method": "PUT", "path": "/api/v1/pedido/altera/{filtro}/{valor}", "security": ["TokenApi"], "body": ["application/json"] },
  "listarPedidos": {
    "as": "pedido.listar",
    "method": "GET",
    "path": "/api/v1/pedidos",
    "security": ["TokenApi"],
    "places": ["query"],
    "answer": "list",
    "repeatable": true,
    "paging": { "page": "pagina" },
  },
  "rastrearPedido": { "as": "pedido.rastrear", "method": "GET", "path": "/api/v1/rastreio/{filtro}/{valor}", "security": ["TokenApi"], "repeatable": true },
  "verRastreio": { "as": "pedido.verRastreio", "method": "GET", "path": "/rastreio/{numeroPedido}/{chavePedido}", "answer": "text", "repeatable": true },
  "listarAnexos": { "as": "anexo.listar", "method": "GET", "path": "/api/v1/pedido/{numeroPedido}/anexos", "security": ["TokenApi"], "repeatable": true },
  "removerAnexo": { "as": "anexo.remover", "method": "DELETE", "path": "/api/v1/pedido/{numeroPedido}/anexos", "security": ["TokenApi"], "places": ["query"] },
  "baixarArquivo": { "as": "anexo.baixar", "method": "GET", "path": "/arquivos/{chave}/{nome}", "security": ["TokenApi"], "answer": "bytes", "repeatable": true },
  "enviarMensagemChat": {
    "as": "chat.enviar",
    "method": "POST",
    "path": "/api/v1/chat/{idPedido}/mensagem",
    "security": ["TokenApi"],
    "body": ["application/json", "multipart/form-data"],
    "places": ["query"],
  },
  "lerChat": { "as": "chat.ler", "method": "GET", "path": "/api/v1/chat/{idPedido}", "security": ["TokenApi"], "places": ["query"], "repeatable": true },
  "consultarElegibilidadeChat": { "as": "chat.consultarElegibilidade", "method": "GET", "path": "/api/v1/chat/{idPedido}/elegivel", "security": ["TokenApi"], "places": ["query"], "repeatable": true },
  "listarChats": {
    "as": "chat.listar",
    "method": "GET",
    "path": "/api/v1/chats",
    "security": ["TokenApi"],
    "places": ["query"],
    "repeatable": true,
    "paging": { "page": "pagina", "items": "chats", "total": "total" },
  },
  "criarPlp": { "as": "plp.criar", "method": "POST", "path": "/api/v1/plp/novo", "security": ["TokenApi"], "body": ["application/json"] },
  "listarPlps": {
    "as": "plp.listar",
    "method": "GET",
    "path": "/api/v1/plp/lista",
    "security": ["TokenApi"],
    "places": ["query"],
    "answer": "list",
    "repeatable": true,
    "paging": { "page": "pagina" },
  },
  "consultarPlp": { "as": "plp.consultar", "method": "GET", "path": "/api/v1/plp/consulta/{filialERP}/{idPLP}", "security": ["TokenApi"], "repeatable": true },
  "listarSituacoesReversa": { "as": "reversa.listarSituacoes", "method": "GET", "path": "/api/v1/reversa/situacoes", "security": ["TokenApi"], "repeatable": true },
  "consultarSituacaoReversa": { "as": "reversa.consultarSituacao", "method": "GET", "path": "/api/v1/reversa/situacoes/{tipo}", "security": ["TokenApi"], "repeatable": true },
  "listarPontosDevolucao": {
    "as": "reversa.listarPontosDevolucao",
    "method": "GET",
    "path": "/api/v1/reversa/pontos-devolucao",
    "security": ["TokenApi"],
    "places": ["query"],
    "repeatable": true,
  },
  "salvarProdutos": { "as": "produto.salvar", "method": "POST", "path": "/api/v1/produto", "security": ["TokenApi"], "body": ["application/json"], "repeatable": true },
  "consultarProduto": { "as": "produto.consultar", "method": "GET", "path": "/api/v1/produto/sku/{sku}", "security": ["TokenApi"], "repeatable": true },
  "registrarWebhook": { "as": "webhook.registrar", "method": "POST", "path": "/api/v1/webhook/novo", "security": ["TokenApi"], "body": ["application/json"] },
  "lerFila": { "as": "fila.ler", "method": "GET", "path": "/api/v1/fila", "security": ["TokenApi"], "empty": true, "repeatable": true },
  "removerDaFila": { "as": "fila.remover", "method": "DELETE", "path": "/api/v1/fila/{idDocumento}", "security": ["TokenApi"] },
  "listarRegrasFrete": {
    "as": "regraFrete.listar",
    "method": "GET",
    "path": "/api/v1/transportadora/regrasfrete",
    "security": ["TokenApi"],
    "places": ["query"],
    "repeatable": true,
    "paging": { "page": "pagina", "items": "regras", "total": "total" },
  },
  "listarStatus": { "as": "pedido.listarStatus", "method": "GET", "path": "/api/v1/lista/status", "security": ["TokenApi"], "answer": "list", "repeatable": true },
  "listarFiliais": { "as": "filial.listar", "method": "GET", "path": "/api/v1/filial", "security": ["TokenApi"], "answer": "list", "repeatable": true },
} as const;

/** Statuses before which nothing was done: after them any call may be repeated. */
export const nothingDone: readonly number[] = [429];

/** The operations of `cotacao`. */
export interface CotacaoMethods<Options> {
  /**
   * **Create a freight quotation** `POST /api/v1/cotacao`
   *
   * Quotes the freight of a cart to a destination. There is no limit of requests.
   *
   * @returns The quotation: its code, the cart that was quoted and the delivery options.
   * @example
   * ```ts
   * await client.cotacao.criar({ cepDestino: "01310100", canal: "Marketplace A", volumes: [{ quantidade: 2, valorUnitario: 129.9 }] });
   * ```
   */
  criar(body: BodyOf<operations["criarCotacao"]>, options?: Options): Promise<AnswerOf<operations["criarCotacao"]>>;
  /**
   * **Read a quotation** `GET /api/v1/cotacao/{idCotacao}`
   *
   * Reads a quotation.
   *
   * **In this service** it comes as it was made, even after it left the queue, and the quotation token opens this
   * operation too, for integrations that read back what they quoted.
   *
   * @param idCotacao Quotation code. **In this service** the 11 digits alone, or the 25 of the full code.
   * @returns The quotation.
   * @example
   * ```ts
   * await client.cotacao.consultar("00000012345");
   * ```
   */
  consultar(idCotacao: ParametersOf<operations["consultarCotacao"], "path">["idCotacao"], options?: Options): Promise<AnswerOf<operations["consultarCotacao"]>>;
  /**
   * **Read the quotation queue** `GET /api/v1/logCotacaoFila`
   *
   * Reads quotations of the last 12 hours and deletes what it has read. Quotations that nobody read are deleted
   * after 24 hours.
   *
   * **In this service** the oldest come first, and there is an empty array when there is none.
   *
   * Never repeated: What was read is gone from the queue (COT-041).
   *
   * @returns The quotations read, without `destino`.
   * @example
   * ```ts
   * await client.cotacao.lerFila();
   * ```
   */
  lerFila(query?: ParametersOf<operations["lerFilaCotacao"], "query">, options?: Options): Promise<AnswerOf<operations["lerFilaCotacao"]>>;
}

/** The operations of `pedido`. */
export interface PedidoMethods<Options> {
  /**
   * **Create a shipment or return order** `POST /api/v1/pedido/novo`
   *
   * Creates a shipment order, or a return of one.
   *
   * **In this service** the same number with the same body again answers the same `chavePedido`; with another body,
   * 409. Nothing is created when anything is invalid.
   *
   * May be repeated: The same order again is answered as it was the first time (NS-030).
   *
   * @returns The key of the order, which opens its tracking.
   * @example
   * ```ts
   * await client.pedido.criar({
   *   numeroPedido: "100045",
   *   tipoPedido: "envio",
   *   pedidoAuxiliar: "MKA-2026-0713-1",
   *   plataforma: "Loja virtual",
   *   canal: "Marketplace A",
   *   intermediadorVenda: "Marketplace A",
   *   idCotacao: "0000001234500000010000012",
   *   valorFretePedido: 29.5,
   *   controleEtiqueta: "app",
   *   enderecoEntrega: {
   *     nome: "Maria Souza",
   *     email: "maria.souza@example.com",
   *     cpfCnpj: "52998224725",
   *     cep: "01310100",
   *     uf: "SP",
   *     cidade: "São Paulo",
   *     endereco: "Avenida Paulista",
   *     numero: "1000",
   *     bairro: "Bela Vista",
   *     referencia: "Portaria 2",
   *     telefones: ["11987654321"],
   *   },
   *   envio: [
   *     {
   *       nome: "Envio único",
   *       peso: 8.4,
   *       altura: 70,
   *       largura: 40,
   *       profundidade: 45,
   *       quantidade: 2,
   *       quantidadeVolumes: 2,
   *       codigoRastreio: "RP000123456",
   *       prazoDeEntrega: "2026-07-16",
   *       produtos: [
   *         {
   *           sku: "CAF-127",
   *           titulo: "Cafeteira elétrica 15 xícaras 127V",
   *           categoria: "Eletroportáteis",
   *           peso: 4.2,
   *           altura: 35,
   *           largura: 40,
   *           profundidade: 45,
   *           preco: 129.9,
   *           quantidade: 2,
   *           quantidadeVolumes: 1,
   *         },
   *       ],
   *       notaFiscal: {
   *         filialERP: "SP01",
   *         pedidoERP: "78001",
   *         chave: "35260711222333000181550010000000011731582645",
   *         data: "2026-07-13",
   *         valorTotal: 289.3,
   *         valorTotalProdutos: 259.8,
   *       },
   *       dadosAdicionaisEnvio: [{ chave: "doca", valor: "4" }],
   *     },
   *   ],
   *   dadosAdicionais: [{ chave: "vendedor", valor: "Ana" }],
   * });
   * ```
   */
  criar(body: BodyOf<operations["criarPedido"]>, options?: Options): Promise<AnswerOf<operations["criarPedido"]>>;
  /**
   * **Change an order** `PUT /api/v1/pedido/altera/{filtro}/{valor}`
   *
   * Changes fields of an order; a field that is not sent is not changed. Each field sent has its own outcome in
   * `retornos`.
   *
   * **In this service** a field that is unknown or invalid leaves the others to succeed, and an order in a final
   * status answers 200 with that reason in every entry. What finds several orders, and a change of more than 10,000 fields,
   * is 400.
   *
   * @param filtro What the order is searched by.
   * @param valor The value to search.
   * @returns The outcome of each field sent.
   * @example
   * ```ts
   * await client.pedido.alterar("pedido", "100045", { pedidoAuxiliar: "MKA-2026-0713-1", envio: [{ peso: 8.6, plp: "4401", prazoEntregaPedido: "2026-07-17", notaFiscal: { pedidoERP: "78002" } }] });
   * ```
   */
  alterar(filtro: ParametersOf<operations["alterarPedido"], "path">["filtro"], valor: ParametersOf<operations["alterarPedido"], "path">["valor"], body: BodyOf<operations["alterarPedido"]>, options?: Options): Promise<AnswerOf<operations["alterarPedido"]>>;
  /**
   * **List orders** `GET /api/v1/pedidos`
   *
   * Lists orders by a date, in the order of that date.
   *
   * **In this service** orders without that date are left out.
   *
   * @returns One page of the orders; an empty array after the last page.
   * @example
   * ```ts
   * for await (const each of client.pedido.listar({ dataTipo: "dataCriacaoPedido", periodo: "2026-07-01TO2026-07-31" })) console.log(each);
   * ```
   */
  listar(query: ParametersOf<operations["listarPedidos"], "query">, options?: Options): Paged<AnswerOf<operations["listarPedidos"]>, ItemOf<AnswerOf<operations["listarPedidos"]>>>;
  /**
   * **Track an order** `GET /api/v1/rastreio/{filtro}/{valor}`
   *
   * Tracks the orders that a number, invoice, identifier or quotation finds.
   *
   * @param filtro What the order is searched by.
   * @param valor The value to search.
   * @returns The shipments found, each with its invoice, products and occurrences.
   * @example
   * ```ts
   * await client.pedido.rastrear("pedido", "100045");
   * ```
   */
  rastrear(filtro: ParametersOf<operations["rastrearPedido"], "path">["filtro"], valor: ParametersOf<operations["rastrearPedido"], "path">["valor"], options?: Options): Promise<AnswerOf<operations["rastrearPedido"]>>;
  /**
   * **Show the public tracking page** `GET /rastreio/{numeroPedido}/{chavePedido}`
   *
   * Public tracking page, without a token. An order whose only shipment has a tracking address outside the service
   * redirects to it; with several shipments the page shows buttons.
   *
   * @param numeroPedido Number of the order.
   * @param chavePedido Key of the order.
   * @returns Public tracking page of an order.
   * @example
   * ```ts
   * await client.pedido.verRastreio("100045", "5f0c3a9e7b1d4c26a8e09d4471b2c3f5");
   * ```
   */
  verRastreio(numeroPedido: ParametersOf<operations["verRastreio"], "path">["numeroPedido"], chavePedido: ParametersOf<operations["verRastreio"], "path">["chavePedido"], options?: Options): Promise<AnswerOf<operations["verRastreio"]>>;
  /**
   * **List the order statuses** `GET /api/v1/lista/status`
   *
   * Lists the statuses that orders go through; the filter `idStatus` of the order list takes these codes.
   *
   * @returns Every status, with its code.
   * @example
   * ```ts
   * await client.pedido.listarStatus();
   * ```
   */
  listarStatus(options?: Options): Promise<AnswerOf<operations["listarStatus"]>>;
}

/** The operations of `anexo`. */
export interface AnexoMethods<Options> {
  /**
   * **List the attachments of an order** `GET /api/v1/pedido/{numeroPedido}/anexos`
   *
   * Lists the files of an order, documents and images in one list.
   *
   * **In this service** they are those of its chat and those that were added to it.
   *
   * @param numeroPedido Number of the shipment order or return.
   * @returns The attachments of the order; an empty list when there is none.
   * @example
   * ```ts
   * await client.anexo.listar("100045");
   * ```
   */
  listar(numeroPedido: ParametersOf<operations["listarAnexos"], "path">["numeroPedido"], options?: Options): Promise<AnswerOf<operations["listarAnexos"]>>;
  /**
   * **Remove an attachment of an order** `DELETE /api/v1/pedido/{numeroPedido}/anexos`
   *
   * Removes a file of an order; its entry is removed even when the stored file is already gone.
   *
   * @param numeroPedido Number of the shipment order or return.
   * @returns A text that says that the attachment is gone.
   * @example
   * ```ts
   * await client.anexo.remover("100045", { caminho: "9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e/avaria.jpg" });
   * ```
   */
  remover(numeroPedido: ParametersOf<operations["removerAnexo"], "path">["numeroPedido"], query: ParametersOf<operations["removerAnexo"], "query">, options?: Options): Promise<AnswerOf<operations["removerAnexo"]>>;
  /**
   * **Download an attachment** `GET /arquivos/{chave}/{nome}`
   *
   * Downloads a file of an order: the two parts of the path are the `url` of the attachment.
   *
   * @param chave First part of the `url`.
   * @param nome Second part of the `url`.
   * @returns Content of a file.
   * @example
   * ```ts
   * await client.anexo.baixar("9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e", "avaria.jpg");
   * ```
   */
  baixar(chave: ParametersOf<operations["baixarArquivo"], "path">["chave"], nome: ParametersOf<operations["baixarArquivo"], "path">["nome"], options?: Options): Promise<AnswerOf<operations["baixarArquivo"]>>;
}

/** The operations of `chat`. */
export interface ChatMethods<Options> {
  /**
   * **Send a chat message to the carrier** `POST /api/v1/chat/{idPedido}/mensagem`
   *
   * Sends a message to the carrier of an order; the first one opens the conversation. As a form it may carry files:
   * 5 per conversation, counting those already sent. Any file that is refused drops the whole message. A conversation that is
   * finished takes none.
   *
   * **In this service** every limit of a form answers 400, 413 is for the JSON body. JSON carries no files: with
   * `anexo` it is refused.
   *
   * @param idPedido The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
   * @returns The message as it was stored, with its attachments when it has any.
   * @example
   * ```ts
   * await client.chat.enviar("5f0c3a9e7b1d4c26a8e09d4471b2c3f5", { mensagem: "A embalagem chegou à unidade com avaria?" });
   * ```
   */
  enviar(idPedido: ParametersOf<operations["enviarMensagemChat"], "path">["idPedido"], body: BodyOf<operations["enviarMensagemChat"]>, query?: ParametersOf<operations["enviarMensagemChat"], "query">, options?: Options): Promise<AnswerOf<operations["enviarMensagemChat"]>>;
  /**
   * **Read a chat** `GET /api/v1/chat/{idPedido}`
   *
   * Reads the chat of an order.
   *
   * @param idPedido The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
   * @returns The conversation, oldest message first; `sem_conversa` when there is none.
   * @example
   * ```ts
   * await client.chat.ler("100045");
   * ```
   */
  ler(idPedido: ParametersOf<operations["lerChat"], "path">["idPedido"], query?: ParametersOf<operations["lerChat"], "query">, options?: Options): Promise<AnswerOf<operations["lerChat"]>>;
  /**
   * **Tell whether an order may have a chat** `GET /api/v1/chat/{idPedido}/elegivel`
   *
   * Tells whether the carrier of an order is enabled for chat.
   *
   * @param idPedido The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
   * @returns Whether the carrier takes chats.
   * @example
   * ```ts
   * await client.chat.consultarElegibilidade("100045");
   * ```
   */
  consultarElegibilidade(idPedido: ParametersOf<operations["consultarElegibilidadeChat"], "path">["idPedido"], query?: ParametersOf<operations["consultarElegibilidadeChat"], "query">, options?: Options): Promise<AnswerOf<operations["consultarElegibilidadeChat"]>>;
  /**
   * **List chats** `GET /api/v1/chats`
   *
   * Lists the chats of the store by their last message, newest first.
   *
   * @returns One page of the chats, and how many match in all.
   * @example
   * ```ts
   * for await (const each of client.chat.listar()) console.log(each);
   * ```
   */
  listar(query?: ParametersOf<operations["listarChats"], "query">, options?: Options): Paged<AnswerOf<operations["listarChats"]>, ItemOf<AnswerOf<operations["listarChats"]>, "chats">>;
}

/** The operations of `plp`. */
export interface PlpMethods<Options> {
  /**
   * **Create a postage pre-list** `POST /api/v1/plp/novo`
   *
   * Creates a postage pre-list.
   *
   * **In this service** it is one of orders of one branch and shipping method.
   *
   * @returns The code of the pre-list.
   * @example
   * ```ts
   * await client.plp.criar({ filialERP: "SP01", idMetodo: 12, pedidos: ["5f0c3a9e7b1d4c26a8e09d4471b2c3f5"] });
   * ```
   */
  criar(body: BodyOf<operations["criarPlp"]>, options?: Options): Promise<AnswerOf<operations["criarPlp"]>>;
  /**
   * **List postage pre-lists** `GET /api/v1/plp/lista`
   *
   * Lists the postage pre-lists that were created in a period.
   *
   * **In this service** the oldest come first.
   *
   * @returns One page of the pre-lists; an empty array after the last page.
   * @example
   * ```ts
   * for await (const each of client.plp.listar({ periodo: "2026-07-01TO2026-07-31", status: "Pendente" })) console.log(each);
   * ```
   */
  listar(query: ParametersOf<operations["listarPlps"], "query">, options?: Options): Paged<AnswerOf<operations["listarPlps"]>, ItemOf<AnswerOf<operations["listarPlps"]>>>;
  /**
   * **Read a postage pre-list** `GET /api/v1/plp/consulta/{filialERP}/{idPLP}`
   *
   * Reads a postage pre-list.
   *
   * @param filialERP ERP code of the branch.
   * @param idPLP Code that the creation returned.
   * @returns The pre-list, with its orders.
   * @example
   * ```ts
   * await client.plp.consultar("SP01", "4401");
   * ```
   */
  consultar(filialERP: ParametersOf<operations["consultarPlp"], "path">["filialERP"], idPLP: ParametersOf<operations["consultarPlp"], "path">["idPLP"], options?: Options): Promise<AnswerOf<operations["consultarPlp"]>>;
}

/** The operations of `reversa`. */
export interface ReversaMethods<Options> {
  /**
   * **List the values of the return fields** `GET /api/v1/reversa/situacoes`
   *
   * Lists the values registered for the five situation fields; they may change without notice.
   *
   * @returns The values that each of the five fields takes.
   * @example
   * ```ts
   * await client.reversa.listarSituacoes();
   * ```
   */
  listarSituacoes(options?: Options): Promise<AnswerOf<operations["listarSituacoesReversa"]>>;
  /**
   * **List the values of one return field** `GET /api/v1/reversa/situacoes/{tipo}`
   *
   * Lists the values registered for one situation field.
   *
   * @param tipo Name of the situation field.
   * @returns The values that the field takes.
   * @example
   * ```ts
   * await client.reversa.consultarSituacao("resolucaoReversa");
   * ```
   */
  consultarSituacao(tipo: ParametersOf<operations["consultarSituacaoReversa"], "path">["tipo"], options?: Options): Promise<AnswerOf<operations["consultarSituacaoReversa"]>>;
  /**
   * **List return points** `GET /api/v1/reversa/pontos-devolucao`
   *
   * Lists the return points of the store.
   *
   * **In this service** only the active ones.
   *
   * @returns The return points, and how many they are.
   * @example
   * ```ts
   * await client.reversa.listarPontosDevolucao();
   * ```
   */
  listarPontosDevolucao(query?: ParametersOf<operations["listarPontosDevolucao"], "query">, options?: Options): Promise<AnswerOf<operations["listarPontosDevolucao"]>>;
}

/** The operations of `produto`. */
export interface ProdutoMethods<Options> {
  /**
   * **Create or update products and stock** `POST /api/v1/produto`
   *
   * Creates or updates products, their stock per branch, mappings and channel prices.
   *
   * **In this service** optional fields, branches and mappings that are not sent keep their values. Each product is saved
   * whole or not at all, but not all of them at once: a call that ends with 5xx may have saved some of its products, and is repeated.
   *
   * May be repeated: What is saved again is as it was.
   *
   * @returns The outcome of each product, of its branches and of its mappings.
   * @example
   * ```ts
   * await client.produto.salvar({
   *   produto: [
   *     {
   *       sku: "CAF-127",
   *       codigoAgrupador: "CAF",
   *       skuERP: "10457",
   *       titulo: "Cafeteira elétrica 15 xícaras 127V",
   *       variacao: "127V",
   *       categoria: "Eletroportáteis",
   *       peso: 4.2,
   *       largura: 40,
   *       altura: 35,
   *       profundidade: 45,
   *       volumes: 1,
   *       preco: 139.9,
   *       status: true,
   *       filial: [{ idFilial: "SP01", quantidade: 50, prazoAdicional: 0 }],
   *       dePara: [{ canal: "Marketplace A", sku: "MKA-99817", status: "true" }],
   *       precoCanal: { canal: [{ nome: "Marketplace A", precoDe: 149.9, precoPor: 129.9, idVariacaoMkt: "998170127" }] },
   *     },
   *   ],
   * });
   * ```
   */
  salvar(body: BodyOf<operations["salvarProdutos"]>, options?: Options): Promise<AnswerOf<operations["salvarProdutos"]>>;
  /**
   * **Read a product** `GET /api/v1/produto/sku/{sku}`
   *
   * Reads a product by its code.
   *
   * **In this service** only the registered code finds it, not the search codes of the channels.
   *
   * @param sku Product code.
   * @returns The product, in an array.
   * @example
   * ```ts
   * await client.produto.consultar("CAF-127");
   * ```
   */
  consultar(sku: ParametersOf<operations["consultarProduto"], "path">["sku"], options?: Options): Promise<AnswerOf<operations["consultarProduto"]>>;
}

/** The operations of `webhook`. */
export interface WebhookMethods<Options> {
  /**
   * **Register the event receiver** `POST /api/v1/webhook/novo`
   *
   * Registers where the events of the store go; it replaces the registration that there was.
   *
   * **In this service** events exist from the first registration on.
   *
   * @returns A text that says that the receiver is registered.
   * @example
   * ```ts
   * await client.webhook.registrar({ url: "https://lojademo.example.com/eventos" });
   * ```
   */
  registrar(body: BodyOf<operations["registrarWebhook"]>, options?: Options): Promise<AnswerOf<operations["registrarWebhook"]>>;
}

/** The operations of `fila`. */
export interface FilaMethods<Options> {
  /**
   * **Read one event from the queue** `GET /api/v1/fila`
   *
   * Reads the event at the head of the queue, which then goes to its end; it keeps coming back until it is deleted.
   *
   * **In this service** 204 tells that the queue is empty.
   *
   * @returns The event at the head of the queue.
   * @example
   * ```ts
   * await client.fila.ler();
   * ```
   */
  ler(options?: Options): Promise<AnswerOf<operations["lerFila"]>>;
  /**
   * **Delete an event from the queue** `DELETE /api/v1/fila/{idDocumento}`
   *
   * Deletes an event from the queue.
   *
   * @param idDocumento The `documento` of the event.
   * @returns The event is gone from the queue.
   * @example
   * ```ts
   * await client.fila.remover("e3b7c1a05d9f42688c10a4b2d6e8f013");
   * ```
   */
  remover(idDocumento: ParametersOf<operations["removerDaFila"], "path">["idDocumento"], options?: Options): Promise<AnswerOf<operations["removerDaFila"]>>;
}

/** The operations of `regraFrete`. */
export interface RegraFreteMethods<Options> {
  /**
   * **List freight rules** `GET /api/v1/transportadora/regrasfrete`
   *
   * Lists the freight rules of the store; without a period, those registered in the last 365 days.
   *
   * @returns One page of the freight rules that match, and how many match in all.
   * @example
   * ```ts
   * for await (const each of client.regraFrete.listar()) console.log(each);
   * ```
   */
  listar(query?: ParametersOf<operations["listarRegrasFrete"], "query">, options?: Options): Paged<AnswerOf<operations["listarRegrasFrete"]>, ItemOf<AnswerOf<operations["listarRegrasFrete"]>, "regras">>;
}

/** The operations of `filial`. */
export interface FilialMethods<Options> {
  /**
   * **List the branches** `GET /api/v1/filial`
   *
   * Lists the branches of the store.
   *
   * **In this service** inactive ones too.
   *
   * @returns The branches of the store.
   * @example
   * ```ts
   * await client.filial.listar();
   * ```
   */
  listar(options?: Options): Promise<AnswerOf<operations["listarFiliais"]>>;
}

/** The operations as methods, by group. */
export interface Methods<Options> {
  readonly cotacao: CotacaoMethods<Options>;
  readonly pedido: PedidoMethods<Options>;
  readonly anexo: AnexoMethods<Options>;
  readonly chat: ChatMethods<Options>;
  readonly plp: PlpMethods<Options>;
  readonly reversa: ReversaMethods<Options>;
  readonly produto: ProdutoMethods<Options>;
  readonly webhook: WebhookMethods<Options>;
  readonly fila: FilaMethods<Options>;
  readonly regraFrete: RegraFreteMethods<Options>;
  readonly filial: FilialMethods<Options>;
}
