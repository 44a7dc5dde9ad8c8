// Generated from spec/main.tsp by npm run generate; do not edit.
export interface paths {
    "/api/v1/cotacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a freight quotation
         * @description Quotes the freight of a cart to a destination. There is no limit of requests.
         */
        post: operations["criarCotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cotacao/{idCotacao}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a quotation
         * @description Reads a quotation.
         *
         *     **In this service** it comes as it was made, even after it left the queue, and the quotation token opens this
         *     operation too, for integrations that read back what they quoted.
         */
        get: operations["consultarCotacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logCotacaoFila": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the quotation queue
         * @description Reads quotations of the last 12 hours and deletes what it has read. Quotations that nobody read are deleted
         *     after 24 hours.
         *
         *     **In this service** the oldest come first, and there is an empty array when there is none.
         */
        get: operations["lerFilaCotacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pedido/novo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a shipment or return order
         * @description Creates a shipment order, or a return of one.
         *
         *     **In this service** the same number with the same body again answers the same `chavePedido`; with another body,
         *     409. Nothing is created when anything is invalid.
         */
        post: operations["criarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pedido/altera/{filtro}/{valor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an order
         * @description Changes fields of an order; a field that is not sent is not changed. Each field sent has its own outcome in
         *     `retornos`.
         *
         *     **In this service** a field that is unknown or invalid leaves the others to succeed, and an order in a final
         *     status answers 200 with that reason in every entry. What finds several orders, and a change of more than 10,000 fields,
         *     is 400.
         */
        put: operations["alterarPedido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Lists orders by a date, in the order of that date.
         *
         *     **In this service** orders without that date are left out.
         */
        get: operations["listarPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rastreio/{filtro}/{valor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track an order
         * @description Tracks the orders that a number, invoice, identifier or quotation finds.
         */
        get: operations["rastrearPedido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{numeroPedido}/{chavePedido}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the public tracking page
         * @description Public tracking page, without a token. An order whose only shipment has a tracking address outside the service
         *     redirects to it; with several shipments the page shows buttons.
         */
        get: operations["verRastreio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pedido/{numeroPedido}/anexos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attachments of an order
         * @description Lists the files of an order, documents and images in one list.
         *
         *     **In this service** they are those of its chat and those that were added to it.
         */
        get: operations["listarAnexos"];
        put?: never;
        post?: never;
        /**
         * Remove an attachment of an order
         * @description Removes a file of an order; its entry is removed even when the stored file is already gone.
         */
        delete: operations["removerAnexo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arquivos/{chave}/{nome}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Downloads a file of an order: the two parts of the path are the `url` of the attachment.
         */
        get: operations["baixarArquivo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat/{idPedido}/mensagem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a chat message to the carrier
         * @description Sends a message to the carrier of an order; the first one opens the conversation. As a form it may carry files:
         *     5 per conversation, counting those already sent. Any file that is refused drops the whole message. A conversation that is
         *     finished takes none.
         *
         *     **In this service** every limit of a form answers 400, 413 is for the JSON body. JSON carries no files: with
         *     `anexo` it is refused.
         */
        post: operations["enviarMensagemChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat/{idPedido}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a chat
         * @description Reads the chat of an order.
         */
        get: operations["lerChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chat/{idPedido}/elegivel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether an order may have a chat
         * @description Tells whether the carrier of an order is enabled for chat.
         */
        get: operations["consultarElegibilidadeChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chats
         * @description Lists the chats of the store by their last message, newest first.
         */
        get: operations["listarChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plp/novo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a postage pre-list
         * @description Creates a postage pre-list.
         *
         *     **In this service** it is one of orders of one branch and shipping method.
         */
        post: operations["criarPlp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plp/lista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List postage pre-lists
         * @description Lists the postage pre-lists that were created in a period.
         *
         *     **In this service** the oldest come first.
         */
        get: operations["listarPlps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plp/consulta/{filialERP}/{idPLP}": {
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
        get: operations["consultarPlp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reversa/situacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of the return fields
         * @description Lists the values registered for the five situation fields; they may change without notice.
         */
        get: operations["listarSituacoesReversa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reversa/situacoes/{tipo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values of one return field
         * @description Lists the values registered for one situation field.
         */
        get: operations["consultarSituacaoReversa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reversa/pontos-devolucao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List return points
         * @description Lists the return points of the store.
         *
         *     **In this service** only the active ones.
         */
        get: operations["listarPontosDevolucao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/produto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update products and stock
         * @description Creates or updates products, their stock per branch, mappings and channel prices.
         *
         *     **In this service** optional fields, branches and mappings that are not sent keep their values. Each product is saved
         *     whole or not at all, but not all of them at once: a call that ends with 5xx may have saved some of its products, and is repeated.
         */
        post: operations["salvarProdutos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/produto/sku/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Reads a product by its code.
         *
         *     **In this service** only the registered code finds it, not the search codes of the channels.
         */
        get: operations["consultarProduto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook/novo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the event receiver
         * @description Registers where the events of the store go; it replaces the registration that there was.
         *
         *     **In this service** events exist from the first registration on.
         */
        post: operations["registrarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fila": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one event from the queue
         * @description Reads the event at the head of the queue, which then goes to its end; it keeps coming back until it is deleted.
         *
         *     **In this service** 204 tells that the queue is empty.
         */
        get: operations["lerFila"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fila/{idDocumento}": {
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
         * Delete an event from the queue
         * @description Deletes an event from the queue.
         */
        delete: operations["removerDaFila"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transportadora/regrasfrete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List freight rules
         * @description Lists the freight rules of the store; without a period, those registered in the last 365 days.
         */
        get: operations["listarRegrasFrete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lista/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the order statuses
         * @description Lists the statuses that orders go through; the filter `idStatus` of the order list takes these codes.
         */
        get: operations["listarStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the branches
         * @description Lists the branches of the store.
         *
         *     **In this service** inactive ones too.
         */
        get: operations["listarFiliais"];
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
        FormularioMensagem: {
            /**
             * @description Text, required also with files.
             *
             *     **In this service** of which something is left when tags and blanks are taken off.
             * @example Segue a foto da avaria.
             */
            mensagem: components["schemas"]["MensagemTexto"];
            /**
             * Format: binary
             * @description One file of up to 2 MiB: doc, docx, pdf, xls, xlsx, csv, jpeg, jpg, png or gif. Several come as fields of the name `anexo[]`, each under the
             *     same limits.
             *
             *     **In this service** a file has a name and something in it, of the kind that its ending says.
             */
            anexo?: Blob;
            /** @description Several files, under the same limits. */
            "anexo[]"?: Blob[];
        };
        /**
         * @description Text of success or error.
         *
         *     **In this service** in Portuguese.
         */
        Mensagem: string;
        /**
         * Format: date-time
         * @description ISO 8601 date and time with an offset.
         *
         *     **In this service** that of the store's time zone.
         */
        DataHoraOffset: string;
        /** @description Destination of a quotation. */
        CotacaoDestino: {
            /** @description Postal code as a number: a leading zero is lost. */
            cep: number;
            /** @description Abbreviation of the state. */
            uf: string;
            /** @description Name of the state, whole. */
            ufExtenso: string;
            /**
             * @description Kind of region within the state.
             * @enum {string}
             */
            regiaoUf: "Interior" | "Capital" | "Metropolitano";
            /** @description Region of the country, e.g. `Sul`. */
            regiaoPais: string;
        };
        /** @description Code, outcome and destination of a quotation. */
        CotacaoRetorno: {
            /** @description Quotation code of 11 digits. */
            idCotacao: string;
            /** @description Text of success, or why there is no option. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Date and time of the quotation. */
            dataCotacao: components["schemas"]["DataHoraOffset"];
            /** @description Where the cart goes. */
            destino: components["schemas"]["CotacaoDestino"];
        };
        /** @description Amount in reais, numeric(9,2), zero or more. */
        DinheiroNaoNegativo: number;
        /** @description Weight in kilograms, numeric(9,3), zero or more. */
        Peso: number;
        /**
         * @description Volume, numeric(9,4), zero or more.
         *
         *     **In this service** in cubic metres.
         */
        Cubagem: number;
        /** @description Size in centimetres, numeric(9,3), zero or more. */
        Medida: number;
        /** @description Whole number, zero or more. */
        InteiroNaoNegativo: number;
        /** @description Quantity of units: one or more. */
        Quantidade: number;
        /**
         * Format: int64
         * @description Identifier that a system counts up: a whole number that every language reads exactly from JSON, at most 2^53 - 1.
         *     (Codes of a fixed table, of statuses and occurrences, are `Inteiro`.)
         */
        Identificador: number;
        /** @description Whole number in the range of 32 bits. */
        Inteiro: number;
        /** @description An item of the cart: as asked, and as registered. */
        ItemCotado: {
            /**
             * @description Product code, as sent.
             *
             *     **In this service** null when it was not sent.
             */
            sku: string | null;
            /**
             * @description Grouping code of the catalogue.
             *
             *     **In this service** null when not registered.
             */
            agrupador: string | null;
            /**
             * @description Category of the catalogue.
             *
             *     **In this service** null when not registered.
             */
            categoria: string | null;
            /** @description Quantity quoted. */
            qt: components["schemas"]["Quantidade"];
            /** @description Unit value of the request (`volumes[].valorUnitario`), reais. */
            preco: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Sale price of the catalogue, reais.
             *
             *     **In this service** null when not registered.
             */
            precoCadastro: components["schemas"]["DinheiroNaoNegativo"] | null;
            /**
             * @description Display price of the channel, reais.
             *
             *     **In this service** null when the channel has no price.
             */
            precoCanalDe: components["schemas"]["DinheiroNaoNegativo"] | null;
            /**
             * @description Sale price of the channel, reais.
             *
             *     **In this service** null when the channel has no price.
             */
            precoCanalPor: components["schemas"]["DinheiroNaoNegativo"] | null;
            /**
             * @description Internal product code.
             *
             *     **In this service** null when not registered.
             */
            idSku: components["schemas"]["Identificador"] | null;
            /**
             * @description Stock at the moment of quoting.
             *
             *     **In this service** null when not registered.
             */
            estoqueProduto: components["schemas"]["Inteiro"] | null;
            /** @description `estoqueProduto` of a registered product, otherwise the quantity sent. */
            estoque: components["schemas"]["Inteiro"];
        };
        /** @description Totals and items of the cart. */
        Carrinho: {
            /** @description Total value of the items. */
            valorNF: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Total weight, kg. */
            totalPeso: components["schemas"]["Peso"];
            /**
             * @description Total cubage.
             *
             *     **In this service** in cubic metres.
             */
            totalCubagem: components["schemas"]["Cubagem"];
            /**
             * @description Total height.
             *
             *     **In this service** that of the package built over the items, cm.
             */
            altura: components["schemas"]["Medida"];
            /** @description Width of the package, cm. */
            largura: components["schemas"]["Medida"];
            /** @description Depth of the package, cm. */
            profundidade: components["schemas"]["Medida"];
            /** @description Longest cross lead time among the items, days. */
            maiorPrazo: components["schemas"]["InteiroNaoNegativo"];
            /** @description Items of the cart. */
            produto: components["schemas"]["ItemCotado"][];
        };
        /** @description What was asked. */
        CotacaoEntrada: {
            /** @description Destination postal code, as sent. */
            cepDestino: string;
            /**
             * @description Sales channel, as sent.
             *
             *     **In this service** a quotation made for an order may carry up to 255 characters.
             */
            canal: string | null;
            /** @description Name of the store. */
            nomeLoja: string;
            /** @description Totals and items of the cart. */
            carrinho: components["schemas"]["Carrinho"];
        };
        /**
         * @description Parts of the lead time.
         *
         *     **In this service** business days; `prazoTotal` is their sum.
         */
        PrazoEntrega: {
            /** @description Carrier lead time after collection. */
            prazoTransportadora: components["schemas"]["Inteiro"];
            /** @description Longest cross lead time (for example, of purchase). */
            maiorPrazoCros: components["schemas"]["Inteiro"];
            /** @description Invoicing and preparation time at the branch. */
            prazoAdicionalFilial: components["schemas"]["Inteiro"];
            /** @description Additional time of the shipping method. */
            prazoAdicionalMetodo: components["schemas"]["Inteiro"];
            /** @description Lead time of the freight rules. */
            prazoEntregaRegra: components["schemas"]["Inteiro"];
            /** @description The same value as `prazoEntregaRegra`, under the other name that the interface uses. */
            prazoEntregaPorRegra: components["schemas"]["Inteiro"];
            /** @description Total lead time. */
            prazoTotal: components["schemas"]["Inteiro"];
        };
        /** @description Percentage, numeric(9,3); negative is a discount, positive a surcharge. */
        Percentual: number;
        /**
         * @description Fees of the destination.
         *
         *     **In this service** code null and value 0 when there is none.
         */
        Generalidade: {
            /** @description Code of the hard-to-reach fee. */
            idTDA: components["schemas"]["Identificador"] | null;
            /** @description Value of the hard-to-reach fee, reais. */
            TDA: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Code of the delivery-restriction fee. */
            idTRT: components["schemas"]["Identificador"] | null;
            /** @description Value of the delivery-restriction fee, reais. */
            TRT: components["schemas"]["DinheiroNaoNegativo"];
        };
        /** @description Freight table, fees and rules of an option. */
        TabelasFrete: {
            /** @description Freight table code. */
            idTabela: components["schemas"]["Identificador"];
            /** @description Fees for places that are hard to reach or restricted. */
            generalidade: components["schemas"]["Generalidade"];
            /** @description Codes of the freight rules applied, in the order of application. */
            idListaRegras: components["schemas"]["Identificador"][];
        };
        /** @description Branch, carrier, method and table of an option. */
        DadosFrete: {
            /** @description Internal branch code. */
            filial: components["schemas"]["Identificador"];
            /** @description ERP code of the branch. */
            filialERP: string;
            /** @description Name of the branch. */
            filialNome: string;
            /** @description City of the branch. */
            filialCidade: string;
            /** @description State of the branch. */
            filialUF: string;
            /** @description Shipping method code. */
            idMetodoEnvio: components["schemas"]["Identificador"];
            /** @description Carrier code. */
            idTransportadora: components["schemas"]["Identificador"];
            /** @description Carrier name. */
            transportadoraNome: string;
            /** @description Shipping method name. */
            metodoEnvioNome: string;
            /**
             * @description Order of the list: `v` by value, `p` by lead time.
             * @enum {string}
             */
            ordenacao: "v" | "p";
            /** @description Discount (negative) or surcharge configured on the branch, percent. */
            perAdiDesconto: components["schemas"]["Percentual"];
            /** @description Freight table, fees and rules of the option. */
            tabelas: components["schemas"]["TabelasFrete"];
        };
        /** @description A delivery option: one branch and one shipping method. */
        OpcaoEntrega: {
            /** @description Inverted: `0` has stock, `1` has no stock, at the moment of quoting. */
            possuiEstoque: number;
            /** @description Freight to charge the customer, reais. */
            freteCobrar: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Freight that the carrier charges, reais. */
            freteReal: components["schemas"]["DinheiroNaoNegativo"];
            /**
             * @description Total lead time.
             *
             *     **In this service** business days; equals `prazoEntrega.prazoTotal`.
             */
            prazoEntregaTotal: components["schemas"]["Inteiro"];
            /** @description Total stock of the products at the branch at the moment of quoting. */
            estoque: components["schemas"]["Inteiro"];
            /** @description Parts of the lead time. */
            prazoEntrega: components["schemas"]["PrazoEntrega"];
            /** @description Branch, carrier, method and table of the option. */
            dadosFrete: components["schemas"]["DadosFrete"];
        };
        /** @description A quotation: what was asked, for where, and the delivery options found. */
        Cotacao: {
            /** @description Code, text and destination of the quotation. */
            retorno: components["schemas"]["CotacaoRetorno"];
            /** @description What was asked, with the values of the catalogue beside it. */
            dadosEntrada: components["schemas"]["CotacaoEntrada"];
            /** @description Delivery options in the order that `ordenacao` tells; empty when nothing serves the destination. */
            opcoesEntrega: components["schemas"]["OpcaoEntrega"][];
        };
        /** @description Body of every failure. */
        Erro: {
            /**
             * @description What is wrong.
             *
             *     **In this service** in Portuguese; a validation failure names the field first.
             */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Postal code (CEP) of eight digits. */
        Cep: string;
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
         * @description Size of a page.
         *
         *     **In this service** one or more; above the largest size the largest is taken.
         */
        LimiteTolerante: number;
        /** @description Code and outcome of a quotation. */
        CotacaoRetornoDaFila: {
            /** @description Quotation code of 11 digits. */
            idCotacao: string;
            /** @description Text of success, or why there is no option. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Date and time of the quotation. */
            dataCotacao: components["schemas"]["DataHoraOffset"];
        };
        /** @description A quotation of the queue: as `Cotacao`, without the destination. */
        CotacaoDaFila: {
            /** @description Code and text of the quotation. */
            retorno: components["schemas"]["CotacaoRetornoDaFila"];
            /** @description What was asked, with the values of the catalogue beside it. */
            dadosEntrada: components["schemas"]["CotacaoEntrada"];
            /** @description Delivery options in the order that `ordenacao` tells. */
            opcoesEntrega: components["schemas"]["OpcaoEntrega"][];
        };
        /** @description The order that was created. */
        PedidoCriado: {
            /** @description Text of success. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Key for the tracking queries and for the public tracking page. */
            chavePedido: string;
            /** @description Number of the order, as sent. */
            numeroPedido: string;
        };
        /** @description Amount in reais with three decimals, numeric(9,3), zero or more. */
        DinheiroMilesimos: number;
        /** @description Recipient of a new order. */
        EnderecoEntregaNovo: {
            /** @description Name. */
            nome: string;
            /** @description E-mail. */
            email: string;
            /** @description CPF or CNPJ. */
            cpfCnpj: string;
            /**
             * @description Postal code.
             *
             *     **In this service** 7 or 8 digits, in a range of the country, when the freight is quoted to it: without `idCotacao`, or with
             *     `transporteProximo`.
             */
            cep: string;
            /**
             * @description State.
             *
             *     **In this service** one of the 27, in any letter case.
             */
            uf: string;
            /** @description City. */
            cidade: string;
            /** @description Street. */
            endereco: string;
            /** @description Number. */
            numero: string;
            /** @description District. */
            bairro: string;
            /** @description Reference point. */
            referencia: string;
            /** @description Telephones. */
            telefones: string[];
        };
        /**
         * Format: int64
         * @description Identifier that is zero or more.
         */
        IdentificadorNaoNegativo: number;
        /**
         * Format: data-pedido
         * @description Date of a request.
         *
         *     **In this service** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DDTHH:mm:ss`, local time of the store; the
         *     last also with a fraction and with `Z` or an offset, then the instant meant. Real calendar dates only.
         */
        DataPedido: string;
        /** @description A product of a new order: weight and sizes are those of the package of one unit. */
        ProdutoNovo: {
            /** @description Product code. */
            sku: string;
            /** @description Title. */
            titulo?: string;
            /** @description Category. */
            categoria?: string;
            /** @description Weight, kg. */
            peso: components["schemas"]["Peso"];
            /** @description Height, cm. */
            altura: components["schemas"]["Medida"];
            /** @description Width, cm. */
            largura: components["schemas"]["Medida"];
            /** @description Depth, cm. */
            profundidade: components["schemas"]["Medida"];
            /** @description Unit price, reais. */
            preco: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Quantity. */
            quantidade: components["schemas"]["Quantidade"];
            /** @description Volumes per unit. */
            quantidadeVolumes: components["schemas"]["Quantidade"];
        };
        /** @description Access key of an invoice: 44 characters. */
        ChaveNF: string;
        /** @description Invoice of a new shipment. */
        NotaFiscalNova: {
            /**
             * @description ERP code of the branch that ships.
             *
             *     **In this service** one that the store has registered.
             */
            filialERP: string;
            /** @description Order number in the ERP. */
            pedidoERP?: string;
            /**
             * @description Access key.
             *
             *     **In this service** of 44 characters with the right check digit, when the store asks for that.
             */
            chave: components["schemas"]["ChaveNF"];
            /** @description Issue. */
            data: components["schemas"]["DataPedido"];
            /** @description Total value, reais. */
            valorTotal: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Value of the products, reais. */
            valorTotalProdutos: components["schemas"]["DinheiroNaoNegativo"];
        };
        /** @description Free data: a key and its value. */
        DadoAdicional: {
            /** @description Name of the datum. */
            chave: string;
            /** @description Value of the datum. */
            valor: string;
        };
        /** @description A shipment of a new order. */
        EnvioNovo: {
            /** @description Free name. */
            nome?: string;
            /**
             * @description Weight, kg; absent: the sum of the products.
             *
             *     **In this service** such a sum has at most nine digits; above that the weight has to be given.
             */
            peso?: components["schemas"]["Peso"];
            /**
             * @description Height, cm; absent: a package is built over the items.
             *
             *     **In this service** its sizes have at most nine digits; above that they have to be given.
             */
            altura?: components["schemas"]["Medida"];
            /** @description Width, cm. */
            largura?: components["schemas"]["Medida"];
            /** @description Depth, cm. */
            profundidade?: components["schemas"]["Medida"];
            /** @description Quantity of products. */
            quantidade: components["schemas"]["Quantidade"];
            /** @description Total volumes. */
            quantidadeVolumes: components["schemas"]["Quantidade"];
            /**
             * @description Tracking code; mandatory for the postal service.
             *
             *     **In this service** it is so when the integrator labels a shipment order. With `servico` it comes when the
             *     postage pre-list is closed, and a return may have none. The postal service's has two letters, nine digits and two
             *     letters.
             */
            codigoRastreio?: string;
            /** @description Code of the postage pre-list of the postal service. */
            plp?: components["schemas"]["IdentificadorNaoNegativo"];
            /**
             * @description Tracking address outside the service: the customer is redirected to it.
             *
             *     **In this service** http or https, without user information; a host without scheme gets `https://`.
             */
            urlRastreioExterno?: string;
            /** @description Load-map code of the ERP. */
            mapaDeCarga?: string;
            /** @description Delivery deadline. */
            prazoDeEntrega: components["schemas"]["DataPedido"];
            /**
             * @description Registered name of the carrier, when it is not the quoted one.
             *
             *     **In this service** it has a shipping method; without `nomeMetodoEnvio` its best is taken.
             */
            nomeTransportadora?: string;
            /**
             * @description Registered name of the shipping method, when it is not the quoted one.
             *
             *     **In this service** of one that several carriers have, `nomeTransportadora` says whose, unless the quoted carrier has it.
             */
            nomeMetodoEnvio?: string;
            /**
             * @description Marketplace sales: id that picks the shipping method; used only when `idCotacao` is absent.
             *
             *     **In this service** where the store maps methods to marketplaces it means an active one, which serves the order.
             */
            deParaMkt?: string;
            /**
             * @description Products.
             *
             *     **In this service** as many as the store may send, 500 unless set lower.
             */
            produtos: components["schemas"]["ProdutoNovo"][];
            /** @description Invoice. */
            notaFiscal: components["schemas"]["NotaFiscalNova"];
            /** @description Free data of the shipment. */
            dadosAdicionaisEnvio?: components["schemas"]["DadoAdicional"][];
        };
        /** @description A shipment order to create. `dadosReversa` is ignored, whatever it holds. */
        PedidoNovoEnvio: {
            /**
             * @description `envio`.
             * @enum {string}
             */
            tipoPedido: "envio";
            /**
             * @description Number of the order.
             *
             *     **In this service** unique per kind of order.
             */
            numeroPedido: string;
            /** @description Additional control number, e.g. of the marketplace or ERP. */
            pedidoAuxiliar?: string;
            /** @description Platform: free text. */
            plataforma?: string;
            /** @description Channel to quote for; used only when `idCotacao` is absent. */
            canal?: string;
            /** @description Company or site that intermediated the sale. */
            intermediadorVenda?: string;
            /**
             * @description Full code of the chosen option: code of the quotation, branch and shipping method. Absent: the service quotes
             *     again, and takes the best option. `transporteProximo`: the nearest carrier that meets value and lead time.
             *
             *     **In this service** it has 11, 7 and 7 digits; the 11 of the quotation alone are its first option. The quotation is one
             *     of the store that is still kept, and has the option. It quotes again from the branch of the first shipment's invoice, a
             *     return at the postal code of `dadosReversa.remetente`; what has no option then is refused.
             */
            idCotacao?: string;
            /**
             * @description Freight charged to the customer, reais.
             *
             *     **In this service** 0 sets `transporteProximo` no limit of value.
             */
            valorFretePedido: components["schemas"]["DinheiroMilesimos"];
            /**
             * @description Who makes the labels: empty or `app`, the integrator (Despachado); `servico`, the service (Faturado).
             * @enum {string}
             */
            controleEtiqueta?: "" | "app" | "servico";
            /** @description Recipient. */
            enderecoEntrega: components["schemas"]["EnderecoEntregaNovo"];
            /**
             * @description Shipments.
             *
             *     **In this service** as many as the store may send, 100 unless set lower.
             */
            envio: components["schemas"]["EnvioNovo"][];
            /** @description Free data of the order. */
            dadosAdicionais?: components["schemas"]["DadoAdicional"][];
            /** @description Not used in a shipment order. */
            numeroPedidoEnvioPai?: string;
            /** @description Ignored. */
            dadosReversa?: unknown;
        };
        /** @description Telephone: 10 or 11 digits. */
        TelefoneRemetente: string;
        /** @description Sender of a return. */
        Remetente: {
            /** @description Name. */
            nome: string;
            /** @description CPF (11 digits) or CNPJ (14 digits). */
            cpfCnpj: string;
            /** @description E-mail. */
            email: string;
            /**
             * @description Postal code, 7 or 8 digits.
             *
             *     **In this service** in a range of the country, when the freight is quoted: without `idCotacao`, or with `transporteProximo`.
             */
            cep: string;
            /**
             * @description State.
             *
             *     **In this service** one of the 27, in any letter case.
             */
            uf: string;
            /** @description City. */
            cidade: string;
            /** @description Street. */
            endereco: string;
            /** @description Number. */
            numero: string;
            /** @description District. */
            bairro: string;
            /** @description Reference point. */
            referencia?: string;
            /** @description Telephones, 10 or 11 digits each. */
            telefones: components["schemas"]["TelefoneRemetente"][];
        };
        /** @description Why and how an order comes back. The five situation fields take registered values only. */
        DadosReversa: {
            /** @description Who asked for it: a registered value. */
            solicitanteReversa: string;
            /** @description Why: a registered value. */
            motivoReversa: string;
            /** @description How: a registered value that starts with `Ponto`, `Postagem` or `Coleta`. */
            tipoReversa: string;
            /** @description Resolution: a registered value. */
            resolucaoReversa: string;
            /** @description Who pays the freight: a registered value. */
            pagadorFreteReversa: string;
            /** @description Sender. */
            remetente: components["schemas"]["Remetente"];
            /** @description Value agreed, reais. */
            valorAcordado?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Notes. */
            observacoesReversa?: string;
            /** @description Business days until the collection. */
            prazoColeta?: number;
        };
        /** @description A return to create. */
        PedidoNovoReversa: {
            /**
             * @description `reversa`.
             * @enum {string}
             */
            tipoPedido: "reversa";
            /**
             * @description Number of the order.
             *
             *     **In this service** unique per kind of order.
             */
            numeroPedido: string;
            /** @description Additional control number, e.g. of the marketplace or ERP. */
            pedidoAuxiliar?: string;
            /** @description Platform: free text. */
            plataforma?: string;
            /** @description Channel to quote for; used only when `idCotacao` is absent. */
            canal?: string;
            /** @description Company or site that intermediated the sale. */
            intermediadorVenda?: string;
            /**
             * @description Full code of the chosen option: code of the quotation, branch and shipping method. Absent: the service quotes
             *     again, and takes the best option. `transporteProximo`: the nearest carrier that meets value and lead time.
             *
             *     **In this service** it has 11, 7 and 7 digits; the 11 of the quotation alone are its first option. The quotation is one
             *     of the store that is still kept, and has the option. It quotes again from the branch of the first shipment's invoice, a
             *     return at the postal code of `dadosReversa.remetente`; what has no option then is refused.
             */
            idCotacao?: string;
            /**
             * @description Freight charged to the customer, reais.
             *
             *     **In this service** 0 sets `transporteProximo` no limit of value.
             */
            valorFretePedido: components["schemas"]["DinheiroMilesimos"];
            /**
             * @description Who makes the labels: empty or `app`, the integrator (Despachado); `servico`, the service (Faturado).
             * @enum {string}
             */
            controleEtiqueta?: "" | "app" | "servico";
            /** @description Recipient. */
            enderecoEntrega: components["schemas"]["EnderecoEntregaNovo"];
            /**
             * @description Shipments.
             *
             *     **In this service** as many as the store may send, 100 unless set lower.
             */
            envio: components["schemas"]["EnvioNovo"][];
            /** @description Free data of the order. */
            dadosAdicionais?: components["schemas"]["DadoAdicional"][];
            /** @description Number of the shipment order of the store that comes back. */
            numeroPedidoEnvioPai: string;
            /** @description Why and how the order comes back. */
            dadosReversa: components["schemas"]["DadosReversa"];
        };
        /** @description A shipment order or a return, told apart by `tipoPedido`. */
        PedidoNovo: components["schemas"]["PedidoNovoEnvio"] | components["schemas"]["PedidoNovoReversa"];
        /**
         * @description What an order is searched by.
         * @enum {string}
         */
        FiltroPedido: "pedido" | "notafiscal" | "chavenf" | "documento" | "cotacaoid";
        /** @description Outcome of one field. */
        RetornoCampo: {
            /** @description Path of the field, e.g. `envio.0.peso`. */
            campo: string;
            /** @description `sucesso`, `já alterado` (the value was already that), or why it was not changed. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Outcome of every field sent. */
        PedidoAlterado: {
            /** @description One entry per field. */
            retornos: components["schemas"]["RetornoCampo"][];
        };
        /** @description One to sixteen digits. */
        TextoNumerico: string;
        /** @description An identifier, or its digits as text. */
        IdentificadorOuTexto: components["schemas"]["IdentificadorNaoNegativo"] | components["schemas"]["TextoNumerico"];
        /** @description The fields of an invoice that can be changed. */
        NotaFiscalAlteracao: {
            /** @description ERP code of the branch that ships. */
            filialERP?: string;
            /** @description Order number in the ERP. */
            pedidoERP?: string;
            /** @description Access key. */
            chave?: components["schemas"]["ChaveNF"];
            /** @description Issue. */
            data?: components["schemas"]["DataPedido"];
            /** @description Total value, reais. */
            valorTotal?: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Value of the products, reais. */
            valorTotalProdutos?: components["schemas"]["DinheiroNaoNegativo"];
        };
        /**
         * @description The fields of a shipment that can be changed.
         *
         *     **In this service** one that was delivered, returned, lost or cancelled keeps its weights, sizes, quantities,
         *     tracking code, deadline, carrier, method and branch; the rest can be changed then too.
         */
        EnvioAlteracao: {
            /** @description Weight, kg. */
            peso?: components["schemas"]["Peso"];
            /** @description Height, cm. */
            altura?: components["schemas"]["Medida"];
            /** @description Width, cm. */
            largura?: components["schemas"]["Medida"];
            /** @description Depth, cm. */
            profundidade?: components["schemas"]["Medida"];
            /** @description Quantity of products. */
            quantidade?: components["schemas"]["Quantidade"];
            /** @description Total volumes. */
            quantidadeVolumes?: components["schemas"]["Quantidade"];
            /** @description Tracking code. */
            codigoRastreio?: string;
            /** @description Code of the postage pre-list: a number, or its digits as text. */
            plp?: components["schemas"]["IdentificadorOuTexto"];
            /**
             * @description Tracking address outside the service.
             *
             *     **In this service** http or https, a host without scheme gets `https://`.
             */
            urlRastreioExterno?: string;
            /**
             * @description Address of the proof of delivery.
             *
             *     **In this service** the tracking page shows it; http or https, a host without scheme gets `https://`.
             */
            linkComprovanteEntrega?: string;
            /** @description Load-map code of the ERP. */
            mapaDeCarga?: string;
            /** @description Delivery deadline. */
            prazoDeEntrega?: components["schemas"]["DataPedido"];
            /** @description The same as `prazoDeEntrega`, under the name that the outcome reports. */
            prazoEntregaPedido?: components["schemas"]["DataPedido"];
            /** @description Registered name of the carrier, only on a change of carrier. */
            nomeTransportadora?: string;
            /** @description Registered name of the shipping method, only on a change of carrier. */
            nomeMetodoEnvio?: string;
            /** @description Code of the shipping method, only on a change of carrier. */
            idMetodo?: components["schemas"]["Identificador"];
            /** @description Invoice. */
            notaFiscal?: components["schemas"]["NotaFiscalAlteracao"];
        };
        /** @description The fields of an order that can be changed; a field that is not sent keeps its value. */
        PedidoAlteracao: {
            /** @description Additional control number. */
            pedidoAuxiliar?: string;
            /**
             * @description Shipments.
             *
             *     **In this service** matched by position.
             */
            envio?: components["schemas"]["EnvioAlteracao"][];
        };
        /**
         * @description A change of an order: see `PedidoAlteracao`.
         *
         *     **In this service** any object is accepted on the wire; each field has its own outcome, an unknown or invalid
         *     one too.
         */
        PedidoAlteracaoEnviada: components["schemas"]["PedidoAlteracao"] | {
            [key: string]: unknown;
        };
        /**
         * @description Date that a list of orders is filtered and ordered by.
         * @enum {string}
         */
        DataTipoPedido: "dataCriacaoPedido" | "dataCotacao" | "dataFaturamento" | "dataNotfis" | "previsaoCotacao" | "previsaoPedido" | "dataConhecimento" | "dataConhecimentoProcessamento" | "dataEntrega" | "previsaoEntregaPedido" | "previsaoEntregaCotacao" | "dataAutorizacaoCte";
        /**
         * Format: periodo
         * @description `<start>TO<end>`, each end a date `YYYY-MM-DD` or a date-time `YYYY-MM-DDTHH:mm:ss`.
         *
         *     **In this service** both ends are included.
         */
        Periodo: string;
        /** @description Codes separated by commas, with blanks around these or without. */
        ListaDeCodigos: string;
        /** @description Number of a page, counted from 1. */
        Pagina: number;
        /** @description Opaque identifier of an order. */
        IdPedido: string;
        /**
         * Format: timestamp
         * @description `YYYY-MM-DD HH:mm:ss`, without offset.
         *
         *     **In this service** local time of the store.
         */
        Timestamp: string;
        /**
         * @description Kind of an order.
         * @enum {string}
         */
        TipoPedido: "envio" | "reversa";
        /** @description A status that the order went through. */
        StatusHistorico: {
            /** @description Code of the status. */
            idStatus: components["schemas"]["Inteiro"];
            /** @description Name of the status. */
            statusDescricao: string;
            /** @description When the status was reached. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description Latitude in degrees. */
        Latitude: number;
        /** @description Longitude in degrees. */
        Longitude: number;
        /** @description A place on the map. */
        Coordenadas: {
            /** @description Latitude, degrees. */
            latitude: components["schemas"]["Latitude"] | null;
            /** @description Longitude, degrees. */
            longitude: components["schemas"]["Longitude"] | null;
        };
        /** @description Recipient of an order. */
        EnderecoEntrega: {
            /** @description Name. */
            nome: string;
            /** @description E-mail. */
            email: string;
            /** @description CPF or CNPJ. */
            cpfCnpj: string;
            /** @description Postal code. */
            cep: string;
            /** @description State, in capitals. */
            uf: string;
            /** @description Region of the country. */
            regiao: string | null;
            /** @description City. */
            cidade: string;
            /** @description Street. */
            endereco: string;
            /** @description Number. */
            numero: string;
            /** @description District. */
            bairro: string;
            /** @description Reference point. */
            referencia: string;
            /** @description Coordinates; null in both when not known. */
            coordenadas: components["schemas"]["Coordenadas"];
            /** @description Telephones. */
            telefones: string[];
        };
        /** @description A note on a shipment. */
        Observacao: {
            /** @description When it was written. */
            data: components["schemas"]["Timestamp"];
            /** @description Text. */
            texto: string;
            /** @description Who wrote it. */
            usuario: string;
        };
        /**
         * @description What the carrier charged for a shipment.
         *
         *     **In this service** it is read from files of layout PROCEDA CONEMB 3.1 or 5.0: the transport document, and the
         *     sums of those that complete it. Every field is null until it is known.
         */
        Conciliacao: {
            /** @description Number of the invoice. */
            notaFiscal: number | null;
            /** @description Series of the invoice. */
            serie: number | null;
            /** @description Series of the transport document. */
            serieConhecimento: number | null;
            /** @description Number of the transport document. */
            numeroConhecimento: number | null;
            /** @description Weight, kg. */
            peso: number | null;
            /** @description Cubed weight, kg. */
            pesoCubado: number | null;
            /** @description Weight by density, kg. */
            pesoDensidade: number | null;
            /** @description Additional expense, reais. */
            despesaAdicional: number | null;
            /** @description Base of the ICMS, reais. */
            baseIcms: number | null;
            /** @description ICMS, percent. */
            icms: number | null;
            /** @description ICMS, reais. */
            valorIcms: number | null;
            /** @description Freight by weight, reais. */
            fretePeso: number | null;
            /** @description Total freight, reais. */
            freteValor: number | null;
            /** @description SEC/CAT, reais. */
            secCat: number | null;
            /** @description ITR, reais. */
            ITR: number | null;
            /** @description Dispatch, reais. */
            valorDespacho: number | null;
            /** @description Toll, reais. */
            valorPedagio: number | null;
            /** @description ADEME, reais. */
            valorAdame: number | null;
            /** @description Ad valorem, reais. */
            adValor: number | null;
            /** @description Risk management (GRIS), reais. */
            gris: number | null;
            /** @description TAS, reais. */
            tas: number | null;
            /** @description Fee, reais. */
            taxa: number | null;
            /**
             * @description **In this service** freight charged less what the carrier in use was quoted to charge, reais. A quotation
             *     prices the order as a whole: of several shipments each has its share by weight.
             */
            valorDiferenca: number | null;
            /** @description **In this service** that difference, percent. */
            percentualDiferenca: number | null;
            /** @description Freight charged, reais. */
            valorFreteCobrando: number | null;
            /** @description CNPJ of the payer. */
            cnpj: string | null;
            /** @description Access key of the invoice. */
            chaveNF: components["schemas"]["ChaveNF"] | null;
            /** @description Access key of the transport document. */
            chaveConhecimento: string | null;
            /** @description CNPJ of the carrier. */
            cnpjTransportadora: string | null;
            /**
             * @description Whether the charge was authorized.
             *
             *     **In this service** `sim`, or `não` when it was refused; null while nobody has decided.
             */
            autorizado: ("sim" | "não") | null;
            /** @description Who authorized it. */
            usuarioAutorizacao: string | null;
            /** @description Code of who authorized it. */
            idUsuarioAutorizacao: string | null;
            /** @description Comment of the authorization. */
            comentarioAutorizacao: string | null;
            /** @description Whether the tax is substituted: yes or no, as text. */
            ST: string | null;
            /** @description Kind of the transport document, one letter. */
            idTipoConhecimento: string | null;
            /** @description Kind of the transport document. */
            tipoConhecimento: string | null;
            /** @description Issue of the transport document. */
            dataConhecimento: components["schemas"]["Timestamp"] | null;
            /**
             * @description Processing.
             *
             *     **In this service** when the file of the carrier was processed.
             */
            dataProcessamento: components["schemas"]["Timestamp"] | null;
        };
        /** @description Invoice of a shipment. */
        NotaFiscal: {
            /**
             * @description CNPJ of the issuer.
             *
             *     **In this service** read out of the key.
             */
            cnpjFaturador: string | null;
            /** @description ERP code of the branch that ships. */
            filialERP: string;
            /** @description Name of that branch. */
            filialNomeEnvio: string | null;
            /** @description City of that branch. */
            cidade: string | null;
            /** @description State of that branch. */
            uf: string | null;
            /** @description Postal code of that branch. */
            cep: string | null;
            /** @description Order number in the ERP. */
            pedidoERP: string | null;
            /** @description Access key. */
            chave: components["schemas"]["ChaveNF"];
            /** @description Internal code of the branch quoted. */
            idFilialCotacao: components["schemas"]["Identificador"] | null;
            /** @description Internal code of the branch that ships. */
            idFilialEnvio: components["schemas"]["Identificador"] | null;
            /** @description Number, read out of the key. */
            numero: components["schemas"]["Inteiro"] | null;
            /** @description Series, read out of the key. */
            serie: components["schemas"]["Inteiro"] | null;
            /** @description Issue. */
            data: components["schemas"]["Timestamp"];
            /** @description Total value, reais. */
            valorTotal: number;
            /** @description Value of the products, reais. */
            valorTotalProdutos: number;
        };
        /** @description A product of a shipment: as ordered, and as registered (`Cadastro`). */
        ProdutoPedido: {
            /** @description Product code. */
            sku: string;
            /** @description Title, as sent. */
            titulo: string | null;
            /** @description Category, as sent. */
            categoria: string | null;
            /** @description Internal product code, as text. */
            idSku: string | null;
            /** @description Title of the catalogue. */
            tituloCadastro: string | null;
            /** @description Category of the catalogue. */
            categoriaCadastro: string | null;
            /** @description Variation of the catalogue. */
            variacao: string | null;
            /** @description Weight of one unit, kg. */
            peso: number;
            /** @description Height of one unit, cm. */
            altura: number;
            /** @description Width of one unit, cm. */
            largura: number;
            /** @description Depth of one unit, cm. */
            profundidade: number;
            /** @description Unit price, reais. */
            preco: number;
            /** @description Weight of the catalogue, kg. */
            pesoCadastro: number | null;
            /** @description Height of the catalogue, cm. */
            alturaCadastro: number | null;
            /** @description Width of the catalogue, cm. */
            larguraCadastro: number | null;
            /** @description Depth of the catalogue, cm. */
            profundidadeCadastro: number | null;
            /** @description Quantity. */
            quantidade: components["schemas"]["Inteiro"];
            /** @description Volumes per unit. */
            quantidadeVolumes: components["schemas"]["Inteiro"];
        };
        /** @description A tracking occurrence. */
        Ocorrencia: {
            /** @description Code of the record. */
            id: components["schemas"]["Identificador"];
            /** @description When it happened. */
            data: components["schemas"]["Timestamp"];
            /** @description Occurrence code: 9999 order created, 9998 invoiced, 0 in transit, otherwise table 3.1. */
            idOcoren: components["schemas"]["Inteiro"];
            /** @description Text of the code. */
            descricao: string;
            /** @description Additional information. */
            informacaoAdicional: string | null;
            /** @description Whether the public tracking page shows it. */
            visivelCliente: boolean;
        };
        /** @description A shipment of an order. */
        EnvioPedido: {
            /** @description Code of the shipment. */
            id: components["schemas"]["Identificador"];
            /** @description Status. */
            idStatus: components["schemas"]["Inteiro"];
            /** @description Name of the status. */
            statusDescricao: string;
            /** @description The `nome` that the integrator sent. */
            descricao: string | null;
            /** @description Carrier in use. */
            idTransportadora: components["schemas"]["Identificador"] | null;
            /** @description Shipping method in use. */
            idMetodoEnvio: components["schemas"]["Identificador"] | null;
            /** @description Name of the carrier. */
            nomeTransportadora: string | null;
            /** @description Name of the shipping method. */
            nomeMetodoEnvio: string | null;
            /** @description Picture of the shipping method. */
            urlFotoMetodoEnvio: string | null;
            /** @description Weight, kg. */
            peso: number;
            /** @description Height, cm. */
            altura: number;
            /** @description Width, cm. */
            largura: number;
            /** @description Depth, cm. */
            profundidade: number;
            /** @description Quantity of products. */
            quantidade: components["schemas"]["Inteiro"];
            /** @description Total volumes. */
            quantidadeVolumes: components["schemas"]["Inteiro"];
            /** @description Tracking code. */
            codigoRastreio: string | null;
            /** @description Tracking address outside the service. */
            urlRastreioExterno: string | null;
            /** @description Load-map code of the ERP. */
            mapaDeCarga: string | null;
            /** @description Code of the postage pre-list. */
            plp: components["schemas"]["Identificador"] | null;
            /** @description Deadline promised by the order. */
            prazoEntregaPedido: components["schemas"]["Timestamp"];
            /** @description Deadline promised by the quotation. */
            prazoEntregaCotacao: components["schemas"]["Timestamp"] | null;
            /** @description When the quotation was made. */
            dataCotacao: components["schemas"]["Timestamp"] | null;
            /** @description When it was delivered. */
            dataEntrega: components["schemas"]["Timestamp"] | null;
            /** @description **In this service** `prazoEntregaPedido` less `prazoEntregaCotacao`, calendar days. */
            diferencaPedidoCotacao: number | null;
            /** @description **In this service** invoice date less `dataCotacao`, calendar days. */
            diferencaFaturamentoCotacao: number | null;
            /** @description **In this service** `dataEntrega` less `prazoEntregaCotacao`, calendar days; null before delivery. */
            diferencaCotadoEntregue: number | null;
            /** @description **In this service** `dataEntrega` less `prazoEntregaPedido`, calendar days; null before delivery. */
            diferencaPedidoEntregue: number | null;
            /** @description **In this service** lead time of the carrier in use less that of the quoted one, days. */
            prazoTrocaTransporte: number | null;
            /** @description **In this service** freight to charge the customer by the carrier in use less that by the quoted one, reais. */
            valorTrocaTransporte: number | null;
            /** @description **In this service** freight that the carrier in use charges less that of the quoted one, reais. */
            freteRealTrocaTransporte: number | null;
            /** @description Lead time of the quotation, business days. */
            prazoCotacaoDiasUteis: number | null;
            /** @description Notes. */
            observacao: components["schemas"]["Observacao"][];
            /** @description What the carrier charged; every field null until it is known. */
            conciliacao: components["schemas"]["Conciliacao"];
            /** @description Invoice. */
            notaFiscal: components["schemas"]["NotaFiscal"];
            /** @description Products. */
            produtos: components["schemas"]["ProdutoPedido"][];
            /** @description Tracking occurrences, oldest first. */
            ocoren: components["schemas"]["Ocorrencia"][];
            /** @description Free data of the shipment, as sent. */
            dadosAdicionaisEnvio: components["schemas"]["DadoAdicional"][] | null;
        };
        /**
         * @description An order as the lists return it.
         *
         *     **In this service** a field without data is null.
         */
        Pedido: {
            /** @description Identifier of the record. */
            _id: components["schemas"]["IdPedido"];
            /** @description Creation. */
            data: components["schemas"]["Timestamp"];
            /** @description Code of the store. */
            idLoja: components["schemas"]["Identificador"];
            /** @description Name of the store. */
            nomeLoja: string;
            /** @description Number that the integrator sent. */
            numeroPedido: string;
            /** @description Shipment or return. */
            tipoPedido: components["schemas"]["TipoPedido"];
            /** @description In a return, number of the original shipment order. */
            numeroPedidoEnvioPai: string | null;
            /** @description Full code of the quotation and option. */
            idCotacao: string | null;
            /** @description Sales channel. */
            canal: string | null;
            /** @description Platform, as sent. */
            plataforma: string | null;
            /** @description Who intermediated the sale, as sent. */
            intermediadorVenda: string | null;
            /** @description Additional control number, as sent. */
            pedidoAuxiliar: string | null;
            /** @description Freight that the carrier charges, by the quotation, reais. */
            valorFreteReal: number | null;
            /** @description Freight to charge the customer, by the quotation, reais. */
            valorFreteCobrado: number | null;
            /** @description Freight charged to the customer, by the order, reais. */
            valorFretePedido: number;
            /** @description `valorFretePedido` less `valorFreteCobrado`, reais. */
            valorFreteDiferencaPedidoCotacao: number | null;
            /** @description **In this service** that difference as a percentage of `valorFreteCobrado`; 0 when that is 0. */
            percentualFreteDiferencaPedidoCotacao: number | null;
            /**
             * @description **In this service** lead time of the carrier in use less that of the quoted one, days; of several shipments
             *     the largest.
             */
            prazoTrocaTransporte: number | null;
            /**
             * @description **In this service** freight to charge the customer by the carrier in use less that by the quoted one, reais;
             *     of several shipments the largest.
             */
            valorTrocaTransporte: number | null;
            /**
             * @description Status.
             *
             *     **In this service** the least advanced of the shipments.
             */
            idStatus: components["schemas"]["Inteiro"];
            /** @description Name of the status. */
            statusDescricao: string;
            /** @description Internal code of the branch quoted. */
            idFilialCotado: components["schemas"]["Identificador"] | null;
            /** @description Shipping method quoted. */
            idMetodoEnvioCotado: components["schemas"]["Identificador"] | null;
            /** @description Carrier quoted. */
            idTransportadoraCotado: components["schemas"]["Identificador"] | null;
            /** @description ERP code of the branch quoted. */
            filialERPCotado: string | null;
            /** @description Name of the branch quoted. */
            filialNomeCotado: string | null;
            /** @description Name of the shipping method quoted. */
            NomeMetodoEnvioCotado: string | null;
            /** @description Name of the carrier quoted. */
            NomeTransportadoraCotado: string | null;
            /** @description History of the status, oldest first. */
            acompanhamentoStatus: components["schemas"]["StatusHistorico"][];
            /** @description Recipient. */
            enderecoEntrega: components["schemas"]["EnderecoEntrega"];
            /** @description Shipments. */
            envio: components["schemas"]["EnvioPedido"][];
            /** @description Free data of the order, as sent. */
            dadosAdicionaisPedido: components["schemas"]["DadoAdicional"][] | null;
        };
        /** @description Where an occurrence came from. */
        OrigemDados: {
            /** @description Code of the user. */
            idUsuario: string | null;
            /** @description Name of the user. */
            nomeUsuario: string | null;
            /**
             * @description Way in.
             * @enum {string}
             */
            origem: "sistema" | "api" | "edi" | "usuario";
            /** @description When it came in. */
            dataHora: components["schemas"]["Timestamp"];
        };
        /** @description A tracking occurrence, with where it came from. */
        OcorrenciaRastreio: {
            /** @description Code of the record. */
            id: components["schemas"]["Identificador"];
            /** @description When it happened. */
            data: components["schemas"]["Timestamp"];
            /** @description Occurrence code: 9999 order created, 9998 invoiced, 0 in transit, otherwise table 3.1. */
            idOcoren: components["schemas"]["Inteiro"];
            /** @description Text of the code. */
            descricao: string;
            /** @description Additional information. */
            informacaoAdicional: string | null;
            /** @description Whether the public tracking page shows it. */
            visivelCliente: boolean;
            /** @description Where the occurrence came from. */
            origemDados: components["schemas"]["OrigemDados"];
        };
        /** @description Tracking of a shipment. */
        RastreioEnvio: {
            /** @description Code of the shipment. */
            idenvio: components["schemas"]["Identificador"];
            /** @description Invoice. */
            notaFiscal: components["schemas"]["NotaFiscal"];
            /** @description Products. */
            produtos: components["schemas"]["ProdutoPedido"][];
            /** @description Occurrences, oldest first. */
            ocoren: components["schemas"]["OcorrenciaRastreio"][];
        };
        /** @description Tracking of the orders found. */
        Rastreio: {
            /** @description One entry per shipment; several orders may match. */
            lista: components["schemas"]["RastreioEnvio"][];
        };
        /**
         * Format: timestamp-iso
         * @description `YYYY-MM-DDTHH:mm:ss`, without offset.
         *
         *     **In this service** local time of the store.
         */
        TimestampIso: string;
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
        /** @description Files of an order. */
        Anexos: {
            /** @description Documents and images; empty when there is none. */
            anexos: components["schemas"]["Anexo"][];
        };
        /** @description Outcome of an operation that answers with a text only. */
        Resultado: {
            /** @description Text of success. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description The message that was stored. */
        MensagemEnviada: {
            /** @description Identifier of the message. */
            id: string;
            /** @description When it was stored. */
            data: components["schemas"]["TimestampIso"];
            /**
             * @description Always `loja`.
             * @enum {string}
             */
            origem: "loja";
            /** @description Files; the key is absent when none was sent. */
            anexos?: components["schemas"]["Anexo"][];
        };
        /**
         * @description How the order of a chat is told.
         * @enum {string}
         */
        ChavePedidoChat: "id" | "documento" | "pedido" | "numeropedido" | "numeropedidocanal" | "chavenf" | "chavenfe";
        /** @description A message to send. */
        MensagemNova: {
            /**
             * @description Text; HTML tags and event attributes are removed before it is stored.
             *
             *     **In this service** `javascript:` addresses too.
             */
            mensagem: string;
        };
        /** @description Text of a message. */
        MensagemTexto: string;
        /**
         * @description State of a chat.
         * @enum {string}
         */
        SituacaoChat: "aberto" | "finalizado";
        /**
         * @description Who has to answer.
         * @enum {string}
         */
        SubSituacaoChat: "aguardandoRespostaTransportadora" | "aguardandoRespostaLoja";
        /**
         * @description Who wrote a message.
         * @enum {string}
         */
        OrigemMensagem: "loja" | "transportadora";
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
        /** @description Chat of an order. */
        Chat: {
            /** @description Identifier of the chat. */
            _id: string;
            /** @description State. */
            situacao: components["schemas"]["SituacaoChat"];
            /** @description Who has to answer. */
            subSituacao: components["schemas"]["SubSituacaoChat"];
            /** @description Shipment or return. */
            tipoPedido: components["schemas"]["TipoPedido"];
            /** @description Name of the carrier. */
            nomeTransportadora: string;
            /**
             * @description At most 500 messages, oldest first.
             *
             *     **In this service** the newest ones.
             */
            mensagens: components["schemas"]["MensagemChat"][];
        };
        /** @description Answer for an order without a conversation. */
        SemConversa: {
            /** @description Always empty. */
            mensagens: components["schemas"]["MensagemChat"][];
            /**
             * @description `sem_conversa`.
             * @enum {string}
             */
            situacao: "sem_conversa";
        };
        /** @description Whether an order may have a chat. */
        Elegibilidade: {
            /** @description Whether the carrier of the order is enabled for chat. */
            elegivel: boolean;
            /** @description The reason. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /**
         * Format: date
         * @description Calendar date `YYYY-MM-DD`.
         */
        Data: string;
        /** @description Last message of a chat. */
        UltimaMensagem: {
            /** @description Text. */
            mensagem: string;
            /** @description Who wrote it. */
            origem: components["schemas"]["OrigemMensagem"];
            /** @description When it was sent. */
            data: components["schemas"]["TimestampIso"];
        };
        /** @description A chat of the list. */
        ChatResumo: {
            /** @description Identifier of the chat. */
            idChat: string;
            /** @description Internal identifier of the order. */
            idPedido: components["schemas"]["IdPedido"];
            /** @description Shipment or return. */
            tipoPedido: components["schemas"]["TipoPedido"];
            /** @description Carrier. */
            idTransportadora: components["schemas"]["Identificador"];
            /** @description Name of the carrier. */
            nomeTransportadora: string;
            /** @description State. */
            situacao: components["schemas"]["SituacaoChat"];
            /** @description Who has to answer. */
            subSituacao: components["schemas"]["SubSituacaoChat"];
            /** @description Creation. */
            data: components["schemas"]["TimestampIso"];
            /** @description Last message. */
            dataUltimaMensagem: components["schemas"]["TimestampIso"];
            /** @description Number of messages. */
            qtdMensagens: components["schemas"]["InteiroNaoNegativo"];
            /** @description Last message; null when the chat is empty. */
            ultimaMensagem: components["schemas"]["UltimaMensagem"] | null;
        };
        /** @description A page of chats. */
        ListaChats: {
            /** @description Page. */
            pagina: components["schemas"]["Inteiro"];
            /** @description Chats per page. */
            limite: components["schemas"]["Inteiro"];
            /** @description Chats that match. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description The chats, newest last message first. */
            chats: components["schemas"]["ChatResumo"][];
        };
        /** @description The postage pre-list that was created. */
        PlpCriada: {
            /** @description Text of success. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Code to read it with. */
            idPLP: string;
            /** @description The same code, as a number. */
            codigoPLP: components["schemas"]["Identificador"];
        };
        /** @description A postage pre-list to create. */
        PlpNova: {
            /** @description ERP code of the branch. */
            filialERP: string;
            /** @description Shipping method. */
            idMetodo: components["schemas"]["Identificador"];
            /** @description Keys (`documento`) of the orders, each once; no shipment of them is in another pre-list that was not excluded. */
            pedidos: string[];
        };
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
        /** @description Values registered for each situation field of a return. */
        SituacoesReversa: {
            /** @description Who may ask for a return. */
            solicitanteReversa: string[];
            /** @description Reasons. */
            motivoReversa: string[];
            /** @description Ways back. */
            tipoReversa: string[];
            /** @description Resolutions. */
            resolucaoReversa: string[];
            /** @description Who may pay the freight. */
            pagadorFreteReversa: string[];
        };
        /** @description Values registered for one situation field: the answer has only its key. */
        SituacaoReversa: {
            /** @description Who may ask for a return. */
            solicitanteReversa?: string[];
            /** @description Reasons. */
            motivoReversa?: string[];
            /** @description Ways back. */
            tipoReversa?: string[];
            /** @description Resolutions. */
            resolucaoReversa?: string[];
            /** @description Who may pay the freight. */
            pagadorFreteReversa?: string[];
        };
        /** @description A place that takes returns. */
        PontoDevolucao: {
            /** @description Identifier. */
            id: string;
            /** @description Name. */
            nome: string;
            /** @description Postal code, digits only. */
            cep: string;
            /** @description Street. */
            endereco: string;
            /** @description Number. */
            numero: string | null;
            /** @description Reference point. */
            referencia: string | null;
            /** @description District. */
            bairro: string | null;
            /** @description City. */
            cidade: string;
            /** @description State. */
            uf: string;
            /** @description Kind of point. */
            tipoPontoDeDevolucao: string;
            /** @description State of the registration, e.g. `Ativo`. */
            status: string;
        };
        /** @description Return points found. */
        PontosDevolucao: {
            /** @description Number of points in this answer. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description The points, by `tipoPontoDeDevolucao`, then `nome`. */
            pontos: components["schemas"]["PontoDevolucao"][];
        };
        /** @description Outcome of one channel mapping. */
        DeParaGravado: {
            /** @description Channel as sent. */
            canal: string | null;
            /** @description Search code as sent. */
            sku: string | null;
            /** @description `sucesso`, or why the mapping was not saved. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Outcome of one branch. */
        FilialGravada: {
            /** @description Branch code as sent. */
            idFilial: string | null;
            /** @description `sucesso`, or why the stock was not saved, e.g. `filial não encontrada`. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Outcome of one product. */
        ProdutoGravado: {
            /**
             * @description Product code as sent.
             *
             *     **In this service** null when none was sent.
             */
            sku: string | null;
            /** @description `sucesso`, or why the product was not saved. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Outcome of each channel mapping sent. */
            dePara: components["schemas"]["DeParaGravado"][];
            /** @description Outcome of each branch sent. */
            filial: components["schemas"]["FilialGravada"][];
        };
        /** @description Outcome of every product sent. */
        ProdutosGravados: {
            /** @description One entry per product, in the order sent. */
            produto: components["schemas"]["ProdutoGravado"][];
        };
        /** @description A boolean, or its text. */
        BooleanoOuTexto: boolean | ("true" | "false");
        /** @description Stock of a product at a branch. */
        EstoqueFilial: {
            /** @description Branch code, normally the ERP code. */
            idFilial: string;
            /** @description Stock balance. */
            quantidade: components["schemas"]["Inteiro"];
            /** @description Additional delivery time, days. */
            prazoAdicional: components["schemas"]["InteiroNaoNegativo"];
        };
        /** @description A search code of a channel that maps to the product, as it is sent. */
        DeParaEntrada: {
            /** @description Channel. */
            canal: string;
            /** @description Search code of the channel. */
            sku: string;
            /**
             * @description Whether the mapping is used.
             *
             *     **In this service** one that is not is as good as absent, and another product may take its code over.
             */
            status: components["schemas"]["BooleanoOuTexto"];
        };
        /** @description Price of the product in a channel, as it is sent. */
        PrecoCanalItemEntrada: {
            /** @description Channel. */
            nome: string;
            /** @description Promotional price, reais. */
            precoDe: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Sale price in the channel, reais. */
            precoPor: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Id of the variation in the marketplace; applies to that marketplace's channel only. */
            idVariacaoMkt?: string;
        };
        /** @description Prices per channel, as they are sent. */
        PrecoCanalEntrada: {
            /**
             * @description The channels.
             *
             *     **In this service** a product has at most 1000, with those that it had before.
             */
            canal?: components["schemas"]["PrecoCanalItemEntrada"][];
        };
        /** @description A product as it is sent. */
        ProdutoEntrada: {
            /** @description Product code. */
            sku: string;
            /** @description Groups the variations (colour, voltage, flavour, size) of one product. */
            codigoAgrupador?: string;
            /** @description Code in the ERP. */
            skuERP?: string;
            /** @description Title. */
            titulo: string;
            /** @description Text of the variation. */
            variacao?: string;
            /** @description Category. */
            categoria?: string;
            /** @description Weight, kg. */
            peso: components["schemas"]["Peso"];
            /** @description Width, cm. */
            largura: components["schemas"]["Medida"];
            /** @description Height, cm. */
            altura: components["schemas"]["Medida"];
            /** @description Depth, cm. */
            profundidade: components["schemas"]["Medida"];
            /** @description Number of volumes; accepted, never returned. */
            volumes?: components["schemas"]["InteiroNaoNegativo"];
            /** @description Default price, reais. */
            preco: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Whether the product is active. */
            status: components["schemas"]["BooleanoOuTexto"];
            /** @description Stock per branch. */
            filial: components["schemas"]["EstoqueFilial"][];
            /** @description Search codes of the channels. */
            dePara?: components["schemas"]["DeParaEntrada"][];
            /** @description Prices per channel. */
            precoCanal?: components["schemas"]["PrecoCanalEntrada"];
        };
        /** @description Any JSON value. */
        ValorJson: {
            [key: string]: unknown;
        } | unknown[] | (string | null) | number | boolean;
        /**
         * @description A product to create or update: see `ProdutoEntrada`. One bad item does not stop the others.
         *
         *     **In this service** anything else is accepted on the wire, ill-formed text too, and answered with its own
         *     `mensagem`.
         */
        ProdutoEnviado: components["schemas"]["ProdutoEntrada"] | components["schemas"]["ValorJson"];
        /** @description Products to create or update. */
        ProdutosEntrada: {
            /**
             * @description The products.
             *
             *     **In this service** the same `sku` twice is applied in order; as many as the store may send, 1000 unless set lower.
             */
            produto: components["schemas"]["ProdutoEnviado"][];
        };
        /** @description A search code of a channel that maps to the product. */
        DePara: {
            /** @description Channel. */
            canal: string;
            /** @description Search code of the channel. */
            sku: string;
            /** @description Whether the mapping is used. */
            status: boolean;
        };
        /** @description Price of the product in a channel. */
        PrecoCanalItem: {
            /** @description Channel. */
            nome: string;
            /** @description Promotional price, reais. */
            precoDe: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Sale price in the channel, reais. */
            precoPor: components["schemas"]["DinheiroNaoNegativo"];
        };
        /** @description Prices per channel. */
        PrecoCanal: {
            /** @description The channels. */
            canal: components["schemas"]["PrecoCanalItem"][];
        };
        /** @description A product as it is registered. */
        Produto: {
            /** @description Product code. */
            sku: string;
            /** @description Grouping code. */
            codigoAgrupador: string | null;
            /** @description Code in the ERP. */
            skuERP: string | null;
            /** @description Title. */
            titulo: string;
            /** @description Text of the variation. */
            variacao: string | null;
            /** @description Category. */
            categoria: string | null;
            /** @description Weight, kg. */
            peso: components["schemas"]["Peso"];
            /** @description Width, cm. */
            largura: components["schemas"]["Medida"];
            /** @description Height, cm. */
            altura: components["schemas"]["Medida"];
            /** @description Depth, cm. */
            profundidade: components["schemas"]["Medida"];
            /** @description Default price, reais. */
            preco: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Whether the product is active. */
            status: boolean;
            /** @description Stock per branch. */
            filial: components["schemas"]["EstoqueFilial"][];
            /** @description Search codes of the channels. */
            dePara: components["schemas"]["DePara"][];
            /** @description Prices per channel. */
            precoCanal: components["schemas"]["PrecoCanal"];
        };
        /** @description Products found. */
        ProdutosLidos: {
            /** @description The products. */
            produto: components["schemas"]["Produto"][];
        };
        /** @description Where and how the events of the store are delivered; what is omitted takes its default. */
        WebhookNovo: {
            /**
             * @description Address that receives the events.
             *
             *     **In this service** absolute, http or https, without user information, in a public network (the operator may allow
             *     others), at port 80, 443 or one above 1023 that no other service is known for.
             */
            url: string;
            /**
             * @description How the receiver is protected; absent: not at all.
             * @enum {string}
             */
            tipoAutorizacao?: "Basic" | "Bearer";
            /**
             * @description User name; required when `tipoAutorizacao` is `Basic`.
             *
             *     **In this service** then neither empty nor with a colon or control characters.
             */
            usuario?: string;
            /**
             * @description Password; required when `tipoAutorizacao` is `Basic`. Never returned.
             *
             *     **In this service** then neither empty nor with control characters.
             */
            senha?: string;
            /**
             * @description Token; required when `tipoAutorizacao` is `Bearer`. Never returned.
             *
             *     **In this service** then visible ASCII characters, without blanks.
             */
            token?: string;
            /**
             * @description `webhook`: the service notifies the address; `fila`: the store reads a queue.
             * @default webhook
             * @enum {string}
             */
            modulo?: "webhook" | "fila";
            /**
             * @description Tracking occurrences: in transit, occurrences, out for delivery, delivered.
             * @default true
             */
            rastreio?: boolean;
            /**
             * @description Changes of the additional lead times.
             * @default true
             */
            prazoAdicional?: boolean;
            /**
             * @description Application uninstalled.
             * @default true
             */
            aplicativo?: boolean;
            /**
             * @description Shipping method created, changed or removed.
             * @default true
             */
            metodoEnvio?: boolean;
            /**
             * @description Shipment left or arrived at a unit.
             * @default true
             */
            rastreioEnventos?: boolean;
            /**
             * @description New message in the chat of an order.
             * @default true
             */
            chatTransportadora?: boolean;
        };
        /** @description What happened to an order. */
        DadosRastreio: {
            /** @description Internal identifier of the order. */
            idPedido: components["schemas"]["IdPedido"];
            /** @description Number that the integrator sent. */
            numeroPedido: string;
            /** @description Occurrence code of version 3.1; 99 for the four steps without a code of their own. */
            idOcoren: components["schemas"]["Inteiro"];
            /**
             * @description What the code means for the order.
             *
             *     **In this service** `postado` when a shipment has its label and becomes Despachado.
             * @enum {string}
             */
            situacao: "criado" | "postado" | "em transito" | "saiu para entrega" | "entregue" | "ocorrencia";
            /**
             * @description Additional information; the text of the occurrence when `situacao` is `ocorrencia`.
             *
             *     **In this service** that text also when there is nothing to add.
             */
            mensagem: components["schemas"]["Mensagem"];
            /** @description When it happened. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description A tracking occurrence of an order. */
        EventoRastreio: {
            /** @description Code of the event; the same on every delivery. */
            documento: string;
            /**
             * @description `Rastreio`.
             * @enum {string}
             */
            tipo: "Rastreio";
            /** @description What happened. */
            dados: components["schemas"]["DadosRastreio"];
        };
        /**
         * @description An extreme of the additional lead times.
         *
         *     **In this service** its fields are null when nothing is active.
         */
        ExtremoPrazo: {
            /** @description Lead time of the active branches, days. */
            prazoFilial: components["schemas"]["Inteiro"] | null;
            /** @description Lead time of the active shipping methods, days. */
            prazoMetodo: components["schemas"]["Inteiro"] | null;
            /** @description Percentage of the active branches. */
            perAdicionalDesconto: components["schemas"]["Percentual"] | null;
        };
        /** @description The extremes of the additional lead times. */
        DadosPrazoAdicional: {
            /** @description Largest values. */
            maior: components["schemas"]["ExtremoPrazo"];
            /** @description Smallest values. */
            menor: components["schemas"]["ExtremoPrazo"];
            /** @description Creation of the event. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description A change of the additional lead times. */
        EventoPrazoAdicional: {
            /** @description Code of the event; the same on every delivery. */
            documento: string;
            /**
             * @description `prazoAdicional`.
             * @enum {string}
             */
            tipo: "prazoAdicional";
            /** @description The lead times after the change. */
            dados: components["schemas"]["DadosPrazoAdicional"];
        };
        /** @description The application that was uninstalled. */
        DadosAplicativo: {
            /** @description Code of the store. */
            codigo: string;
            /**
             * @description `delete`.
             * @enum {string}
             */
            situacao: "delete";
            /** @description Text. */
            mensagem: components["schemas"]["Mensagem"];
            /** @description Code of the application. */
            idApp: components["schemas"]["Identificador"];
            /** @description Name of the application. */
            nomeApp: string;
            /** @description When it was uninstalled. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description An application was uninstalled. */
        EventoAplicativo: {
            /** @description Code of the event; the same on every delivery. */
            documento: string;
            /**
             * @description `Aplicativo`.
             * @enum {string}
             */
            tipo: "Aplicativo";
            /** @description What was uninstalled. */
            dados: components["schemas"]["DadosAplicativo"];
        };
        /** @description The shipping method that was created, changed or removed. */
        DadosMetodoEnvio: {
            /** @description Code of the method, as text. */
            codigo: string;
            /**
             * @description What happened to it.
             * @enum {string}
             */
            situacao: "novo" | "altera" | "delete";
            /** @description Carrier. */
            idTransportadora: components["schemas"]["Identificador"];
            /** @description Code of the method. */
            idMetodoEnvio: components["schemas"]["Identificador"];
            /** @description Name of the carrier. */
            nomeTransportadora: string;
            /** @description Name of the method. */
            nomeMetodoEnvio: string;
            /** @description When it happened. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description A shipping method was created, changed or removed. */
        EventoMetodoEnvio: {
            /** @description Code of the event; the same on every delivery. */
            documento: string;
            /**
             * @description `metodoEnvio`.
             * @enum {string}
             */
            tipo: "metodoEnvio";
            /** @description The method. */
            dados: components["schemas"]["DadosMetodoEnvio"];
        };
        /** @description What happened at a unit of the carrier. */
        DadosRastreioUnidade: {
            /** @description Internal identifier of the order. */
            idPedido: components["schemas"]["IdPedido"];
            /** @description Number that the integrator sent. */
            numeroPedido: string;
            /** @description Code of the shipment. */
            idEnvio: components["schemas"]["Identificador"];
            /**
             * @description Whether it left or arrived.
             * @enum {string}
             */
            evento: "saiu" | "chegou";
            /** @description Unit of the carrier. */
            unidade: string;
            /** @description City of the unit. */
            cidade: string | null;
            /** @description State of the unit. */
            uf: string | null;
            /** @description Additional information. */
            mensagem: components["schemas"]["Mensagem"] | null;
            /** @description When it happened. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description A shipment left or arrived at a unit of the carrier. */
        EventoRastreioUnidade: {
            /** @description Code of the event; the same on every delivery. */
            documento: string;
            /**
             * @description `rastreioEnventos`, spelled like its switch.
             * @enum {string}
             */
            tipo: "rastreioEnventos";
            /** @description What happened. */
            dados: components["schemas"]["DadosRastreioUnidade"];
        };
        /** @description The message that was added. */
        DadosChat: {
            /** @description Identifier of the chat. */
            idChat: string;
            /** @description Internal identifier of the order. */
            idPedido: components["schemas"]["IdPedido"];
            /** @description Number that the integrator sent. */
            numeroPedido: string;
            /** @description Identifier of the message. */
            idMensagem: string;
            /** @description Who wrote it. */
            origem: components["schemas"]["OrigemMensagem"];
            /** @description Text. */
            mensagem: string;
            /** @description Number of files. */
            qtdAnexos: components["schemas"]["InteiroNaoNegativo"];
            /** @description When it was sent. */
            data: components["schemas"]["Timestamp"];
        };
        /** @description A new message in the chat of an order, whoever wrote it. */
        EventoChat: {
            /** @description Code of the event; the same on every delivery. */
            documento: string;
            /**
             * @description `chatTransportadora`.
             * @enum {string}
             */
            tipo: "chatTransportadora";
            /** @description The message. */
            dados: components["schemas"]["DadosChat"];
        };
        /** @description An event of the store: the document of the queue, and the body of a notification. `tipo` tells its kind. */
        Evento: components["schemas"]["EventoRastreio"] | components["schemas"]["EventoPrazoAdicional"] | components["schemas"]["EventoAplicativo"] | components["schemas"]["EventoMetodoEnvio"] | components["schemas"]["EventoRastreioUnidade"] | components["schemas"]["EventoChat"];
        /**
         * @description Where a rule stands in time, computed from today and its period of validity.
         * @enum {string}
         */
        SituacaoRegra: "vigente" | "programada" | "vencida";
        /** @description A freight rule. */
        RegraFrete: {
            /** @description Code. */
            codigo: components["schemas"]["Identificador"];
            /** @description Title. */
            titulo: string;
            /**
             * @description State of the registration.
             * @enum {string}
             */
            status: "ativo" | "inativo" | "pendente";
            /** @description Where the rule stands in time. */
            situacao: components["schemas"]["SituacaoRegra"];
            /**
             * @description Kind of the value action.
             *
             *     **In this service** `percentual`, `fixo` or `bloqueio`.
             */
            valorTipo: string | null;
            /**
             * @description Action on the value.
             *
             *     **In this service** `soma`, `desconto` or `substitui`.
             */
            valorAcao: string | null;
            /** @description Value of the action, reais or percent. */
            valor: number | null;
            /**
             * @description Action on the lead time.
             *
             *     **In this service** `soma` or `substitui`.
             */
            prazoAcao: string | null;
            /** @description Days of the action on the lead time. */
            prazo: components["schemas"]["Inteiro"] | null;
            /** @description First day in force. */
            dataInicio: components["schemas"]["TimestampIso"];
            /** @description Last day in force; null means open. */
            dataFim: components["schemas"]["TimestampIso"] | null;
            /** @description Registration. */
            dataCadastro: components["schemas"]["TimestampIso"];
            /** @description Order of application. */
            ordem: components["schemas"]["Inteiro"];
            /** @description Code of who registered it. */
            idUsuario: components["schemas"]["Identificador"] | null;
            /** @description Name of who registered it. */
            usuario: string | null;
            /** @description E-mail of who registered it. */
            usuarioEmail: string | null;
            /** @description Names of the criteria that the rule uses. */
            campos: string[];
        };
        /** @description A page of freight rules. */
        RegrasFrete: {
            /** @description Page. */
            pagina: components["schemas"]["Inteiro"];
            /** @description Rules per page. */
            limite: components["schemas"]["Inteiro"];
            /** @description Rules that match, in every page. */
            total: components["schemas"]["InteiroNaoNegativo"];
            /** @description The rules, by order of application, then newest code first. */
            regras: components["schemas"]["RegraFrete"][];
        };
        /** @description A status of orders and shipments. */
        StatusPedido: {
            /** @description Code of the status. */
            idStatus: components["schemas"]["Inteiro"];
            /** @description Name of the status. */
            statusDescricao: string;
        };
        /**
         * @description Abbreviation of a Brazilian state.
         * @enum {string}
         */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @description A branch of the store. */
        Filial: {
            /** @description ERP code of the branch: the one that orders, products and quotations name. */
            idFilial: string;
            /** @description Internal code of the branch. */
            filial: components["schemas"]["Identificador"];
            /** @description Name of the branch. */
            nome: string;
            /** @description Postal code. */
            cep: components["schemas"]["Cep"];
            /** @description City. */
            cidade: string;
            /** @description State. */
            uf: components["schemas"]["Uf"];
            /** @description Whether quotations use the branch. */
            ativo: boolean;
            /** @description Invoicing and preparation time, in business days. */
            prazoAdicional: components["schemas"]["InteiroNaoNegativo"];
            /** @description Discount (negative) or surcharge of the branch, in percent. */
            perAdiDesconto: components["schemas"]["Percentual"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type FormularioMensagem = components['schemas']['FormularioMensagem'];
export type Mensagem = components['schemas']['Mensagem'];
export type DataHoraOffset = components['schemas']['DataHoraOffset'];
export type CotacaoDestino = components['schemas']['CotacaoDestino'];
export type CotacaoRetorno = components['schemas']['CotacaoRetorno'];
export type DinheiroNaoNegativo = components['schemas']['DinheiroNaoNegativo'];
export type Peso = components['schemas']['Peso'];
export type Cubagem = components['schemas']['Cubagem'];
export type Medida = components['schemas']['Medida'];
export type InteiroNaoNegativo = components['schemas']['InteiroNaoNegativo'];
export type Quantidade = components['schemas']['Quantidade'];
export type Identificador = components['schemas']['Identificador'];
export type Inteiro = components['schemas']['Inteiro'];
export type ItemCotado = components['schemas']['ItemCotado'];
export type Carrinho = components['schemas']['Carrinho'];
export type CotacaoEntrada = components['schemas']['CotacaoEntrada'];
export type PrazoEntrega = components['schemas']['PrazoEntrega'];
export type Percentual = components['schemas']['Percentual'];
export type Generalidade = components['schemas']['Generalidade'];
export type TabelasFrete = components['schemas']['TabelasFrete'];
export type DadosFrete = components['schemas']['DadosFrete'];
export type OpcaoEntrega = components['schemas']['OpcaoEntrega'];
export type Cotacao = components['schemas']['Cotacao'];
export type Erro = components['schemas']['Erro'];
export type Cep = components['schemas']['Cep'];
export type VolumeCotado = components['schemas']['VolumeCotado'];
export type CotacaoNova = components['schemas']['CotacaoNova'];
export type LimiteTolerante = components['schemas']['LimiteTolerante'];
export type CotacaoRetornoDaFila = components['schemas']['CotacaoRetornoDaFila'];
export type CotacaoDaFila = components['schemas']['CotacaoDaFila'];
export type PedidoCriado = components['schemas']['PedidoCriado'];
export type DinheiroMilesimos = components['schemas']['DinheiroMilesimos'];
export type EnderecoEntregaNovo = components['schemas']['EnderecoEntregaNovo'];
export type IdentificadorNaoNegativo = components['schemas']['IdentificadorNaoNegativo'];
export type DataPedido = components['schemas']['DataPedido'];
export type ProdutoNovo = components['schemas']['ProdutoNovo'];
export type ChaveNF = components['schemas']['ChaveNF'];
export type NotaFiscalNova = components['schemas']['NotaFiscalNova'];
export type DadoAdicional = components['schemas']['DadoAdicional'];
export type EnvioNovo = components['schemas']['EnvioNovo'];
export type PedidoNovoEnvio = components['schemas']['PedidoNovoEnvio'];
export type TelefoneRemetente = components['schemas']['TelefoneRemetente'];
export type Remetente = components['schemas']['Remetente'];
export type DadosReversa = components['schemas']['DadosReversa'];
export type PedidoNovoReversa = components['schemas']['PedidoNovoReversa'];
export type PedidoNovo = components['schemas']['PedidoNovo'];
export type FiltroPedido = components['schemas']['FiltroPedido'];
export type RetornoCampo = components['schemas']['RetornoCampo'];
export type PedidoAlterado = components['schemas']['PedidoAlterado'];
export type TextoNumerico = components['schemas']['TextoNumerico'];
export type IdentificadorOuTexto = components['schemas']['IdentificadorOuTexto'];
export type NotaFiscalAlteracao = components['schemas']['NotaFiscalAlteracao'];
export type EnvioAlteracao = components['schemas']['EnvioAlteracao'];
export type PedidoAlteracao = components['schemas']['PedidoAlteracao'];
export type PedidoAlteracaoEnviada = components['schemas']['PedidoAlteracaoEnviada'];
export type DataTipoPedido = components['schemas']['DataTipoPedido'];
export type Periodo = components['schemas']['Periodo'];
export type ListaDeCodigos = components['schemas']['ListaDeCodigos'];
export type Pagina = components['schemas']['Pagina'];
export type IdPedido = components['schemas']['IdPedido'];
export type Timestamp = components['schemas']['Timestamp'];
export type TipoPedido = components['schemas']['TipoPedido'];
export type StatusHistorico = components['schemas']['StatusHistorico'];
export type Latitude = components['schemas']['Latitude'];
export type Longitude = components['schemas']['Longitude'];
export type Coordenadas = components['schemas']['Coordenadas'];
export type EnderecoEntrega = components['schemas']['EnderecoEntrega'];
export type Observacao = components['schemas']['Observacao'];
export type Conciliacao = components['schemas']['Conciliacao'];
export type NotaFiscal = components['schemas']['NotaFiscal'];
export type ProdutoPedido = components['schemas']['ProdutoPedido'];
export type Ocorrencia = components['schemas']['Ocorrencia'];
export type EnvioPedido = components['schemas']['EnvioPedido'];
export type Pedido = components['schemas']['Pedido'];
export type OrigemDados = components['schemas']['OrigemDados'];
export type OcorrenciaRastreio = components['schemas']['OcorrenciaRastreio'];
export type RastreioEnvio = components['schemas']['RastreioEnvio'];
export type Rastreio = components['schemas']['Rastreio'];
export type TimestampIso = components['schemas']['TimestampIso'];
export type Anexo = components['schemas']['Anexo'];
export type Anexos = components['schemas']['Anexos'];
export type Resultado = components['schemas']['Resultado'];
export type MensagemEnviada = components['schemas']['MensagemEnviada'];
export type ChavePedidoChat = components['schemas']['ChavePedidoChat'];
export type MensagemNova = components['schemas']['MensagemNova'];
export type MensagemTexto = components['schemas']['MensagemTexto'];
export type SituacaoChat = components['schemas']['SituacaoChat'];
export type SubSituacaoChat = components['schemas']['SubSituacaoChat'];
export type OrigemMensagem = components['schemas']['OrigemMensagem'];
export type MensagemChat = components['schemas']['MensagemChat'];
export type Chat = components['schemas']['Chat'];
export type SemConversa = components['schemas']['SemConversa'];
export type Elegibilidade = components['schemas']['Elegibilidade'];
export type Data = components['schemas']['Data'];
export type UltimaMensagem = components['schemas']['UltimaMensagem'];
export type ChatResumo = components['schemas']['ChatResumo'];
export type ListaChats = components['schemas']['ListaChats'];
export type PlpCriada = components['schemas']['PlpCriada'];
export type PlpNova = components['schemas']['PlpNova'];
export type ErroPlp = components['schemas']['ErroPlp'];
export type PlpPedido = components['schemas']['PlpPedido'];
export type Plp = components['schemas']['Plp'];
export type SituacoesReversa = components['schemas']['SituacoesReversa'];
export type SituacaoReversa = components['schemas']['SituacaoReversa'];
export type PontoDevolucao = components['schemas']['PontoDevolucao'];
export type PontosDevolucao = components['schemas']['PontosDevolucao'];
export type DeParaGravado = components['schemas']['DeParaGravado'];
export type FilialGravada = components['schemas']['FilialGravada'];
export type ProdutoGravado = components['schemas']['ProdutoGravado'];
export type ProdutosGravados = components['schemas']['ProdutosGravados'];
export type BooleanoOuTexto = components['schemas']['BooleanoOuTexto'];
export type EstoqueFilial = components['schemas']['EstoqueFilial'];
export type DeParaEntrada = components['schemas']['DeParaEntrada'];
export type PrecoCanalItemEntrada = components['schemas']['PrecoCanalItemEntrada'];
export type PrecoCanalEntrada = components['schemas']['PrecoCanalEntrada'];
export type ProdutoEntrada = components['schemas']['ProdutoEntrada'];
export type ValorJson = components['schemas']['ValorJson'];
export type ProdutoEnviado = components['schemas']['ProdutoEnviado'];
export type ProdutosEntrada = components['schemas']['ProdutosEntrada'];
export type DePara = components['schemas']['DePara'];
export type PrecoCanalItem = components['schemas']['PrecoCanalItem'];
export type PrecoCanal = components['schemas']['PrecoCanal'];
export type Produto = components['schemas']['Produto'];
export type ProdutosLidos = components['schemas']['ProdutosLidos'];
export type WebhookNovo = components['schemas']['WebhookNovo'];
export type DadosRastreio = components['schemas']['DadosRastreio'];
export type EventoRastreio = components['schemas']['EventoRastreio'];
export type ExtremoPrazo = components['schemas']['ExtremoPrazo'];
export type DadosPrazoAdicional = components['schemas']['DadosPrazoAdicional'];
export type EventoPrazoAdicional = components['schemas']['EventoPrazoAdicional'];
export type DadosAplicativo = components['schemas']['DadosAplicativo'];
export type EventoAplicativo = components['schemas']['EventoAplicativo'];
export type DadosMetodoEnvio = components['schemas']['DadosMetodoEnvio'];
export type EventoMetodoEnvio = components['schemas']['EventoMetodoEnvio'];
export type DadosRastreioUnidade = components['schemas']['DadosRastreioUnidade'];
export type EventoRastreioUnidade = components['schemas']['EventoRastreioUnidade'];
export type DadosChat = components['schemas']['DadosChat'];
export type EventoChat = components['schemas']['EventoChat'];
export type Evento = components['schemas']['Evento'];
export type SituacaoRegra = components['schemas']['SituacaoRegra'];
export type RegraFrete = components['schemas']['RegraFrete'];
export type RegrasFrete = components['schemas']['RegrasFrete'];
export type StatusPedido = components['schemas']['StatusPedido'];
export type Uf = components['schemas']['Uf'];
export type Filial = components['schemas']['Filial'];
export type $defs = Record<string, never>;
export interface operations {
    criarCotacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filiaisOrigem": "SP01",
                 *       "cepDestino": "01310100",
                 *       "canal": "Marketplace A",
                 *       "volumes": [
                 *         {
                 *           "sku": "CAF-127",
                 *           "quantidade": 2,
                 *           "valorUnitario": 129.9,
                 *           "peso": 4.2,
                 *           "altura": 35,
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
            /** @description The quotation: its code, the cart that was quoted and the delivery options. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retorno": {
                     *         "idCotacao": "00000012345",
                     *         "mensagem": "Cotação realizada com sucesso.",
                     *         "dataCotacao": "2026-07-13T10:15:30-03:00",
                     *         "destino": {
                     *           "cep": 1310100,
                     *           "uf": "SP",
                     *           "ufExtenso": "São Paulo",
                     *           "regiaoUf": "Capital",
                     *           "regiaoPais": "Sudeste"
                     *         }
                     *       },
                     *       "dadosEntrada": {
                     *         "cepDestino": "01310100",
                     *         "canal": "Marketplace A",
                     *         "nomeLoja": "Loja Demo",
                     *         "carrinho": {
                     *           "valorNF": 259.8,
                     *           "totalPeso": 8.4,
                     *           "totalCubagem": 0.126,
                     *           "altura": 70,
                     *           "largura": 40,
                     *           "profundidade": 45,
                     *           "maiorPrazo": 0,
                     *           "produto": [
                     *             {
                     *               "sku": "CAF-127",
                     *               "agrupador": "CAF",
                     *               "categoria": "Eletroportáteis",
                     *               "qt": 2,
                     *               "preco": 129.9,
                     *               "precoCadastro": 139.9,
                     *               "precoCanalDe": 149.9,
                     *               "precoCanalPor": 129.9,
                     *               "idSku": 101,
                     *               "estoqueProduto": 50,
                     *               "estoque": 50
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "opcoesEntrega": [
                     *         {
                     *           "possuiEstoque": 0,
                     *           "freteCobrar": 29.5,
                     *           "freteReal": 32.5,
                     *           "prazoEntregaTotal": 3,
                     *           "estoque": 50,
                     *           "prazoEntrega": {
                     *             "prazoTransportadora": 2,
                     *             "maiorPrazoCros": 0,
                     *             "prazoAdicionalFilial": 1,
                     *             "prazoAdicionalMetodo": 0,
                     *             "prazoEntregaRegra": 0,
                     *             "prazoEntregaPorRegra": 0,
                     *             "prazoTotal": 3
                     *           },
                     *           "dadosFrete": {
                     *             "filial": 1,
                     *             "filialERP": "SP01",
                     *             "filialNome": "CD São Paulo",
                     *             "filialCidade": "São Paulo",
                     *             "filialUF": "SP",
                     *             "idMetodoEnvio": 12,
                     *             "idTransportadora": 3,
                     *             "transportadoraNome": "Rápido Paulista",
                     *             "metodoEnvioNome": "Rápido Econômico",
                     *             "ordenacao": "v",
                     *             "perAdiDesconto": 0,
                     *             "tabelas": {
                     *               "idTabela": 5,
                     *               "generalidade": {
                     *                 "idTDA": null,
                     *                 "TDA": 0,
                     *                 "idTRT": null,
                     *                 "TRT": 0
                     *               },
                     *               "idListaRegras": [
                     *                 7
                     *               ]
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cotacao"];
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
                     *       "mensagem": "volumes.0.quantidade: informe um número inteiro maior ou igual a 1."
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
    consultarCotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Quotation code.
                 *
                 *     **In this service** the 11 digits alone, or the 25 of the full code.
                 * @example 00000012345
                 */
                idCotacao: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retorno": {
                     *         "idCotacao": "00000012345",
                     *         "mensagem": "Cotação realizada com sucesso.",
                     *         "dataCotacao": "2026-07-13T10:15:30-03:00",
                     *         "destino": {
                     *           "cep": 1310100,
                     *           "uf": "SP",
                     *           "ufExtenso": "São Paulo",
                     *           "regiaoUf": "Capital",
                     *           "regiaoPais": "Sudeste"
                     *         }
                     *       },
                     *       "dadosEntrada": {
                     *         "cepDestino": "01310100",
                     *         "canal": "Marketplace A",
                     *         "nomeLoja": "Loja Demo",
                     *         "carrinho": {
                     *           "valorNF": 259.8,
                     *           "totalPeso": 8.4,
                     *           "totalCubagem": 0.126,
                     *           "altura": 70,
                     *           "largura": 40,
                     *           "profundidade": 45,
                     *           "maiorPrazo": 0,
                     *           "produto": [
                     *             {
                     *               "sku": "CAF-127",
                     *               "agrupador": "CAF",
                     *               "categoria": "Eletroportáteis",
                     *               "qt": 2,
                     *               "preco": 129.9,
                     *               "precoCadastro": 139.9,
                     *               "precoCanalDe": 149.9,
                     *               "precoCanalPor": 129.9,
                     *               "idSku": 101,
                     *               "estoqueProduto": 50,
                     *               "estoque": 50
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "opcoesEntrega": [
                     *         {
                     *           "possuiEstoque": 0,
                     *           "freteCobrar": 29.5,
                     *           "freteReal": 32.5,
                     *           "prazoEntregaTotal": 3,
                     *           "estoque": 50,
                     *           "prazoEntrega": {
                     *             "prazoTransportadora": 2,
                     *             "maiorPrazoCros": 0,
                     *             "prazoAdicionalFilial": 1,
                     *             "prazoAdicionalMetodo": 0,
                     *             "prazoEntregaRegra": 0,
                     *             "prazoEntregaPorRegra": 0,
                     *             "prazoTotal": 3
                     *           },
                     *           "dadosFrete": {
                     *             "filial": 1,
                     *             "filialERP": "SP01",
                     *             "filialNome": "CD São Paulo",
                     *             "filialCidade": "São Paulo",
                     *             "filialUF": "SP",
                     *             "idMetodoEnvio": 12,
                     *             "idTransportadora": 3,
                     *             "transportadoraNome": "Rápido Paulista",
                     *             "metodoEnvioNome": "Rápido Econômico",
                     *             "ordenacao": "v",
                     *             "perAdiDesconto": 0,
                     *             "tabelas": {
                     *               "idTabela": 5,
                     *               "generalidade": {
                     *                 "idTDA": null,
                     *                 "TDA": 0,
                     *                 "idTRT": null,
                     *                 "TRT": 0
                     *               },
                     *               "idListaRegras": [
                     *                 7
                     *               ]
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cotacao"];
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
                     *       "mensagem": "idCotacao: informe no máximo 25 caracteres."
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
                     *       "mensagem": "Cotação não encontrada."
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
    lerFilaCotacao: {
        parameters: {
            query?: {
                /**
                 * @description Quotations per call, at most 200.
                 *
                 *     **In this service** above 200, 200 are returned.
                 * @example 200
                 */
                limite?: components["schemas"]["LimiteTolerante"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotations read, without `destino`. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "retorno": {
                     *           "idCotacao": "00000012345",
                     *           "mensagem": "Cotação realizada com sucesso.",
                     *           "dataCotacao": "2026-07-13T10:15:30-03:00"
                     *         },
                     *         "dadosEntrada": {
                     *           "cepDestino": "01310100",
                     *           "canal": "Marketplace A",
                     *           "nomeLoja": "Loja Demo",
                     *           "carrinho": {
                     *             "valorNF": 259.8,
                     *             "totalPeso": 8.4,
                     *             "totalCubagem": 0.126,
                     *             "altura": 70,
                     *             "largura": 40,
                     *             "profundidade": 45,
                     *             "maiorPrazo": 0,
                     *             "produto": [
                     *               {
                     *                 "sku": "CAF-127",
                     *                 "agrupador": "CAF",
                     *                 "categoria": "Eletroportáteis",
                     *                 "qt": 2,
                     *                 "preco": 129.9,
                     *                 "precoCadastro": 139.9,
                     *                 "precoCanalDe": 149.9,
                     *                 "precoCanalPor": 129.9,
                     *                 "idSku": 101,
                     *                 "estoqueProduto": 50,
                     *                 "estoque": 50
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "opcoesEntrega": [
                     *           {
                     *             "possuiEstoque": 0,
                     *             "freteCobrar": 29.5,
                     *             "freteReal": 32.5,
                     *             "prazoEntregaTotal": 3,
                     *             "estoque": 50,
                     *             "prazoEntrega": {
                     *               "prazoTransportadora": 2,
                     *               "maiorPrazoCros": 0,
                     *               "prazoAdicionalFilial": 1,
                     *               "prazoAdicionalMetodo": 0,
                     *               "prazoEntregaRegra": 0,
                     *               "prazoEntregaPorRegra": 0,
                     *               "prazoTotal": 3
                     *             },
                     *             "dadosFrete": {
                     *               "filial": 1,
                     *               "filialERP": "SP01",
                     *               "filialNome": "CD São Paulo",
                     *               "filialCidade": "São Paulo",
                     *               "filialUF": "SP",
                     *               "idMetodoEnvio": 12,
                     *               "idTransportadora": 3,
                     *               "transportadoraNome": "Rápido Paulista",
                     *               "metodoEnvioNome": "Rápido Econômico",
                     *               "ordenacao": "v",
                     *               "perAdiDesconto": 0,
                     *               "tabelas": {
                     *                 "idTabela": 5,
                     *                 "generalidade": {
                     *                   "idTDA": null,
                     *                   "TDA": 0,
                     *                   "idTRT": null,
                     *                   "TRT": 0
                     *                 },
                     *                 "idListaRegras": [
                     *                   7
                     *                 ]
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CotacaoDaFila"][];
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
                     *       "mensagem": "limite: informe um número inteiro maior ou igual a 1."
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
            query: "limite";
        };
    };
    criarPedido: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoNovo"];
            };
        };
        responses: {
            /** @description The key of the order, which opens its tracking. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoCriado"];
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
                     *       "mensagem": "Resolução da reversa inválido. Aceito apenas: Troca, Estorno, Vale-compra, Reparo, Sem ressarcimento"
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
                     *       "mensagem": "numeroPedido: já existe um pedido com este número e outros dados."
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
                     *       "mensagem": "O corpo da requisição é maior que 1 MiB."
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
    alterarPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the order is searched by.
                 * @example pedido
                 */
                filtro: components["schemas"]["FiltroPedido"];
                /**
                 * @description The value to search.
                 * @example 100045
                 */
                valor: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pedidoAuxiliar": "MKA-2026-0713-1",
                 *       "envio": [
                 *         {
                 *           "peso": 8.6,
                 *           "plp": "4401",
                 *           "prazoEntregaPedido": "2026-07-17",
                 *           "notaFiscal": {
                 *             "pedidoERP": "78002"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PedidoAlteracaoEnviada"];
            };
        };
        responses: {
            /** @description The outcome of each field sent. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retornos": [
                     *         {
                     *           "campo": "pedidoAuxiliar",
                     *           "mensagem": "já alterado"
                     *         },
                     *         {
                     *           "campo": "envio.0.peso",
                     *           "mensagem": "sucesso"
                     *         },
                     *         {
                     *           "campo": "envio.0.plp",
                     *           "mensagem": "sucesso"
                     *         },
                     *         {
                     *           "campo": "envio.0.prazoEntregaPedido",
                     *           "mensagem": "sucesso"
                     *         },
                     *         {
                     *           "campo": "envio.0.notaFiscal.pedidoERP",
                     *           "mensagem": "sucesso"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PedidoAlterado"];
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
                     *       "mensagem": "Encontrados 2 pedidos. Informe o filtro documento."
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
                     *       "mensagem": "O corpo da requisição é maior que 1 MiB."
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
    listarPedidos: {
        parameters: {
            query: {
                /**
                 * @description Date that the list is filtered and ordered by.
                 * @example dataCriacaoPedido
                 */
                dataTipo: components["schemas"]["DataTipoPedido"];
                /**
                 * @description Period of that date.
                 * @example 2026-07-01TO2026-07-31
                 */
                periodo: components["schemas"]["Periodo"];
                /**
                 * @description Status codes separated by commas, e.g. `40,50`; blank means all.
                 * @example 25,30
                 */
                idStatus?: components["schemas"]["ListaDeCodigos"];
                /**
                 * @description Page; after the last one, an empty array.
                 * @example 1
                 */
                pagina?: components["schemas"]["Pagina"];
                /**
                 * @description Orders per page, at most 50.
                 *
                 *     **In this service** above 50, 50 are returned.
                 * @example 50
                 */
                limite?: components["schemas"]["LimiteTolerante"];
                /**
                 * @description Document of the customer.
                 * @example 52998224725
                 */
                cpfCnpj?: string;
                /**
                 * @description `sim`: authorized orders; `não`: orders that wait for authorization; blank: all.
                 *
                 *     **In this service** those are orders with a charge that is neither authorized nor refused.
                 * @example
                 */
                autorizado?: "" | "sim" | "não";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the orders; an empty array after the last page. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
                     *         "data": "2026-07-13 10:20:00",
                     *         "idLoja": 1,
                     *         "nomeLoja": "Loja Demo",
                     *         "numeroPedido": "100045",
                     *         "tipoPedido": "envio",
                     *         "numeroPedidoEnvioPai": null,
                     *         "idCotacao": "0000001234500000010000012",
                     *         "canal": "Marketplace A",
                     *         "plataforma": "Loja virtual",
                     *         "intermediadorVenda": "Marketplace A",
                     *         "pedidoAuxiliar": "MKA-2026-0713-1",
                     *         "valorFreteReal": 32.5,
                     *         "valorFreteCobrado": 29.5,
                     *         "valorFretePedido": 29.5,
                     *         "valorFreteDiferencaPedidoCotacao": 0,
                     *         "percentualFreteDiferencaPedidoCotacao": 0,
                     *         "prazoTrocaTransporte": 0,
                     *         "valorTrocaTransporte": 0,
                     *         "idStatus": 30,
                     *         "statusDescricao": "Em trânsito",
                     *         "idFilialCotado": 1,
                     *         "idMetodoEnvioCotado": 12,
                     *         "idTransportadoraCotado": 3,
                     *         "filialERPCotado": "SP01",
                     *         "filialNomeCotado": "CD São Paulo",
                     *         "NomeMetodoEnvioCotado": "Rápido Econômico",
                     *         "NomeTransportadoraCotado": "Rápido Paulista",
                     *         "acompanhamentoStatus": [
                     *           {
                     *             "idStatus": 10,
                     *             "statusDescricao": "Criado",
                     *             "data": "2026-07-13 10:20:00"
                     *           },
                     *           {
                     *             "idStatus": 25,
                     *             "statusDescricao": "Despachado",
                     *             "data": "2026-07-13 10:20:00"
                     *           },
                     *           {
                     *             "idStatus": 30,
                     *             "statusDescricao": "Em trânsito",
                     *             "data": "2026-07-14 08:05:00"
                     *           }
                     *         ],
                     *         "enderecoEntrega": {
                     *           "nome": "Maria Souza",
                     *           "email": "maria.souza@example.com",
                     *           "cpfCnpj": "52998224725",
                     *           "cep": "01310100",
                     *           "uf": "SP",
                     *           "regiao": "Sudeste",
                     *           "cidade": "São Paulo",
                     *           "endereco": "Avenida Paulista",
                     *           "numero": "1000",
                     *           "bairro": "Bela Vista",
                     *           "referencia": "Portaria 2",
                     *           "coordenadas": {
                     *             "latitude": null,
                     *             "longitude": null
                     *           },
                     *           "telefones": [
                     *             "11987654321"
                     *           ]
                     *         },
                     *         "envio": [
                     *           {
                     *             "id": 1,
                     *             "idStatus": 30,
                     *             "statusDescricao": "Em trânsito",
                     *             "descricao": "Envio único",
                     *             "idTransportadora": 3,
                     *             "idMetodoEnvio": 12,
                     *             "nomeTransportadora": "Rápido Paulista",
                     *             "nomeMetodoEnvio": "Rápido Econômico",
                     *             "urlFotoMetodoEnvio": null,
                     *             "peso": 8.4,
                     *             "altura": 70,
                     *             "largura": 40,
                     *             "profundidade": 45,
                     *             "quantidade": 2,
                     *             "quantidadeVolumes": 2,
                     *             "codigoRastreio": "RP000123456",
                     *             "urlRastreioExterno": null,
                     *             "mapaDeCarga": null,
                     *             "plp": null,
                     *             "prazoEntregaPedido": "2026-07-16 00:00:00",
                     *             "prazoEntregaCotacao": "2026-07-16 00:00:00",
                     *             "dataCotacao": "2026-07-13 10:15:30",
                     *             "dataEntrega": null,
                     *             "diferencaPedidoCotacao": 0,
                     *             "diferencaFaturamentoCotacao": 0,
                     *             "diferencaCotadoEntregue": null,
                     *             "diferencaPedidoEntregue": null,
                     *             "prazoTrocaTransporte": 0,
                     *             "valorTrocaTransporte": 0,
                     *             "freteRealTrocaTransporte": 0,
                     *             "prazoCotacaoDiasUteis": 3,
                     *             "observacao": [],
                     *             "conciliacao": {
                     *               "notaFiscal": null,
                     *               "serie": null,
                     *               "serieConhecimento": null,
                     *               "numeroConhecimento": null,
                     *               "peso": null,
                     *               "pesoCubado": null,
                     *               "pesoDensidade": null,
                     *               "despesaAdicional": null,
                     *               "baseIcms": null,
                     *               "icms": null,
                     *               "valorIcms": null,
                     *               "fretePeso": null,
                     *               "freteValor": null,
                     *               "secCat": null,
                     *               "ITR": null,
                     *               "valorDespacho": null,
                     *               "valorPedagio": null,
                     *               "valorAdame": null,
                     *               "adValor": null,
                     *               "gris": null,
                     *               "tas": null,
                     *               "taxa": null,
                     *               "valorDiferenca": null,
                     *               "percentualDiferenca": null,
                     *               "valorFreteCobrando": null,
                     *               "cnpj": null,
                     *               "chaveNF": null,
                     *               "chaveConhecimento": null,
                     *               "cnpjTransportadora": null,
                     *               "autorizado": null,
                     *               "usuarioAutorizacao": null,
                     *               "idUsuarioAutorizacao": null,
                     *               "comentarioAutorizacao": null,
                     *               "ST": null,
                     *               "idTipoConhecimento": null,
                     *               "tipoConhecimento": null,
                     *               "dataConhecimento": null,
                     *               "dataProcessamento": null
                     *             },
                     *             "notaFiscal": {
                     *               "cnpjFaturador": "11222333000181",
                     *               "filialERP": "SP01",
                     *               "filialNomeEnvio": "CD São Paulo",
                     *               "cidade": "São Paulo",
                     *               "uf": "SP",
                     *               "cep": "05036001",
                     *               "pedidoERP": "78001",
                     *               "chave": "35260711222333000181550010000000011731582645",
                     *               "idFilialCotacao": 1,
                     *               "idFilialEnvio": 1,
                     *               "numero": 1,
                     *               "serie": 1,
                     *               "data": "2026-07-13 00:00:00",
                     *               "valorTotal": 289.3,
                     *               "valorTotalProdutos": 259.8
                     *             },
                     *             "produtos": [
                     *               {
                     *                 "sku": "CAF-127",
                     *                 "titulo": "Cafeteira elétrica 15 xícaras 127V",
                     *                 "categoria": "Eletroportáteis",
                     *                 "idSku": "101",
                     *                 "tituloCadastro": "Cafeteira elétrica 15 xícaras 127V",
                     *                 "categoriaCadastro": "Eletroportáteis",
                     *                 "variacao": "127V",
                     *                 "peso": 4.2,
                     *                 "altura": 35,
                     *                 "largura": 40,
                     *                 "profundidade": 45,
                     *                 "preco": 129.9,
                     *                 "pesoCadastro": 4.2,
                     *                 "alturaCadastro": 35,
                     *                 "larguraCadastro": 40,
                     *                 "profundidadeCadastro": 45,
                     *                 "quantidade": 2,
                     *                 "quantidadeVolumes": 1
                     *               }
                     *             ],
                     *             "ocoren": [
                     *               {
                     *                 "id": 1,
                     *                 "data": "2026-07-13 10:20:00",
                     *                 "idOcoren": 9999,
                     *                 "descricao": "Pedido criado",
                     *                 "informacaoAdicional": null,
                     *                 "visivelCliente": true
                     *               },
                     *               {
                     *                 "id": 2,
                     *                 "data": "2026-07-14 08:05:00",
                     *                 "idOcoren": 0,
                     *                 "descricao": "Processo de transporte já iniciado",
                     *                 "informacaoAdicional": "Saiu da unidade São Paulo",
                     *                 "visivelCliente": true
                     *               }
                     *             ],
                     *             "dadosAdicionaisEnvio": [
                     *               {
                     *                 "chave": "doca",
                     *                 "valor": "4"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "dadosAdicionaisPedido": [
                     *           {
                     *             "chave": "vendedor",
                     *             "valor": "Ana"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Pedido"][];
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
                     *       "mensagem": "periodo: use o formato AAAA-MM-DDTOAAAA-MM-DD."
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
    rastrearPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the order is searched by.
                 * @example pedido
                 */
                filtro: components["schemas"]["FiltroPedido"];
                /**
                 * @description The value to search.
                 * @example 100045
                 */
                valor: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipments found, each with its invoice, products and occurrences. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lista": [
                     *         {
                     *           "idenvio": 1,
                     *           "notaFiscal": {
                     *             "cnpjFaturador": "11222333000181",
                     *             "filialERP": "SP01",
                     *             "filialNomeEnvio": "CD São Paulo",
                     *             "cidade": "São Paulo",
                     *             "uf": "SP",
                     *             "cep": "05036001",
                     *             "pedidoERP": "78001",
                     *             "chave": "35260711222333000181550010000000011731582645",
                     *             "idFilialCotacao": 1,
                     *             "idFilialEnvio": 1,
                     *             "numero": 1,
                     *             "serie": 1,
                     *             "data": "2026-07-13 00:00:00",
                     *             "valorTotal": 289.3,
                     *             "valorTotalProdutos": 259.8
                     *           },
                     *           "produtos": [
                     *             {
                     *               "sku": "CAF-127",
                     *               "titulo": "Cafeteira elétrica 15 xícaras 127V",
                     *               "categoria": "Eletroportáteis",
                     *               "idSku": "101",
                     *               "tituloCadastro": "Cafeteira elétrica 15 xícaras 127V",
                     *               "categoriaCadastro": "Eletroportáteis",
                     *               "variacao": "127V",
                     *               "peso": 4.2,
                     *               "altura": 35,
                     *               "largura": 40,
                     *               "profundidade": 45,
                     *               "preco": 129.9,
                     *               "pesoCadastro": 4.2,
                     *               "alturaCadastro": 35,
                     *               "larguraCadastro": 40,
                     *               "profundidadeCadastro": 45,
                     *               "quantidade": 2,
                     *               "quantidadeVolumes": 1
                     *             }
                     *           ],
                     *           "ocoren": [
                     *             {
                     *               "id": 1,
                     *               "data": "2026-07-13 10:20:00",
                     *               "idOcoren": 9999,
                     *               "descricao": "Pedido criado",
                     *               "informacaoAdicional": null,
                     *               "visivelCliente": true,
                     *               "origemDados": {
                     *                 "idUsuario": null,
                     *                 "nomeUsuario": null,
                     *                 "origem": "sistema",
                     *                 "dataHora": "2026-07-13 10:20:00"
                     *               }
                     *             },
                     *             {
                     *               "id": 2,
                     *               "data": "2026-07-14 08:05:00",
                     *               "idOcoren": 0,
                     *               "descricao": "Processo de transporte já iniciado",
                     *               "informacaoAdicional": "Saiu da unidade São Paulo",
                     *               "visivelCliente": true,
                     *               "origemDados": {
                     *                 "idUsuario": "9",
                     *                 "nomeUsuario": "Carlos Lima",
                     *                 "origem": "usuario",
                     *                 "dataHora": "2026-07-14 08:06:10"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rastreio"];
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
                     *       "mensagem": "filtro: use pedido, notafiscal, chavenf, documento ou cotacaoid."
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
    verRastreio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the order.
                 * @example 100045
                 */
                numeroPedido: string;
                /**
                 * @description Key of the order.
                 * @example 5f0c3a9e7b1d4c26a8e09d4471b2c3f5
                 */
                chavePedido: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Public tracking page of an order. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="pt-BR"><title>Pedido 100045</title><h1>Pedido 100045</h1></html> */
                    "text/html": string;
                };
            };
            /** @description The customer is sent to the tracking address that the integrator gave. */
            302: {
                headers: {
                    /** @description Tracking address outside the service. */
                    location: string;
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
                     *       "mensagem": "numeroPedido: texto com caractere inválido."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Page that tells that there is no such order. */
            404: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="pt-BR"><title>Pedido não encontrado</title></html> */
                    "text/html": string;
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
    listarAnexos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the shipment order or return.
                 * @example 100045
                 */
                numeroPedido: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachments of the order; an empty list when there is none. */
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
                     *           "url": "9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e/avaria.jpg",
                     *           "nome": "avaria.jpg",
                     *           "data": "2026-07-15T09:12:00",
                     *           "idUsuario": null,
                     *           "nomeUsuario": "Loja Demo",
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
                     *       "mensagem": "numeroPedido: texto com caractere inválido."
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
            /** @description The order belongs to another store, or its carrier is not enabled for chat. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não pertence à loja."
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
    removerAnexo: {
        parameters: {
            query: {
                /**
                 * @description The `url` of the attachment, as listed.
                 * @example 9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e/avaria.jpg
                 */
                caminho: string;
            };
            header?: never;
            path: {
                /**
                 * @description Number of the shipment order or return.
                 * @example 100045
                 */
                numeroPedido: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text that says that the attachment is gone. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Anexo removido com sucesso."
                     *     }
                     */
                    "application/json": components["schemas"]["Resultado"];
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
                     *       "mensagem": "caminho: campo obrigatório."
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
            /** @description The order belongs to another store, or its carrier is not enabled for chat. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não pertence à loja."
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
                     *       "mensagem": "Anexo não encontrado no pedido."
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
    baixarArquivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description First part of the `url`.
                 * @example 9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e
                 */
                chave: string;
                /**
                 * @description Second part of the `url`.
                 * @example avaria.jpg
                 */
                nome: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Content of a file. */
            200: {
                headers: {
                    /** @description `attachment`, with the name of the file. */
                    "Content-Disposition": string;
                    /** @description `nosniff`. */
                    "X-Content-Type-Options": "nosniff";
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                    "application/vnd.ms-excel": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "text/csv": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/gif": Blob;
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
                     *       "mensagem": "nome: texto com caractere inválido."
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
                     *       "mensagem": "Arquivo não encontrado."
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
    enviarMensagemChat: {
        parameters: {
            query?: {
                /** @description What `idPedido` is. */
                chave?: components["schemas"]["ChavePedidoChat"];
                /** @description Sales channel: required when `chave` is `numeropedidocanal`, unused otherwise. */
                canal?: string;
            };
            header?: never;
            path: {
                /** @description The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells. */
                idPedido: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MensagemNova"];
                "multipart/form-data": components["schemas"]["FormularioMensagem"];
            };
        };
        responses: {
            /** @description The message as it was stored, with its attachments when it has any. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MensagemEnviada"];
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
            /** @description The order belongs to another store, or its carrier is not enabled for chat. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "A transportadora do pedido não está habilitada para chat."
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
    lerChat: {
        parameters: {
            query?: {
                /** @description What `idPedido` is. */
                chave?: components["schemas"]["ChavePedidoChat"];
                /** @description Sales channel: required when `chave` is `numeropedidocanal`, unused otherwise. */
                canal?: string;
            };
            header?: never;
            path: {
                /** @description The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells. */
                idPedido: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, oldest message first; `sem_conversa` when there is none. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"] | components["schemas"]["SemConversa"];
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
                     *       "mensagem": "canal: obrigatório quando chave é numeropedidocanal."
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
            /** @description The order belongs to another store, or its carrier is not enabled for chat. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não pertence à loja."
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
            /** @description The limit of requests was exceeded. */
            429: {
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
                     *       "mensagem": "Limite de requisições excedido. Tente novamente em 30 segundos."
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
    consultarElegibilidadeChat: {
        parameters: {
            query?: {
                /**
                 * @description What `idPedido` is.
                 * @example pedido
                 */
                chave?: components["schemas"]["ChavePedidoChat"];
                /**
                 * @description Sales channel: required when `chave` is `numeropedidocanal`, unused otherwise.
                 * @example Marketplace A
                 */
                canal?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The order: by default its internal identifier (`_id`, `chavePedido`), not its number; otherwise what `chave` tells.
                 * @example 100045
                 */
                idPedido: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the carrier takes chats. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "elegivel": true,
                     *       "mensagem": "Transportadora habilitada para chat."
                     *     }
                     */
                    "application/json": components["schemas"]["Elegibilidade"];
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
                     *       "mensagem": "canal: obrigatório quando chave é numeropedidocanal."
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
            /** @description The order belongs to another store, or its carrier is not enabled for chat. */
            403: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "O pedido não pertence à loja."
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
    listarChats: {
        parameters: {
            query?: {
                /**
                 * @description First day of the last message; absent: 30 days ago.
                 * @example 2026-07-01
                 */
                dataInicio?: components["schemas"]["Data"];
                /**
                 * @description Last day of the last message; absent: today.
                 *
                 *     **In this service** not before the first.
                 * @example 2026-07-31
                 */
                dataFim?: components["schemas"]["Data"];
                /**
                 * @description State.
                 * @example aberto
                 */
                situacao?: components["schemas"]["SituacaoChat"];
                /**
                 * @description Carrier.
                 * @example 3
                 */
                idTransportadora?: components["schemas"]["Identificador"];
                /**
                 * @description Page.
                 *
                 *     **In this service** after the last one, an empty list.
                 * @example 1
                 */
                pagina?: components["schemas"]["Pagina"];
                /**
                 * @description Chats per page.
                 * @example 50
                 */
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the chats, and how many match in all. */
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
                     *       "chats": [
                     *         {
                     *           "idChat": "7d1e5a90c3b24f68a1d0e2f4b6c8d0a2",
                     *           "idPedido": "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
                     *           "tipoPedido": "envio",
                     *           "idTransportadora": 3,
                     *           "nomeTransportadora": "Rápido Paulista",
                     *           "situacao": "aberto",
                     *           "subSituacao": "aguardandoRespostaLoja",
                     *           "data": "2026-07-15T09:10:00",
                     *           "dataUltimaMensagem": "2026-07-15T10:30:00",
                     *           "qtdMensagens": 3,
                     *           "ultimaMensagem": {
                     *             "mensagem": "O produto está intacto e sai hoje para entrega.",
                     *             "origem": "transportadora",
                     *             "data": "2026-07-15T10:30:00"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListaChats"];
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
                     *       "mensagem": "situacao: use aberto ou finalizado."
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
    criarPlp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filialERP": "SP01",
                 *       "idMetodo": 12,
                 *       "pedidos": [
                 *         "5f0c3a9e7b1d4c26a8e09d4471b2c3f5"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PlpNova"];
            };
        };
        responses: {
            /** @description The code of the pre-list. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "PLP criada com sucesso.",
                     *       "idPLP": "4401",
                     *       "codigoPLP": 4401
                     *     }
                     */
                    "application/json": components["schemas"]["PlpCriada"];
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
                     *       "mensagem": "pedidos.0: pedido não encontrado."
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
    listarPlps: {
        parameters: {
            query: {
                /**
                 * @description Period of the creation.
                 * @example 2026-07-01TO2026-07-31
                 */
                periodo: components["schemas"]["Periodo"];
                /**
                 * @description State.
                 *
                 *     **In this service** in either spelling.
                 * @example Pendente
                 */
                status: "Pendente" | "Finalizado" | "Excluído" | "Finalizada" | "Excluída";
                /**
                 * @description Page; after the last one, an empty array.
                 * @example 1
                 */
                pagina?: components["schemas"]["Pagina"];
                /**
                 * @description Pre-lists per page, at most 50.
                 *
                 *     **In this service** above 50, 50 are returned.
                 * @example 50
                 */
                limite?: components["schemas"]["LimiteTolerante"];
                /**
                 * @description ERP code of a branch.
                 * @example SP01
                 */
                filialERP?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the pre-lists; an empty array after the last page. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "4401",
                     *         "codigoPLP": 4401,
                     *         "filialERP": "SP01",
                     *         "idLoja": 1,
                     *         "idFilial": 1,
                     *         "data": "2026-07-13 11:00:00",
                     *         "idRecibo": null,
                     *         "aplicacao": null,
                     *         "status": "Pendente",
                     *         "erros": [],
                     *         "dataFechamento": null,
                     *         "idTransportadora": 3,
                     *         "idMetodo": 12,
                     *         "transportadora": "Rápido Paulista",
                     *         "metodoEnvio": "Rápido Econômico",
                     *         "nomeUsuario": "Loja Demo",
                     *         "idApp": null,
                     *         "nomeApp": null,
                     *         "listaPedidos": [
                     *           {
                     *             "documento": "5f0c3a9e7b1d4c26a8e09d4471b2c3f5",
                     *             "numeroPedido": "100045",
                     *             "chaveNF": "35260711222333000181550010000000011731582645",
                     *             "idEnvio": 1,
                     *             "protocolo": null,
                     *             "erros": null
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Plp"][];
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
                     *       "mensagem": "status: use Pendente, Finalizado ou Excluído."
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
    consultarPlp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ERP code of the branch.
                 * @example SP01
                 */
                filialERP: string;
                /**
                 * @description Code that the creation returned.
                 * @example 4401
                 */
                idPLP: string;
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
                     *       "erros": [],
                     *       "dataFechamento": null,
                     *       "idTransportadora": 3,
                     *       "idMetodo": 12,
                     *       "transportadora": "Rápido Paulista",
                     *       "metodoEnvio": "Rápido Econômico",
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
                     *       "mensagem": "filialERP: informe no máximo 50 caracteres."
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
    listarSituacoesReversa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that each of the five fields takes. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "solicitanteReversa": [
                     *         "Cliente",
                     *         "Loja",
                     *         "Marketplace",
                     *         "Transportadora"
                     *       ],
                     *       "motivoReversa": [
                     *         "Arrependimento",
                     *         "Avaria no transporte",
                     *         "Defeito",
                     *         "Produto errado",
                     *         "Produto incompleto",
                     *         "Atraso na entrega",
                     *         "Endereço não localizado"
                     *       ],
                     *       "tipoReversa": [
                     *         "Postagem em agência",
                     *         "Coleta domiciliar",
                     *         "Ponto de devolução"
                     *       ],
                     *       "resolucaoReversa": [
                     *         "Troca",
                     *         "Estorno",
                     *         "Vale-compra",
                     *         "Reparo",
                     *         "Sem ressarcimento"
                     *       ],
                     *       "pagadorFreteReversa": [
                     *         "Loja",
                     *         "Cliente",
                     *         "Transportadora"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SituacoesReversa"];
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
    consultarSituacaoReversa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the situation field.
                 * @example resolucaoReversa
                 */
                tipo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that the field takes. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resolucaoReversa": [
                     *         "Troca",
                     *         "Estorno",
                     *         "Vale-compra",
                     *         "Reparo",
                     *         "Sem ressarcimento"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SituacaoReversa"];
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
                     *       "mensagem": "tipo: texto com caractere inválido."
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
                     *       "mensagem": "Tipo de situação não encontrado."
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
    listarPontosDevolucao: {
        parameters: {
            query?: {
                /**
                 * @description Kind of point.
                 *
                 *     **In this service** the whole of it, in any letter case.
                 * @example Agência
                 */
                tipo?: string;
                /**
                 * @description Points to return.
                 * @example 5000
                 */
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return points, and how many they are. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "pontos": [
                     *         {
                     *           "id": "1",
                     *           "nome": "Agência Bela Vista",
                     *           "cep": "01310200",
                     *           "endereco": "Avenida Paulista",
                     *           "numero": "1578",
                     *           "referencia": "Próximo ao parque",
                     *           "bairro": "Bela Vista",
                     *           "cidade": "São Paulo",
                     *           "uf": "SP",
                     *           "tipoPontoDeDevolucao": "Agência",
                     *           "status": "Ativo"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PontosDevolucao"];
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
                     *       "mensagem": "limite: informe um número inteiro de 1 a 5000."
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
            query: "limite";
        };
    };
    salvarProdutos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "produto": [
                 *         {
                 *           "sku": "CAF-127",
                 *           "codigoAgrupador": "CAF",
                 *           "skuERP": "10457",
                 *           "titulo": "Cafeteira elétrica 15 xícaras 127V",
                 *           "variacao": "127V",
                 *           "categoria": "Eletroportáteis",
                 *           "peso": 4.2,
                 *           "largura": 40,
                 *           "altura": 35,
                 *           "profundidade": 45,
                 *           "volumes": 1,
                 *           "preco": 139.9,
                 *           "status": true,
                 *           "filial": [
                 *             {
                 *               "idFilial": "SP01",
                 *               "quantidade": 50,
                 *               "prazoAdicional": 0
                 *             }
                 *           ],
                 *           "dePara": [
                 *             {
                 *               "canal": "Marketplace A",
                 *               "sku": "MKA-99817",
                 *               "status": "true"
                 *             }
                 *           ],
                 *           "precoCanal": {
                 *             "canal": [
                 *               {
                 *                 "nome": "Marketplace A",
                 *                 "precoDe": 149.9,
                 *                 "precoPor": 129.9,
                 *                 "idVariacaoMkt": "998170127"
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProdutosEntrada"];
            };
        };
        responses: {
            /** @description The outcome of each product, of its branches and of its mappings. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "produto": [
                     *         {
                     *           "sku": "CAF-127",
                     *           "mensagem": "sucesso",
                     *           "dePara": [
                     *             {
                     *               "canal": "Marketplace A",
                     *               "sku": "MKA-99817",
                     *               "mensagem": "sucesso"
                     *             }
                     *           ],
                     *           "filial": [
                     *             {
                     *               "idFilial": "SP01",
                     *               "mensagem": "sucesso"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProdutosGravados"];
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
                     *       "mensagem": "produto: informe a lista de produtos."
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
    consultarProduto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Product code.
                 * @example CAF-127
                 */
                sku: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, in an array. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "produto": [
                     *         {
                     *           "sku": "CAF-127",
                     *           "codigoAgrupador": "CAF",
                     *           "skuERP": "10457",
                     *           "titulo": "Cafeteira elétrica 15 xícaras 127V",
                     *           "variacao": "127V",
                     *           "categoria": "Eletroportáteis",
                     *           "peso": 4.2,
                     *           "largura": 40,
                     *           "altura": 35,
                     *           "profundidade": 45,
                     *           "preco": 139.9,
                     *           "status": true,
                     *           "filial": [
                     *             {
                     *               "idFilial": "SP01",
                     *               "quantidade": 50,
                     *               "prazoAdicional": 0
                     *             }
                     *           ],
                     *           "dePara": [
                     *             {
                     *               "canal": "Marketplace A",
                     *               "sku": "MKA-99817",
                     *               "status": true
                     *             }
                     *           ],
                     *           "precoCanal": {
                     *             "canal": [
                     *               {
                     *                 "nome": "Marketplace A",
                     *                 "precoDe": 149.9,
                     *                 "precoPor": 129.9
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProdutosLidos"];
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
                     *       "mensagem": "sku: informe no máximo 50 caracteres."
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
                     *       "mensagem": "Produto não encontrado."
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
    registrarWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://lojademo.example.com/eventos",
                 *       "tipoAutorizacao": "Basic",
                 *       "usuario": "frete",
                 *       "senha": "segredo-da-loja",
                 *       "modulo": "webhook",
                 *       "rastreio": true,
                 *       "prazoAdicional": true,
                 *       "aplicativo": true,
                 *       "metodoEnvio": true,
                 *       "rastreioEnventos": false,
                 *       "chatTransportadora": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookNovo"];
            };
        };
        responses: {
            /** @description A text that says that the receiver is registered. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Webhook cadastrado com sucesso."
                     *     }
                     */
                    "application/json": components["schemas"]["Resultado"];
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
                     *       "mensagem": "senha: obrigatória quando tipoAutorizacao é Basic."
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
    lerFila: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event at the head of the queue. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evento"];
                };
            };
            /** @description The queue is empty. */
            204: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
    removerDaFila: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `documento` of the event.
                 * @example e3b7c1a05d9f42688c10a4b2d6e8f013
                 */
                idDocumento: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is gone from the queue. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Documento removido da fila."
                     *     }
                     */
                    "application/json": components["schemas"]["Resultado"];
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
                     *       "mensagem": "idDocumento: informe no máximo 255 caracteres."
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
                     *       "mensagem": "Documento não encontrado na fila."
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
    listarRegrasFrete: {
        parameters: {
            query?: {
                /**
                 * @description Code of the rule.
                 * @example 7
                 */
                codigo?: components["schemas"]["Identificador"];
                /**
                 * @description Part of the title, in any letter case.
                 * @example capital
                 */
                titulo?: string;
                /**
                 * @description State of the registration: `a` ativo, `i` inativo, `p` pendente.
                 * @example a
                 */
                status?: "a" | "i" | "p";
                /**
                 * @description Where the rule stands in time.
                 * @example vigente
                 */
                situacao?: components["schemas"]["SituacaoRegra"];
                /**
                 * @description Kind of the value action, e.g. `percentual`, `fixo`, `bloqueio`.
                 * @example fixo
                 */
                valorTipo?: string;
                /**
                 * @description Action on the value, e.g. `soma`, `substitui`, `desconto`.
                 * @example desconto
                 */
                valorAcao?: string;
                /**
                 * @description Action on the lead time, e.g. `soma`, `substitui`.
                 * @example soma
                 */
                prazoAcao?: string;
                /**
                 * @description Code of a criterion that the rule uses.
                 * @example 2
                 */
                idCampo?: components["schemas"]["Inteiro"];
                /**
                 * @description Date that the period applies to.
                 * @example cadastro
                 */
                dataTipo?: "cadastro" | "inicio" | "fim";
                /**
                 * @description First day of the period; absent: 365 days ago.
                 * @example 2026-06-01
                 */
                dataInicio?: components["schemas"]["Data"];
                /**
                 * @description Last day of the period; absent: today.
                 *
                 *     **In this service** not before the first.
                 * @example 2026-07-31
                 */
                dataFim?: components["schemas"]["Data"];
                /**
                 * @description Page.
                 *
                 *     **In this service** after the last one, an empty list.
                 * @example 1
                 */
                pagina?: components["schemas"]["Pagina"];
                /**
                 * @description Rules per page.
                 * @example 50
                 */
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the freight rules that match, and how many match in all. */
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
                     *       "regras": [
                     *         {
                     *           "codigo": 7,
                     *           "titulo": "Desconto na capital",
                     *           "status": "ativo",
                     *           "situacao": "vigente",
                     *           "valorTipo": "fixo",
                     *           "valorAcao": "desconto",
                     *           "valor": 3,
                     *           "prazoAcao": "soma",
                     *           "prazo": 0,
                     *           "dataInicio": "2026-07-01T00:00:00",
                     *           "dataFim": null,
                     *           "dataCadastro": "2026-06-28T15:40:00",
                     *           "ordem": 1,
                     *           "idUsuario": 9,
                     *           "usuario": "Carlos Lima",
                     *           "usuarioEmail": "carlos.lima@example.com",
                     *           "campos": [
                     *             "regiaoUf"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RegrasFrete"];
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
                     *       "mensagem": "dataInicio: use o formato AAAA-MM-DD."
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
            query: "dataTipo" | "pagina" | "limite";
        };
    };
    listarStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every status, with its code. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "idStatus": 10,
                     *         "statusDescricao": "Criado"
                     *       },
                     *       {
                     *         "idStatus": 20,
                     *         "statusDescricao": "Faturado"
                     *       },
                     *       {
                     *         "idStatus": 25,
                     *         "statusDescricao": "Despachado"
                     *       },
                     *       {
                     *         "idStatus": 30,
                     *         "statusDescricao": "Em trânsito"
                     *       },
                     *       {
                     *         "idStatus": 35,
                     *         "statusDescricao": "Saiu para entrega"
                     *       },
                     *       {
                     *         "idStatus": 40,
                     *         "statusDescricao": "Ocorrência"
                     *       },
                     *       {
                     *         "idStatus": 50,
                     *         "statusDescricao": "Entregue"
                     *       },
                     *       {
                     *         "idStatus": 60,
                     *         "statusDescricao": "Devolvido"
                     *       },
                     *       {
                     *         "idStatus": 70,
                     *         "statusDescricao": "Extraviado"
                     *       },
                     *       {
                     *         "idStatus": 90,
                     *         "statusDescricao": "Cancelado"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StatusPedido"][];
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branches of the store. */
            200: {
                headers: {
                    /** @description Name of the request: quote it to the operator. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "idFilial": "SP01",
                     *         "filial": 1,
                     *         "nome": "CD São Paulo",
                     *         "cep": "05036001",
                     *         "cidade": "São Paulo",
                     *         "uf": "SP",
                     *         "ativo": true,
                     *         "prazoAdicional": 1,
                     *         "perAdiDesconto": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Filial"][];
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
}
