// Generated from spec/operacao.tsp by npm run generate; do not edit.
export interface paths {
    "/operacao/v1/lojas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stores
         * @description Lists the stores.
         */
        get: operations["listarLojas"];
        put?: never;
        /**
         * Create a store
         * @description Creates a store. It has no tokens yet.
         */
        post: operations["criarLoja"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a store
         * @description Reads a store.
         */
        get: operations["lerLoja"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a store
         * @description Changes the name or the settings of a store. A list that is sent takes the place of the one before, an empty one empties it.
         */
        patch: operations["alterarLoja"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens
         * @description Lists the tokens of a store, revoked and expired ones too.
         */
        get: operations["listarTokens"];
        put?: never;
        /**
         * Issue a token
         * @description Issues a token. The answer is the only place where its text appears; only a hash is stored.
         */
        post: operations["emitirToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/tokens/{idToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Revokes a token at once and for good. Revoking it again changes nothing.
         */
        delete: operations["revogarToken"];
        options?: never;
        head?: never;
        /**
         * Change a token
         * @description Changes the description or the expiry of a token that is not revoked.
         */
        patch: operations["alterarToken"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/tokens/{idToken}/rotacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a token
         * @description Issues a successor of the same kind and lets the old token expire after a grace period.
         */
        post: operations["rotacionarToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/filiais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the branches
         * @description Lists the branches of a store.
         */
        get: operations["listarFiliais"];
        put?: never;
        /**
         * Create a branch
         * @description Creates a branch.
         */
        post: operations["criarFilial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/filiais/{idFilial}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a branch
         * @description Reads a branch.
         */
        get: operations["lerFilial"];
        put?: never;
        post?: never;
        /**
         * Delete a branch
         * @description Deletes a branch, or deactivates it when tables or products name it.
         */
        delete: operations["excluirFilial"];
        options?: never;
        head?: never;
        /**
         * Change a branch
         * @description Changes a branch.
         */
        patch: operations["alterarFilial"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/transportadoras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the carriers
         * @description Lists the carriers of a store.
         */
        get: operations["listarTransportadoras"];
        put?: never;
        /**
         * Create a carrier
         * @description Creates a carrier.
         */
        post: operations["criarTransportadora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/transportadoras/{idTransportadora}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a carrier
         * @description Reads a carrier.
         */
        get: operations["lerTransportadora"];
        put?: never;
        post?: never;
        /**
         * Delete a carrier
         * @description Deletes a carrier, or deactivates it when methods or fees name it.
         */
        delete: operations["excluirTransportadora"];
        options?: never;
        head?: never;
        /**
         * Change a carrier
         * @description Changes a carrier.
         */
        patch: operations["alterarTransportadora"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/metodos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shipping methods
         * @description Lists the shipping methods of a store.
         */
        get: operations["listarMetodos"];
        put?: never;
        /**
         * Create a shipping method
         * @description Creates a shipping method.
         */
        post: operations["criarMetodo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/metodos/{idMetodo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shipping method
         * @description Reads a shipping method.
         */
        get: operations["lerMetodo"];
        put?: never;
        post?: never;
        /**
         * Delete a shipping method
         * @description Deletes a shipping method, or deactivates it when freight tables name it.
         */
        delete: operations["excluirMetodo"];
        options?: never;
        head?: never;
        /**
         * Change a shipping method
         * @description Changes a shipping method.
         */
        patch: operations["alterarMetodo"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/tabelas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the freight tables
         * @description Lists the freight tables of a store.
         */
        get: operations["listarTabelas"];
        put?: never;
        /**
         * Create a freight table
         * @description Creates a freight table without rows.
         */
        post: operations["criarTabela"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a freight table
         * @description Reads a freight table.
         */
        get: operations["lerTabela"];
        put?: never;
        post?: never;
        /**
         * Delete a freight table
         * @description Deletes a freight table and its rows.
         */
        delete: operations["excluirTabela"];
        options?: never;
        head?: never;
        /**
         * Change a freight table
         * @description Changes the parameters of a freight table.
         */
        patch: operations["alterarTabela"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/tabelas/{idTabela}/faixas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the rows of a freight table
         * @description Downloads all rows of a freight table in the form in which they are imported.
         */
        get: operations["exportarFaixas"];
        /**
         * Import the rows of a freight table
         * @description Replaces all rows of a freight table by those of a CSV file, in one step: all of them or, when a line is bad, none.
         *     First line: `cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente`, in any order; separator `;` or `,`
         *     (with `,` a number with a decimal comma is quoted), decimal comma or point, UTF-8. A row holds from `cepInicio` to
         *     `cepFim` and above `pesoInicio` up to `pesoFim` kg; `valor` in reais, `prazo` in business days, `kgExcedente` in
         *     reais per kg above the last band, blank when there is none. Rows may overlap: the narrowest one counts.
         */
        put: operations["importarFaixas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/taxas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fees
         * @description Lists the fees of a store.
         */
        get: operations["listarTaxas"];
        put?: never;
        /**
         * Create a fee
         * @description Creates a fee.
         */
        post: operations["criarTaxa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/taxas/{idTaxa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fee
         * @description Reads a fee.
         */
        get: operations["lerTaxa"];
        put?: never;
        post?: never;
        /**
         * Delete a fee
         * @description Deletes a fee.
         */
        delete: operations["excluirTaxa"];
        options?: never;
        head?: never;
        /**
         * Change a fee
         * @description Changes a fee.
         */
        patch: operations["alterarTaxa"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/regras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the freight rules
         * @description Lists the freight rules of a store by order of application, then newest code first.
         */
        get: operations["listarRegras"];
        put?: never;
        /**
         * Create a freight rule
         * @description Creates a freight rule.
         */
        post: operations["criarRegra"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/regras/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a freight rule
         * @description Reads a freight rule.
         */
        get: operations["lerRegra"];
        put?: never;
        post?: never;
        /**
         * Delete a freight rule
         * @description Deletes a freight rule.
         */
        delete: operations["excluirRegra"];
        options?: never;
        head?: never;
        /**
         * Change a freight rule
         * @description Changes a freight rule.
         */
        patch: operations["alterarRegra"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/explicacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain a quotation
         * @description Quotes a cart as the store's interface would, stores nothing, and tells what made each price: table, row, fees, rules;
         *     and why branches and methods are left out.
         */
        post: operations["explicarCotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/pontos-devolucao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the return points
         * @description Lists the return points of a store.
         */
        get: operations["listarPontos"];
        put?: never;
        /**
         * Create a return point
         * @description Creates a return point.
         */
        post: operations["criarPonto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/pontos-devolucao/{idPonto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a return point
         * @description Reads a return point.
         */
        get: operations["lerPonto"];
        put?: never;
        post?: never;
        /**
         * Delete a return point
         * @description Deletes a return point.
         */
        delete: operations["excluirPonto"];
        options?: never;
        head?: never;
        /**
         * Change a return point
         * @description Changes a return point.
         */
        patch: operations["alterarPonto"];
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/situacoes-reversa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of the return fields
         * @description Lists the values that the situation fields of a return take.
         */
        get: operations["listarSituacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/situacoes-reversa/{campo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the values of a return field
         * @description Replaces the values that one situation field of a return takes. Those of `tipoReversa` begin with `Ponto`, `Postagem` or `Coleta`,
         *     for orders may name no others.
         */
        put: operations["salvarSituacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/ocorrencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record occurrences
         * @description Records occurrences of shipments, one or up to 10,000, in one step. Each has its own outcome: one that names no
         *     shipment, or more than one, is refused and the others are recorded. Sending the same again changes nothing. The newest
         *     occurrence of a shipment moves its status; a late one is kept and listed only.
         */
        post: operations["registrarOcorrencias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/eventos-unidade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record unit events
         * @description Records that shipments left or reached units of their carriers, one or up to 10,000, in one step. Each has its own
         *     outcome. Sending the same again changes nothing. The store learns of them by events; the status of a shipment stays.
         */
        post: operations["registrarEventosUnidade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/edi/ocoren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of occurrences (OCOREN 3.1 or 5.0)
         * @description Imports a file of occurrences (PROCEDA OCOREN 3.1 or 5.0) as it arrives: fixed width, CRLF or LF, ISO-8859-1 or UTF-8,
         *     blanks at the end of a line left out or not. The shipment of a record 342, or of a record 542 with the texts of the 543 that
         *     follow, is found by issuer, series and number of the invoice. Good lines are applied, a few thousand per step, and the bad
         *     ones are listed; importing the file again, or what was left of one that broke off, doubles nothing. A file of another version
         *     is told by one line.
         */
        post: operations["importarOcoren"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/edi/conemb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of transport documents (CONEMB 3.1 or 5.0)
         * @description Imports a file of transport documents (PROCEDA CONEMB 3.1 or 5.0) as it arrives, in the forms that OCOREN takes. Each document
         *     gives the conciliation of the shipments whose invoices it lists; with several, amounts and weight are shared by the
         *     shipments' weights, to the cent. In 3.1 a document is a record 322, or several of one issuer, series and number: those with C
         *     at 675 go on, and what they repeat counts once. In 5.0 it is a 522 with its 523 and 524; `adValor` is then the sum of the
         *     freight by value and the ad valorem.
         *
         *     A newer document replaces an older one and waits for authorization again; the same one again changes nothing. One of kind C
         *     or W to Z adds to the document of its shipments. The key of the CT-e is taken where it has its check digit, model 57
         *     and the issuer; without one the document is applied with a warning. Good documents are applied, the bad ones are listed.
         */
        post: operations["importarConemb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/mensagens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a chat as the carrier
         * @description Answers the store in the chat of an order, on behalf of the order's carrier. Any file that is refused drops the whole answer.
         */
        post: operations["responderChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/chat/finalizar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a chat
         * @description Finishes the chat of an order: it takes no further message, from nobody. A chat that is finished stays so.
         */
        post: operations["finalizarChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/pedidos/{idPedido}/documentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add documents to an order
         * @description Adds documents to an order, such as the proof of delivery: the store finds them among the order's attachments.
         */
        post: operations["enviarDocumentos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/plps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the postage pre-lists
         * @description Lists the postage pre-lists of a store by creation, oldest first.
         */
        get: operations["listarPlpsDaLoja"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a postage pre-list
         * @description Reads a postage pre-list.
         */
        get: operations["lerPlp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/fechamento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a postage pre-list
         * @description Closes a pending pre-list, all of it or nothing: its tracking codes go to its `protocolo` and to the shipments, and what
         *     was not despatched yet becomes Despachado. Refused while a shipment has an error.
         */
        post: operations["fecharPlp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/plps/{codigoPLP}/exclusao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude a postage pre-list
         * @description Excludes a pending pre-list: it stays readable, its shipments may enter another one.
         */
        post: operations["excluirPlp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/conciliacoes/{documento}/autorizacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize or refuse a conciliation
         * @description Authorizes or refuses the conciliation of an order's shipments. The last decision counts.
         */
        post: operations["autorizarConciliacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/conciliacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was charged and what was quoted
         * @description Lists what carriers charged for shipments beside what was quoted, part by part, in the order in which it was processed. The parts of
         *     a quotation are kept as long as the quotation.
         */
        get: operations["listarConciliacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/conciliacoes/relatorio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what was charged and what was quoted
         * @description The same list, all of it, as a CSV file: UTF-8 with its mark, `;`, decimal comma, CRLF, a line per shipment (`componente` is `total`)
         *     and per part of it. A text that a spreadsheet would take for a formula begins with an apostrophe.
         */
        get: operations["exportarConciliacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/assinatura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the signature
         * @description Tells whether the store's notifications are signed.
         */
        get: operations["lerAssinatura"];
        put?: never;
        /**
         * Issue or rotate the signing secret
         * @description Issues the secret that signs the store's notifications (Standard Webhooks). When there is one already it is replaced,
         *     and signs along for a while. It is encrypted at rest; the answer is the only place where it appears.
         */
        post: operations["emitirAssinatura"];
        /**
         * Remove the signing secret
         * @description Removes the signing secrets: from now on notifications are not signed.
         */
        delete: operations["removerAssinatura"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/notificacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a store's events are delivered
         * @description Where the events of a store go, and how that is doing.
         */
        get: operations["lerNotificacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/eventos-abandonados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List given-up events
         * @description Lists the events of a store that were given up, the oldest first.
         */
        get: operations["listarEventosAbandonados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/eventos-abandonados/{documento}/reenviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a given-up event again
         * @description Puts one event back among those that wait, with all its attempts before it.
         */
        post: operations["reenviarEvento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/eventos-abandonados/reenviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all given-up events again
         * @description Puts every event that was given up back among those that wait, with all its attempts before it.
         */
        post: operations["reenviarEventos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/aplicativos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications
         * @description Lists the applications of a store.
         */
        get: operations["listarAplicativos"];
        put?: never;
        /**
         * Install an application
         * @description Installs an application in a store.
         */
        post: operations["instalarAplicativo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/aplicativos/{idApp}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description Reads an application of a store.
         */
        get: operations["lerAplicativo"];
        put?: never;
        post?: never;
        /**
         * Uninstall an application
         * @description Uninstalls an application of a store, which learns of it by an event.
         */
        delete: operations["desinstalarAplicativo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/anonimizacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List anonymizations
         * @description Lists what was anonymized in a store, on request and by age, the newest first.
         */
        get: operations["listarAnonimizacoes"];
        put?: never;
        /**
         * Anonymize a customer
         * @description Takes a customer's personal data out of a store, for a request under the LGPD (article 18): name, documents, e-mail, telephones
         *     and address of the customer's orders and returns, free texts, chats and files, quotations, and the texts of events that wait. All of it or
         *     nothing. What the law wants to be kept stays and is named in the answer. Orders that are not final are refused unless
         *     `incluirAbertos` is true. Once more, it finds only what came since. The order as it was sent first is refused from then on.
         */
        post: operations["anonimizarTitular"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/lojas/{idLoja}/simulacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the carriers
         * @description Plays the carriers: gives the open orders of a store the occurrences that they would have in so many days of life, on
         *     time, late, with trouble on the way, returned or lost. Instants are virtual: what lies ahead is dated ahead. Playing the
         *     same days again changes nothing, more days go on from there. For demonstrations and tests.
         */
        post: operations["simularTransporte"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/relogio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description Reads the service's clock. Only in test mode: `FRETE_TEST_CLOCK=1`.
         */
        get: operations["lerRelogio"];
        /**
         * Set the clock
         * @description Sets the service's clock, e.g. to see what expires expire. What is due by then is done before the answer; the time
         *     goes on from there, in this process and until it ends. Only in test mode: `FRETE_TEST_CLOCK=1`.
         */
        put: operations["acertarRelogio"];
        post?: never;
        /**
         * Back to the machine's time
         * @description Puts the service's clock back on the machine's time. Only in test mode: `FRETE_TEST_CLOCK=1`.
         */
        delete: operations["soltarRelogio"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/relogio/avanco": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock
         * @description Moves the service's clock by so many seconds, as when it is set. Only in test mode: `FRETE_TEST_CLOCK=1`.
         */
        post: operations["avancarRelogio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operacao/v1/auditoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the operator changed
         * @description Lists what was changed through this interface, the newest first. Each entry was written in the transaction of its change, so there is one
         *     for every change that was made, and none for one that was refused. Nothing of a change's content is in it.
         */
        get: operations["listarAuditoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FormularioResposta: {
            /** @description Text, required also with files. */
            mensagem: components["schemas"]["TextoResposta"];
            /** @description Who writes, on the carrier's side; left out: the carrier. */
            nomeUsuario?: components["schemas"]["NomeDeUsuario"];
            /** @description Code of who writes. */
            idUsuario?: components["schemas"]["TextoIdUsuario"];
            /**
             * @description Files, under the limits of the store's interface: 5 in a conversation, 2 MiB each. Each has a name and something in it, of the kind
             *     that its ending says.
             */
            "anexo[]"?: Blob[];
        };
        FormularioDocumentos: {
            /** @description Who adds them. */
            nomeUsuario?: components["schemas"]["NomeDeUsuario"];
            /** @description Code of who adds them. */
            idUsuario?: components["schemas"]["TextoIdUsuario"];
            /** @description The files, 1 to 5 in one request, 2 MiB each. Each has a name and something in it, of the kind that its ending says. */
            "anexo[]"?: Blob[];
        };
        /**
         * Format: int64
         * @description Code that the service gives to a record: counted from 1 in each store, never used twice.
         */
        Codigo: number;
        /** @description Name without blanks around it: orders find carriers and methods by the exact name. */
        Nome: string;
        /**
         * @description What decides which option an order without quotation gets.
         * @enum {string}
         */
        Criterio: "preco" | "prazo";
        /**
         * Format: date
         * @description Calendar date `YYYY-MM-DD`.
         */
        Data: string;
        /**
         * @description Origin of pages as a browser sends it: in small letters, without a path, with the port only where it is not the usual one. `http` is for
         *     pages of the reader's own machine alone.
         */
        Origem: string;
        /** @description Name of a sales channel or platform. */
        TextoDeCanal: string;
        /** @description Whole number, zero or more. */
        InteiroNaoNegativo: number;
        /**
         * Format: date-time
         * @description Date and time in UTC, ISO 8601.
         */
        Instante: string;
        /**
         * @description A store and its settings.
         * @example {
         *       "id": 1,
         *       "nome": "Loja Exemplo",
         *       "ativa": true,
         *       "fusoHorario": "America/Sao_Paulo",
         *       "criterio": "prazo",
         *       "ocultaSemEstoque": false,
         *       "validarChaveNF": false,
         *       "deParaMkt": true,
         *       "diasNaoUteis": [
         *         "2026-12-24"
         *       ],
         *       "origensPermitidas": [
         *         "https://loja.example.com"
         *       ],
         *       "filtros": {
         *         "canal": [],
         *         "plataforma": [],
         *         "transportadora": []
         *       },
         *       "limites": {
         *         "produtos": 1000,
         *         "volumes": 500,
         *         "envios": 100,
         *         "produtosPorEnvio": 500,
         *         "chatPorMinuto": 120,
         *         "diasCotacao": 180,
         *         "diasPedido": 2192,
         *         "diasEvento": 365
         *       },
         *       "versao": 1,
         *       "criadaEm": "2026-11-20T12:00:00.000Z"
         *     }
         */
        Loja: {
            /** @description Code of the store. */
            id: components["schemas"]["Codigo"];
            /** @description Name of the store. */
            nome: components["schemas"]["Nome"];
            /** @description Whether the tokens of the store are accepted. */
            ativa: boolean;
            /** @description IANA time zone by its name, e.g. `America/Sao_Paulo`: "today", day boundaries and timestamps of the store. */
            fusoHorario: string;
            /** @description What decides which option an order without quotation gets. */
            criterio: components["schemas"]["Criterio"];
            /** @description Whether quotations leave out branches without stock. */
            ocultaSemEstoque: boolean;
            /** @description Whether the check digits of invoice keys are verified. */
            validarChaveNF: boolean;
            /** @description Whether `deParaMkt` of an order chooses the method with that `idMkt`. */
            deParaMkt: boolean;
            /** @description Days without collection or delivery, besides the holidays. */
            diasNaoUteis: components["schemas"]["Data"][];
            /** @description Origins whose pages may call the service from a browser with a quotation token of the store (CORS), e.g. `https://loja.com.br`. */
            origensPermitidas: components["schemas"]["Origem"][];
            /** @description Filters of the order list. */
            filtros: {
                /** @description Sales channels. */
                canal: components["schemas"]["TextoDeCanal"][];
                /** @description Platforms. */
                plataforma: components["schemas"]["TextoDeCanal"][];
                /** @description Codes of carriers of the store. */
                transportadora: components["schemas"]["Codigo"][];
            };
            /** @description Limits of the store. */
            limites: {
                /** @description Products per POST /produto. */
                produtos: number;
                /** @description Volumes per quotation. */
                volumes: number;
                /** @description Shipments per order. */
                envios: number;
                /** @description Products per shipment. */
                produtosPorEnvio: number;
                /** @description Reads of a chat per minute. */
                chatPorMinuto: number;
                /** @description Days that quotations are kept. */
                diasCotacao: number;
                /**
                 * @description Days after which an order is anonymized, as a customer may ask for. Six years unless set otherwise: tax law wants documents kept for
                 *     five, counted from the end of the year.
                 */
                diasPedido: number;
                /** @description Days after which an event that nobody took is deleted. */
                diasEvento: number;
            };
            /** @description Grows with every change of the store or of what belongs to it. */
            versao: components["schemas"]["InteiroNaoNegativo"];
            /** @description When it was created. */
            criadaEm: components["schemas"]["Instante"];
        };
        /**
         * @description Text of success or error.
         *
         *     **In this service** in Portuguese.
         */
        Mensagem: string;
        /** @description Body of every failure. */
        Erro: {
            /**
             * @description What is wrong.
             *
             *     **In this service** in Portuguese; a validation failure names the field first.
             */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Filters of a new store. */
        FiltrosNovos: {
            /**
             * @description Sales channels.
             * @default []
             */
            canal?: components["schemas"]["TextoDeCanal"][];
            /**
             * @description Platforms.
             * @default []
             */
            plataforma?: components["schemas"]["TextoDeCanal"][];
            /**
             * @description Codes of carriers of the store.
             * @default []
             */
            transportadora?: components["schemas"]["Codigo"][];
        };
        /** @description Limits of a new store. */
        LimitesNovos: {
            /**
             * @description Products per POST /produto.
             * @default 1000
             */
            produtos?: number;
            /**
             * @description Volumes per quotation.
             * @default 500
             */
            volumes?: number;
            /**
             * @description Shipments per order.
             * @default 100
             */
            envios?: number;
            /**
             * @description Products per shipment.
             * @default 500
             */
            produtosPorEnvio?: number;
            /**
             * @description Reads of a chat per minute.
             * @default 60
             */
            chatPorMinuto?: number;
            /**
             * @description Days that quotations are kept.
             * @default 180
             */
            diasCotacao?: number;
            /**
             * @description Days after which an order is anonymized, as a customer may ask for. Six years unless set otherwise: tax law wants documents kept for
             *     five, counted from the end of the year.
             * @default 2192
             */
            diasPedido?: number;
            /**
             * @description Days after which an event that nobody took is deleted.
             * @default 365
             */
            diasEvento?: number;
        };
        /**
         * @description A new store. What is left out gets its default.
         * @example {
         *       "nome": "Loja Exemplo",
         *       "criterio": "prazo",
         *       "diasNaoUteis": [
         *         "2026-12-24"
         *       ],
         *       "limites": {
         *         "chatPorMinuto": 120
         *       }
         *     }
         */
        NovaLoja: {
            /** @description Name of the store. */
            nome: components["schemas"]["Nome"];
            /**
             * @description Whether the tokens of the store are accepted.
             * @default true
             */
            ativa?: boolean;
            /**
             * @description IANA time zone by its name, e.g. `America/Sao_Paulo`: "today", day boundaries and timestamps of the store.
             * @default America/Sao_Paulo
             */
            fusoHorario?: string;
            /**
             * @description What decides which option an order without quotation gets.
             * @default preco
             */
            criterio?: components["schemas"]["Criterio"];
            /**
             * @description Whether quotations leave out branches without stock.
             * @default false
             */
            ocultaSemEstoque?: boolean;
            /**
             * @description Whether the check digits of invoice keys are verified.
             * @default false
             */
            validarChaveNF?: boolean;
            /**
             * @description Whether `deParaMkt` of an order chooses the method with that `idMkt`.
             * @default true
             */
            deParaMkt?: boolean;
            /**
             * @description Days without collection or delivery, besides the holidays.
             * @default []
             */
            diasNaoUteis?: components["schemas"]["Data"][];
            /**
             * @description Origins whose pages may call the service from a browser with a quotation token of the store (CORS), e.g. `https://loja.com.br`.
             * @default []
             */
            origensPermitidas?: components["schemas"]["Origem"][];
            /** @description Filters of the order list. */
            filtros?: components["schemas"]["FiltrosNovos"];
            /** @description Limits of the store. */
            limites?: components["schemas"]["LimitesNovos"];
        };
        /** @description Number of a page, counted from 1. */
        Pagina: number;
        /** @description One page of a list; the order is always the same. */
        ListaLoja: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Loja"][];
        };
        /** @description Filters to change: those left out stay. */
        MudancaFiltros: {
            /** @description Sales channels. */
            canal?: components["schemas"]["TextoDeCanal"][];
            /** @description Platforms. */
            plataforma?: components["schemas"]["TextoDeCanal"][];
            /** @description Codes of carriers of the store. */
            transportadora?: components["schemas"]["Codigo"][];
        };
        /** @description Limits to change: those left out stay. */
        MudancaLimites: {
            /** @description Products per POST /produto. */
            produtos?: number;
            /** @description Volumes per quotation. */
            volumes?: number;
            /** @description Shipments per order. */
            envios?: number;
            /** @description Products per shipment. */
            produtosPorEnvio?: number;
            /** @description Reads of a chat per minute. */
            chatPorMinuto?: number;
            /** @description Days that quotations are kept. */
            diasCotacao?: number;
            /**
             * @description Days after which an order is anonymized, as a customer may ask for. Six years unless set otherwise: tax law wants documents kept for
             *     five, counted from the end of the year.
             */
            diasPedido?: number;
            /** @description Days after which an event that nobody took is deleted. */
            diasEvento?: number;
        };
        /**
         * @description Changes of a store: what is left out stays as it is, inside `filtros` and `limites` too.
         * @example {
         *       "ocultaSemEstoque": true,
         *       "filtros": {
         *         "canal": [
         *           "Marketplace"
         *         ]
         *       }
         *     }
         */
        MudancaLoja: {
            /** @description Name of the store. */
            nome?: components["schemas"]["Nome"];
            /** @description Whether the tokens of the store are accepted. */
            ativa?: boolean;
            /** @description IANA time zone by its name, e.g. `America/Sao_Paulo`: "today", day boundaries and timestamps of the store. */
            fusoHorario?: string;
            /** @description What decides which option an order without quotation gets. */
            criterio?: components["schemas"]["Criterio"];
            /** @description Whether quotations leave out branches without stock. */
            ocultaSemEstoque?: boolean;
            /** @description Whether the check digits of invoice keys are verified. */
            validarChaveNF?: boolean;
            /** @description Whether `deParaMkt` of an order chooses the method with that `idMkt`. */
            deParaMkt?: boolean;
            /** @description Days without collection or delivery, besides the holidays. */
            diasNaoUteis?: components["schemas"]["Data"][];
            /** @description Origins whose pages may call the service from a browser with a quotation token of the store (CORS), e.g. `https://loja.com.br`. */
            origensPermitidas?: components["schemas"]["Origem"][];
            /** @description Filters of the order list. */
            filtros?: components["schemas"]["MudancaFiltros"];
            /** @description Limits of the store. */
            limites?: components["schemas"]["MudancaLimites"];
        };
        /**
         * @description What a token opens.
         * @enum {string}
         */
        TipoToken: "api" | "cotacao";
        /**
         * @description Whether a token is accepted now.
         * @enum {string}
         */
        SituacaoToken: "vigente" | "expirado" | "revogado";
        /**
         * @description A token just issued. Its text is shown only here.
         * @example {
         *       "id": 1,
         *       "tipo": "api",
         *       "prefixo": "frete_api_Qm9v",
         *       "descricao": "ERP da loja",
         *       "criadoEm": "2026-11-20T12:00:00.000Z",
         *       "expiraEm": null,
         *       "revogadoEm": null,
         *       "situacao": "vigente",
         *       "token": "frete_api_Qm9vbV9leGVtcGxvX2RlX3Rva2VuX3NvX2RlbW9fMDE"
         *     }
         */
        TokenEmitido: {
            /** @description Code of the token. */
            id: components["schemas"]["Codigo"];
            /** @description What it opens. */
            tipo: components["schemas"]["TipoToken"];
            /** @description First characters, to recognize it by. */
            prefixo: string;
            /** @description Who uses it. */
            descricao: string;
            /** @description When it was issued. */
            criadoEm: components["schemas"]["Instante"];
            /** @description When it stops being accepted; null: never. */
            expiraEm: components["schemas"]["Instante"] | null;
            /** @description When it was revoked; null: not revoked. */
            revogadoEm: components["schemas"]["Instante"] | null;
            /** @description Whether it is accepted now. */
            situacao: components["schemas"]["SituacaoToken"];
            /** @description The secret: 256 random bits behind a prefix that tells the kind. */
            token: string;
        };
        /**
         * @description A token to issue.
         * @example {
         *       "tipo": "api",
         *       "descricao": "ERP da loja"
         *     }
         */
        NovoToken: {
            /** @description What it opens. */
            tipo: components["schemas"]["TipoToken"];
            /**
             * @description Who uses it.
             * @default
             */
            descricao?: string;
            /** @description When it stops being accepted, an instant to come; null or left out: never. */
            expiraEm?: components["schemas"]["Instante"] | null;
        };
        /**
         * @description A token as the lists show it: the secret is not kept.
         * @example {
         *       "id": 1,
         *       "tipo": "api",
         *       "prefixo": "frete_api_Qm9v",
         *       "descricao": "ERP da loja",
         *       "criadoEm": "2026-11-20T12:00:00.000Z",
         *       "expiraEm": null,
         *       "revogadoEm": null,
         *       "situacao": "vigente"
         *     }
         */
        Token: {
            /** @description Code of the token. */
            id: components["schemas"]["Codigo"];
            /** @description What it opens. */
            tipo: components["schemas"]["TipoToken"];
            /** @description First characters, to recognize it by. */
            prefixo: string;
            /** @description Who uses it. */
            descricao: string;
            /** @description When it was issued. */
            criadoEm: components["schemas"]["Instante"];
            /** @description When it stops being accepted; null: never. */
            expiraEm: components["schemas"]["Instante"] | null;
            /** @description When it was revoked; null: not revoked. */
            revogadoEm: components["schemas"]["Instante"] | null;
            /** @description Whether it is accepted now. */
            situacao: components["schemas"]["SituacaoToken"];
        };
        /** @description One page of a list; the order is always the same. */
        ListaToken: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Token"][];
        };
        /**
         * @description Changes of a token: what is left out stays.
         * @example {
         *       "expiraEm": "2026-12-31T23:59:59-03:00"
         *     }
         */
        MudancaToken: {
            /** @description Who uses it. */
            descricao?: string;
            /** @description When it stops being accepted (a past instant: at once); null: never. */
            expiraEm?: components["schemas"]["Instante"] | null;
        };
        /**
         * @description How a token is replaced.
         * @example {
         *       "carenciaSegundos": 3600
         *     }
         */
        RotacaoToken: {
            /**
             * @description Seconds that the old token is still accepted.
             * @default 86400
             */
            carenciaSegundos?: number;
            /** @description When the new token stops being accepted, an instant to come; null or left out: never. */
            expiraEm?: components["schemas"]["Instante"] | null;
        };
        /** @description Code of a branch in the ERP: no blanks around it and no comma, because quotations list codes with commas. */
        CodigoErp: string;
        /** @description Postal code (CEP) of eight digits. */
        Cep: string;
        /**
         * @description Abbreviation of a Brazilian state.
         * @enum {string}
         */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @description Business days. */
        DiasUteis: number;
        /**
         * @description A branch.
         * @example {
         *       "id": 1,
         *       "filialERP": "SP01",
         *       "nome": "CD São Paulo",
         *       "cep": "05036001",
         *       "cidade": "São Paulo",
         *       "uf": "SP",
         *       "ativo": true,
         *       "prazoAdicional": 1,
         *       "perAdiDesconto": 0
         *     }
         */
        Filial: {
            /** @description Internal code of the branch. */
            id: components["schemas"]["Codigo"];
            /** @description ERP code: the one that orders, products and quotations name. Unique in the store. */
            filialERP: components["schemas"]["CodigoErp"];
            /** @description Name of the branch. */
            nome: components["schemas"]["Nome"];
            /** @description Postal code. */
            cep: components["schemas"]["Cep"];
            /** @description City. */
            cidade: components["schemas"]["Nome"];
            /** @description State. */
            uf: components["schemas"]["Uf"];
            /** @description Whether quotations use the branch. */
            ativo: boolean;
            /** @description Invoicing and preparation time. */
            prazoAdicional: components["schemas"]["DiasUteis"];
            /** @description Discount (negative, down to -100) or surcharge on the freight, in percent. */
            perAdiDesconto: number;
        };
        /**
         * @description A new branch.
         * @example {
         *       "filialERP": "SP01",
         *       "nome": "CD São Paulo",
         *       "cep": "05036001",
         *       "cidade": "São Paulo",
         *       "uf": "SP",
         *       "prazoAdicional": 1
         *     }
         */
        NovaFilial: {
            /** @description ERP code: the one that orders, products and quotations name. Unique in the store. */
            filialERP: components["schemas"]["CodigoErp"];
            /** @description Name of the branch. */
            nome: components["schemas"]["Nome"];
            /** @description Postal code. */
            cep: components["schemas"]["Cep"];
            /** @description City. */
            cidade: components["schemas"]["Nome"];
            /** @description State. */
            uf: components["schemas"]["Uf"];
            /**
             * @description Whether quotations use the branch.
             * @default true
             */
            ativo?: boolean;
            /**
             * @description Invoicing and preparation time.
             * @default 0
             */
            prazoAdicional?: components["schemas"]["DiasUteis"];
            /**
             * @description Discount (negative, down to -100) or surcharge on the freight, in percent.
             * @default 0
             */
            perAdiDesconto?: number;
        };
        /** @description One page of a list; the order is always the same. */
        ListaFilial: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Filial"][];
        };
        /**
         * @description Changes of a branch: what is left out stays.
         * @example {
         *       "prazoAdicional": 2,
         *       "perAdiDesconto": -5.5
         *     }
         */
        MudancaFilial: {
            /** @description ERP code: the one that orders, products and quotations name. Unique in the store. */
            filialERP?: components["schemas"]["CodigoErp"];
            /** @description Name of the branch. */
            nome?: components["schemas"]["Nome"];
            /** @description Postal code. */
            cep?: components["schemas"]["Cep"];
            /** @description City. */
            cidade?: components["schemas"]["Nome"];
            /** @description State. */
            uf?: components["schemas"]["Uf"];
            /** @description Whether quotations use the branch. */
            ativo?: boolean;
            /** @description Invoicing and preparation time. */
            prazoAdicional?: components["schemas"]["DiasUteis"];
            /** @description Discount (negative, down to -100) or surcharge on the freight, in percent. */
            perAdiDesconto?: number;
        };
        /**
         * @description What became of a record that was to be deleted.
         * @enum {string}
         */
        ResultadoExclusao: "excluido" | "desativado";
        /**
         * @description Answer to a deletion.
         * @example {
         *       "mensagem": "Registro excluído.",
         *       "resultado": "excluido"
         *     }
         */
        Exclusao: {
            /** @description What was done. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Deleted, or deactivated because other records refer to it. */
            resultado: components["schemas"]["ResultadoExclusao"];
        };
        /** @description CNPJ without punctuation: twelve digits or capital letters and two check digits, which are verified. */
        Cnpj: string;
        /**
         * @description A carrier.
         * @example {
         *       "id": 1,
         *       "nome": "Transportes Rápidos",
         *       "cnpj": "11222333000181",
         *       "ativo": true,
         *       "chatHabilitado": false
         *     }
         */
        Transportadora: {
            /** @description Code of the carrier. */
            id: components["schemas"]["Codigo"];
            /** @description Name, unique in the store. */
            nome: components["schemas"]["Nome"];
            /** @description Its CNPJ, when known. */
            cnpj: components["schemas"]["Cnpj"] | null;
            /** @description Whether its methods are quoted. */
            ativo: boolean;
            /** @description Whether the store may write to it in chats. */
            chatHabilitado: boolean;
        };
        /**
         * @description A new carrier.
         * @example {
         *       "nome": "Transportes Rápidos",
         *       "cnpj": "11222333000181"
         *     }
         */
        NovaTransportadora: {
            /** @description Name, unique in the store: the one that orders name. */
            nome: components["schemas"]["Nome"];
            /**
             * @description Its CNPJ, when known.
             * @default null
             */
            cnpj?: components["schemas"]["Cnpj"] | null;
            /**
             * @description Whether its methods are quoted.
             * @default true
             */
            ativo?: boolean;
            /**
             * @description Whether the store may write to it in chats.
             * @default false
             */
            chatHabilitado?: boolean;
        };
        /** @description One page of a list; the order is always the same. */
        ListaTransportadora: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Transportadora"][];
        };
        /**
         * @description Changes of a carrier: what is left out stays.
         * @example {
         *       "ativo": false
         *     }
         */
        MudancaTransportadora: {
            /** @description Name, unique in the store: the one that orders name. */
            nome?: components["schemas"]["Nome"];
            /** @description Its CNPJ, when known. */
            cnpj?: components["schemas"]["Cnpj"] | null;
            /** @description Whether its methods are quoted. */
            ativo?: boolean;
            /** @description Whether the store may write to it in chats. */
            chatHabilitado?: boolean;
        };
        /** @description Address, http or https without user information; a host without scheme gets `https://`. Kept in its normal form. */
        UrlFoto: string;
        /** @description Marketplace id of a method. */
        IdMkt: string;
        /**
         * @description A shipping method.
         * @example {
         *       "id": 1,
         *       "idTransportadora": 1,
         *       "nome": "Expresso",
         *       "ativo": true,
         *       "correios": false,
         *       "prazoAdicional": 1,
         *       "urlFoto": null,
         *       "idMkt": null
         *     }
         */
        Metodo: {
            /** @description Code of the method. */
            id: components["schemas"]["Codigo"];
            /** @description Carrier that the method belongs to. */
            idTransportadora: components["schemas"]["Codigo"];
            /** @description Name, unique among the methods of the carrier: the one that orders name. */
            nome: components["schemas"]["Nome"];
            /** @description Whether the method is quoted. */
            ativo: boolean;
            /** @description Postal service: its shipments need a tracking code. */
            correios: boolean;
            /** @description Additional time, e.g. until the carrier collects. */
            prazoAdicional: components["schemas"]["DiasUteis"];
            /** @description Address of the picture of the method. */
            urlFoto: components["schemas"]["UrlFoto"] | null;
            /** @description The `deParaMkt` of marketplace sales that this method stands for; unique in the store. */
            idMkt: components["schemas"]["IdMkt"] | null;
        };
        /**
         * @description A new shipping method.
         * @example {
         *       "idTransportadora": 1,
         *       "nome": "Expresso",
         *       "prazoAdicional": 1
         *     }
         */
        NovoMetodo: {
            /** @description Carrier that the method belongs to. */
            idTransportadora: components["schemas"]["Codigo"];
            /** @description Name, unique among the methods of the carrier: the one that orders name. */
            nome: components["schemas"]["Nome"];
            /**
             * @description Whether the method is quoted.
             * @default true
             */
            ativo?: boolean;
            /**
             * @description Postal service: its shipments need a tracking code.
             * @default false
             */
            correios?: boolean;
            /**
             * @description Additional time, e.g. until the carrier collects.
             * @default 0
             */
            prazoAdicional?: components["schemas"]["DiasUteis"];
            /**
             * @description Address of the picture of the method.
             * @default null
             */
            urlFoto?: components["schemas"]["UrlFoto"] | null;
            /**
             * @description The `deParaMkt` of marketplace sales that this method stands for; unique in the store.
             * @default null
             */
            idMkt?: components["schemas"]["IdMkt"] | null;
        };
        /** @description One page of a list; the order is always the same. */
        ListaMetodo: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Metodo"][];
        };
        /**
         * @description Changes of a shipping method: what is left out stays.
         * @example {
         *       "ativo": false,
         *       "idMkt": "E1"
         *     }
         */
        MudancaMetodo: {
            /** @description Carrier that the method belongs to. */
            idTransportadora?: components["schemas"]["Codigo"];
            /** @description Name, unique among the methods of the carrier: the one that orders name. */
            nome?: components["schemas"]["Nome"];
            /** @description Whether the method is quoted. */
            ativo?: boolean;
            /** @description Postal service: its shipments need a tracking code. */
            correios?: boolean;
            /** @description Additional time, e.g. until the carrier collects. */
            prazoAdicional?: components["schemas"]["DiasUteis"];
            /** @description Address of the picture of the method. */
            urlFoto?: components["schemas"]["UrlFoto"] | null;
            /** @description The `deParaMkt` of marketplace sales that this method stands for; unique in the store. */
            idMkt?: components["schemas"]["IdMkt"] | null;
        };
        /** @description Weight in kilograms, numeric(9,3), zero or more. */
        Peso: number;
        /** @description Percentage of a tariff, 0 to 99.999. */
        PercentualTarifa: number;
        /** @description Amount in reais, numeric(9,2), zero or more. */
        DinheiroNaoNegativo: number;
        /**
         * @description A freight table.
         * @example {
         *       "id": 1,
         *       "nome": "Expresso 2026",
         *       "idMetodo": 1,
         *       "idFilial": null,
         *       "ativa": true,
         *       "fatorCubagem": 300,
         *       "isencaoCubagemAte": 0,
         *       "adValorem": 0.3,
         *       "adValoremMinimo": 0,
         *       "gris": 0.8,
         *       "grisMinimo": 5.5,
         *       "pedagioFracao": 7.83,
         *       "despacho": 20,
         *       "outros": 0,
         *       "freteMinimo": 0,
         *       "icmsIncluso": false,
         *       "icms": 12,
         *       "versaoFaixas": 1,
         *       "qtdFaixas": 27
         *     }
         */
        Tabela: {
            /** @description Code of the table. */
            id: components["schemas"]["Codigo"];
            /** @description Name of the table. */
            nome: components["schemas"]["Nome"];
            /** @description Shipping method that the table prices. */
            idMetodo: components["schemas"]["Codigo"];
            /** @description Branch that the table is for; null: every branch. */
            idFilial: components["schemas"]["Codigo"] | null;
            /** @description Whether the table is quoted. */
            ativa: boolean;
            /** @description Kilograms billed per cubic metre. */
            fatorCubagem: components["schemas"]["Peso"];
            /** @description Cubed weight, in kg, up to which only the real weight counts. */
            isencaoCubagemAte: components["schemas"]["Peso"];
            /** @description Ad valorem, percent of the value of the goods. */
            adValorem: components["schemas"]["PercentualTarifa"];
            /** @description Least ad valorem, in reais. */
            adValoremMinimo: components["schemas"]["DinheiroNaoNegativo"];
            /** @description GRIS (risk management), percent of the value of the goods. */
            gris: components["schemas"]["PercentualTarifa"];
            /** @description Least GRIS, in reais. */
            grisMinimo: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Toll per started 100 kg, in reais. */
            pedagioFracao: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Dispatch, in reais. */
            despacho: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Other fixed amounts, in reais. */
            outros: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Least freight before ICMS, in reais. */
            freteMinimo: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Whether the amounts already hold the ICMS; otherwise it is added "por dentro". */
            icmsIncluso: boolean;
            /** @description ICMS, in percent. */
            icms: components["schemas"]["PercentualTarifa"];
            /** @description Grows with every import of rows; 0 before the first. */
            versaoFaixas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Rows of the table. */
            qtdFaixas: components["schemas"]["InteiroNaoNegativo"];
        };
        /**
         * @description A new freight table; its rows are sent apart.
         * @example {
         *       "nome": "Expresso 2026",
         *       "idMetodo": 1,
         *       "adValorem": 0.3,
         *       "gris": 0.8,
         *       "grisMinimo": 5.5,
         *       "pedagioFracao": 7.83,
         *       "despacho": 20,
         *       "icmsIncluso": false,
         *       "icms": 12
         *     }
         */
        NovaTabela: {
            /** @description Name of the table. */
            nome: components["schemas"]["Nome"];
            /** @description Shipping method that the table prices. */
            idMetodo: components["schemas"]["Codigo"];
            /**
             * @description Branch that the table is for; null: every branch.
             * @default null
             */
            idFilial?: components["schemas"]["Codigo"] | null;
            /**
             * @description Whether the table is quoted.
             * @default true
             */
            ativa?: boolean;
            /**
             * @description Kilograms billed per cubic metre.
             * @default 300
             */
            fatorCubagem?: components["schemas"]["Peso"];
            /**
             * @description Cubed weight, in kg, up to which only the real weight counts.
             * @default 0
             */
            isencaoCubagemAte?: components["schemas"]["Peso"];
            /**
             * @description Ad valorem, percent of the value of the goods.
             * @default 0
             */
            adValorem?: components["schemas"]["PercentualTarifa"];
            /**
             * @description Least ad valorem, in reais.
             * @default 0
             */
            adValoremMinimo?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description GRIS (risk management), percent of the value of the goods.
             * @default 0
             */
            gris?: components["schemas"]["PercentualTarifa"];
            /**
             * @description Least GRIS, in reais.
             * @default 0
             */
            grisMinimo?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Toll per started 100 kg, in reais.
             * @default 0
             */
            pedagioFracao?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Dispatch, in reais.
             * @default 0
             */
            despacho?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Other fixed amounts, in reais.
             * @default 0
             */
            outros?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Least freight before ICMS, in reais.
             * @default 0
             */
            freteMinimo?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Whether the amounts already hold the ICMS; otherwise it is added "por dentro".
             * @default true
             */
            icmsIncluso?: boolean;
            /**
             * @description ICMS, in percent.
             * @default 0
             */
            icms?: components["schemas"]["PercentualTarifa"];
        };
        /** @description One page of a list; the order is always the same. */
        ListaTabela: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Tabela"][];
        };
        /**
         * @description Changes of a freight table: what is left out stays.
         * @example {
         *       "freteMinimo": 25.9
         *     }
         */
        MudancaTabela: {
            /** @description Name of the table. */
            nome?: components["schemas"]["Nome"];
            /** @description Shipping method that the table prices. */
            idMetodo?: components["schemas"]["Codigo"];
            /** @description Branch that the table is for; null: every branch. */
            idFilial?: components["schemas"]["Codigo"] | null;
            /** @description Whether the table is quoted. */
            ativa?: boolean;
            /** @description Kilograms billed per cubic metre. */
            fatorCubagem?: components["schemas"]["Peso"];
            /** @description Cubed weight, in kg, up to which only the real weight counts. */
            isencaoCubagemAte?: components["schemas"]["Peso"];
            /** @description Ad valorem, percent of the value of the goods. */
            adValorem?: components["schemas"]["PercentualTarifa"];
            /** @description Least ad valorem, in reais. */
            adValoremMinimo?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description GRIS (risk management), percent of the value of the goods. */
            gris?: components["schemas"]["PercentualTarifa"];
            /** @description Least GRIS, in reais. */
            grisMinimo?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Toll per started 100 kg, in reais. */
            pedagioFracao?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Dispatch, in reais. */
            despacho?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Other fixed amounts, in reais. */
            outros?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Least freight before ICMS, in reais. */
            freteMinimo?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Whether the amounts already hold the ICMS; otherwise it is added "por dentro". */
            icmsIncluso?: boolean;
            /** @description ICMS, in percent. */
            icms?: components["schemas"]["PercentualTarifa"];
        };
        /**
         * @description What was imported.
         * @example {
         *       "mensagem": "Faixas importadas.",
         *       "linhas": 27,
         *       "faixas": 27,
         *       "versaoFaixas": 2
         *     }
         */
        Importacao: {
            /** @description That it worked. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Lines read, without the header and blank ones. */
            linhas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Rows that the table has now. */
            faixas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Version of the rows. */
            versaoFaixas: components["schemas"]["InteiroNaoNegativo"];
        };
        /** @description A line of an imported file that cannot be taken. */
        ErroDeLinha: {
            /** @description Number of the line in the file, the header being line 1. */
            linha: number;
            /** @description What is wrong with it. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Why the rows were not imported. The old rows stay. */
        FalhaDaImportacao: {
            /** @description What is wrong, in Portuguese. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Bad lines in all; absent when the request itself was not valid. */
            total?: components["schemas"]["InteiroNaoNegativo"];
            /** @description The first bad lines, at most 1000. */
            erros?: components["schemas"]["ErroDeLinha"][];
        };
        /**
         * @description Kind of a fee.
         * @enum {string}
         */
        TipoTaxa: "TDA" | "TRT";
        /**
         * @description How a fee is computed.
         * @enum {string}
         */
        FormaTaxa: "fixo" | "percentual";
        /**
         * @description A fee by postal code. Among those that match, the one with the lowest code counts.
         * @example {
         *       "id": 1,
         *       "tipo": "TDA",
         *       "cepInicio": "69000000",
         *       "cepFim": "69299999",
         *       "forma": "percentual",
         *       "valor": 28,
         *       "idTransportadora": null,
         *       "minimo": 15.5,
         *       "ativa": true
         *     }
         */
        Taxa: {
            /** @description Code of the fee. */
            id: components["schemas"]["Codigo"];
            /** @description Kind of the fee. */
            tipo: components["schemas"]["TipoTaxa"];
            /** @description First postal code. */
            cepInicio: components["schemas"]["Cep"];
            /** @description Last postal code, inclusive; not below the first. */
            cepFim: components["schemas"]["Cep"];
            /** @description How the fee is computed. */
            forma: components["schemas"]["FormaTaxa"];
            /** @description Reais (two decimals) when fixed; percent, at most 1000, otherwise. */
            valor: number;
            /** @description Carrier that charges it; null: every carrier. */
            idTransportadora: components["schemas"]["Codigo"] | null;
            /** @description Least fee, in reais, of a percentage. */
            minimo: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Whether the fee is charged. */
            ativa: boolean;
        };
        /**
         * @description A new fee.
         * @example {
         *       "tipo": "TDA",
         *       "cepInicio": "69000000",
         *       "cepFim": "69299999",
         *       "forma": "percentual",
         *       "valor": 28,
         *       "minimo": 15.5
         *     }
         */
        NovaTaxa: {
            /** @description Kind of the fee. */
            tipo: components["schemas"]["TipoTaxa"];
            /** @description First postal code. */
            cepInicio: components["schemas"]["Cep"];
            /** @description Last postal code, inclusive; not below the first. */
            cepFim: components["schemas"]["Cep"];
            /** @description How the fee is computed. */
            forma: components["schemas"]["FormaTaxa"];
            /** @description Reais (two decimals) when fixed; percent, at most 1000, otherwise. */
            valor: number;
            /**
             * @description Carrier that charges it; null: every carrier.
             * @default null
             */
            idTransportadora?: components["schemas"]["Codigo"] | null;
            /**
             * @description Least fee, in reais, of a percentage.
             * @default 0
             */
            minimo?: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Whether the fee is charged.
             * @default true
             */
            ativa?: boolean;
        };
        /** @description One page of a list; the order is always the same. */
        ListaTaxa: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Taxa"][];
        };
        /**
         * @description Changes of a fee: what is left out stays.
         * @example {
         *       "valor": 30
         *     }
         */
        MudancaTaxa: {
            /** @description Kind of the fee. */
            tipo?: components["schemas"]["TipoTaxa"];
            /** @description First postal code. */
            cepInicio?: components["schemas"]["Cep"];
            /** @description Last postal code, inclusive; not below the first. */
            cepFim?: components["schemas"]["Cep"];
            /** @description How the fee is computed. */
            forma?: components["schemas"]["FormaTaxa"];
            /** @description Reais (two decimals) when fixed; percent, at most 1000, otherwise. */
            valor?: number;
            /** @description Carrier that charges it; null: every carrier. */
            idTransportadora?: components["schemas"]["Codigo"] | null;
            /** @description Least fee, in reais, of a percentage. */
            minimo?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Whether the fee is charged. */
            ativa?: boolean;
        };
        /**
         * @description Where today lies in the validity of a rule; computed when read.
         * @enum {string}
         */
        SituacaoRegra: "vigente" | "programada" | "vencida";
        /**
         * @description How a rule changes the freight.
         * @enum {string}
         */
        ValorTipo: "percentual" | "fixo" | "bloqueio";
        /**
         * @description Registration state of a rule.
         * @enum {string}
         */
        StatusRegra: "ativo" | "inativo" | "pendente";
        /**
         * @description What a rule does to the freight.
         * @enum {string}
         */
        ValorAcao: "soma" | "desconto" | "substitui";
        /**
         * @description What a rule does to the lead time.
         * @enum {string}
         */
        PrazoAcao: "soma" | "substitui";
        /** @description State of the destination. */
        CriterioUf: {
            /** @enum {number} */
            campo: 1;
            /** @description States. */
            valores: components["schemas"]["Uf"][];
        };
        /**
         * @description Kind of place inside a state.
         * @enum {string}
         */
        RegiaoUf: "Interior" | "Capital" | "Metropolitano";
        /** @description Kind of place of the destination. */
        CriterioRegiaoUf: {
            /** @enum {number} */
            campo: 2;
            /** @description Kinds of place. */
            valores: components["schemas"]["RegiaoUf"][];
        };
        /**
         * @description Region of the country.
         * @enum {string}
         */
        RegiaoPais: "Norte" | "Nordeste" | "Centro-Oeste" | "Sudeste" | "Sul";
        /** @description Region of the country of the destination. */
        CriterioRegiaoPais: {
            /** @enum {number} */
            campo: 3;
            /** @description Regions. */
            valores: components["schemas"]["RegiaoPais"][];
        };
        /** @description Range of postal codes, both ends in it. */
        FaixaDeCep: {
            /** @description First postal code. */
            cepInicio: components["schemas"]["Cep"];
            /** @description Last postal code; not below the first. */
            cepFim: components["schemas"]["Cep"];
        };
        /** @description Postal code of the destination. */
        CriterioCep: {
            /** @enum {number} */
            campo: 4;
            /** @description Ranges. */
            faixas: components["schemas"]["FaixaDeCep"][];
        };
        /** @description Sales channel of the quotation. */
        CriterioCanal: {
            /** @enum {number} */
            campo: 5;
            /** @description Channels. */
            valores: components["schemas"]["TextoDeCanal"][];
        };
        /** @description Branch that ships. */
        CriterioFilial: {
            /** @enum {number} */
            campo: 6;
            /** @description Codes of branches. */
            valores: components["schemas"]["Codigo"][];
        };
        /** @description Carrier of the option. */
        CriterioTransportadora: {
            /** @enum {number} */
            campo: 7;
            /** @description Codes of carriers. */
            valores: components["schemas"]["Codigo"][];
        };
        /** @description Shipping method of the option. */
        CriterioMetodo: {
            /** @enum {number} */
            campo: 8;
            /** @description Codes of methods. */
            valores: components["schemas"]["Codigo"][];
        };
        /** @description Value of the goods; at least one end is given. */
        CriterioValorNF: {
            /** @enum {number} */
            campo: 9;
            /** @description From this value on, in reais. */
            de?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Up to this value, in reais; not below `de`. */
            ate?: components["schemas"]["DinheiroNaoNegativo"];
        };
        /** @description Weight of the cart; at least one end is given. */
        CriterioPeso: {
            /** @enum {number} */
            campo: 10;
            /** @description From this weight on, in kg. */
            de?: components["schemas"]["Peso"];
            /** @description Up to this weight, in kg; not below `de`. */
            ate?: components["schemas"]["Peso"];
        };
        /** @description Category of a product. */
        TextoDeCategoria: string;
        /** @description Category of a product of the cart. */
        CriterioCategoria: {
            /** @enum {number} */
            campo: 11;
            /** @description Categories. */
            valores: components["schemas"]["TextoDeCategoria"][];
        };
        /** @description Code of a product. */
        TextoDeSku: string;
        /** @description Product of the cart. */
        CriterioSku: {
            /** @enum {number} */
            campo: 12;
            /** @description Skus. */
            valores: components["schemas"]["TextoDeSku"][];
        };
        /** @description What a rule looks at; `campo` is the id of the criterion. */
        CriterioRegra: components["schemas"]["CriterioUf"] | components["schemas"]["CriterioRegiaoUf"] | components["schemas"]["CriterioRegiaoPais"] | components["schemas"]["CriterioCep"] | components["schemas"]["CriterioCanal"] | components["schemas"]["CriterioFilial"] | components["schemas"]["CriterioTransportadora"] | components["schemas"]["CriterioMetodo"] | components["schemas"]["CriterioValorNF"] | components["schemas"]["CriterioPeso"] | components["schemas"]["CriterioCategoria"] | components["schemas"]["CriterioSku"];
        /**
         * Format: int64
         * @description Identifier that is zero or more.
         */
        IdentificadorNaoNegativo: number;
        /**
         * Format: timestamp-iso
         * @description `YYYY-MM-DDTHH:mm:ss`, without offset.
         *
         *     **In this service** local time of the store.
         */
        TimestampIso: string;
        /**
         * @description A freight rule.
         * @example {
         *       "codigo": 1,
         *       "situacao": "vigente",
         *       "titulo": "Frete grátis Sul acima de R$ 300",
         *       "valorTipo": "percentual",
         *       "dataInicio": "2026-11-20",
         *       "status": "ativo",
         *       "valorAcao": "desconto",
         *       "valor": 100,
         *       "prazoAcao": null,
         *       "prazo": null,
         *       "dataFim": "2026-11-30",
         *       "ordem": 0,
         *       "criterios": [
         *         {
         *           "campo": 3,
         *           "valores": [
         *             "Sul"
         *           ]
         *         },
         *         {
         *           "campo": 9,
         *           "de": 300
         *         }
         *       ],
         *       "idUsuario": 0,
         *       "usuario": "Operador",
         *       "usuarioEmail": "",
         *       "dataCadastro": "2026-11-20T09:00:00"
         *     }
         */
        Regra: {
            /** @description Code of the rule. */
            codigo: components["schemas"]["Codigo"];
            /** @description Where today lies in its validity. */
            situacao: components["schemas"]["SituacaoRegra"];
            /** @description Title of the rule. */
            titulo: string;
            /** @description How it changes the freight. */
            valorTipo: components["schemas"]["ValorTipo"];
            /** @description First day in force. */
            dataInicio: components["schemas"]["Data"];
            /** @description Registration state. */
            status: components["schemas"]["StatusRegra"];
            /** @description What it does to the freight. */
            valorAcao: components["schemas"]["ValorAcao"];
            /** @description Percent (at most 1000, a discount at most 100) or, when fixed, reais with two decimals. */
            valor: number;
            /** @description What it does to the lead time; null: nothing. */
            prazoAcao: components["schemas"]["PrazoAcao"] | null;
            /** @description Business days; needed exactly when there is a `prazoAcao`. After a change, too. */
            prazo: components["schemas"]["DiasUteis"] | null;
            /** @description Last day in force; null: open. Not before the first. */
            dataFim: components["schemas"]["Data"] | null;
            /** @description Order of application, ascending; equal ones by the newest code first. */
            ordem: components["schemas"]["InteiroNaoNegativo"];
            /** @description What must match, all of it; none: the rule always matches. Each criterion at most once. */
            criterios: components["schemas"]["CriterioRegra"][];
            /** @description Code of the user who registered it. */
            idUsuario: components["schemas"]["IdentificadorNaoNegativo"];
            /** @description Name of that user. */
            usuario: string;
            /** @description E-mail of that user. */
            usuarioEmail: string;
            /** @description When it was registered. */
            dataCadastro: components["schemas"]["TimestampIso"];
        };
        /**
         * @description A new freight rule.
         * @example {
         *       "titulo": "Frete grátis Sul acima de R$ 300",
         *       "valorTipo": "percentual",
         *       "valorAcao": "desconto",
         *       "valor": 100,
         *       "dataInicio": "2026-11-20",
         *       "dataFim": "2026-11-30",
         *       "criterios": [
         *         {
         *           "campo": 3,
         *           "valores": [
         *             "Sul"
         *           ]
         *         },
         *         {
         *           "campo": 9,
         *           "de": 300
         *         }
         *       ]
         *     }
         */
        NovaRegra: {
            /** @description Title of the rule. */
            titulo: string;
            /** @description How it changes the freight. */
            valorTipo: components["schemas"]["ValorTipo"];
            /** @description First day in force. */
            dataInicio: components["schemas"]["Data"];
            /**
             * @description Registration state.
             * @default ativo
             */
            status?: components["schemas"]["StatusRegra"];
            /**
             * @description What it does to the freight.
             * @default soma
             */
            valorAcao?: components["schemas"]["ValorAcao"];
            /**
             * @description Percent (at most 1000, a discount at most 100) or, when fixed, reais with two decimals.
             * @default 0
             */
            valor?: number;
            /**
             * @description What it does to the lead time; null: nothing.
             * @default null
             */
            prazoAcao?: components["schemas"]["PrazoAcao"] | null;
            /**
             * @description Business days; needed exactly when there is a `prazoAcao`. After a change, too.
             * @default null
             */
            prazo?: components["schemas"]["DiasUteis"] | null;
            /**
             * @description Last day in force; null: open. Not before the first.
             * @default null
             */
            dataFim?: components["schemas"]["Data"] | null;
            /**
             * @description Order of application, ascending; equal ones by the newest code first.
             * @default 0
             */
            ordem?: components["schemas"]["InteiroNaoNegativo"];
            /**
             * @description What must match, all of it; none: the rule always matches. Each criterion at most once.
             * @default []
             */
            criterios?: components["schemas"]["CriterioRegra"][];
            /**
             * @description Code of the user who registered it.
             * @default 0
             */
            idUsuario?: components["schemas"]["IdentificadorNaoNegativo"];
            /**
             * @description Name of that user.
             * @default Operador
             */
            usuario?: string;
            /**
             * @description E-mail of that user.
             * @default
             */
            usuarioEmail?: string;
        };
        /** @description One page of a list; the order is always the same. */
        ListaRegra: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Regra"][];
        };
        /**
         * @description Changes of a freight rule: what is left out stays.
         * @example {
         *       "status": "inativo"
         *     }
         */
        MudancaRegra: {
            /** @description Title of the rule. */
            titulo?: string;
            /** @description How it changes the freight. */
            valorTipo?: components["schemas"]["ValorTipo"];
            /** @description First day in force. */
            dataInicio?: components["schemas"]["Data"];
            /** @description Registration state. */
            status?: components["schemas"]["StatusRegra"];
            /** @description What it does to the freight. */
            valorAcao?: components["schemas"]["ValorAcao"];
            /** @description Percent (at most 1000, a discount at most 100) or, when fixed, reais with two decimals. */
            valor?: number;
            /** @description What it does to the lead time; null: nothing. */
            prazoAcao?: components["schemas"]["PrazoAcao"] | null;
            /** @description Business days; needed exactly when there is a `prazoAcao`. After a change, too. */
            prazo?: components["schemas"]["DiasUteis"] | null;
            /** @description Last day in force; null: open. Not before the first. */
            dataFim?: components["schemas"]["Data"] | null;
            /** @description Order of application, ascending; equal ones by the newest code first. */
            ordem?: components["schemas"]["InteiroNaoNegativo"];
            /** @description What must match, all of it; none: the rule always matches. Each criterion at most once. */
            criterios?: components["schemas"]["CriterioRegra"][];
            /** @description Code of the user who registered it. */
            idUsuario?: components["schemas"]["IdentificadorNaoNegativo"];
            /** @description Name of that user. */
            usuario?: string;
            /** @description E-mail of that user. */
            usuarioEmail?: string;
        };
        /** @description Destination as the quotation takes it. */
        DestinoExplicado: {
            /** @description Postal code. */
            cep: components["schemas"]["Cep"];
            /** @description State. */
            uf: components["schemas"]["Uf"];
            /** @description Kind of place: Interior, Capital or Metropolitano. */
            regiaoUf: string;
            /** @description Region of the country. */
            regiaoPais: string;
        };
        /**
         * @description Volume, numeric(9,4), zero or more.
         *
         *     **In this service** in cubic metres.
         */
        Cubagem: number;
        /** @description Totals that prices are made from. */
        CarrinhoExplicado: {
            /** @description Value of the goods, reais. */
            valorNF: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Real weight, kg. */
            totalPeso: components["schemas"]["Peso"];
            /** @description Volume, m3. */
            totalCubagem: components["schemas"]["Cubagem"];
        };
        /** @description The freight table of an option. */
        TabelaExplicada: {
            /** @description Code of the table. */
            id: components["schemas"]["Codigo"];
            /** @description Name of the table. */
            nome: string;
        };
        /** @description Whole number in the range of 32 bits. */
        Inteiro: number;
        /** @description A row of a freight table. */
        FaixaExplicada: {
            /** @description First postal code. */
            cepInicio: components["schemas"]["Cep"];
            /** @description Last postal code. */
            cepFim: components["schemas"]["Cep"];
            /** @description Above this weight, kg. */
            pesoInicio: components["schemas"]["Peso"];
            /** @description Up to this weight, kg. */
            pesoFim: components["schemas"]["Peso"];
            /** @description Price of the band, reais. */
            valor: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Carrier's time, business days. */
            prazo: components["schemas"]["Inteiro"];
            /** @description Price of each kg above the band, reais; null: nothing above it is carried. */
            kgExcedente: components["schemas"]["DinheiroNaoNegativo"] | null;
        };
        /** @description Percentage, numeric(9,3); negative is a discount, positive a surcharge. */
        Percentual: number;
        /** @description Parts of a price, reais and kg. */
        PrecoExplicado: {
            /** @description Real weight. */
            pesoReal: components["schemas"]["Peso"];
            /** @description Weight that the volume counts as in this table. */
            pesoCubado: number;
            /** @description Weight that is priced. */
            pesoTaxado: number;
            /** @description Weight above the band. */
            pesoExcedente: number;
            /** @description Price of the weight. */
            fretePeso: number;
            /** @description Ad valorem, with its minimum. */
            adValorem: number;
            /** @description GRIS, with its minimum. */
            gris: number;
            /** @description Toll. */
            pedagio: number;
            /** @description Dispatch. */
            despacho: number;
            /** @description Other charges. */
            outros: number;
            /** @description Code of the fee for places that are hard to reach; null when none applies. */
            idTDA: components["schemas"]["Codigo"] | null;
            /** @description That fee. */
            TDA: number;
            /** @description Code of the fee for places with restricted delivery; null when none applies. */
            idTRT: components["schemas"]["Codigo"] | null;
            /** @description That fee. */
            TRT: number;
            /** @description What the table's minimum adds. */
            ajusteFreteMinimo: number;
            /** @description Tax that is put into the price. */
            icms: number;
            /** @description What the carrier charges: the sum of the parts above. */
            freteReal: number;
            /** @description Discount or surcharge of the branch, percent. */
            perAdiDesconto: components["schemas"]["Percentual"];
            /** @description After the branch's discount or surcharge. */
            freteAntesDasRegras: number;
            /** @description After the rules, never below zero: what the customer pays. */
            freteCobrar: number;
        };
        /** @description Parts of a lead time, business days. */
        PrazoExplicado: {
            /** @description The carrier's. */
            prazoTransportadora: components["schemas"]["Inteiro"];
            /** @description The longest of the products at the branch. */
            maiorPrazoCros: components["schemas"]["Inteiro"];
            /** @description The branch's. */
            prazoAdicionalFilial: components["schemas"]["Inteiro"];
            /** @description The method's. */
            prazoAdicionalMetodo: components["schemas"]["Inteiro"];
            /** @description The rules'. */
            prazoEntregaRegra: components["schemas"]["Inteiro"];
            /** @description The sum. */
            prazoTotal: components["schemas"]["Inteiro"];
        };
        /**
         * @description Why a rule did nothing.
         * @enum {string}
         */
        MotivoRegra: "status" | "vigencia" | "criterio" | "bloqueada";
        /** @description A rule and what it did to an option. */
        RegraExplicada: {
            /** @description Code of the rule. */
            codigo: components["schemas"]["Codigo"];
            /** @description Title of the rule. */
            titulo: string;
            /** @description Whether it was applied. */
            aplicada: boolean;
            /** @description Why it was not; null when it was. */
            motivo: components["schemas"]["MotivoRegra"] | null;
            /** @description Id of the criterion that does not match; null when there is none. */
            campo: components["schemas"]["Inteiro"] | null;
            /** @description Price before it, reais; null when it was not applied. */
            valorAntes: number | null;
            /** @description Price after it, reais; null when it was not applied. */
            valorDepois: number | null;
            /** @description Days that the rules make up to it; null when it was not applied. */
            prazoEntregaRegra: components["schemas"]["Inteiro"] | null;
        };
        /** @description An option and what made its price and its lead time. */
        OpcaoExplicada: {
            /** @description Internal code of the branch. */
            idFilial: components["schemas"]["Codigo"];
            /** @description ERP code of the branch. */
            filialERP: string;
            /** @description Code of the carrier. */
            idTransportadora: components["schemas"]["Codigo"];
            /** @description Name of the carrier. */
            transportadora: string;
            /** @description Code of the shipping method. */
            idMetodo: components["schemas"]["Codigo"];
            /** @description Name of the shipping method. */
            metodo: string;
            /** @description Whether the branch has the whole cart. */
            temEstoque: boolean;
            /** @description Freight table that priced it. */
            tabela: components["schemas"]["TabelaExplicada"];
            /** @description Row of the table that was used. */
            faixa: components["schemas"]["FaixaExplicada"];
            /** @description The price, part by part. */
            preco: components["schemas"]["PrecoExplicado"];
            /** @description The lead time, part by part, business days. */
            prazo: components["schemas"]["PrazoExplicado"];
            /** @description Rules that can act on this cart and what each did to this option, in the order of application. */
            regras: components["schemas"]["RegraExplicada"][];
        };
        /**
         * @description Why a branch and a method give no option.
         * @enum {string}
         */
        MotivoAusencia: "tabela" | "cep" | "peso" | "bloqueio" | "estoque" | "valor" | "prazo";
        /** @description A branch and a method without an option. */
        OpcaoAusente: {
            /** @description Internal code of the branch. */
            idFilial: components["schemas"]["Codigo"];
            /** @description ERP code of the branch. */
            filialERP: string;
            /** @description Code of the carrier. */
            idTransportadora: components["schemas"]["Codigo"];
            /** @description Name of the carrier. */
            transportadora: string;
            /** @description Code of the shipping method. */
            idMetodo: components["schemas"]["Codigo"];
            /** @description Name of the shipping method. */
            metodo: string;
            /** @description Why. */
            motivo: components["schemas"]["MotivoAusencia"];
            /** @description The same in words. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Code of the rule that removed it; null otherwise. */
            codigoRegra: components["schemas"]["Codigo"] | null;
            /** @description Rules that can act on this cart and what each did; empty when no price was found. */
            regras: components["schemas"]["RegraExplicada"][];
        };
        /** @description A rule that acts on no option of the cart. */
        RegraSemEfeito: {
            /** @description Code of the rule. */
            codigo: components["schemas"]["Codigo"];
            /** @description Title of the rule. */
            titulo: string;
            /** @description Why it does not act. */
            motivo: components["schemas"]["MotivoRegra"];
            /** @description Id of the criterion that does not match; null when there is none. */
            campo: components["schemas"]["Inteiro"] | null;
        };
        /** @description What a quotation is made of, without one being stored. */
        Explicacao: {
            /** @description What the quotation would say. */
            mensagem: components["schemas"]["Mensagem"];
            /**
             * @description `v`: options by price; `p`: by lead time.
             * @enum {string}
             */
            ordenacao: "v" | "p";
            /** @description Where the cart goes. */
            destino: components["schemas"]["DestinoExplicado"];
            /** @description Totals of the cart. */
            carrinho: components["schemas"]["CarrinhoExplicado"];
            /** @description Options in the order of the quotation. */
            opcoes: components["schemas"]["OpcaoExplicada"][];
            /** @description Branches with methods that give no option, and why. */
            semOpcao: components["schemas"]["OpcaoAusente"][];
            /** @description Codes of `filiaisOrigem` that name no active branch. */
            filiaisIgnoradas: string[];
            /** @description Rules that act on no option of this cart, and why, in the order of application; the first 1,000. */
            regrasForaDoCarrinho: components["schemas"]["RegraSemEfeito"][];
            /** @description How many rules that are. */
            totalRegrasForaDoCarrinho: components["schemas"]["InteiroNaoNegativo"];
        };
        /** @description Quantity of units: one or more. */
        Quantidade: number;
        /** @description Size in centimetres, numeric(9,3), zero or more. */
        Medida: number;
        /**
         * @description An item to quote. Weight and sizes of the catalogue are used for a registered `sku`.
         *
         *     **In this service** without one, and for one that is not registered, all four of the request are needed.
         */
        VolumeCotado: {
            /** @description Product code, or the search code that the channel maps to it. */
            sku?: string;
            /** @description Quantity to quote. */
            quantidade: components["schemas"]["Quantidade"];
            /** @description Unit value, reais. */
            valorUnitario: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Weight of one unit, kg. */
            peso?: components["schemas"]["Peso"];
            /** @description Height of one unit, cm. */
            altura?: components["schemas"]["Medida"];
            /** @description Width of one unit, cm. */
            largura?: components["schemas"]["Medida"];
            /** @description Depth of one unit, cm. */
            profundidade?: components["schemas"]["Medida"];
        };
        /** @description A cart and its destination. */
        CotacaoNova: {
            /** @description ERP codes of the branches to quote, separated by commas; empty or absent means every active branch. */
            filiaisOrigem?: string;
            /**
             * @description Destination postal code, eight digits.
             *
             *     **In this service** in a range of postal codes of the country.
             */
            cepDestino: components["schemas"]["Cep"];
            /** @description Sales channel: tells apart the integrations that share the quotation token. */
            canal: string;
            /**
             * @description Items of the cart.
             *
             *     **In this service** as many as the store may send, 500 unless set lower; the totals of their weights, sizes and values
             *     have at most nine digits.
             */
            volumes: components["schemas"]["VolumeCotado"][];
        };
        /**
         * @description A return point.
         * @example {
         *       "id": 1,
         *       "nome": "Agência Paulista",
         *       "cep": "01310100",
         *       "endereco": "Avenida Paulista",
         *       "cidade": "São Paulo",
         *       "uf": "SP",
         *       "tipoPontoDeDevolucao": "Agência",
         *       "numero": "1000",
         *       "referencia": null,
         *       "bairro": "Bela Vista",
         *       "ativo": true
         *     }
         */
        Ponto: {
            /** @description Code of the point. */
            id: components["schemas"]["Codigo"];
            /** @description Name. */
            nome: components["schemas"]["Nome"];
            /** @description Postal code. */
            cep: components["schemas"]["Cep"];
            /** @description Street. */
            endereco: string;
            /** @description City. */
            cidade: string;
            /** @description State. */
            uf: components["schemas"]["Uf"];
            /** @description Kind of point, e.g. `Agência`. */
            tipoPontoDeDevolucao: components["schemas"]["Nome"];
            /** @description Number in the street. */
            numero: string | null;
            /** @description Reference point. */
            referencia: string | null;
            /** @description District. */
            bairro: string | null;
            /** @description Whether stores see it. */
            ativo: boolean;
        };
        /**
         * @description A new return point.
         * @example {
         *       "nome": "Agência Paulista",
         *       "cep": "01310100",
         *       "endereco": "Avenida Paulista",
         *       "numero": "1000",
         *       "bairro": "Bela Vista",
         *       "cidade": "São Paulo",
         *       "uf": "SP",
         *       "tipoPontoDeDevolucao": "Agência"
         *     }
         */
        NovoPonto: {
            /** @description Name. */
            nome: components["schemas"]["Nome"];
            /** @description Postal code. */
            cep: components["schemas"]["Cep"];
            /** @description Street. */
            endereco: string;
            /** @description City. */
            cidade: string;
            /** @description State. */
            uf: components["schemas"]["Uf"];
            /** @description Kind of point, e.g. `Agência`. */
            tipoPontoDeDevolucao: components["schemas"]["Nome"];
            /**
             * @description Number in the street.
             * @default null
             */
            numero?: string | null;
            /**
             * @description Reference point.
             * @default null
             */
            referencia?: string | null;
            /**
             * @description District.
             * @default null
             */
            bairro?: string | null;
            /**
             * @description Whether stores see it.
             * @default true
             */
            ativo?: boolean;
        };
        /** @description One page of a list; the order is always the same. */
        ListaPonto: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Ponto"][];
        };
        /**
         * @description Changes of a return point: what is left out stays.
         * @example {
         *       "ativo": false
         *     }
         */
        MudancaPonto: {
            /** @description Name. */
            nome?: components["schemas"]["Nome"];
            /** @description Postal code. */
            cep?: components["schemas"]["Cep"];
            /** @description Street. */
            endereco?: string;
            /** @description City. */
            cidade?: string;
            /** @description State. */
            uf?: components["schemas"]["Uf"];
            /** @description Kind of point, e.g. `Agência`. */
            tipoPontoDeDevolucao?: components["schemas"]["Nome"];
            /** @description Number in the street. */
            numero?: string | null;
            /** @description Reference point. */
            referencia?: string | null;
            /** @description District. */
            bairro?: string | null;
            /** @description Whether stores see it. */
            ativo?: boolean;
        };
        /**
         * @description A field of a return that takes registered values only.
         * @enum {string}
         */
        CampoSituacao: "solicitanteReversa" | "motivoReversa" | "tipoReversa" | "resolucaoReversa" | "pagadorFreteReversa";
        /** @description A registered value, without blanks around it. */
        ValorSituacao: string;
        /**
         * @description A field and the values that it takes.
         * @example {
         *       "campo": "resolucaoReversa",
         *       "valores": [
         *         "Troca",
         *         "Estorno"
         *       ],
         *       "padrao": false
         *     }
         */
        Situacao: {
            /** @description The field. */
            campo: components["schemas"]["CampoSituacao"];
            /** @description The values it takes. */
            valores: components["schemas"]["ValorSituacao"][];
            /** @description Whether these are the built-in ones. */
            padrao: boolean;
        };
        /**
         * @description The five fields.
         * @example {
         *       "itens": [
         *         {
         *           "campo": "resolucaoReversa",
         *           "valores": [
         *             "Troca",
         *             "Estorno"
         *           ],
         *           "padrao": false
         *         }
         *       ]
         *     }
         */
        Situacoes: {
            /** @description The fields, in the order of the contract. */
            itens: components["schemas"]["Situacao"][];
        };
        /**
         * @description The values that a field takes.
         * @example {
         *       "valores": [
         *         "Troca",
         *         "Estorno"
         *       ]
         *     }
         */
        ValoresSituacao: {
            /** @description The values, in the order in which stores see them; with none the built-in ones count again. Each once. */
            valores: components["schemas"]["ValorSituacao"][];
        };
        /**
         * @description What became of an occurrence that was sent.
         * @enum {string}
         */
        ResultadoOcorrencia: "registrada" | "repetida" | "recusada";
        /** @description Opaque identifier of an order. */
        IdPedido: string;
        /** @description What became of one occurrence. */
        RespostaOcorrencia: {
            /** @description Recorded, known already, or refused. */
            resultado: components["schemas"]["ResultadoOcorrencia"];
            /** @description `sucesso`, `já registrada`, or why it was refused. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Code of the order; null when it was refused. */
            documento: components["schemas"]["IdPedido"] | null;
            /** @description Code of the shipment; null when it was refused. */
            idEnvio: components["schemas"]["Codigo"] | null;
            /** @description Status of the shipment after it; null when it was refused. */
            idStatus: components["schemas"]["Inteiro"] | null;
        };
        /**
         * @description What became of the occurrences.
         * @example {
         *       "mensagem": "1 ocorrência registrada, 0 repetidas, 1 recusada.",
         *       "registradas": 1,
         *       "repetidas": 0,
         *       "recusadas": 1,
         *       "itens": [
         *         {
         *           "resultado": "registrada",
         *           "mensagem": "sucesso",
         *           "documento": "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
         *           "idEnvio": 1,
         *           "idStatus": 30
         *         },
         *         {
         *           "resultado": "recusada",
         *           "mensagem": "chaveNF: envio não encontrado",
         *           "documento": null,
         *           "idEnvio": null,
         *           "idStatus": null
         *         }
         *       ]
         *     }
         */
        OcorrenciasRegistradas: {
            /** @description The counts in words. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Recorded now. */
            registradas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Known already. */
            repetidas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Refused. */
            recusadas: components["schemas"]["InteiroNaoNegativo"];
            /** @description The outcome of each, in the order sent. */
            itens: components["schemas"]["RespostaOcorrencia"][];
        };
        /** @description Access key of an invoice: 44 characters. */
        ChaveNF: string;
        /**
         * Format: data-pedido
         * @description Date of a request.
         *
         *     **In this service** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DDTHH:mm:ss`, local time of the store; the
         *     last also with a fraction and with `Z` or an offset, then the instant meant. Real calendar dates only.
         */
        DataPedido: string;
        /**
         * @description Something that happened to a shipment. Exactly one of `chaveNF`, `documento` and `codigoRastreio` says which shipment.
         * @example {
         *       "chaveNF": "35260711222333000181550010000000011731582645",
         *       "idOcoren": 99,
         *       "data": "2026-07-15 08:12:00",
         *       "informacaoAdicional": "Saiu para entrega"
         *     }
         */
        NovaOcorrencia: {
            /** @description Key of the shipment's invoice. */
            chaveNF?: components["schemas"]["ChaveNF"];
            /** @description Code of the order (`chavePedido`). */
            documento?: components["schemas"]["IdPedido"];
            /**
             * @description Which shipment of `documento`, counted from 0.
             * @default 0
             */
            posicao?: number;
            /** @description Tracking code of the shipment. */
            codigoRastreio?: string;
            /**
             * @description Code of the table OCOREN 3.1. 0 and 98 mean in transit; 1, 2, 24 and 31 delivered; 25 returned; 23, 27 and 80 lost;
             *     99 with the text `Saiu para entrega` out for delivery; every other one an occurrence on the way.
             */
            idOcoren: number;
            /** @description When it happened, local time of the store; at most a day ahead, for clocks that are. */
            data: components["schemas"]["DataPedido"];
            /**
             * @description Additional information.
             * @default
             */
            informacaoAdicional?: string;
            /**
             * @description Whether the public tracking page shows it.
             * @default true
             */
            visivelCliente?: boolean;
        };
        /**
         * @description Occurrences to record.
         * @example {
         *       "itens": [
         *         {
         *           "documento": "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
         *           "idOcoren": 0,
         *           "data": "2026-07-14 19:30:00"
         *         },
         *         {
         *           "chaveNF": "35260711222333000181550010000000011731582645",
         *           "idOcoren": 99,
         *           "data": "2026-07-15 08:12:00",
         *           "informacaoAdicional": "Saiu para entrega"
         *         }
         *       ]
         *     }
         */
        NovasOcorrencias: {
            /** @description The occurrences, applied in this order. */
            itens: components["schemas"]["NovaOcorrencia"][];
        };
        /**
         * @description What became of a unit event that was sent.
         * @enum {string}
         */
        ResultadoEventoUnidade: "registrado" | "repetido" | "recusado";
        /** @description What became of one unit event. */
        RespostaEventoUnidade: {
            /** @description Recorded, known already, or refused. */
            resultado: components["schemas"]["ResultadoEventoUnidade"];
            /** @description `sucesso`, `já registrado`, or why it was refused. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Code of the order; null when it was refused. */
            documento: components["schemas"]["IdPedido"] | null;
            /** @description Code of the shipment; null when it was refused. */
            idEnvio: components["schemas"]["Codigo"] | null;
        };
        /**
         * @description What became of the unit events.
         * @example {
         *       "mensagem": "1 evento registrado, 0 repetidos, 0 recusados.",
         *       "registrados": 1,
         *       "repetidos": 0,
         *       "recusados": 0,
         *       "itens": [
         *         {
         *           "resultado": "registrado",
         *           "mensagem": "sucesso",
         *           "documento": "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
         *           "idEnvio": 1
         *         }
         *       ]
         *     }
         */
        EventosUnidadeRegistrados: {
            /** @description The counts in words. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Recorded now. */
            registrados: components["schemas"]["InteiroNaoNegativo"];
            /** @description Known already. */
            repetidos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Refused. */
            recusados: components["schemas"]["InteiroNaoNegativo"];
            /** @description The outcome of each, in the order sent. */
            itens: components["schemas"]["RespostaEventoUnidade"][];
        };
        /**
         * @description A shipment left or reached a unit of its carrier. Exactly one of `chaveNF`, `documento` and `codigoRastreio` says which shipment.
         * @example {
         *       "codigoRastreio": "AA123456785BR",
         *       "evento": "saiu",
         *       "unidade": "Unidade Osasco",
         *       "cidade": "Osasco",
         *       "uf": "SP",
         *       "data": "2026-07-14 08:05:00"
         *     }
         */
        NovoEventoUnidade: {
            /** @description Key of the shipment's invoice. */
            chaveNF?: components["schemas"]["ChaveNF"];
            /** @description Code of the order (`chavePedido`). */
            documento?: components["schemas"]["IdPedido"];
            /**
             * @description Which shipment of `documento`, counted from 0.
             * @default 0
             */
            posicao?: number;
            /** @description Tracking code of the shipment. */
            codigoRastreio?: string;
            /**
             * @description Whether it left or arrived.
             * @enum {string}
             */
            evento: "saiu" | "chegou";
            /** @description Unit of the carrier. */
            unidade: components["schemas"]["Nome"];
            /**
             * @description City of the unit.
             * @default null
             */
            cidade?: string | null;
            /**
             * @description State of the unit.
             * @default null
             */
            uf?: components["schemas"]["Uf"] | null;
            /** @description When it happened, local time of the store; at most a day ahead, for clocks that are. */
            data: components["schemas"]["DataPedido"];
            /**
             * @description Additional information.
             * @default null
             */
            mensagem?: string | null;
        };
        /**
         * @description Unit events to record.
         * @example {
         *       "itens": [
         *         {
         *           "codigoRastreio": "AA123456785BR",
         *           "evento": "saiu",
         *           "unidade": "Unidade Osasco",
         *           "data": "2026-07-14 08:05:00"
         *         },
         *         {
         *           "documento": "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
         *           "evento": "chegou",
         *           "unidade": "Unidade Curitiba",
         *           "cidade": "Curitiba",
         *           "uf": "PR",
         *           "data": "2026-07-15 06:40:00"
         *         }
         *       ]
         *     }
         */
        NovosEventosUnidade: {
            /** @description The events, in their order. */
            itens: components["schemas"]["NovoEventoUnidade"][];
        };
        /** @description What became of a carrier's file. */
        ImportacaoEdi: {
            /** @description The counts in words. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Lines read. */
            linhas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records applied now. */
            aplicados: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records that were known already: nothing changed. */
            repetidos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Bad lines in all. */
            recusados: components["schemas"]["InteiroNaoNegativo"];
            /** @description The first bad lines, at most 1000, in the order of the file. */
            erros: components["schemas"]["ErroDeLinha"][];
            /** @description What is amiss with records that were applied all the same, at most 1000, in the order of the file. */
            avisos: components["schemas"]["ErroDeLinha"][];
        };
        /**
         * @description How the order of a chat is told.
         * @enum {string}
         */
        ChavePedidoChat: "id" | "documento" | "pedido" | "numeropedido" | "numeropedidocanal" | "chavenf" | "chavenfe";
        /**
         * @description Who wrote a message.
         * @enum {string}
         */
        OrigemMensagem: "loja" | "transportadora";
        /**
         * Format: int64
         * @description Identifier that a system counts up: a whole number that every language reads exactly from JSON, at most 2^53 - 1.
         *     (Codes of a fixed table, of statuses and occurrences, are `Inteiro`.)
         */
        Identificador: number;
        /** @description A file of an order. */
        Anexo: {
            /**
             * @description Path of the file in the storage.
             *
             *     **In this service** `GET {base_url}/arquivos/{url}` downloads it.
             */
            url: string;
            /** @description Name of the file. */
            nome: string;
            /** @description Upload. */
            data: components["schemas"]["TimestampIso"];
            /**
             * @description Code of who uploaded it.
             *
             *     **In this service** null when it came in through the API.
             */
            idUsuario: components["schemas"]["Identificador"] | null;
            /** @description Name of who uploaded it. */
            nomeUsuario: string | null;
            /** @description Carrier of who uploaded it; null when the store did. */
            idTransportadora: components["schemas"]["Identificador"] | null;
        };
        /** @description A message of a chat. */
        MensagemChat: {
            /** @description Identifier of the message. */
            id: string;
            /** @description When it was sent. */
            data: components["schemas"]["TimestampIso"];
            /** @description Text, without HTML. */
            mensagem: string;
            /** @description Who wrote it. */
            origem: components["schemas"]["OrigemMensagem"];
            /** @description Name of the sender. */
            nomeUsuario: string;
            /** @description Files; the key is absent when there is none. */
            anexos?: components["schemas"]["Anexo"][];
        };
        /** @description Text of an answer. */
        TextoResposta: string;
        /** @description Name of a user. */
        NomeDeUsuario: string;
        /** @description Code of a user. */
        TextoIdUsuario: string;
        /** @description That it worked. */
        ResultadoOperacao: {
            /** @description What was done. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Files of an order. */
        Anexos: {
            /** @description Documents and images; empty when there is none. */
            anexos: components["schemas"]["Anexo"][];
        };
        /**
         * @description State of a postage pre-list; nothing leaves the last two.
         * @enum {string}
         */
        StatusPlp: "Pendente" | "Finalizada" | "Excluída";
        /**
         * Format: timestamp
         * @description `YYYY-MM-DD HH:mm:ss`, without offset.
         *
         *     **In this service** local time of the store.
         */
        Timestamp: string;
        /**
         * @description What is to be corrected.
         *
         *     **In this service** number of an order and what keeps its shipment from closing.
         */
        ErroPlp: string;
        /** @description A shipment of a postage pre-list. */
        PlpPedido: {
            /** @description Key of the order. */
            documento: string;
            /** @description Number of the order. */
            numeroPedido: string;
            /** @description Access key of the invoice. */
            chaveNF: components["schemas"]["ChaveNF"];
            /** @description Code of the shipment. */
            idEnvio: components["schemas"]["Identificador"];
            /**
             * @description Tracking code of the outside system.
             *
             *     **In this service** null until the pre-list is closed.
             */
            protocolo: string | null;
            /**
             * @description What is to be corrected in the shipment.
             *
             *     **In this service** what keeps it from closing; null when nothing does, or the pre-list is not pending any
             *     more.
             */
            erros: string | null;
        };
        /** @description A postage pre-list. */
        Plp: {
            /** @description Identifier of the record. */
            _id: string;
            /** @description Code. */
            codigoPLP: components["schemas"]["Identificador"];
            /** @description ERP code of the branch. */
            filialERP: string;
            /** @description Code of the store. */
            idLoja: components["schemas"]["Identificador"];
            /** @description Internal code of the branch. */
            idFilial: components["schemas"]["Identificador"];
            /** @description Creation. */
            data: components["schemas"]["Timestamp"];
            /** @description Receipt of the outside system that generated the label; null otherwise. */
            idRecibo: string | null;
            /** @description Application that generated the default label. */
            aplicacao: string | null;
            /**
             * @description State.
             * @enum {string}
             */
            status: "Pendente" | "Finalizada" | "Excluída";
            /**
             * @description What is to be corrected.
             *
             *     **In this service** what keeps the pre-list from closing: number of the order and reason, for every shipment
             *     that has one.
             */
            erros: components["schemas"]["ErroPlp"][] | string;
            /** @description Closing. */
            dataFechamento: components["schemas"]["Timestamp"] | null;
            /** @description Carrier. */
            idTransportadora: components["schemas"]["Identificador"];
            /** @description Shipping method. */
            idMetodo: components["schemas"]["Identificador"];
            /** @description Name of the carrier. */
            transportadora: string;
            /** @description Name of the shipping method. */
            metodoEnvio: string;
            /** @description Name of who created it. */
            nomeUsuario: string | null;
            /**
             * @description Code of the application.
             *
             *     **In this service** the store's application that took part; null when none did.
             */
            idApp: components["schemas"]["Identificador"] | null;
            /**
             * @description Name of the application.
             *
             *     **In this service** also when it is not installed any more.
             */
            nomeApp: string | null;
            /** @description Shipments. */
            listaPedidos: components["schemas"]["PlpPedido"][];
        };
        /** @description One page of a list; the order is always the same. */
        ListaPlp: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Plp"][];
        };
        /** @description Tracking code that a shipment of the pre-list gets. */
        ProtocoloPlp: {
            /** @description Code of the shipment. */
            idEnvio: components["schemas"]["Codigo"];
            /** @description Tracking code; the postal service's has two letters, nine digits and two letters. */
            codigoRastreio: string;
        };
        /**
         * @description How a pre-list is closed.
         * @example {
         *       "protocolos": [
         *         {
         *           "idEnvio": 1,
         *           "codigoRastreio": "AA123456785BR"
         *         }
         *       ],
         *       "idRecibo": "R-2026-118"
         *     }
         */
        FechamentoPlp: {
            /**
             * @description Tracking codes of shipments of the pre-list, each once; one that is not named keeps the code that its order has.
             * @default []
             */
            protocolos?: components["schemas"]["ProtocoloPlp"][];
            /**
             * @description Receipt of the outside system that generated the labels.
             * @default null
             */
            idRecibo?: string | null;
            /**
             * @description Application that generated the default labels.
             * @default null
             */
            aplicacao?: string | null;
            /**
             * @description Application of the store that took part; its code and its name stay with the pre-list.
             * @default null
             */
            idApp?: components["schemas"]["Codigo"] | null;
        };
        /**
         * @description What was decided.
         * @example {
         *       "mensagem": "1 conciliação autorizada.",
         *       "envios": [
         *         1
         *       ]
         *     }
         */
        ConciliacaoDecidida: {
            /** @description What was done. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Codes of the shipments. */
            envios: components["schemas"]["Codigo"][];
        };
        /**
         * @description Whether what the carrier charged is accepted.
         * @example {
         *       "autorizado": false,
         *       "comentario": "Peso acima do faturado."
         *     }
         */
        DecisaoConciliacao: {
            /** @description Accepted or refused. */
            autorizado: boolean;
            /**
             * @description Why; required for a refusal, and then not blank.
             * @default
             */
            comentario?: string;
            /** @description Which shipment of the order, counted from 0; every one that has a conciliation when it is left out. */
            posicao?: number;
        };
        /**
         * @description What was decided on a charge.
         * @enum {string}
         */
        DecisaoDaCobranca: "pendente" | "autorizada" | "recusada";
        /**
         * @description A part of a freight.
         * @enum {string}
         */
        ComponenteFrete: "fretePeso" | "adValorem" | "gris" | "pedagio" | "despacho" | "outros" | "TDA" | "TRT" | "icms" | "secCat" | "ITR" | "ademe" | "tas" | "taxa";
        /**
         * @description What a comparison came to.
         * @enum {string}
         */
        SituacaoComponente: "igual" | "diferente" | "semCotado" | "semCobrado";
        /** @description A part of a freight as it was quoted and as it was charged. */
        ComponenteConciliado: {
            /** @description Which part. */
            componente: components["schemas"]["ComponenteFrete"];
            /** @description Quoted, reais; null when it is not known. */
            cotado: number | null;
            /** @description Charged, reais; null when it is not known. */
            cobrado: number | null;
            /** @description Charged less quoted, reais; null when one of them is not known. */
            diferenca: number | null;
            /** @description Whether they differ, or why they cannot be compared. */
            situacao: components["schemas"]["SituacaoComponente"];
        };
        /** @description A shipment: what was quoted for it and what its carrier charges. */
        EnvioConciliado: {
            /** @description Code of the order (`chavePedido`). */
            documento: components["schemas"]["IdPedido"];
            /** @description Number of the order. */
            numeroPedido: string;
            /** @description Which shipment of the order, counted from 0, as `autorizarConciliacao` takes it. */
            posicao: components["schemas"]["InteiroNaoNegativo"];
            /** @description Code of the shipment. */
            idEnvio: components["schemas"]["Codigo"];
            /** @description Number of the invoice; null when it is not known. */
            notaFiscal: components["schemas"]["InteiroNaoNegativo"] | null;
            /** @description Code of the carrier in use. */
            idTransportadora: components["schemas"]["Codigo"];
            /** @description Name of the carrier in use. */
            transportadora: string;
            /** @description Number of the transport document. */
            conhecimento: string | null;
            /** @description How many documents complete it; their amounts are part of what is charged. */
            complementos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Day of the transport document; null when it has none. */
            dataConhecimento: components["schemas"]["Data"] | null;
            /** @description When the file of the carrier was processed. */
            processadaEm: components["schemas"]["Instante"];
            /** @description What was decided. */
            decisao: components["schemas"]["DecisaoDaCobranca"];
            /** @description Freight quoted, reais: of an order with several shipments the share by weight, parts too. */
            cotado: number;
            /** @description Freight charged, reais; null when the file does not tell it. */
            cobrado: number | null;
            /** @description Charged less quoted, reais; null when no freight was charged. */
            diferenca: number | null;
            /** @description That difference in percent of the quoted freight. */
            percentual: number | null;
            /** @description The parts that one side tells at least; a part that only one side tells, as 0, is left out. */
            componentes: components["schemas"]["ComponenteConciliado"][];
        };
        /** @description One page of a list; the order is always the same. */
        ListaEnvioConciliado: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["EnvioConciliado"][];
        };
        /**
         * @description A secret just issued. It is shown only here.
         * @example {
         *       "ativa": true,
         *       "criadaEm": "2026-11-20T12:00:00.000Z",
         *       "anteriorAte": null,
         *       "segredo": "whsec_ZXhlbXBsb19kZV9zZWdyZWRvX3NvX2RhX2RlbW8wMQ=="
         *     }
         */
        AssinaturaEmitida: {
            /** @description Whether notifications carry `webhook-signature`. */
            ativa: boolean;
            /** @description When the secret in force was issued; null: there is none. */
            criadaEm: components["schemas"]["Instante"] | null;
            /** @description Until when the former secret signs too; null: it does not. */
            anteriorAte: components["schemas"]["Instante"] | null;
            /** @description The secret: `whsec_` and the Base64 of 256 random bits, as libraries of Standard Webhooks take it. */
            segredo: string;
        };
        /**
         * @description What becomes of the secret in force, if there is one.
         * @example {
         *       "carenciaSegundos": 3600
         *     }
         */
        NovaAssinatura: {
            /**
             * @description Seconds that the former secret still signs besides the new one; 0 when it is known to others.
             * @default 86400
             */
            carenciaSegundos?: number;
        };
        /**
         * @description Whether and since when notifications of a store are signed. The secret itself is not shown again.
         * @example {
         *       "ativa": true,
         *       "criadaEm": "2026-11-20T12:00:00.000Z",
         *       "anteriorAte": null
         *     }
         */
        Assinatura: {
            /** @description Whether notifications carry `webhook-signature`. */
            ativa: boolean;
            /** @description When the secret in force was issued; null: there is none. */
            criadaEm: components["schemas"]["Instante"] | null;
            /** @description Until when the former secret signs too; null: it does not. */
            anteriorAte: components["schemas"]["Instante"] | null;
        };
        /**
         * @description How the receiver of a store is doing.
         * @enum {string}
         */
        SituacaoNotificacao: "ativo" | "falhando" | "desativado";
        /** @description Where the events of a store go, and how that is doing. Nothing secret is in it. */
        Notificacao: {
            /**
             * @description `webhook`: the store is notified; `fila`: it reads a queue.
             * @enum {string}
             */
            modulo: "webhook" | "fila";
            /** @description Where notifications go. */
            url: string;
            /** @description How the receiver is protected; null: not at all. */
            tipoAutorizacao: ("Basic" | "Bearer") | null;
            /** @description When the store registered last. */
            registradoEm: components["schemas"]["Instante"];
            /** @description How the receiver is doing; always `ativo` for a queue. */
            situacao: components["schemas"]["SituacaoNotificacao"];
            /** @description Failures since the last success. */
            falhas: components["schemas"]["InteiroNaoNegativo"];
            /** @description The first of them. */
            falhandoDesde: components["schemas"]["Instante"] | null;
            /** @description When the receiver was given up. */
            desativadoEm: components["schemas"]["Instante"] | null;
            /** @description Why it was given up, or why the last attempt failed. */
            motivo: components["schemas"]["Mensagem"] | null;
            /** @description Events that were not delivered yet. */
            aguardando: components["schemas"]["InteiroNaoNegativo"];
            /** @description Creation of the oldest of them. */
            maisAntigoEm: components["schemas"]["Instante"] | null;
            /** @description Events that were given up. */
            abandonados: components["schemas"]["InteiroNaoNegativo"];
        };
        /** @description An event that was given up after its last attempt. It is kept for 30 days. */
        EventoAbandonado: {
            /** @description Code of the event. */
            documento: string;
            /** @description Kind of the event. */
            tipo: string;
            /** @description When it happened. */
            criadoEm: components["schemas"]["Instante"];
            /** @description When it was given up. */
            abandonadoEm: components["schemas"]["Instante"];
            /** @description Attempts that were made. */
            tentativas: components["schemas"]["InteiroNaoNegativo"];
            /** @description Why the last one failed. */
            motivo: components["schemas"]["Mensagem"];
        };
        /** @description One page of a list; the order is always the same. */
        ListaEventoAbandonado: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["EventoAbandonado"][];
        };
        /**
         * @description What was put back among the events that wait.
         * @example {
         *       "mensagem": "Eventos devolvidos para entrega.",
         *       "reenviados": 3
         *     }
         */
        Reenvio: {
            /** @description What was done. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description How many events. */
            reenviados: components["schemas"]["InteiroNaoNegativo"];
        };
        /**
         * @description An application of a store.
         * @example {
         *       "id": 21,
         *       "nome": "Etiquetas",
         *       "instaladoEm": "2026-07-14T12:00:00.000Z"
         *     }
         */
        Aplicativo: {
            /** @description Code of the application; installed again, it gets a new one. */
            id: components["schemas"]["Codigo"];
            /** @description Name, unique in the store. */
            nome: components["schemas"]["Nome"];
            /** @description When it was installed. */
            instaladoEm: components["schemas"]["Instante"];
        };
        /**
         * @description An application that a store starts to use.
         * @example {
         *       "nome": "Etiquetas"
         *     }
         */
        NovoAplicativo: {
            /** @description Name, unique in the store. */
            nome: components["schemas"]["Nome"];
        };
        /** @description One page of a list; the order is always the same. */
        ListaAplicativo: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["Aplicativo"][];
        };
        /**
         * @description By what the orders of an anonymization were found.
         * @enum {string}
         */
        OrigemAnonimizacao: "cpfCnpj" | "email" | "idPedido" | "prazo";
        /** @description Something that stays of an anonymized order. */
        DadoMantido: {
            /** @description What stays. */
            dado: string;
            /** @description Why. */
            motivo: components["schemas"]["Mensagem"];
        };
        /**
         * @description What was done, or would be.
         * @example {
         *       "mensagem": "2 pedidos anonimizados.",
         *       "codigo": 7,
         *       "simulada": false,
         *       "origem": "cpfCnpj",
         *       "pedidos": 2,
         *       "mensagens": 5,
         *       "anexos": 1,
         *       "cotacoes": 2,
         *       "eventos": 3,
         *       "mantidos": [
         *         {
         *           "dado": "chave, número, data e valores da nota fiscal",
         *           "motivo": "Guarda fiscal por cinco anos (CTN, artigos 173, 174 e 195)."
         *         }
         *       ]
         *     }
         */
        Anonimizacao: {
            /** @description What was done. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Code of the receipt; null when nothing was changed. */
            codigo: components["schemas"]["Codigo"] | null;
            /** @description Whether it was only told. */
            simulada: boolean;
            /** @description By what the orders were found. */
            origem: components["schemas"]["OrigemAnonimizacao"];
            /** @description Orders that were anonymized. */
            pedidos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Messages of their chats, deleted. */
            mensagens: components["schemas"]["InteiroNaoNegativo"];
            /** @description Files of theirs, deleted. */
            anexos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Quotations of theirs, deleted. */
            cotacoes: components["schemas"]["InteiroNaoNegativo"];
            /** @description Events of theirs that wait or were given up, whose texts were emptied. */
            eventos: components["schemas"]["InteiroNaoNegativo"];
            /** @description What stays of those orders, and why. */
            mantidos: components["schemas"]["DadoMantido"][];
        };
        /**
         * @description Whose orders are to be anonymized: one of the three.
         * @example {
         *       "cpfCnpj": "12345678909"
         *     }
         */
        NovaAnonimizacao: {
            /** @description CPF or CNPJ of the customer, with or without punctuation. */
            cpfCnpj?: string;
            /** @description E-mail of the customer, in any letter case. */
            email?: string;
            /** @description Key of one order. */
            idPedido?: components["schemas"]["IdPedido"];
            /**
             * @description Whether orders that are still on their way are anonymized, too.
             * @default false
             */
            incluirAbertos?: boolean;
            /**
             * @description Whether to tell only what would be done.
             * @default false
             */
            simular?: boolean;
        };
        /**
         * @description Receipt of an anonymization; it does not tell of whom.
         * @example {
         *       "codigo": 7,
         *       "feitaEm": "2026-11-21T12:00:00.000Z",
         *       "origem": "cpfCnpj",
         *       "pedidos": 2,
         *       "mensagens": 5,
         *       "anexos": 1,
         *       "cotacoes": 2,
         *       "eventos": 3
         *     }
         */
        ReciboAnonimizacao: {
            /** @description Code of the receipt. */
            codigo: components["schemas"]["Codigo"];
            /** @description When it was done; for those by age the last of a day. */
            feitaEm: components["schemas"]["Instante"];
            /** @description By what the orders were found. */
            origem: components["schemas"]["OrigemAnonimizacao"];
            /** @description Orders that were anonymized. */
            pedidos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Messages of their chats, deleted. */
            mensagens: components["schemas"]["InteiroNaoNegativo"];
            /** @description Files of theirs, deleted. */
            anexos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Quotations of theirs, deleted. */
            cotacoes: components["schemas"]["InteiroNaoNegativo"];
            /** @description Events of theirs that wait or were given up, whose texts were emptied. */
            eventos: components["schemas"]["InteiroNaoNegativo"];
        };
        /** @description One page of a list; the order is always the same. */
        ListaReciboAnonimizacao: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["ReciboAnonimizacao"][];
        };
        /**
         * @description What happened in the simulation.
         * @example {
         *       "mensagem": "40 pedidos simulados.",
         *       "pedidos": 40,
         *       "ocorrencias": 112,
         *       "eventosUnidade": 160,
         *       "entregues": 9,
         *       "devolvidos": 1,
         *       "extraviados": 0,
         *       "proximo": null,
         *       "ultimo": 40
         *     }
         */
        Simulacao: {
            /** @description What was done. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Orders played. */
            pedidos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Occurrences recorded now. */
            ocorrencias: components["schemas"]["InteiroNaoNegativo"];
            /** @description Unit events recorded now. */
            eventosUnidade: components["schemas"]["InteiroNaoNegativo"];
            /** @description Shipments that were delivered now. */
            entregues: components["schemas"]["InteiroNaoNegativo"];
            /** @description Shipments that were returned now. */
            devolvidos: components["schemas"]["InteiroNaoNegativo"];
            /** @description Shipments that were lost now. */
            extraviados: components["schemas"]["InteiroNaoNegativo"];
            /** @description Where to go on, when there are more open orders than one answer takes; else null. */
            proximo: components["schemas"]["Codigo"] | null;
            /** @description Number of the newest order of the store; 0 without any. */
            ultimo: components["schemas"]["InteiroNaoNegativo"];
        };
        /**
         * @description How far to play the life of a store's orders.
         * @example {
         *       "semente": 7,
         *       "dias": 3
         *     }
         */
        NovaSimulacao: {
            /** @description The same seed gives the same orders the same life. */
            semente: number;
            /** @description Days of life of each order, counted from its creation, that are played. */
            dias: number;
            /** @description Only these orders. */
            pedidos?: components["schemas"]["IdPedido"][];
            /**
             * @description Number from which open orders are taken: `proximo` of the answer before.
             * @default 1
             */
            aPartirDe?: number;
        };
        /**
         * @description The time that the service goes by.
         * @example {
         *       "agora": "2026-12-20T12:00:00.000Z",
         *       "adiantado": 2592000
         *     }
         */
        Relogio: {
            /** @description What time it is to the service. */
            agora: components["schemas"]["Instante"];
            /** @description Seconds by which that is ahead of the machine's clock; negative when it is behind. */
            adiantado: number;
        };
        /**
         * @description The instant to set the clock to.
         * @example {
         *       "agora": "2026-12-20T12:00:00.000Z"
         *     }
         */
        AcertoRelogio: {
            /** @description From 1970 to 2200. The clock goes on from there. */
            agora: components["schemas"]["Instante"];
        };
        /**
         * @description How far to move the clock.
         * @example {
         *       "segundos": 43200
         *     }
         */
        AvancoRelogio: {
            /** @description Seconds forward; negative: back. Ten years at most, and not out of the years 1970 to 2200. */
            segundos: number;
        };
        /** @description Name of an operation of this interface. */
        NomeDeOperacao: string;
        /** @description Name of a request: what its answer has as `X-Request-Id`. */
        IdRequisicao: string;
        /**
         * @description Something that the operator changed.
         * @example {
         *       "quando": "2026-11-20T12:00:00.000Z",
         *       "operador": "9f86d081884c",
         *       "operacao": "revogarToken",
         *       "idLoja": 1,
         *       "chave": "idToken=3",
         *       "idRequisicao": "0b9f4a52-3d4e-4c1f-9a53-5d8e7f6a1b2c"
         *     }
         */
        AtoDoOperador: {
            /** @description When. */
            quando: components["schemas"]["Instante"];
            /** @description By whose token: the first 12 digits of its SHA-256, which open nothing. */
            operador: string;
            /** @description By which operation. */
            operacao: components["schemas"]["NomeDeOperacao"];
            /** @description Of which store; null: of none. */
            idLoja: components["schemas"]["Codigo"] | null;
            /** @description Which record: the parameters of the path, or the code that a new record was given; null: none in particular. */
            chave: string | null;
            /** @description Under which request, which the log and the answer name alike. */
            idRequisicao: components["schemas"]["IdRequisicao"];
        };
        /** @description One page of a list; the order is always the same. */
        ListaAtoDoOperador: {
            /** @description Number of this page. */
            pagina: components["schemas"]["Pagina"];
            /** @description Records per page. */
            limite: number;
            /** @description Records in all pages. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description Records of this page. */
            itens: components["schemas"]["AtoDoOperador"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type FormularioResposta = components['schemas']['FormularioResposta'];
export type FormularioDocumentos = components['schemas']['FormularioDocumentos'];
export type Codigo = components['schemas']['Codigo'];
export type Nome = components['schemas']['Nome'];
export type Criterio = components['schemas']['Criterio'];
export type Data = components['schemas']['Data'];
export type Origem = components['schemas']['Origem'];
export type TextoDeCanal = components['schemas']['TextoDeCanal'];
export type InteiroNaoNegativo = components['schemas']['InteiroNaoNegativo'];
export type Instante = components['schemas']['Instante'];
export type Loja = components['schemas']['Loja'];
export type Mensagem = components['schemas']['Mensagem'];
export type Erro = components['schemas']['Erro'];
export type FiltrosNovos = components['schemas']['FiltrosNovos'];
export type LimitesNovos = components['schemas']['LimitesNovos'];
export type NovaLoja = components['schemas']['NovaLoja'];
export type Pagina = components['schemas']['Pagina'];
export type ListaLoja = components['schemas']['ListaLoja'];
export type MudancaFiltros = components['schemas']['MudancaFiltros'];
export type MudancaLimites = components['schemas']['MudancaLimites'];
export type MudancaLoja = components['schemas']['MudancaLoja'];
export type TipoToken = components['schemas']['TipoToken'];
export type SituacaoToken = components['schemas']['SituacaoToken'];
export type TokenEmitido = components['schemas']['TokenEmitido'];
export type NovoToken = components['schemas']['NovoToken'];
export type Token = components['schemas']['Token'];
export type ListaToken = components['schemas']['ListaToken'];
export type MudancaToken = components['schemas']['MudancaToken'];
export type RotacaoToken = components['schemas']['RotacaoToken'];
export type CodigoErp = components['schemas']['CodigoErp'];
export type Cep = components['schemas']['Cep'];
export type Uf = components['schemas']['Uf'];
export type DiasUteis = components['schemas']['DiasUteis'];
export type Filial = components['schemas']['Filial'];
export type NovaFilial = components['schemas']['NovaFilial'];
export type ListaFilial = components['schemas']['ListaFilial'];
export type MudancaFilial = components['schemas']['MudancaFilial'];
export type ResultadoExclusao = components['schemas']['ResultadoExclusao'];
export type Exclusao = components['schemas']['Exclusao'];
export type Cnpj = components['schemas']['Cnpj'];
export type Transportadora = components['schemas']['Transportadora'];
export type NovaTransportadora = components['schemas']['NovaTransportadora'];
export type ListaTransportadora = components['schemas']['ListaTransportadora'];
export type MudancaTransportadora = components['schemas']['MudancaTransportadora'];
export type UrlFoto = components['schemas']['UrlFoto'];
export type IdMkt = components['schemas']['IdMkt'];
export type Metodo = components['schemas']['Metodo'];
export type NovoMetodo = components['schemas']['NovoMetodo'];
export type ListaMetodo = components['schemas']['ListaMetodo'];
export type MudancaMetodo = components['schemas']['MudancaMetodo'];
export type Peso = components['schemas']['Peso'];
export type PercentualTarifa = components['schemas']['PercentualTarifa'];
export type DinheiroNaoNegativo = components['schemas']['DinheiroNaoNegativo'];
export type Tabela = components['schemas']['Tabela'];
export type NovaTabela = components['schemas']['NovaTabela'];
export type ListaTabela = components['schemas']['ListaTabela'];
export type MudancaTabela = components['schemas']['MudancaTabela'];
export type Importacao = components['schemas']['Importacao'];
export type ErroDeLinha = components['schemas']['ErroDeLinha'];
export type FalhaDaImportacao = components['schemas']['FalhaDaImportacao'];
export type TipoTaxa = components['schemas']['TipoTaxa'];
export type FormaTaxa = components['schemas']['FormaTaxa'];
export type Taxa = components['schemas']['Taxa'];
export type NovaTaxa = components['schemas']['NovaTaxa'];
export type ListaTaxa = components['schemas']['ListaTaxa'];
export type MudancaTaxa = components['schemas']['MudancaTaxa'];
export type SituacaoRegra = components['schemas']['SituacaoRegra'];
export type ValorTipo = components['schemas']['ValorTipo'];
export type StatusRegra = components['schemas']['StatusRegra'];
export type ValorAcao = components['schemas']['ValorAcao'];
export type PrazoAcao = components['schemas']['PrazoAcao'];
export type CriterioUf = components['schemas']['CriterioUf'];
export type RegiaoUf = components['schemas']['RegiaoUf'];
export type CriterioRegiaoUf = components['schemas']['CriterioRegiaoUf'];
export type RegiaoPais = components['schemas']['RegiaoPais'];
export type CriterioRegiaoPais = components['schemas']['CriterioRegiaoPais'];
export type FaixaDeCep = components['schemas']['FaixaDeCep'];
export type CriterioCep = components['schemas']['CriterioCep'];
export type CriterioCanal = components['schemas']['CriterioCanal'];
export type CriterioFilial = components['schemas']['CriterioFilial'];
export type CriterioTransportadora = components['schemas']['CriterioTransportadora'];
export type CriterioMetodo = components['schemas']['CriterioMetodo'];
export type CriterioValorNF = components['schemas']['CriterioValorNF'];
export type CriterioPeso = components['schemas']['CriterioPeso'];
export type TextoDeCategoria = components['schemas']['TextoDeCategoria'];
export type CriterioCategoria = components['schemas']['CriterioCategoria'];
export type TextoDeSku = components['schemas']['TextoDeSku'];
export type CriterioSku = components['schemas']['CriterioSku'];
export type CriterioRegra = components['schemas']['CriterioRegra'];
export type IdentificadorNaoNegativo = components['schemas']['IdentificadorNaoNegativo'];
export type TimestampIso = components['schemas']['TimestampIso'];
export type Regra = components['schemas']['Regra'];
export type NovaRegra = components['schemas']['NovaRegra'];
export type ListaRegra = components['schemas']['ListaRegra'];
export type MudancaRegra = components['schemas']['MudancaRegra'];
export type DestinoExplicado = components['schemas']['DestinoExplicado'];
export type Cubagem = components['schemas']['Cubagem'];
export type CarrinhoExplicado = components['schemas']['CarrinhoExplicado'];
export type TabelaExplicada = components['schemas']['TabelaExplicada'];
export type Inteiro = components['schemas']['Inteiro'];
export type FaixaExplicada = components['schemas']['FaixaExplicada'];
export type Percentual = components['schemas']['Percentual'];
export type PrecoExplicado = components['schemas']['PrecoExplicado'];
export type PrazoExplicado = components['schemas']['PrazoExplicado'];
export type MotivoRegra = components['schemas']['MotivoRegra'];
export type RegraExplicada = components['schemas']['RegraExplicada'];
export type OpcaoExplicada = components['schemas']['OpcaoExplicada'];
export type MotivoAusencia = components['schemas']['MotivoAusencia'];
export type OpcaoAusente = components['schemas']['OpcaoAusente'];
export type RegraSemEfeito = components['schemas']['RegraSemEfeito'];
export type Explicacao = components['schemas']['Explicacao'];
export type Quantidade = components['schemas']['Quantidade'];
export type Medida = components['schemas']['Medida'];
export type VolumeCotado = components['schemas']['VolumeCotado'];
export type CotacaoNova = components['schemas']['CotacaoNova'];
export type Ponto = components['schemas']['Ponto'];
export type NovoPonto = components['schemas']['NovoPonto'];
export type ListaPonto = components['schemas']['ListaPonto'];
export type MudancaPonto = components['schemas']['MudancaPonto'];
export type CampoSituacao = components['schemas']['CampoSituacao'];
export type ValorSituacao = components['schemas']['ValorSituacao'];
export type Situacao = components['schemas']['Situacao'];
export type Situacoes = components['schemas']['Situacoes'];
export type ValoresSituacao = components['schemas']['ValoresSituacao'];
export type ResultadoOcorrencia = components['schemas']['ResultadoOcorrencia'];
export type IdPedido = components['schemas']['IdPedido'];
export type RespostaOcorrencia = components['schemas']['RespostaOcorrencia'];
export type OcorrenciasRegistradas = components['schemas']['OcorrenciasRegistradas'];
export type ChaveNF = components['schemas']['ChaveNF'];
export type DataPedido = components['schemas']['DataPedido'];
export type NovaOcorrencia = components['schemas']['NovaOcorrencia'];
export type NovasOcorrencias = components['schemas']['NovasOcorrencias'];
export type ResultadoEventoUnidade = components['schemas']['ResultadoEventoUnidade'];
export type RespostaEventoUnidade = components['schemas']['RespostaEventoUnidade'];
export type EventosUnidadeRegistrados = components['schemas']['EventosUnidadeRegistrados'];
export type NovoEventoUnidade = components['schemas']['NovoEventoUnidade'];
export type NovosEventosUnidade = components['schemas']['NovosEventosUnidade'];
export type ImportacaoEdi = components['schemas']['ImportacaoEdi'];
export type ChavePedidoChat = components['schemas']['ChavePedidoChat'];
export type OrigemMensagem = components['schemas']['OrigemMensagem'];
export type Identificador = components['schemas']['Identificador'];
export type Anexo = components['schemas']['Anexo'];
export type MensagemChat = components['schemas']['MensagemChat'];
export type TextoResposta = components['schemas']['TextoResposta'];
export type NomeDeUsuario = components['schemas']['NomeDeUsuario'];
export type TextoIdUsuario = components['schemas']['TextoIdUsuario'];
export type ResultadoOperacao = components['schemas']['ResultadoOperacao'];
export type Anexos = components['schemas']['Anexos'];
export type StatusPlp = components['schemas']['StatusPlp'];
export type Timestamp = components['schemas']['Timestamp'];
export type ErroPlp = components['schemas']['ErroPlp'];
export type PlpPedido = components['schemas']['PlpPedido'];
export type Plp = components['schemas']['Plp'];
export type ListaPlp = components['schemas']['ListaPlp'];
export type ProtocoloPlp = components['schemas']['ProtocoloPlp'];
export type FechamentoPlp = components['schemas']['FechamentoPlp'];
export type ConciliacaoDecidida = components['schemas']['ConciliacaoDecidida'];
export type DecisaoConciliacao = components['schemas']['DecisaoConciliacao'];
export type DecisaoDaCobranca = components['schemas']['DecisaoDaCobranca'];
export type ComponenteFrete = components['schemas']['ComponenteFrete'];
export type SituacaoComponente = components['schemas']['SituacaoComponente'];
export type ComponenteConciliado = components['schemas']['ComponenteConciliado'];
export type EnvioConciliado = components['schemas']['EnvioConciliado'];
export type ListaEnvioConciliado = components['schemas']['ListaEnvioConciliado'];
export type AssinaturaEmitida = components['schemas']['AssinaturaEmitida'];
export type NovaAssinatura = components['schemas']['NovaAssinatura'];
export type Assinatura = components['schemas']['Assinatura'];
export type SituacaoNotificacao = components['schemas']['SituacaoNotificacao'];
export type Notificacao = components['schemas']['Notificacao'];
export type EventoAbandonado = components['schemas']['EventoAbandonado'];
export type ListaEventoAbandonado = components['schemas']['ListaEventoAbandonado'];
export type Reenvio = components['schemas']['Reenvio'];
export type Aplicativo = components['schemas']['Aplicativo'];
export type NovoAplicativo = components['schemas']['NovoAplicativo'];
export type ListaAplicativo = components['schemas']['ListaAplicativo'];
export type OrigemAnonimizacao = components['schemas']['OrigemAnonimizacao'];
export type DadoMantido = components['schemas']['DadoMantido'];
export type Anonimizacao = components['schemas']['Anonimizacao'];
export type NovaAnonimizacao = components['schemas']['NovaAnonimizacao'];
export type ReciboAnonimizacao = components['schemas']['ReciboAnonimizacao'];
export type ListaReciboAnonimizacao = components['schemas']['ListaReciboAnonimizacao'];
export type Simulacao = components['schemas']['Simulacao'];
export type NovaSimulacao = components['schemas']['NovaSimulacao'];
export type Relogio = components['schemas']['Relogio'];
export type AcertoRelogio = components['schemas']['AcertoRelogio'];
export type AvancoRelogio = components['schemas']['AvancoRelogio'];
export type NomeDeOperacao = components['schemas']['NomeDeOperacao'];
export type IdRequisicao = components['schemas']['IdRequisicao'];
export type AtoDoOperador = components['schemas']['AtoDoOperador'];
export type ListaAtoDoOperador = components['schemas']['ListaAtoDoOperador'];
export type $defs = Record<string, never>;
export interface operations {
    listarLojas: {
        parameters: {
            query?: {
                /** @description Only active or only inactive ones. */
                ativa?: boolean;
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the stores. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "nome": "Loja Exemplo",
                     *           "ativa": true,
                     *           "fusoHorario": "America/Sao_Paulo",
                     *           "criterio": "prazo",
                     *           "ocultaSemEstoque": false,
                     *           "validarChaveNF": false,
                     *           "deParaMkt": true,
                     *           "diasNaoUteis": [
                     *             "2026-12-24"
                     *           ],
                     *           "origensPermitidas": [
                     *             "https://loja.example.com"
                     *           ],
                     *           "filtros": {
                     *             "canal": [],
                     *             "plataforma": [],
                     *             "transportadora": []
                     *           },
                     *           "limites": {
                     *             "produtos": 1000,
                     *             "volumes": 500,
                     *             "envios": 100,
                     *             "produtosPorEnvio": 500,
                     *             "chatPorMinuto": 120,
                     *             "diasCotacao": 180,
                     *             "diasPedido": 2192,
                     *             "diasEvento": 365
                     *           },
                     *           "versao": 1,
                     *           "criadaEm": "2026-11-20T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaLoja"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarLoja: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaLoja"];
            };
        };
        responses: {
            /** @description The store, with every setting. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loja"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerLoja: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store, with its settings. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loja"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarLoja: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaLoja"];
            };
        };
        responses: {
            /** @description The store as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loja"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarTokens: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the tokens, without their texts. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "tipo": "api",
                     *           "prefixo": "frete_api_Qm9v",
                     *           "descricao": "ERP da loja",
                     *           "criadoEm": "2026-11-20T12:00:00.000Z",
                     *           "expiraEm": null,
                     *           "revogadoEm": null,
                     *           "situacao": "vigente"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaToken"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    emitirToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoToken"];
            };
        };
        responses: {
            /** @description The token with its text, which is shown only here. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenEmitido"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    revogarToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the token. */
                idToken: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, revoked. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the token. */
                idToken: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaToken"];
            };
        };
        responses: {
            /** @description The token as it is now, without its text. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    rotacionarToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the token. */
                idToken: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotacaoToken"];
            };
        };
        responses: {
            /** @description The new token with its text, which is shown only here. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenEmitido"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarFiliais: {
        parameters: {
            query?: {
                /** @description Only active or only inactive ones. */
                ativo?: boolean;
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the branches. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "filialERP": "SP01",
                     *           "nome": "CD São Paulo",
                     *           "cep": "05036001",
                     *           "cidade": "São Paulo",
                     *           "uf": "SP",
                     *           "ativo": true,
                     *           "prazoAdicional": 1,
                     *           "perAdiDesconto": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaFilial"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarFilial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaFilial"];
            };
        };
        responses: {
            /** @description The branch, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filial"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerFilial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Internal code of the branch. */
                idFilial: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filial"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirFilial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Internal code of the branch. */
                idFilial: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the branch is deleted or only inactive. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarFilial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Internal code of the branch. */
                idFilial: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaFilial"];
            };
        };
        responses: {
            /** @description The branch as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filial"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarTransportadoras: {
        parameters: {
            query?: {
                /** @description Only active or only inactive ones. */
                ativo?: boolean;
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the carriers. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "nome": "Transportes Rápidos",
                     *           "cnpj": "11222333000181",
                     *           "ativo": true,
                     *           "chatHabilitado": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaTransportadora"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarTransportadora: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaTransportadora"];
            };
        };
        responses: {
            /** @description The carrier, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transportadora"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerTransportadora: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the carrier. */
                idTransportadora: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transportadora"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirTransportadora: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the carrier. */
                idTransportadora: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the carrier is deleted or only inactive. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarTransportadora: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the carrier. */
                idTransportadora: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaTransportadora"];
            };
        };
        responses: {
            /** @description The carrier as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transportadora"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarMetodos: {
        parameters: {
            query?: {
                /** @description Only active or only inactive ones. */
                ativo?: boolean;
                /** @description Only those of this carrier. */
                idTransportadora?: components["schemas"]["Codigo"];
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the shipping methods. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "idTransportadora": 1,
                     *           "nome": "Expresso",
                     *           "ativo": true,
                     *           "correios": false,
                     *           "prazoAdicional": 1,
                     *           "urlFoto": null,
                     *           "idMkt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaMetodo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarMetodo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoMetodo"];
            };
        };
        responses: {
            /** @description The shipping method, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metodo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerMetodo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the method. */
                idMetodo: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipping method. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metodo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirMetodo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the method. */
                idMetodo: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the shipping method is deleted or only inactive. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarMetodo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the method. */
                idMetodo: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaMetodo"];
            };
        };
        responses: {
            /** @description The shipping method as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metodo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarTabelas: {
        parameters: {
            query?: {
                /** @description Only active or only inactive ones. */
                ativa?: boolean;
                /** @description Only those of this method. */
                idMetodo?: components["schemas"]["Codigo"];
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the freight tables, without their rows. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "nome": "Expresso 2026",
                     *           "idMetodo": 1,
                     *           "idFilial": null,
                     *           "ativa": true,
                     *           "fatorCubagem": 300,
                     *           "isencaoCubagemAte": 0,
                     *           "adValorem": 0.3,
                     *           "adValoremMinimo": 0,
                     *           "gris": 0.8,
                     *           "grisMinimo": 5.5,
                     *           "pedagioFracao": 7.83,
                     *           "despacho": 20,
                     *           "outros": 0,
                     *           "freteMinimo": 0,
                     *           "icmsIncluso": false,
                     *           "icms": 12,
                     *           "versaoFaixas": 1,
                     *           "qtdFaixas": 27
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaTabela"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarTabela: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaTabela"];
            };
        };
        responses: {
            /** @description The freight table, with its code and without rows. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tabela"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerTabela: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the table. */
                idTabela: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters of the freight table. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tabela"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirTabela: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the table. */
                idTabela: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That the freight table is deleted. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarTabela: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the table. */
                idTabela: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaTabela"];
            };
        };
        responses: {
            /** @description The freight table as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tabela"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    exportarFaixas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the table. */
                idTabela: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    /** @description Name under which the file is saved. */
                    "Content-Disposition": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente
                     *     01000000;05999999;0;0,3;12,90;2;
                     */
                    "text/csv": string;
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idTabela: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tabela não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    importarFaixas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the store.
                 * @example 1
                 */
                idLoja: components["schemas"]["Codigo"];
                /**
                 * @description Code of the table.
                 * @example 1
                 */
                idTabela: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente
                 *     01000000;05999999;0;0,3;12,90;2;
                 *     01000000;05999999;0,3;30;25,00;2;1,85
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description How many rows the table has now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description The rows are not valid. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "1 linha inválida; nada foi alterado.",
                     *       "total": 1,
                     *       "erros": [
                     *         {
                     *           "linha": 3,
                     *           "mensagem": "cepFim: deve ser um CEP de oito dígitos."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FalhaDaImportacao"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tabela não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarTaxas: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                tipo?: components["schemas"]["TipoTaxa"];
                /** @description Only active or only inactive ones. */
                ativa?: boolean;
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the fees. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "tipo": "TDA",
                     *           "cepInicio": "69000000",
                     *           "cepFim": "69299999",
                     *           "forma": "percentual",
                     *           "valor": 28,
                     *           "idTransportadora": null,
                     *           "minimo": 15.5,
                     *           "ativa": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaTaxa"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarTaxa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaTaxa"];
            };
        };
        responses: {
            /** @description The fee, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxa"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerTaxa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the fee. */
                idTaxa: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxa"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirTaxa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the fee. */
                idTaxa: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That the fee is deleted. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarTaxa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the fee. */
                idTaxa: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaTaxa"];
            };
        };
        responses: {
            /** @description The fee as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taxa"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarRegras: {
        parameters: {
            query?: {
                /** @description Only of this registration state. */
                status?: components["schemas"]["StatusRegra"];
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the freight rules. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "codigo": 1,
                     *           "situacao": "vigente",
                     *           "titulo": "Frete grátis Sul acima de R$ 300",
                     *           "valorTipo": "percentual",
                     *           "dataInicio": "2026-11-20",
                     *           "status": "ativo",
                     *           "valorAcao": "desconto",
                     *           "valor": 100,
                     *           "prazoAcao": null,
                     *           "prazo": null,
                     *           "dataFim": "2026-11-30",
                     *           "ordem": 0,
                     *           "criterios": [
                     *             {
                     *               "campo": 3,
                     *               "valores": [
                     *                 "Sul"
                     *               ]
                     *             },
                     *             {
                     *               "campo": 9,
                     *               "de": 300
                     *             }
                     *           ],
                     *           "idUsuario": 0,
                     *           "usuario": "Operador",
                     *           "usuarioEmail": "",
                     *           "dataCadastro": "2026-11-20T09:00:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaRegra"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarRegra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaRegra"];
            };
        };
        responses: {
            /** @description The freight rule, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Regra"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerRegra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the rule. */
                codigo: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The freight rule. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Regra"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirRegra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the rule. */
                codigo: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That the freight rule is deleted. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarRegra: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the rule. */
                codigo: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaRegra"];
            };
        };
        responses: {
            /** @description The freight rule as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Regra"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    explicarCotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the store.
                 * @example 1
                 */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cepDestino": "01310100",
                 *       "canal": "Marketplace A",
                 *       "volumes": [
                 *         {
                 *           "quantidade": 1,
                 *           "valorUnitario": 100,
                 *           "peso": 2,
                 *           "altura": 70,
                 *           "largura": 40,
                 *           "profundidade": 45
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CotacaoNova"];
            };
        };
        responses: {
            /** @description What the quotation would answer, what made each price, and why options are left out. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Cotação realizada com sucesso",
                     *       "ordenacao": "v",
                     *       "destino": {
                     *         "cep": "01310100",
                     *         "uf": "SP",
                     *         "regiaoUf": "Capital",
                     *         "regiaoPais": "Sudeste"
                     *       },
                     *       "carrinho": {
                     *         "valorNF": 100,
                     *         "totalPeso": 2,
                     *         "totalCubagem": 0.126
                     *       },
                     *       "opcoes": [
                     *         {
                     *           "idFilial": 1,
                     *           "filialERP": "SP01",
                     *           "idTransportadora": 1,
                     *           "transportadora": "Rápido Paulista",
                     *           "idMetodo": 1,
                     *           "metodo": "Expresso",
                     *           "temEstoque": true,
                     *           "tabela": {
                     *             "id": 1,
                     *             "nome": "Expresso 2026"
                     *           },
                     *           "faixa": {
                     *             "cepInicio": "01000000",
                     *             "cepFim": "05999999",
                     *             "pesoInicio": 30,
                     *             "pesoFim": 50,
                     *             "valor": 20,
                     *             "prazo": 1,
                     *             "kgExcedente": null
                     *           },
                     *           "preco": {
                     *             "pesoReal": 2,
                     *             "pesoCubado": 37.8,
                     *             "pesoTaxado": 37.8,
                     *             "pesoExcedente": 0,
                     *             "fretePeso": 20,
                     *             "adValorem": 0.3,
                     *             "gris": 0.2,
                     *             "pedagio": 3.5,
                     *             "despacho": 0,
                     *             "outros": 0,
                     *             "idTDA": null,
                     *             "TDA": 0,
                     *             "idTRT": null,
                     *             "TRT": 0,
                     *             "ajusteFreteMinimo": 0,
                     *             "icms": 0,
                     *             "freteReal": 24,
                     *             "perAdiDesconto": 0,
                     *             "freteAntesDasRegras": 24,
                     *             "freteCobrar": 21.6
                     *           },
                     *           "prazo": {
                     *             "prazoTransportadora": 1,
                     *             "maiorPrazoCros": 0,
                     *             "prazoAdicionalFilial": 1,
                     *             "prazoAdicionalMetodo": 0,
                     *             "prazoEntregaRegra": 0,
                     *             "prazoTotal": 2
                     *           },
                     *           "regras": [
                     *             {
                     *               "codigo": 6,
                     *               "titulo": "10% na capital",
                     *               "aplicada": true,
                     *               "motivo": null,
                     *               "campo": null,
                     *               "valorAntes": 24,
                     *               "valorDepois": 21.6,
                     *               "prazoEntregaRegra": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "semOpcao": [
                     *         {
                     *           "idFilial": 1,
                     *           "filialERP": "SP01",
                     *           "idTransportadora": 2,
                     *           "transportadora": "Transvale Cargas",
                     *           "idMetodo": 2,
                     *           "metodo": "Rodoviário",
                     *           "motivo": "cep",
                     *           "mensagem": "o CEP de destino não é atendido",
                     *           "codigoRegra": null,
                     *           "regras": []
                     *         }
                     *       ],
                     *       "filiaisIgnoradas": [],
                     *       "regrasForaDoCarrinho": [
                     *         {
                     *           "codigo": 7,
                     *           "titulo": "Frete grátis Sul",
                     *           "motivo": "criterio",
                     *           "campo": 3
                     *         }
                     *       ],
                     *       "totalRegrasForaDoCarrinho": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Explicacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "cepDestino: CEP não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarPontos: {
        parameters: {
            query?: {
                /** @description Only active or only inactive ones. */
                ativo?: boolean;
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the return points. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 1,
                     *           "nome": "Agência Paulista",
                     *           "cep": "01310100",
                     *           "endereco": "Avenida Paulista",
                     *           "cidade": "São Paulo",
                     *           "uf": "SP",
                     *           "tipoPontoDeDevolucao": "Agência",
                     *           "numero": "1000",
                     *           "referencia": null,
                     *           "bairro": "Bela Vista",
                     *           "ativo": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaPonto"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    criarPonto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPonto"];
            };
        };
        responses: {
            /** @description The return point, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ponto"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerPonto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the point. */
                idPonto: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return point. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ponto"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirPonto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the point. */
                idPonto: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That the return point is deleted. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    alterarPonto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the point. */
                idPonto: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MudancaPonto"];
            };
        };
        responses: {
            /** @description The return point as it is now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ponto"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarSituacoes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that each field of a return takes. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Situacoes"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    salvarSituacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description The field. */
                campo: components["schemas"]["CampoSituacao"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValoresSituacao"];
            };
        };
        responses: {
            /** @description The values that the field takes now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Situacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "valores.0: deve começar com Ponto, Postagem ou Coleta"
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    registrarOcorrencias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovasOcorrencias"];
            };
        };
        responses: {
            /** @description What became of each occurrence. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OcorrenciasRegistradas"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "itens.0.idOcoren: deve ser menor ou igual a 99."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    registrarEventosUnidade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovosEventosUnidade"];
            };
        };
        responses: {
            /** @description What became of each event. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventosUnidadeRegistrados"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "itens.0.evento: deve ser saiu ou chegou."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    importarOcoren: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the store.
                 * @example 1
                 */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example 34211222333000181001000011739814072026193000CHEGADA NA FILIAL */
                "text/plain": string;
            };
        };
        responses: {
            /** @description How many lines were applied, and which were not and why. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "0 registros aplicados, 0 repetidos, 1 recusado.",
                     *       "linhas": 1,
                     *       "aplicados": 0,
                     *       "repetidos": 0,
                     *       "recusados": 1,
                     *       "erros": [
                     *         {
                     *           "linha": 1,
                     *           "mensagem": "nota fiscal: envio não encontrado"
                     *         }
                     *       ],
                     *       "avisos": []
                     *     }
                     */
                    "application/json": components["schemas"]["ImportacaoEdi"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O arquivo não tem registros 342 nem 542."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    importarConemb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the store.
                 * @example 1
                 */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example 320CONHE140720261
                 *     322
                 */
                "text/plain": string;
            };
        };
        responses: {
            /** @description How many documents were applied, and which were not and why. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "0 registros aplicados, 0 repetidos, 1 recusado.",
                     *       "linhas": 2,
                     *       "aplicados": 0,
                     *       "repetidos": 0,
                     *       "recusados": 1,
                     *       "erros": [
                     *         {
                     *           "linha": 2,
                     *           "mensagem": "CNPJ do embarcador (posições 219 a 232): é obrigatório"
                     *         }
                     *       ],
                     *       "avisos": []
                     *     }
                     */
                    "application/json": components["schemas"]["ImportacaoEdi"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O arquivo não tem registros 322 nem 522."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    responderChat: {
        parameters: {
            query?: {
                /** @description What `idPedido` is. */
                chave?: components["schemas"]["ChavePedidoChat"];
                /** @description Sales channel: required when `chave` is `numeropedidocanal`. */
                canal?: string;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells. */
                idPedido: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FormularioResposta"];
            };
        };
        responses: {
            /** @description The message as it was stored. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2",
                     *       "data": "2026-07-15T10:30:00",
                     *       "mensagem": "O produto sai hoje para entrega.",
                     *       "origem": "transportadora",
                     *       "nomeUsuario": "Carlos Lima"
                     *     }
                     */
                    "application/json": components["schemas"]["MensagemChat"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "mensagem: informe um texto de 1 a 2000 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não tem conversa."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "chave";
        };
    };
    finalizarChat: {
        parameters: {
            query?: {
                /** @description What `idPedido` is. */
                chave?: components["schemas"]["ChavePedidoChat"];
                /** @description Sales channel: required when `chave` is `numeropedidocanal`. */
                canal?: string;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells. */
                idPedido: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text that says that the chat is finished. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Conversa finalizada."
                     *     }
                     */
                    "application/json": components["schemas"]["ResultadoOperacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "chave: use id ou pedido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não tem conversa."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "chave";
        };
    };
    enviarDocumentos: {
        parameters: {
            query?: {
                /** @description What `idPedido` is. */
                chave?: components["schemas"]["ChavePedidoChat"];
                /** @description Sales channel: required when `chave` is `numeropedidocanal`. */
                canal?: string;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells. */
                idPedido: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FormularioDocumentos"];
            };
        };
        responses: {
            /** @description The documents as they were stored. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "anexos": [
                     *         {
                     *           "url": "9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e/comprovante.pdf",
                     *           "nome": "comprovante.pdf",
                     *           "data": "2026-07-15T18:02:00",
                     *           "idUsuario": 12,
                     *           "nomeUsuario": "Carlos Lima",
                     *           "idTransportadora": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Anexos"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "anexo: envie ao menos um arquivo"
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Pedido não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "chave";
        };
    };
    listarPlpsDaLoja: {
        parameters: {
            query?: {
                /** @description Only of this state. */
                status?: components["schemas"]["StatusPlp"];
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the pre-lists. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "_id": "4401",
                     *           "codigoPLP": 4401,
                     *           "filialERP": "SP01",
                     *           "idLoja": 1,
                     *           "idFilial": 1,
                     *           "data": "2026-07-13 11:00:00",
                     *           "idRecibo": null,
                     *           "aplicacao": null,
                     *           "status": "Pendente",
                     *           "erros": [
                     *             "100045: informe o código de rastreio"
                     *           ],
                     *           "dataFechamento": null,
                     *           "idTransportadora": 3,
                     *           "idMetodo": 12,
                     *           "transportadora": "Correio Nacional",
                     *           "metodoEnvio": "Encomenda",
                     *           "nomeUsuario": "Loja Demo",
                     *           "idApp": null,
                     *           "nomeApp": null,
                     *           "listaPedidos": [
                     *             {
                     *               "documento": "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
                     *               "numeroPedido": "100045",
                     *               "chaveNF": "35260711222333000181550010000000011731582645",
                     *               "idEnvio": 1,
                     *               "protocolo": null,
                     *               "erros": "informe o código de rastreio"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaPlp"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    lerPlp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the pre-list. */
                codigoPLP: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pre-list, with its orders. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "4401",
                     *       "codigoPLP": 4401,
                     *       "filialERP": "SP01",
                     *       "idLoja": 1,
                     *       "idFilial": 1,
                     *       "data": "2026-07-13 11:00:00",
                     *       "idRecibo": null,
                     *       "aplicacao": null,
                     *       "status": "Pendente",
                     *       "erros": [
                     *         "100045: informe o código de rastreio"
                     *       ],
                     *       "dataFechamento": null,
                     *       "idTransportadora": 3,
                     *       "idMetodo": 12,
                     *       "transportadora": "Correio Nacional",
                     *       "metodoEnvio": "Encomenda",
                     *       "nomeUsuario": "Loja Demo",
                     *       "idApp": null,
                     *       "nomeApp": null,
                     *       "listaPedidos": [
                     *         {
                     *           "documento": "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
                     *           "numeroPedido": "100045",
                     *           "chaveNF": "35260711222333000181550010000000011731582645",
                     *           "idEnvio": 1,
                     *           "protocolo": null,
                     *           "erros": "informe o código de rastreio"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Plp"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    fecharPlp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the pre-list. */
                codigoPLP: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FechamentoPlp"];
            };
        };
        responses: {
            /** @description The pre-list, closed. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "4401",
                     *       "codigoPLP": 4401,
                     *       "filialERP": "SP01",
                     *       "idLoja": 1,
                     *       "idFilial": 1,
                     *       "data": "2026-07-13 11:00:00",
                     *       "idRecibo": "R-2026-118",
                     *       "aplicacao": null,
                     *       "status": "Finalizada",
                     *       "erros": [],
                     *       "dataFechamento": "2026-07-13 18:30:00",
                     *       "idTransportadora": 3,
                     *       "idMetodo": 12,
                     *       "transportadora": "Correio Nacional",
                     *       "metodoEnvio": "Encomenda",
                     *       "nomeUsuario": "Loja Demo",
                     *       "idApp": null,
                     *       "nomeApp": null,
                     *       "listaPedidos": [
                     *         {
                     *           "documento": "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
                     *           "numeroPedido": "100045",
                     *           "chaveNF": "35260711222333000181550010000000011731582645",
                     *           "idEnvio": 1,
                     *           "protocolo": "AA123456785BR",
                     *           "erros": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Plp"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    excluirPlp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the pre-list. */
                codigoPLP: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pre-list, excluded. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "4402",
                     *       "codigoPLP": 4402,
                     *       "filialERP": "SP01",
                     *       "idLoja": 1,
                     *       "idFilial": 1,
                     *       "data": "2026-07-13 11:00:00",
                     *       "idRecibo": null,
                     *       "aplicacao": null,
                     *       "status": "Excluída",
                     *       "erros": [],
                     *       "dataFechamento": null,
                     *       "idTransportadora": 3,
                     *       "idMetodo": 12,
                     *       "transportadora": "Correio Nacional",
                     *       "metodoEnvio": "Encomenda",
                     *       "nomeUsuario": "Loja Demo",
                     *       "idApp": null,
                     *       "nomeApp": null,
                     *       "listaPedidos": []
                     *     }
                     */
                    "application/json": components["schemas"]["Plp"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "codigoPLP: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "PLP não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "A PLP está Finalizada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    autorizarConciliacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the order (`chavePedido`). */
                documento: components["schemas"]["IdPedido"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisaoConciliacao"];
            };
        };
        responses: {
            /** @description What was decided, and for how many shipments. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConciliacaoDecidida"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "comentario: é obrigatório quando autorizado é false"
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Pedido não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não tem conciliação para decidir."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarConciliacoes: {
        parameters: {
            query?: {
                /** @description Processed on this day or later, local time of the store. */
                de?: components["schemas"]["Data"];
                /** @description Processed on this day or before; not before `de`. */
                ate?: components["schemas"]["Data"];
                /** @description Only of this carrier in use. */
                idTransportadora?: components["schemas"]["Codigo"];
                /**
                 * @description true: only shipments whose freight differs by more than the tolerance; false: only those that do not. One whose freight
                 *     the file does not tell is neither.
                 */
                divergente?: boolean;
                /** @description Difference of the freight that counts as none, cents. */
                toleranciaCentavos?: number;
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the shipments, each with what was quoted beside what was charged. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "documento": "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
                     *           "numeroPedido": "100045",
                     *           "posicao": 0,
                     *           "idEnvio": 1,
                     *           "notaFiscal": 1173,
                     *           "idTransportadora": 1,
                     *           "transportadora": "Rápido Paulista",
                     *           "conhecimento": "000000000815",
                     *           "complementos": 1,
                     *           "dataConhecimento": "2026-07-15",
                     *           "processadaEm": "2026-07-20T12:00:00.000Z",
                     *           "decisao": "pendente",
                     *           "cotado": 24,
                     *           "cobrado": 29.5,
                     *           "diferenca": 5.5,
                     *           "percentual": 22.917,
                     *           "componentes": [
                     *             {
                     *               "componente": "fretePeso",
                     *               "cotado": 20,
                     *               "cobrado": 25.5,
                     *               "diferenca": 5.5,
                     *               "situacao": "diferente"
                     *             },
                     *             {
                     *               "componente": "gris",
                     *               "cotado": 0.5,
                     *               "cobrado": null,
                     *               "diferenca": null,
                     *               "situacao": "semCobrado"
                     *             },
                     *             {
                     *               "componente": "pedagio",
                     *               "cotado": 3.5,
                     *               "cobrado": 3.5,
                     *               "diferenca": 0,
                     *               "situacao": "igual"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaEnvioConciliado"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "toleranciaCentavos" | "pagina" | "limite";
        };
    };
    exportarConciliacoes: {
        parameters: {
            query?: {
                /** @description Processed on this day or later, local time of the store. */
                de?: components["schemas"]["Data"];
                /** @description Processed on this day or before; not before `de`. */
                ate?: components["schemas"]["Data"];
                /** @description Only of this carrier in use. */
                idTransportadora?: components["schemas"]["Codigo"];
                /**
                 * @description true: only shipments whose freight differs by more than the tolerance; false: only those that do not. One whose freight
                 *     the file does not tell is neither.
                 */
                divergente?: boolean;
                /** @description Difference of the freight that counts as none, cents. */
                toleranciaCentavos?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of rows. */
            200: {
                headers: {
                    /** @description Name under which the file is saved. */
                    "Content-Disposition": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example documento;numeroPedido;posicao;notaFiscal;transportadora;conhecimento;complementos;dataConhecimento;processadaEm;decisao;componente;cotado;cobrado;diferenca;situacao */
                    "text/csv": string;
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "de: deve ser uma data AAAA-MM-DD."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "toleranciaCentavos";
        };
    };
    lerAssinatura: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is a secret, and since when; never its text. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assinatura"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    emitirAssinatura: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAssinatura"];
            };
        };
        responses: {
            /** @description The secret with its text, which is shown only here. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssinaturaEmitida"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "carenciaSegundos: deve ser um inteiro de 0 a 2592000."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    removerAssinatura: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That there is no secret any more. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assinatura"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerNotificacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the events go, and how that is doing. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "modulo": "webhook",
                     *       "url": "https://lojademo.example.com/eventos",
                     *       "tipoAutorizacao": "Basic",
                     *       "registradoEm": "2026-11-01T12:00:00.000Z",
                     *       "situacao": "falhando",
                     *       "falhas": 3,
                     *       "falhandoDesde": "2026-11-20T12:00:00.000Z",
                     *       "desativadoEm": null,
                     *       "motivo": "O endereço respondeu 500",
                     *       "aguardando": 12,
                     *       "maisAntigoEm": "2026-11-20T11:59:58.000Z",
                     *       "abandonados": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Notificacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarEventosAbandonados: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the events that were given up. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "documento": "evt_1_42",
                     *           "tipo": "Rastreio",
                     *           "criadoEm": "2026-11-16T12:00:00.000Z",
                     *           "abandonadoEm": "2026-11-19T15:30:00.000Z",
                     *           "tentativas": 10,
                     *           "motivo": "O endereço respondeu 500"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaEventoAbandonado"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    reenviarEvento: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the event. */
                documento: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many events wait again: one. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Evento devolvido para entrega.",
                     *       "reenviados": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Reenvio"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Evento não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    reenviarEventos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many events wait again. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Eventos devolvidos para entrega.",
                     *       "reenviados": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Reenvio"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarAplicativos: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the applications. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "id": 21,
                     *           "nome": "Etiquetas",
                     *           "instaladoEm": "2026-07-14T12:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaAplicativo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    instalarAplicativo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAplicativo"];
            };
        };
        responses: {
            /** @description The application as it is installed. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aplicativo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "nome: deve ter de 1 a 40 caracteres."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Já existe um registro com este nome."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerAplicativo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the application. */
                idApp: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aplicativo"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    desinstalarAplicativo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
                /** @description Code of the application. */
                idApp: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description That the application is uninstalled. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "idLoja: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Registro não encontrado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarAnonimizacoes: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the receipts. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "codigo": 7,
                     *           "feitaEm": "2026-11-21T12:00:00.000Z",
                     *           "origem": "cpfCnpj",
                     *           "pedidos": 2,
                     *           "mensagens": 5,
                     *           "anexos": 1,
                     *           "cotacoes": 2,
                     *           "eventos": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaReciboAnonimizacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
    anonimizarTitular: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAnonimizacao"];
            };
        };
        responses: {
            /** @description What was done, and what stays. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Anonimizacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The key is taken by something else. */
            409: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    simularTransporte: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the store. */
                idLoja: components["schemas"]["Codigo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaSimulacao"];
            };
        };
        responses: {
            /** @description What the simulated carriers did. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulacao"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "dias: deve ser maior ou igual a 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    lerRelogio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time that the service goes by. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relogio"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The clock is the machine's: the server was not started with `FRETE_TEST_CLOCK=1`. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O relógio é o da máquina: só com FRETE_TEST_CLOCK=1 ele pode ser movido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    acertarRelogio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcertoRelogio"];
            };
        };
        responses: {
            /** @description The time that the service goes by now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relogio"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "agora: deve ser uma data entre 1970 e 2200"
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The clock is the machine's: the server was not started with `FRETE_TEST_CLOCK=1`. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O relógio é o da máquina: só com FRETE_TEST_CLOCK=1 ele pode ser movido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    soltarRelogio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time that the service goes by now: the machine's. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relogio"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The clock is the machine's: the server was not started with `FRETE_TEST_CLOCK=1`. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O relógio é o da máquina: só com FRETE_TEST_CLOCK=1 ele pode ser movido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    avancarRelogio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvancoRelogio"];
            };
        };
        responses: {
            /** @description The time that the service goes by now. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relogio"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "segundos: deve ser um inteiro."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The clock is the machine's: the server was not started with `FRETE_TEST_CLOCK=1`. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O relógio é o da máquina: só com FRETE_TEST_CLOCK=1 ele pode ser movido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The body is larger than the limit. */
            413: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O corpo da requisição é maior que 5 MiB."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The content type of the body is not one of those listed. */
            415: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Tipo de conteúdo não suportado."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    listarAuditoria: {
        parameters: {
            query?: {
                /** @description Only of this store. */
                idLoja?: components["schemas"]["Codigo"];
                /** @description Only by this operation. */
                operacao?: components["schemas"]["NomeDeOperacao"];
                /** @description Only under this request. */
                idRequisicao?: components["schemas"]["IdRequisicao"];
                /** @description At this instant or later. */
                de?: components["schemas"]["Instante"];
                /** @description Before this instant. */
                ate?: components["schemas"]["Instante"];
                /** @description Number of the page, from 1. */
                pagina?: components["schemas"]["Pagina"];
                /** @description Records per page. */
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the changes. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagina": 1,
                     *       "limite": 50,
                     *       "total": 1,
                     *       "itens": [
                     *         {
                     *           "quando": "2026-11-20T12:00:00.000Z",
                     *           "operador": "9f86d081884c",
                     *           "operacao": "revogarToken",
                     *           "idLoja": 1,
                     *           "chave": "idToken=3",
                     *           "idRequisicao": "0b9f4a52-3d4e-4c1f-9a53-5d8e7f6a1b2c"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaAtoDoOperador"];
                };
            };
            /** @description The request is not valid: the text says why. */
            400: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "pagina: deve ser um inteiro a partir de 1."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The token is missing, expired, revoked, unknown or of the wrong kind. */
            401: {
                headers: {
                    /** @description Scheme of the credentials that are expected. */
                    "WWW-Authenticate": string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Token ausente, expirado ou inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Nothing with that key exists in the store. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Loja não encontrada."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Erro interno. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Temporarily unavailable: try again after the time given. */
            503: {
                headers: {
                    /** @description Seconds to wait before the next request. */
                    "Retry-After": components["schemas"]["InteiroNaoNegativo"];
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Serviço temporariamente indisponível. Tente novamente em instantes."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
        defaults: {
            query: "pagina" | "limite";
        };
    };
}
