// Generated from spec/operacao.tsp by npm run generate; do not edit.
import type { AnswerOf, BodyOf, ParametersOf } from "../toolkit/callTypes.ts";
import type { operations } from "./types.ts";

/** What calling each operation takes at run time. */
export const methods = {
  "listarLojas": { "as": "lojas.listar", "method": "GET", "path": "/operacao/v1/lojas", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "criarLoja": { "as": "lojas.criar", "method": "POST", "path": "/operacao/v1/lojas", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerLoja": { "as": "lojas.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}", "security": ["TokenOperador"], "repeatable": true },
  "alterarLoja": { "as": "lojas.alterar", "method": "PATCH", "path": "/operacao/v1/lojas/{idLoja}", "security": ["TokenOperador"], "body": ["application/json"] },
  "listarTokens": { "as": "tokens.listar", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/tokens", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "emitirToken": { "as": "tokens.emitir", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/tokens", "security": ["TokenOperador"], "body": ["application/json"] },
  "alterarToken": { "as": "tokens.alterar", "method": "PATCH", "path": "/operacao/v1/lojas/{idLoja}/tokens/{idToken}", "security": ["TokenOperador"], "body": ["application/json"] },
  "revogarToken": { "as": "tokens.revogar", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/tokens/{idToken}", "security": ["TokenOperador"] },
  "rotacionarToken": {
    "as": "tokens.rotacionar",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/tokens/{idToken}/rotacao",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "listarFiliais": { "as": "filiais.listar", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/filiais", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "criarFilial": { "as": "filiais.criarFilial", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/filiais", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerFilial": { "as": "filiais.lerFilial", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}", "security": ["TokenOperador"], "repeatable": true },
  "alterarFilial": {
    "as": "filiais.alterarFilial",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "excluirFilial": { "as": "filiais.excluirFilial", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}", "security": ["TokenOperador"] },
  "listarTransportadoras": {
    "as": "transportadoras.listar",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras",
    "security": ["TokenOperador"],
    "places": ["query"],
    "repeatable": true,
  },
  "criarTransportadora": { "as": "transportadoras.criar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/transportadoras", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerTransportadora": {
    "as": "transportadoras.ler",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}",
    "security": ["TokenOperador"],
    "repeatable": true,
  },
  "alterarTransportadora": {
    "as": "transportadoras.alterar",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "excluirTransportadora": { "as": "transportadoras.excluir", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}", "security": ["TokenOperador"] },
  "listarMetodos": { "as": "metodos.listar", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/metodos", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "criarMetodo": { "as": "metodos.criar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/metodos", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerMetodo": { "as": "metodos.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}", "security": ["TokenOperador"], "repeatable": true },
  "alterarMetodo": { "as": "metodos.alterar", "method": "PATCH", "path": "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}", "security": ["TokenOperador"], "body": ["application/json"] },
  "excluirMetodo": { "as": "metodos.excluir", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}", "security": ["TokenOperador"] },
  "listarTabelas": { "as": "tabelas.listar", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/tabelas", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "criarTabela": { "as": "tabelas.criar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/tabelas", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerTabela": { "as": "tabelas.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}", "security": ["TokenOperador"], "repeatable": true },
  "alterarTabela": { "as": "tabelas.alterar", "method": "PATCH", "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}", "security": ["TokenOperador"], "body": ["application/json"] },
  "excluirTabela": { "as": "tabelas.excluir", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}", "security": ["TokenOperador"] },
  "exportarFaixas": {
    "as": "tabelas.exportarFaixas",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas",
    "security": ["TokenOperador"],
    "answer": "text",
    "repeatable": true,
  },
  "importarFaixas": {
    "as": "tabelas.importarFaixas",
    "method": "PUT",
    "path": "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas",
    "security": ["TokenOperador"],
    "body": ["text/csv"],
  },
  "listarTaxas": { "as": "taxas.listar", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/taxas", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "criarTaxa": { "as": "taxas.criar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/taxas", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerTaxa": { "as": "taxas.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}", "security": ["TokenOperador"], "repeatable": true },
  "alterarTaxa": { "as": "taxas.alterar", "method": "PATCH", "path": "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}", "security": ["TokenOperador"], "body": ["application/json"] },
  "excluirTaxa": { "as": "taxas.excluir", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}", "security": ["TokenOperador"] },
  "listarRegras": { "as": "regras.listar", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/regras", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "criarRegra": { "as": "regras.criar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/regras", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerRegra": { "as": "regras.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/regras/{codigo}", "security": ["TokenOperador"], "repeatable": true },
  "alterarRegra": { "as": "regras.alterar", "method": "PATCH", "path": "/operacao/v1/lojas/{idLoja}/regras/{codigo}", "security": ["TokenOperador"], "body": ["application/json"] },
  "excluirRegra": { "as": "regras.excluir", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/regras/{codigo}", "security": ["TokenOperador"] },
  "explicarCotacao": { "as": "explicacao.explicarCotacao", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/explicacao", "security": ["TokenOperador"], "body": ["application/json"] },
  "listarPontos": {
    "as": "reversa.listarPontos",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao",
    "security": ["TokenOperador"],
    "places": ["query"],
    "repeatable": true,
  },
  "criarPonto": { "as": "reversa.criarPonto", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerPonto": { "as": "reversa.lerPonto", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}", "security": ["TokenOperador"], "repeatable": true },
  "alterarPonto": {
    "as": "reversa.alterarPonto",
    "method": "PATCH",
    "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "excluirPonto": { "as": "reversa.excluirPonto", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}", "security": ["TokenOperador"] },
  "listarSituacoes": { "as": "reversa.listarSituacoes", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/situacoes-reversa", "security": ["TokenOperador"], "repeatable": true },
  "salvarSituacao": {
    "as": "reversa.salvarSituacao",
    "method": "PUT",
    "path": "/operacao/v1/lojas/{idLoja}/situacoes-reversa/{campo}",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "registrarOcorrencias": { "as": "ocorrencias.registrar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/ocorrencias", "security": ["TokenOperador"], "body": ["application/json"] },
  "registrarEventosUnidade": {
    "as": "ocorrencias.registrarEventosUnidade",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/eventos-unidade",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "importarOcoren": { "as": "ocorrencias.importarOcoren", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/edi/ocoren", "security": ["TokenOperador"], "body": ["text/plain"] },
  "importarConemb": { "as": "conciliacoes.importarConemb", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/edi/conemb", "security": ["TokenOperador"], "body": ["text/plain"] },
  "responderChat": {
    "as": "chats.responder",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/mensagens",
    "security": ["TokenOperador"],
    "body": ["multipart/form-data"],
    "places": ["query"],
  },
  "finalizarChat": {
    "as": "chats.finalizar",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/finalizar",
    "security": ["TokenOperador"],
    "places": ["query"],
  },
  "enviarDocumentos": {
    "as": "chats.enviarDocumentos",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/documentos",
    "security": ["TokenOperador"],
    "body": ["multipart/form-data"],
    "places": ["query"],
  },
  "listarPlpsDaLoja": { "as": "pLPs.listarPlpsDaLoja", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/plps", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
  "lerPlp": { "as": "pLPs.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}", "security": ["TokenOperador"], "repeatable": true },
  "fecharPlp": {
    "as": "pLPs.fechar",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/fechamento",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "excluirPlp": { "as": "pLPs.excluir", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/exclusao", "security": ["TokenOperador"] },
  "autorizarConciliacao": {
    "as": "conciliacoes.autorizarConciliacao",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/conciliacoes/{documento}/autorizacao",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "listarConciliacoes": {
    "as": "conciliacoes.listar",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/conciliacoes",
    "security": ["TokenOperador"],
    "places": ["query"],
    "repeatable": true,
  },
  "exportarConciliacoes": {
    "as": "conciliacoes.exportar",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/conciliacoes/relatorio",
    "security": ["TokenOperador"],
    "places": ["query"],
    "answer": "text",
    "repeatable": true,
  },
  "lerAssinatura": { "as": "assinatura.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/assinatura", "security": ["TokenOperador"], "repeatable": true },
  "emitirAssinatura": { "as": "assinatura.emitir", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/assinatura", "security": ["TokenOperador"], "body": ["application/json"] },
  "removerAssinatura": { "as": "assinatura.remover", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/assinatura", "security": ["TokenOperador"] },
  "lerNotificacao": { "as": "notificacoes.lerNotificacao", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/notificacao", "security": ["TokenOperador"], "repeatable": true },
  "listarEventosAbandonados": {
    "as": "notificacoes.listarEventosAbandonados",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/eventos-abandonados",
    "security": ["TokenOperador"],
    "places": ["query"],
    "repeatable": true,
  },
  "reenviarEvento": { "as": "notificacoes.reenviarEvento", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/eventos-abandonados/{documento}/reenviar", "security": ["TokenOperador"] },
  "reenviarEventos": { "as": "notificacoes.reenviarEventos", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/eventos-abandonados/reenviar", "security": ["TokenOperador"] },
  "listarAplicativos": {
    "as": "aplicativos.listar",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/aplicativos",
    "security": ["TokenOperador"],
    "places": ["query"],
    "repeatable": true,
  },
  "instalarAplicativo": { "as": "aplicativos.instalar", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/aplicativos", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerAplicativo": { "as": "aplicativos.ler", "method": "GET", "path": "/operacao/v1/lojas/{idLoja}/aplicativos/{idApp}", "security": ["TokenOperador"], "repeatable": true },
  "desinstalarAplicativo": { "as": "aplicativos.desinstalar", "method": "DELETE", "path": "/operacao/v1/lojas/{idLoja}/aplicativos/{idApp}", "security": ["TokenOperador"] },
  "listarAnonimizacoes": {
    "as": "titulares.listarAnonimizacoes",
    "method": "GET",
    "path": "/operacao/v1/lojas/{idLoja}/anonimizacoes",
    "security": ["TokenOperador"],
    "places": ["query"],
    "repeatable": true,
  },
  "anonimizarTitular": {
    "as": "titulares.anonimizarTitular",
    "method": "POST",
    "path": "/operacao/v1/lojas/{idLoja}/anonimizacoes",
    "security": ["TokenOperador"],
    "body": ["application/json"],
  },
  "simularTransporte": { "as": "simulacao.simularTransporte", "method": "POST", "path": "/operacao/v1/lojas/{idLoja}/simulacao", "security": ["TokenOperador"], "body": ["application/json"] },
  "lerRelogio": { "as": "relogio.ler", "method": "GET", "path": "/operacao/v1/relogio", "security": ["TokenOperador"], "repeatable": true },
  "acertarRelogio": { "as": "relogio.acertar", "method": "PUT", "path": "/operacao/v1/relogio", "security": ["TokenOperador"], "body": ["application/json"] },
  "soltarRelogio": { "as": "relogio.soltar", "method": "DELETE", "path": "/operacao/v1/relogio", "security": ["TokenOperador"] },
  "avancarRelogio": { "as": "relogio.avancar", "method": "POST", "path": "/operacao/v1/relogio/avanco", "security": ["TokenOperador"], "body": ["application/json"] },
  "listarAuditoria": { "as": "auditoria.listar", "method": "GET", "path": "/operacao/v1/auditoria", "security": ["TokenOperador"], "places": ["query"], "repeatable": true },
} as const;

/** Statuses before which nothing was done: after them any call may be repeated. */
export const nothingDone: readonly number[] = [];

/** The operations of `lojas`. */
export interface LojasMethods<Options> {
  /**
   * **List the stores** `GET /operacao/v1/lojas`
   *
   * Lists the stores.
   *
   * @returns One page of the stores.
   * @example
   * ```ts
   * await client.lojas.listar();
   * ```
   */
  listar(query?: ParametersOf<operations["listarLojas"], "query">, options?: Options): Promise<AnswerOf<operations["listarLojas"]>>;
  /**
   * **Create a store** `POST /operacao/v1/lojas`
   *
   * Creates a store. It has no tokens yet.
   *
   * @returns The store, with every setting.
   * @example
   * ```ts
   * await client.lojas.criar({ nome: "Loja Exemplo" });
   * ```
   */
  criar(body: BodyOf<operations["criarLoja"]>, options?: Options): Promise<AnswerOf<operations["criarLoja"]>>;
  /**
   * **Read a store** `GET /operacao/v1/lojas/{idLoja}`
   *
   * Reads a store.
   *
   * @param idLoja Code of the store.
   * @returns The store, with its settings.
   * @example
   * ```ts
   * await client.lojas.ler(1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerLoja"], "path">["idLoja"], options?: Options): Promise<AnswerOf<operations["lerLoja"]>>;
  /**
   * **Change a store** `PATCH /operacao/v1/lojas/{idLoja}`
   *
   * Changes the name or the settings of a store. A list that is sent takes the place of the one before, an empty one empties it.
   *
   * @param idLoja Code of the store.
   * @returns The store as it is now.
   * @example
   * ```ts
   * await client.lojas.alterar(1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarLoja"], "path">["idLoja"], body: BodyOf<operations["alterarLoja"]>, options?: Options): Promise<AnswerOf<operations["alterarLoja"]>>;
}

/** The operations of `tokens`. */
export interface TokensMethods<Options> {
  /**
   * **List the tokens** `GET /operacao/v1/lojas/{idLoja}/tokens`
   *
   * Lists the tokens of a store, revoked and expired ones too.
   *
   * @param idLoja Code of the store.
   * @returns One page of the tokens, without their texts.
   * @example
   * ```ts
   * await client.tokens.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarTokens"], "path">["idLoja"], query?: ParametersOf<operations["listarTokens"], "query">, options?: Options): Promise<AnswerOf<operations["listarTokens"]>>;
  /**
   * **Issue a token** `POST /operacao/v1/lojas/{idLoja}/tokens`
   *
   * Issues a token. The answer is the only place where its text appears; only a hash is stored.
   *
   * @param idLoja Code of the store.
   * @returns The token with its text, which is shown only here.
   * @example
   * ```ts
   * await client.tokens.emitir(1, { tipo: "api" });
   * ```
   */
  emitir(idLoja: ParametersOf<operations["emitirToken"], "path">["idLoja"], body: BodyOf<operations["emitirToken"]>, options?: Options): Promise<AnswerOf<operations["emitirToken"]>>;
  /**
   * **Change a token** `PATCH /operacao/v1/lojas/{idLoja}/tokens/{idToken}`
   *
   * Changes the description or the expiry of a token that is not revoked.
   *
   * @param idLoja Code of the store.
   * @param idToken Code of the token.
   * @returns The token as it is now, without its text.
   * @example
   * ```ts
   * await client.tokens.alterar(1, 1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarToken"], "path">["idLoja"], idToken: ParametersOf<operations["alterarToken"], "path">["idToken"], body: BodyOf<operations["alterarToken"]>, options?: Options): Promise<AnswerOf<operations["alterarToken"]>>;
  /**
   * **Revoke a token** `DELETE /operacao/v1/lojas/{idLoja}/tokens/{idToken}`
   *
   * Revokes a token at once and for good. Revoking it again changes nothing.
   *
   * @param idLoja Code of the store.
   * @param idToken Code of the token.
   * @returns The token, revoked.
   * @example
   * ```ts
   * await client.tokens.revogar(1, 1);
   * ```
   */
  revogar(idLoja: ParametersOf<operations["revogarToken"], "path">["idLoja"], idToken: ParametersOf<operations["revogarToken"], "path">["idToken"], options?: Options): Promise<AnswerOf<operations["revogarToken"]>>;
  /**
   * **Rotate a token** `POST /operacao/v1/lojas/{idLoja}/tokens/{idToken}/rotacao`
   *
   * Issues a successor of the same kind and lets the old token expire after a grace period.
   *
   * @param idLoja Code of the store.
   * @param idToken Code of the token.
   * @returns The new token with its text, which is shown only here.
   * @example
   * ```ts
   * await client.tokens.rotacionar(1, 1, {});
   * ```
   */
  rotacionar(idLoja: ParametersOf<operations["rotacionarToken"], "path">["idLoja"], idToken: ParametersOf<operations["rotacionarToken"], "path">["idToken"], body: BodyOf<operations["rotacionarToken"]>, options?: Options): Promise<AnswerOf<operations["rotacionarToken"]>>;
}

/** The operations of `filiais`. */
export interface FiliaisMethods<Options> {
  /**
   * **List the branches** `GET /operacao/v1/lojas/{idLoja}/filiais`
   *
   * Lists the branches of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the branches.
   * @example
   * ```ts
   * await client.filiais.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarFiliais"], "path">["idLoja"], query?: ParametersOf<operations["listarFiliais"], "query">, options?: Options): Promise<AnswerOf<operations["listarFiliais"]>>;
  /**
   * **Create a branch** `POST /operacao/v1/lojas/{idLoja}/filiais`
   *
   * Creates a branch.
   *
   * @param idLoja Code of the store.
   * @returns The branch, with its code.
   * @example
   * ```ts
   * await client.filiais.criarFilial(1, { filialERP: "SP01", nome: "CD São Paulo", cep: "05036001", cidade: "São Paulo", uf: "SP" });
   * ```
   */
  criarFilial(idLoja: ParametersOf<operations["criarFilial"], "path">["idLoja"], body: BodyOf<operations["criarFilial"]>, options?: Options): Promise<AnswerOf<operations["criarFilial"]>>;
  /**
   * **Read a branch** `GET /operacao/v1/lojas/{idLoja}/filiais/{idFilial}`
   *
   * Reads a branch.
   *
   * @param idLoja Code of the store.
   * @param idFilial Internal code of the branch.
   * @returns The branch.
   * @example
   * ```ts
   * await client.filiais.lerFilial(1, 1);
   * ```
   */
  lerFilial(idLoja: ParametersOf<operations["lerFilial"], "path">["idLoja"], idFilial: ParametersOf<operations["lerFilial"], "path">["idFilial"], options?: Options): Promise<AnswerOf<operations["lerFilial"]>>;
  /**
   * **Change a branch** `PATCH /operacao/v1/lojas/{idLoja}/filiais/{idFilial}`
   *
   * Changes a branch.
   *
   * @param idLoja Code of the store.
   * @param idFilial Internal code of the branch.
   * @returns The branch as it is now.
   * @example
   * ```ts
   * await client.filiais.alterarFilial(1, 1, {});
   * ```
   */
  alterarFilial(idLoja: ParametersOf<operations["alterarFilial"], "path">["idLoja"], idFilial: ParametersOf<operations["alterarFilial"], "path">["idFilial"], body: BodyOf<operations["alterarFilial"]>, options?: Options): Promise<AnswerOf<operations["alterarFilial"]>>;
  /**
   * **Delete a branch** `DELETE /operacao/v1/lojas/{idLoja}/filiais/{idFilial}`
   *
   * Deletes a branch, or deactivates it when tables or products name it.
   *
   * @param idLoja Code of the store.
   * @param idFilial Internal code of the branch.
   * @returns Whether the branch is deleted or only inactive.
   * @example
   * ```ts
   * await client.filiais.excluirFilial(1, 1);
   * ```
   */
  excluirFilial(idLoja: ParametersOf<operations["excluirFilial"], "path">["idLoja"], idFilial: ParametersOf<operations["excluirFilial"], "path">["idFilial"], options?: Options): Promise<AnswerOf<operations["excluirFilial"]>>;
}

/** The operations of `transportadoras`. */
export interface TransportadorasMethods<Options> {
  /**
   * **List the carriers** `GET /operacao/v1/lojas/{idLoja}/transportadoras`
   *
   * Lists the carriers of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the carriers.
   * @example
   * ```ts
   * await client.transportadoras.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarTransportadoras"], "path">["idLoja"], query?: ParametersOf<operations["listarTransportadoras"], "query">, options?: Options): Promise<AnswerOf<operations["listarTransportadoras"]>>;
  /**
   * **Create a carrier** `POST /operacao/v1/lojas/{idLoja}/transportadoras`
   *
   * Creates a carrier.
   *
   * @param idLoja Code of the store.
   * @returns The carrier, with its code.
   * @example
   * ```ts
   * await client.transportadoras.criar(1, { nome: "Transportes Rápidos" });
   * ```
   */
  criar(idLoja: ParametersOf<operations["criarTransportadora"], "path">["idLoja"], body: BodyOf<operations["criarTransportadora"]>, options?: Options): Promise<AnswerOf<operations["criarTransportadora"]>>;
  /**
   * **Read a carrier** `GET /operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}`
   *
   * Reads a carrier.
   *
   * @param idLoja Code of the store.
   * @param idTransportadora Code of the carrier.
   * @returns The carrier.
   * @example
   * ```ts
   * await client.transportadoras.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerTransportadora"], "path">["idLoja"], idTransportadora: ParametersOf<operations["lerTransportadora"], "path">["idTransportadora"], options?: Options): Promise<AnswerOf<operations["lerTransportadora"]>>;
  /**
   * **Change a carrier** `PATCH /operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}`
   *
   * Changes a carrier.
   *
   * @param idLoja Code of the store.
   * @param idTransportadora Code of the carrier.
   * @returns The carrier as it is now.
   * @example
   * ```ts
   * await client.transportadoras.alterar(1, 1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarTransportadora"], "path">["idLoja"], idTransportadora: ParametersOf<operations["alterarTransportadora"], "path">["idTransportadora"], body: BodyOf<operations["alterarTransportadora"]>, options?: Options): Promise<AnswerOf<operations["alterarTransportadora"]>>;
  /**
   * **Delete a carrier** `DELETE /operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}`
   *
   * Deletes a carrier, or deactivates it when methods or fees name it.
   *
   * @param idLoja Code of the store.
   * @param idTransportadora Code of the carrier.
   * @returns Whether the carrier is deleted or only inactive.
   * @example
   * ```ts
   * await client.transportadoras.excluir(1, 1);
   * ```
   */
  excluir(idLoja: ParametersOf<operations["excluirTransportadora"], "path">["idLoja"], idTransportadora: ParametersOf<operations["excluirTransportadora"], "path">["idTransportadora"], options?: Options): Promise<AnswerOf<operations["excluirTransportadora"]>>;
}

/** The operations of `metodos`. */
export interface MetodosMethods<Options> {
  /**
   * **List the shipping methods** `GET /operacao/v1/lojas/{idLoja}/metodos`
   *
   * Lists the shipping methods of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the shipping methods.
   * @example
   * ```ts
   * await client.metodos.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarMetodos"], "path">["idLoja"], query?: ParametersOf<operations["listarMetodos"], "query">, options?: Options): Promise<AnswerOf<operations["listarMetodos"]>>;
  /**
   * **Create a shipping method** `POST /operacao/v1/lojas/{idLoja}/metodos`
   *
   * Creates a shipping method.
   *
   * @param idLoja Code of the store.
   * @returns The shipping method, with its code.
   * @example
   * ```ts
   * await client.metodos.criar(1, { idTransportadora: 1, nome: "Expresso" });
   * ```
   */
  criar(idLoja: ParametersOf<operations["criarMetodo"], "path">["idLoja"], body: BodyOf<operations["criarMetodo"]>, options?: Options): Promise<AnswerOf<operations["criarMetodo"]>>;
  /**
   * **Read a shipping method** `GET /operacao/v1/lojas/{idLoja}/metodos/{idMetodo}`
   *
   * Reads a shipping method.
   *
   * @param idLoja Code of the store.
   * @param idMetodo Code of the method.
   * @returns The shipping method.
   * @example
   * ```ts
   * await client.metodos.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerMetodo"], "path">["idLoja"], idMetodo: ParametersOf<operations["lerMetodo"], "path">["idMetodo"], options?: Options): Promise<AnswerOf<operations["lerMetodo"]>>;
  /**
   * **Change a shipping method** `PATCH /operacao/v1/lojas/{idLoja}/metodos/{idMetodo}`
   *
   * Changes a shipping method.
   *
   * @param idLoja Code of the store.
   * @param idMetodo Code of the method.
   * @returns The shipping method as it is now.
   * @example
   * ```ts
   * await client.metodos.alterar(1, 1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarMetodo"], "path">["idLoja"], idMetodo: ParametersOf<operations["alterarMetodo"], "path">["idMetodo"], body: BodyOf<operations["alterarMetodo"]>, options?: Options): Promise<AnswerOf<operations["alterarMetodo"]>>;
  /**
   * **Delete a shipping method** `DELETE /operacao/v1/lojas/{idLoja}/metodos/{idMetodo}`
   *
   * Deletes a shipping method, or deactivates it when freight tables name it.
   *
   * @param idLoja Code of the store.
   * @param idMetodo Code of the method.
   * @returns Whether the shipping method is deleted or only inactive.
   * @example
   * ```ts
   * await client.metodos.excluir(1, 1);
   * ```
   */
  excluir(idLoja: ParametersOf<operations["excluirMetodo"], "path">["idLoja"], idMetodo: ParametersOf<operations["excluirMetodo"], "path">["idMetodo"], options?: Options): Promise<AnswerOf<operations["excluirMetodo"]>>;
}

/** The operations of `tabelas`. */
export interface TabelasMethods<Options> {
  /**
   * **List the freight tables** `GET /operacao/v1/lojas/{idLoja}/tabelas`
   *
   * Lists the freight tables of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the freight tables, without their rows.
   * @example
   * ```ts
   * await client.tabelas.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarTabelas"], "path">["idLoja"], query?: ParametersOf<operations["listarTabelas"], "query">, options?: Options): Promise<AnswerOf<operations["listarTabelas"]>>;
  /**
   * **Create a freight table** `POST /operacao/v1/lojas/{idLoja}/tabelas`
   *
   * Creates a freight table without rows.
   *
   * @param idLoja Code of the store.
   * @returns The freight table, with its code and without rows.
   * @example
   * ```ts
   * await client.tabelas.criar(1, { nome: "Expresso 2026", idMetodo: 1 });
   * ```
   */
  criar(idLoja: ParametersOf<operations["criarTabela"], "path">["idLoja"], body: BodyOf<operations["criarTabela"]>, options?: Options): Promise<AnswerOf<operations["criarTabela"]>>;
  /**
   * **Read a freight table** `GET /operacao/v1/lojas/{idLoja}/tabelas/{idTabela}`
   *
   * Reads a freight table.
   *
   * @param idLoja Code of the store.
   * @param idTabela Code of the table.
   * @returns The parameters of the freight table.
   * @example
   * ```ts
   * await client.tabelas.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerTabela"], "path">["idLoja"], idTabela: ParametersOf<operations["lerTabela"], "path">["idTabela"], options?: Options): Promise<AnswerOf<operations["lerTabela"]>>;
  /**
   * **Change a freight table** `PATCH /operacao/v1/lojas/{idLoja}/tabelas/{idTabela}`
   *
   * Changes the parameters of a freight table.
   *
   * @param idLoja Code of the store.
   * @param idTabela Code of the table.
   * @returns The freight table as it is now.
   * @example
   * ```ts
   * await client.tabelas.alterar(1, 1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarTabela"], "path">["idLoja"], idTabela: ParametersOf<operations["alterarTabela"], "path">["idTabela"], body: BodyOf<operations["alterarTabela"]>, options?: Options): Promise<AnswerOf<operations["alterarTabela"]>>;
  /**
   * **Delete a freight table** `DELETE /operacao/v1/lojas/{idLoja}/tabelas/{idTabela}`
   *
   * Deletes a freight table and its rows.
   *
   * @param idLoja Code of the store.
   * @param idTabela Code of the table.
   * @returns That the freight table is deleted.
   * @example
   * ```ts
   * await client.tabelas.excluir(1, 1);
   * ```
   */
  excluir(idLoja: ParametersOf<operations["excluirTabela"], "path">["idLoja"], idTabela: ParametersOf<operations["excluirTabela"], "path">["idTabela"], options?: Options): Promise<AnswerOf<operations["excluirTabela"]>>;
  /**
   * **Export the rows of a freight table** `GET /operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas`
   *
   * Downloads all rows of a freight table in the form in which they are imported.
   *
   * @param idLoja Code of the store.
   * @param idTabela Code of the table.
   * @returns A file of rows.
   * @example
   * ```ts
   * await client.tabelas.exportarFaixas(1, 1);
   * ```
   */
  exportarFaixas(idLoja: ParametersOf<operations["exportarFaixas"], "path">["idLoja"], idTabela: ParametersOf<operations["exportarFaixas"], "path">["idTabela"], options?: Options): Promise<AnswerOf<operations["exportarFaixas"]>>;
  /**
   * **Import the rows of a freight table** `PUT /operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas`
   *
   * Replaces all rows of a freight table by those of a CSV file, in one step: all of them or, when a line is bad, none.
   * First line: `cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente`, in any order; separator `;` or `,`
   * (with `,` a number with a decimal comma is quoted), decimal comma or point, UTF-8. A row holds from `cepInicio` to
   * `cepFim` and above `pesoInicio` up to `pesoFim` kg; `valor` in reais, `prazo` in business days, `kgExcedente` in
   * reais per kg above the last band, blank when there is none. Rows may overlap: the narrowest one counts.
   *
   * @param idLoja Code of the store.
   * @param idTabela Code of the table.
   * @returns How many rows the table has now.
   * @example
   * ```ts
   * await client.tabelas.importarFaixas(1, 1, "cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente\n01000000;05999999;0;0,3;12,90;2;\n01000000;05999999;0,3;30;25,00;2;1,85\n");
   * ```
   */
  importarFaixas(idLoja: ParametersOf<operations["importarFaixas"], "path">["idLoja"], idTabela: ParametersOf<operations["importarFaixas"], "path">["idTabela"], body: BodyOf<operations["importarFaixas"]>, options?: Options): Promise<AnswerOf<operations["importarFaixas"]>>;
}

/** The operations of `taxas`. */
export interface TaxasMethods<Options> {
  /**
   * **List the fees** `GET /operacao/v1/lojas/{idLoja}/taxas`
   *
   * Lists the fees of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the fees.
   * @example
   * ```ts
   * await client.taxas.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarTaxas"], "path">["idLoja"], query?: ParametersOf<operations["listarTaxas"], "query">, options?: Options): Promise<AnswerOf<operations["listarTaxas"]>>;
  /**
   * **Create a fee** `POST /operacao/v1/lojas/{idLoja}/taxas`
   *
   * Creates a fee.
   *
   * @param idLoja Code of the store.
   * @returns The fee, with its code.
   * @example
   * ```ts
   * await client.taxas.criar(1, { tipo: "TDA", cepInicio: "69000000", cepFim: "69299999", forma: "percentual", valor: 28 });
   * ```
   */
  criar(idLoja: ParametersOf<operations["criarTaxa"], "path">["idLoja"], body: BodyOf<operations["criarTaxa"]>, options?: Options): Promise<AnswerOf<operations["criarTaxa"]>>;
  /**
   * **Read a fee** `GET /operacao/v1/lojas/{idLoja}/taxas/{idTaxa}`
   *
   * Reads a fee.
   *
   * @param idLoja Code of the store.
   * @param idTaxa Code of the fee.
   * @returns The fee.
   * @example
   * ```ts
   * await client.taxas.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerTaxa"], "path">["idLoja"], idTaxa: ParametersOf<operations["lerTaxa"], "path">["idTaxa"], options?: Options): Promise<AnswerOf<operations["lerTaxa"]>>;
  /**
   * **Change a fee** `PATCH /operacao/v1/lojas/{idLoja}/taxas/{idTaxa}`
   *
   * Changes a fee.
   *
   * @param idLoja Code of the store.
   * @param idTaxa Code of the fee.
   * @returns The fee as it is now.
   * @example
   * ```ts
   * await client.taxas.alterar(1, 1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarTaxa"], "path">["idLoja"], idTaxa: ParametersOf<operations["alterarTaxa"], "path">["idTaxa"], body: BodyOf<operations["alterarTaxa"]>, options?: Options): Promise<AnswerOf<operations["alterarTaxa"]>>;
  /**
   * **Delete a fee** `DELETE /operacao/v1/lojas/{idLoja}/taxas/{idTaxa}`
   *
   * Deletes a fee.
   *
   * @param idLoja Code of the store.
   * @param idTaxa Code of the fee.
   * @returns That the fee is deleted.
   * @example
   * ```ts
   * await client.taxas.excluir(1, 1);
   * ```
   */
  excluir(idLoja: ParametersOf<operations["excluirTaxa"], "path">["idLoja"], idTaxa: ParametersOf<operations["excluirTaxa"], "path">["idTaxa"], options?: Options): Promise<AnswerOf<operations["excluirTaxa"]>>;
}

/** The operations of `regras`. */
export interface RegrasMethods<Options> {
  /**
   * **List the freight rules** `GET /operacao/v1/lojas/{idLoja}/regras`
   *
   * Lists the freight rules of a store by order of application, then newest code first.
   *
   * @param idLoja Code of the store.
   * @returns One page of the freight rules.
   * @example
   * ```ts
   * await client.regras.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarRegras"], "path">["idLoja"], query?: ParametersOf<operations["listarRegras"], "query">, options?: Options): Promise<AnswerOf<operations["listarRegras"]>>;
  /**
   * **Create a freight rule** `POST /operacao/v1/lojas/{idLoja}/regras`
   *
   * Creates a freight rule.
   *
   * @param idLoja Code of the store.
   * @returns The freight rule, with its code.
   * @example
   * ```ts
   * await client.regras.criar(1, { titulo: "Frete grátis Sul acima de R$ 300", valorTipo: "percentual", dataInicio: "2026-11-20" });
   * ```
   */
  criar(idLoja: ParametersOf<operations["criarRegra"], "path">["idLoja"], body: BodyOf<operations["criarRegra"]>, options?: Options): Promise<AnswerOf<operations["criarRegra"]>>;
  /**
   * **Read a freight rule** `GET /operacao/v1/lojas/{idLoja}/regras/{codigo}`
   *
   * Reads a freight rule.
   *
   * @param idLoja Code of the store.
   * @param codigo Code of the rule.
   * @returns The freight rule.
   * @example
   * ```ts
   * await client.regras.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerRegra"], "path">["idLoja"], codigo: ParametersOf<operations["lerRegra"], "path">["codigo"], options?: Options): Promise<AnswerOf<operations["lerRegra"]>>;
  /**
   * **Change a freight rule** `PATCH /operacao/v1/lojas/{idLoja}/regras/{codigo}`
   *
   * Changes a freight rule.
   *
   * @param idLoja Code of the store.
   * @param codigo Code of the rule.
   * @returns The freight rule as it is now.
   * @example
   * ```ts
   * await client.regras.alterar(1, 1, {});
   * ```
   */
  alterar(idLoja: ParametersOf<operations["alterarRegra"], "path">["idLoja"], codigo: ParametersOf<operations["alterarRegra"], "path">["codigo"], body: BodyOf<operations["alterarRegra"]>, options?: Options): Promise<AnswerOf<operations["alterarRegra"]>>;
  /**
   * **Delete a freight rule** `DELETE /operacao/v1/lojas/{idLoja}/regras/{codigo}`
   *
   * Deletes a freight rule.
   *
   * @param idLoja Code of the store.
   * @param codigo Code of the rule.
   * @returns That the freight rule is deleted.
   * @example
   * ```ts
   * await client.regras.excluir(1, 1);
   * ```
   */
  excluir(idLoja: ParametersOf<operations["excluirRegra"], "path">["idLoja"], codigo: ParametersOf<operations["excluirRegra"], "path">["codigo"], options?: Options): Promise<AnswerOf<operations["excluirRegra"]>>;
}

/** The operations of `explicacao`. */
export interface ExplicacaoMethods<Options> {
  /**
   * **Explain a quotation** `POST /operacao/v1/lojas/{idLoja}/explicacao`
   *
   * Quotes a cart as the store's interface would, stores nothing, and tells what made each price: table, row, fees, rules;
   * and why branches and methods are left out.
   *
   * @param idLoja Code of the store.
   * @returns What the quotation would answer, what made each price, and why options are left out.
   * @example
   * ```ts
   * await client.explicacao.explicarCotacao(1, { cepDestino: "01310100", canal: "Marketplace A", volumes: [{ quantidade: 1, valorUnitario: 100 }] });
   * ```
   */
  explicarCotacao(idLoja: ParametersOf<operations["explicarCotacao"], "path">["idLoja"], body: BodyOf<operations["explicarCotacao"]>, options?: Options): Promise<AnswerOf<operations["explicarCotacao"]>>;
}

/** The operations of `reversa`. */
export interface ReversaMethods<Options> {
  /**
   * **List the return points** `GET /operacao/v1/lojas/{idLoja}/pontos-devolucao`
   *
   * Lists the return points of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the return points.
   * @example
   * ```ts
   * await client.reversa.listarPontos(1);
   * ```
   */
  listarPontos(idLoja: ParametersOf<operations["listarPontos"], "path">["idLoja"], query?: ParametersOf<operations["listarPontos"], "query">, options?: Options): Promise<AnswerOf<operations["listarPontos"]>>;
  /**
   * **Create a return point** `POST /operacao/v1/lojas/{idLoja}/pontos-devolucao`
   *
   * Creates a return point.
   *
   * @param idLoja Code of the store.
   * @returns The return point, with its code.
   * @example
   * ```ts
   * await client.reversa.criarPonto(1, { nome: "Agência Paulista", cep: "01310100", endereco: "Avenida Paulista", cidade: "São Paulo", uf: "SP", tipoPontoDeDevolucao: "Agência" });
   * ```
   */
  criarPonto(idLoja: ParametersOf<operations["criarPonto"], "path">["idLoja"], body: BodyOf<operations["criarPonto"]>, options?: Options): Promise<AnswerOf<operations["criarPonto"]>>;
  /**
   * **Read a return point** `GET /operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}`
   *
   * Reads a return point.
   *
   * @param idLoja Code of the store.
   * @param idPonto Code of the point.
   * @returns The return point.
   * @example
   * ```ts
   * await client.reversa.lerPonto(1, 1);
   * ```
   */
  lerPonto(idLoja: ParametersOf<operations["lerPonto"], "path">["idLoja"], idPonto: ParametersOf<operations["lerPonto"], "path">["idPonto"], options?: Options): Promise<AnswerOf<operations["lerPonto"]>>;
  /**
   * **Change a return point** `PATCH /operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}`
   *
   * Changes a return point.
   *
   * @param idLoja Code of the store.
   * @param idPonto Code of the point.
   * @returns The return point as it is now.
   * @example
   * ```ts
   * await client.reversa.alterarPonto(1, 1, {});
   * ```
   */
  alterarPonto(idLoja: ParametersOf<operations["alterarPonto"], "path">["idLoja"], idPonto: ParametersOf<operations["alterarPonto"], "path">["idPonto"], body: BodyOf<operations["alterarPonto"]>, options?: Options): Promise<AnswerOf<operations["alterarPonto"]>>;
  /**
   * **Delete a return point** `DELETE /operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}`
   *
   * Deletes a return point.
   *
   * @param idLoja Code of the store.
   * @param idPonto Code of the point.
   * @returns That the return point is deleted.
   * @example
   * ```ts
   * await client.reversa.excluirPonto(1, 1);
   * ```
   */
  excluirPonto(idLoja: ParametersOf<operations["excluirPonto"], "path">["idLoja"], idPonto: ParametersOf<operations["excluirPonto"], "path">["idPonto"], options?: Options): Promise<AnswerOf<operations["excluirPonto"]>>;
  /**
   * **List the values of the return fields** `GET /operacao/v1/lojas/{idLoja}/situacoes-reversa`
   *
   * Lists the values that the situation fields of a return take.
   *
   * @param idLoja Code of the store.
   * @returns The values that each field of a return takes.
   * @example
   * ```ts
   * await client.reversa.listarSituacoes(1);
   * ```
   */
  listarSituacoes(idLoja: ParametersOf<operations["listarSituacoes"], "path">["idLoja"], options?: Options): Promise<AnswerOf<operations["listarSituacoes"]>>;
  /**
   * **Replace the values of a return field** `PUT /operacao/v1/lojas/{idLoja}/situacoes-reversa/{campo}`
   *
   * Replaces the values that one situation field of a return takes. Those of `tipoReversa` begin with `Ponto`, `Postagem` or `Coleta`,
   * for orders may name no others.
   *
   * @param idLoja Code of the store.
   * @param campo The field.
   * @returns The values that the field takes now.
   * @example
   * ```ts
   * await client.reversa.salvarSituacao(1, "solicitanteReversa", { valores: ["Troca"] });
   * ```
   */
  salvarSituacao(idLoja: ParametersOf<operations["salvarSituacao"], "path">["idLoja"], campo: ParametersOf<operations["salvarSituacao"], "path">["campo"], body: BodyOf<operations["salvarSituacao"]>, options?: Options): Promise<AnswerOf<operations["salvarSituacao"]>>;
}

/** The operations of `ocorrencias`. */
export interface OcorrenciasMethods<Options> {
  /**
   * **Record occurrences** `POST /operacao/v1/lojas/{idLoja}/ocorrencias`
   *
   * Records occurrences of shipments, one or up to 10,000, in one step. Each has its own outcome: one that names no
   * shipment, or more than one, is refused and the others are recorded. Sending the same again changes nothing. The newest
   * occurrence of a shipment moves its status; a late one is kept and listed only.
   *
   * @param idLoja Code of the store.
   * @returns What became of each occurrence.
   * @example
   * ```ts
   * await client.ocorrencias.registrar(1, { itens: [{ idOcoren: 0, data: "2026-07-14 19:30:00" }] });
   * ```
   */
  registrar(idLoja: ParametersOf<operations["registrarOcorrencias"], "path">["idLoja"], body: BodyOf<operations["registrarOcorrencias"]>, options?: Options): Promise<AnswerOf<operations["registrarOcorrencias"]>>;
  /**
   * **Record unit events** `POST /operacao/v1/lojas/{idLoja}/eventos-unidade`
   *
   * Records that shipments left or reached units of their carriers, one or up to 10,000, in one step. Each has its own
   * outcome. Sending the same again changes nothing. The store learns of them by events; the status of a shipment stays.
   *
   * @param idLoja Code of the store.
   * @returns What became of each event.
   * @example
   * ```ts
   * await client.ocorrencias.registrarEventosUnidade(1, { itens: [{ evento: "saiu", unidade: "Unidade Osasco", data: "2026-07-14 08:05:00" }] });
   * ```
   */
  registrarEventosUnidade(idLoja: ParametersOf<operations["registrarEventosUnidade"], "path">["idLoja"], body: BodyOf<operations["registrarEventosUnidade"]>, options?: Options): Promise<AnswerOf<operations["registrarEventosUnidade"]>>;
  /**
   * **Import a file of occurrences (OCOREN 3.1 or 5.0)** `POST /operacao/v1/lojas/{idLoja}/edi/ocoren`
   *
   * Imports a file of occurrences (PROCEDA OCOREN 3.1 or 5.0) as it arrives: fixed width, CRLF or LF, ISO-8859-1 or UTF-8,
   * blanks at the end of a line left out or not. The shipment of a record 342, or of a record 542 with the texts of the 543 that
   * follow, is found by issuer, series and number of the invoice. Good lines are applied, a few thousand per step, and the bad
   * ones are listed; importing the file again, or what was left of one that broke off, doubles nothing. A file of another version
   * is told by one line.
   *
   * @param idLoja Code of the store.
   * @returns How many lines were applied, and which were not and why.
   * @example
   * ```ts
   * await client.ocorrencias.importarOcoren(1, "34211222333000181001000011739814072026193000CHEGADA NA FILIAL\r\n");
   * ```
   */
  importarOcoren(idLoja: ParametersOf<operations["importarOcoren"], "path">["idLoja"], body: BodyOf<operations["importarOcoren"]>, options?: Options): Promise<AnswerOf<operations["importarOcoren"]>>;
}

/** The operations of `conciliacoes`. */
export interface ConciliacoesMethods<Options> {
  /**
   * **Import a file of transport documents (CONEMB 3.1 or 5.0)** `POST /operacao/v1/lojas/{idLoja}/edi/conemb`
   *
   * Imports a file of transport documents (PROCEDA CONEMB 3.1 or 5.0) as it arrives, in the forms that OCOREN takes. Each document
   * gives the conciliation of the shipments whose invoices it lists; with several, amounts and weight are shared by the
   * shipments' weights, to the cent. In 3.1 a document is a record 322, or several of one issuer, series and number: those with C
   * at 675 go on, and what they repeat counts once. In 5.0 it is a 522 with its 523 and 524; `adValor` is then the sum of the
   * freight by value and the ad valorem.
   *
   * A newer document replaces an older one and waits for authorization again; the same one again changes nothing. One of kind C
   * or W to Z adds to the document of its shipments. The key of the CT-e is taken where it has its check digit, model 57
   * and the issuer; without one the document is applied with a warning. Good documents are applied, the bad ones are listed.
   *
   * @param idLoja Code of the store.
   * @returns How many documents were applied, and which were not and why.
   * @example
   * ```ts
   * await client.conciliacoes.importarConemb(1, "320CONHE140720261\r\n322\r\n");
   * ```
   */
  importarConemb(idLoja: ParametersOf<operations["importarConemb"], "path">["idLoja"], body: BodyOf<operations["importarConemb"]>, options?: Options): Promise<AnswerOf<operations["importarConemb"]>>;
  /**
   * **Authorize or refuse a conciliation** `POST /operacao/v1/lojas/{idLoja}/conciliacoes/{documento}/autorizacao`
   *
   * Authorizes or refuses the conciliation of an order's shipments. The last decision counts.
   *
   * @param idLoja Code of the store.
   * @param documento Code of the order (`chavePedido`).
   * @returns What was decided, and for how many shipments.
   * @example
   * ```ts
   * await client.conciliacoes.autorizarConciliacao(1, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", { autorizado: false });
   * ```
   */
  autorizarConciliacao(idLoja: ParametersOf<operations["autorizarConciliacao"], "path">["idLoja"], documento: ParametersOf<operations["autorizarConciliacao"], "path">["documento"], body: BodyOf<operations["autorizarConciliacao"]>, options?: Options): Promise<AnswerOf<operations["autorizarConciliacao"]>>;
  /**
   * **List what was charged and what was quoted** `GET /operacao/v1/lojas/{idLoja}/conciliacoes`
   *
   * Lists what carriers charged for shipments beside what was quoted, part by part, in the order in which it was processed. The parts of
   * a quotation are kept as long as the quotation.
   *
   * @param idLoja Code of the store.
   * @returns One page of the shipments, each with what was quoted beside what was charged.
   * @example
   * ```ts
   * await client.conciliacoes.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarConciliacoes"], "path">["idLoja"], query?: ParametersOf<operations["listarConciliacoes"], "query">, options?: Options): Promise<AnswerOf<operations["listarConciliacoes"]>>;
  /**
   * **Export what was charged and what was quoted** `GET /operacao/v1/lojas/{idLoja}/conciliacoes/relatorio`
   *
   * The same list, all of it, as a CSV file: UTF-8 with its mark, `;`, decimal comma, CRLF, a line per shipment (`componente` is `total`)
   * and per part of it. A text that a spreadsheet would take for a formula begins with an apostrophe.
   *
   * @param idLoja Code of the store.
   * @returns A file of rows.
   * @example
   * ```ts
   * await client.conciliacoes.exportar(1);
   * ```
   */
  exportar(idLoja: ParametersOf<operations["exportarConciliacoes"], "path">["idLoja"], query?: ParametersOf<operations["exportarConciliacoes"], "query">, options?: Options): Promise<AnswerOf<operations["exportarConciliacoes"]>>;
}

/** The operations of `chats`. */
export interface ChatsMethods<Options> {
  /**
   * **Answer a chat as the carrier** `POST /operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/mensagens`
   *
   * Answers the store in the chat of an order, on behalf of the order's carrier. Any file that is refused drops the whole answer.
   *
   * @param idLoja Code of the store.
   * @param idPedido The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
   * @returns The message as it was stored.
   * @example
   * ```ts
   * await client.chats.responder(1, "idPedido", { mensagem: "text" });
   * ```
   */
  responder(idLoja: ParametersOf<operations["responderChat"], "path">["idLoja"], idPedido: ParametersOf<operations["responderChat"], "path">["idPedido"], body: BodyOf<operations["responderChat"]>, query?: ParametersOf<operations["responderChat"], "query">, options?: Options): Promise<AnswerOf<operations["responderChat"]>>;
  /**
   * **Finish a chat** `POST /operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/finalizar`
   *
   * Finishes the chat of an order: it takes no further message, from nobody. A chat that is finished stays so.
   *
   * @param idLoja Code of the store.
   * @param idPedido The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
   * @returns A text that says that the chat is finished.
   * @example
   * ```ts
   * await client.chats.finalizar(1, "idPedido");
   * ```
   */
  finalizar(idLoja: ParametersOf<operations["finalizarChat"], "path">["idLoja"], idPedido: ParametersOf<operations["finalizarChat"], "path">["idPedido"], query?: ParametersOf<operations["finalizarChat"], "query">, options?: Options): Promise<AnswerOf<operations["finalizarChat"]>>;
  /**
   * **Add documents to an order** `POST /operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/documentos`
   *
   * Adds documents to an order, such as the proof of delivery: the store finds them among the order's attachments.
   *
   * @param idLoja Code of the store.
   * @param idPedido The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
   * @returns The documents as they were stored.
   * @example
   * ```ts
   * await client.chats.enviarDocumentos(1, "idPedido", {});
   * ```
   */
  enviarDocumentos(idLoja: ParametersOf<operations["enviarDocumentos"], "path">["idLoja"], idPedido: ParametersOf<operations["enviarDocumentos"], "path">["idPedido"], body: BodyOf<operations["enviarDocumentos"]>, query?: ParametersOf<operations["enviarDocumentos"], "query">, options?: Options): Promise<AnswerOf<operations["enviarDocumentos"]>>;
}

/** The operations of `pLPs`. */
export interface PLPsMethods<Options> {
  /**
   * **List the postage pre-lists** `GET /operacao/v1/lojas/{idLoja}/plps`
   *
   * Lists the postage pre-lists of a store by creation, oldest first.
   *
   * @param idLoja Code of the store.
   * @returns One page of the pre-lists.
   * @example
   * ```ts
   * await client.pLPs.listarPlpsDaLoja(1);
   * ```
   */
  listarPlpsDaLoja(idLoja: ParametersOf<operations["listarPlpsDaLoja"], "path">["idLoja"], query?: ParametersOf<operations["listarPlpsDaLoja"], "query">, options?: Options): Promise<AnswerOf<operations["listarPlpsDaLoja"]>>;
  /**
   * **Read a postage pre-list** `GET /operacao/v1/lojas/{idLoja}/plps/{codigoPLP}`
   *
   * Reads a postage pre-list.
   *
   * @param idLoja Code of the store.
   * @param codigoPLP Code of the pre-list.
   * @returns The pre-list, with its orders.
   * @example
   * ```ts
   * await client.pLPs.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerPlp"], "path">["idLoja"], codigoPLP: ParametersOf<operations["lerPlp"], "path">["codigoPLP"], options?: Options): Promise<AnswerOf<operations["lerPlp"]>>;
  /**
   * **Close a postage pre-list** `POST /operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/fechamento`
   *
   * Closes a pending pre-list, all of it or nothing: its tracking codes go to its `protocolo` and to the shipments, and what
   * was not despatched yet becomes Despachado. Refused while a shipment has an error.
   *
   * @param idLoja Code of the store.
   * @param codigoPLP Code of the pre-list.
   * @returns The pre-list, closed.
   * @example
   * ```ts
   * await client.pLPs.fechar(1, 1, {});
   * ```
   */
  fechar(idLoja: ParametersOf<operations["fecharPlp"], "path">["idLoja"], codigoPLP: ParametersOf<operations["fecharPlp"], "path">["codigoPLP"], body: BodyOf<operations["fecharPlp"]>, options?: Options): Promise<AnswerOf<operations["fecharPlp"]>>;
  /**
   * **Exclude a postage pre-list** `POST /operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/exclusao`
   *
   * Excludes a pending pre-list: it stays readable, its shipments may enter another one.
   *
   * @param idLoja Code of the store.
   * @param codigoPLP Code of the pre-list.
   * @returns The pre-list, excluded.
   * @example
   * ```ts
   * await client.pLPs.excluir(1, 1);
   * ```
   */
  excluir(idLoja: ParametersOf<operations["excluirPlp"], "path">["idLoja"], codigoPLP: ParametersOf<operations["excluirPlp"], "path">["codigoPLP"], options?: Options): Promise<AnswerOf<operations["excluirPlp"]>>;
}

/** The operations of `assinatura`. */
export interface AssinaturaMethods<Options> {
  /**
   * **Read the state of the signature** `GET /operacao/v1/lojas/{idLoja}/assinatura`
   *
   * Tells whether the store's notifications are signed.
   *
   * @param idLoja Code of the store.
   * @returns Whether there is a secret, and since when; never its text.
   * @example
   * ```ts
   * await client.assinatura.ler(1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerAssinatura"], "path">["idLoja"], options?: Options): Promise<AnswerOf<operations["lerAssinatura"]>>;
  /**
   * **Issue or rotate the signing secret** `POST /operacao/v1/lojas/{idLoja}/assinatura`
   *
   * Issues the secret that signs the store's notifications (Standard Webhooks). When there is one already it is replaced,
   * and signs along for a while. It is encrypted at rest; the answer is the only place where it appears.
   *
   * @param idLoja Code of the store.
   * @returns The secret with its text, which is shown only here.
   * @example
   * ```ts
   * await client.assinatura.emitir(1, {});
   * ```
   */
  emitir(idLoja: ParametersOf<operations["emitirAssinatura"], "path">["idLoja"], body: BodyOf<operations["emitirAssinatura"]>, options?: Options): Promise<AnswerOf<operations["emitirAssinatura"]>>;
  /**
   * **Remove the signing secret** `DELETE /operacao/v1/lojas/{idLoja}/assinatura`
   *
   * Removes the signing secrets: from now on notifications are not signed.
   *
   * @param idLoja Code of the store.
   * @returns That there is no secret any more.
   * @example
   * ```ts
   * await client.assinatura.remover(1);
   * ```
   */
  remover(idLoja: ParametersOf<operations["removerAssinatura"], "path">["idLoja"], options?: Options): Promise<AnswerOf<operations["removerAssinatura"]>>;
}

/** The operations of `notificacoes`. */
export interface NotificacoesMethods<Options> {
  /**
   * **Read how a store's events are delivered** `GET /operacao/v1/lojas/{idLoja}/notificacao`
   *
   * Where the events of a store go, and how that is doing.
   *
   * @param idLoja Code of the store.
   * @returns Where the events go, and how that is doing.
   * @example
   * ```ts
   * await client.notificacoes.lerNotificacao(1);
   * ```
   */
  lerNotificacao(idLoja: ParametersOf<operations["lerNotificacao"], "path">["idLoja"], options?: Options): Promise<AnswerOf<operations["lerNotificacao"]>>;
  /**
   * **List given-up events** `GET /operacao/v1/lojas/{idLoja}/eventos-abandonados`
   *
   * Lists the events of a store that were given up, the oldest first.
   *
   * @param idLoja Code of the store.
   * @returns One page of the events that were given up.
   * @example
   * ```ts
   * await client.notificacoes.listarEventosAbandonados(1);
   * ```
   */
  listarEventosAbandonados(idLoja: ParametersOf<operations["listarEventosAbandonados"], "path">["idLoja"], query?: ParametersOf<operations["listarEventosAbandonados"], "query">, options?: Options): Promise<AnswerOf<operations["listarEventosAbandonados"]>>;
  /**
   * **Send a given-up event again** `POST /operacao/v1/lojas/{idLoja}/eventos-abandonados/{documento}/reenviar`
   *
   * Puts one event back among those that wait, with all its attempts before it.
   *
   * @param idLoja Code of the store.
   * @param documento Code of the event.
   * @returns How many events wait again: one.
   * @example
   * ```ts
   * await client.notificacoes.reenviarEvento(1, "documento");
   * ```
   */
  reenviarEvento(idLoja: ParametersOf<operations["reenviarEvento"], "path">["idLoja"], documento: ParametersOf<operations["reenviarEvento"], "path">["documento"], options?: Options): Promise<AnswerOf<operations["reenviarEvento"]>>;
  /**
   * **Send all given-up events again** `POST /operacao/v1/lojas/{idLoja}/eventos-abandonados/reenviar`
   *
   * Puts every event that was given up back among those that wait, with all its attempts before it.
   *
   * @param idLoja Code of the store.
   * @returns How many events wait again.
   * @example
   * ```ts
   * await client.notificacoes.reenviarEventos(1);
   * ```
   */
  reenviarEventos(idLoja: ParametersOf<operations["reenviarEventos"], "path">["idLoja"], options?: Options): Promise<AnswerOf<operations["reenviarEventos"]>>;
}

/** The operations of `aplicativos`. */
export interface AplicativosMethods<Options> {
  /**
   * **List the applications** `GET /operacao/v1/lojas/{idLoja}/aplicativos`
   *
   * Lists the applications of a store.
   *
   * @param idLoja Code of the store.
   * @returns One page of the applications.
   * @example
   * ```ts
   * await client.aplicativos.listar(1);
   * ```
   */
  listar(idLoja: ParametersOf<operations["listarAplicativos"], "path">["idLoja"], query?: ParametersOf<operations["listarAplicativos"], "query">, options?: Options): Promise<AnswerOf<operations["listarAplicativos"]>>;
  /**
   * **Install an application** `POST /operacao/v1/lojas/{idLoja}/aplicativos`
   *
   * Installs an application in a store.
   *
   * @param idLoja Code of the store.
   * @returns The application as it is installed.
   * @example
   * ```ts
   * await client.aplicativos.instalar(1, { nome: "Etiquetas" });
   * ```
   */
  instalar(idLoja: ParametersOf<operations["instalarAplicativo"], "path">["idLoja"], body: BodyOf<operations["instalarAplicativo"]>, options?: Options): Promise<AnswerOf<operations["instalarAplicativo"]>>;
  /**
   * **Read an application** `GET /operacao/v1/lojas/{idLoja}/aplicativos/{idApp}`
   *
   * Reads an application of a store.
   *
   * @param idLoja Code of the store.
   * @param idApp Code of the application.
   * @returns The application.
   * @example
   * ```ts
   * await client.aplicativos.ler(1, 1);
   * ```
   */
  ler(idLoja: ParametersOf<operations["lerAplicativo"], "path">["idLoja"], idApp: ParametersOf<operations["lerAplicativo"], "path">["idApp"], options?: Options): Promise<AnswerOf<operations["lerAplicativo"]>>;
  /**
   * **Uninstall an application** `DELETE /operacao/v1/lojas/{idLoja}/aplicativos/{idApp}`
   *
   * Uninstalls an application of a store, which learns of it by an event.
   *
   * @param idLoja Code of the store.
   * @param idApp Code of the application.
   * @returns That the application is uninstalled.
   * @example
   * ```ts
   * await client.aplicativos.desinstalar(1, 1);
   * ```
   */
  desinstalar(idLoja: ParametersOf<operations["desinstalarAplicativo"], "path">["idLoja"], idApp: ParametersOf<operations["desinstalarAplicativo"], "path">["idApp"], options?: Options): Promise<AnswerOf<operations["desinstalarAplicativo"]>>;
}

/** The operations of `titulares`. */
export interface TitularesMethods<Options> {
  /**
   * **List anonymizations** `GET /operacao/v1/lojas/{idLoja}/anonimizacoes`
   *
   * Lists what was anonymized in a store, on request and by age, the newest first.
   *
   * @param idLoja Code of the store.
   * @returns One page of the receipts.
   * @example
   * ```ts
   * await client.titulares.listarAnonimizacoes(1);
   * ```
   */
  listarAnonimizacoes(idLoja: ParametersOf<operations["listarAnonimizacoes"], "path">["idLoja"], query?: ParametersOf<operations["listarAnonimizacoes"], "query">, options?: Options): Promise<AnswerOf<operations["listarAnonimizacoes"]>>;
  /**
   * **Anonymize a customer** `POST /operacao/v1/lojas/{idLoja}/anonimizacoes`
   *
   * Takes a customer's personal data out of a store, for a request under the LGPD (article 18): name, documents, e-mail, telephones
   * and address of the customer's orders and returns, free texts, chats and files, quotations, and the texts of events that wait. All of it or
   * nothing. What the law wants to be kept stays and is named in the answer. Orders that are not final are refused unless
   * `incluirAbertos` is true. Once more, it finds only what came since. The order as it was sent first is refused from then on.
   *
   * @param idLoja Code of the store.
   * @returns What was done, and what stays.
   * @example
   * ```ts
   * await client.titulares.anonimizarTitular(1, {});
   * ```
   */
  anonimizarTitular(idLoja: ParametersOf<operations["anonimizarTitular"], "path">["idLoja"], body: BodyOf<operations["anonimizarTitular"]>, options?: Options): Promise<AnswerOf<operations["anonimizarTitular"]>>;
}

/** The operations of `simulacao`. */
export interface SimulacaoMethods<Options> {
  /**
   * **Simulate the carriers** `POST /operacao/v1/lojas/{idLoja}/simulacao`
   *
   * Plays the carriers: gives the open orders of a store the occurrences that they would have in so many days of life, on
   * time, late, with trouble on the way, returned or lost. Instants are virtual: what lies ahead is dated ahead. Playing the
   * same days again changes nothing, more days go on from there. For demonstrations and tests.
   *
   * @param idLoja Code of the store.
   * @returns What the simulated carriers did.
   * @example
   * ```ts
   * await client.simulacao.simularTransporte(1, { semente: 7, dias: 3 });
   * ```
   */
  simularTransporte(idLoja: ParametersOf<operations["simularTransporte"], "path">["idLoja"], body: BodyOf<operations["simularTransporte"]>, options?: Options): Promise<AnswerOf<operations["simularTransporte"]>>;
}

/** The operations of `relogio`. */
export interface RelogioMethods<Options> {
  /**
   * **Read the clock** `GET /operacao/v1/relogio`
   *
   * Reads the service's clock. Only in test mode: `FRETE_TEST_CLOCK=1`.
   *
   * @returns The time that the service goes by.
   * @example
   * ```ts
   * await client.relogio.ler();
   * ```
   */
  ler(options?: Options): Promise<AnswerOf<operations["lerRelogio"]>>;
  /**
   * **Set the clock** `PUT /operacao/v1/relogio`
   *
   * Sets the service's clock, e.g. to see what expires expire. What is due by then is done before the answer; the time
   * goes on from there, in this process and until it ends. Only in test mode: `FRETE_TEST_CLOCK=1`.
   *
   * @returns The time that the service goes by now.
   * @example
   * ```ts
   * await client.relogio.acertar({ agora: "2026-12-20T12:00:00.000Z" });
   * ```
   */
  acertar(body: BodyOf<operations["acertarRelogio"]>, options?: Options): Promise<AnswerOf<operations["acertarRelogio"]>>;
  /**
   * **Back to the machine's time** `DELETE /operacao/v1/relogio`
   *
   * Puts the service's clock back on the machine's time. Only in test mode: `FRETE_TEST_CLOCK=1`.
   *
   * @returns The time that the service goes by now: the machine's.
   * @example
   * ```ts
   * await client.relogio.soltar();
   * ```
   */
  soltar(options?: Options): Promise<AnswerOf<operations["soltarRelogio"]>>;
  /**
   * **Move the clock** `POST /operacao/v1/relogio/avanco`
   *
   * Moves the service's clock by so many seconds, as when it is set. Only in test mode: `FRETE_TEST_CLOCK=1`.
   *
   * @returns The time that the service goes by now.
   * @example
   * ```ts
   * await client.relogio.avancar({ segundos: 43200 });
   * ```
   */
  avancar(body: BodyOf<operations["avancarRelogio"]>, options?: Options): Promise<AnswerOf<operations["avancarRelogio"]>>;
}

/** The operations of `auditoria`. */
export interface AuditoriaMethods<Options> {
  /**
   * **List what the operator changed** `GET /operacao/v1/auditoria`
   *
   * Lists what was changed through this interface, the newest first. Each entry was written in the transaction of its change, so there is one
   * for every change that was made, and none for one that was refused. Nothing of a change's content is in it.
   *
   * @returns One page of the changes.
   * @example
   * ```ts
   * await client.auditoria.listar();
   * ```
   */
  listar(query?: ParametersOf<operations["listarAuditoria"], "query">, options?: Options): Promise<AnswerOf<operations["listarAuditoria"]>>;
}

/** The operations as methods, by group. */
export interface Methods<Options> {
  readonly lojas: LojasMethods<Options>;
  readonly tokens: TokensMethods<Options>;
  readonly filiais: FiliaisMethods<Options>;
  readonly transportadoras: TransportadorasMethods<Options>;
  readonly metodos: MetodosMethods<Options>;
  readonly tabelas: TabelasMethods<Options>;
  readonly taxas: TaxasMethods<Options>;
  readonly regras: RegrasMethods<Options>;
  readonly explicacao: ExplicacaoMethods<Options>;
  readonly reversa: ReversaMethods<Options>;
  readonly ocorrencias: OcorrenciasMethods<Options>;
  readonly conciliacoes: ConciliacoesMethods<Options>;
  readonly chats: ChatsMethods<Options>;
  readonly pLPs: PLPsMethods<Options>;
  readonly assinatura: AssinaturaMethods<Options>;
  readonly notificacoes: NotificacoesMethods<Options>;
  readonly aplicativos: AplicativosMethods<Options>;
  readonly titulares: TitularesMethods<Options>;
  readonly simulacao: SimulacaoMethods<Options>;
  readonly relogio: RelogioMethods<Options>;
  readonly auditoria: AuditoriaMethods<Options>;
}
