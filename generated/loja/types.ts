// Generated from spec/main.tsp by npm run generate; do not edit. Contract sha256:8dc3d875d25e14879e6bd39993ac13726911a5bda15d3e578026a9a26f8719bc
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
         * @description Reads a quotation as it was made, even after it left the queue.
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
         * @description Reads and deletes the oldest quotations of the last 12 hours; an empty array when there is none. Quotations that
         *     nobody read are deleted after 24 hours.
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
         * @description Creates or updates products, their stock per branch, mappings and channel prices. Optional fields, branches and
         *     mappings that are not sent keep their values.
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
         * @description Reads a product by its code. Only the registered code finds it, not the search codes of the channels.
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
         * @description Lists the branches of the store, active or not.
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
        /** @description Text of success or error, in Portuguese. */
        Mensagem: string;
        /**
         * Format: date-time
         * @description ISO 8601 date and time with the offset of the store's time zone.
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
        /** @description Volume in cubic metres, numeric(9,4), zero or more. */
        Cubagem: number;
        /** @description Size in centimetres, numeric(9,3), zero or more. */
        Medida: number;
        /** @description Whole number, zero or more. */
        InteiroNaoNegativo: number;
        /** @description Quantity of units: one or more. */
        Quantidade: number;
        /** @description Whole number in the range of 32 bits. */
        Inteiro: number;
        /** @description An item of the cart: as asked, and as registered. */
        ItemCotado: {
            /** @description Product code, as sent; null when it was not sent. */
            sku: string | null;
            /** @description Grouping code of the catalogue; null when not registered. */
            agrupador: string | null;
            /** @description Category of the catalogue; null when not registered. */
            categoria: string | null;
            /** @description Quantity quoted. */
            qt: components["schemas"]["Quantidade"];
            /** @description Unit value of the request (`volumes[].valorUnitario`), reais. */
            preco: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Sale price of the catalogue, reais; null when not registered. */
            precoCadastro: components["schemas"]["DinheiroNaoNegativo"] | null;
            /** @description Display price of the channel, reais; null when the channel has no price. */
            precoCanalDe: components["schemas"]["DinheiroNaoNegativo"] | null;
            /** @description Sale price of the channel, reais; null when the channel has no price. */
            precoCanalPor: components["schemas"]["DinheiroNaoNegativo"] | null;
            /** @description Internal product code; null when not registered. */
            idSku: components["schemas"]["Inteiro"] | null;
            /** @description Stock at the moment of quoting; null when not registered. */
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
            /** @description Total cubage, cubic metres. */
            totalCubagem: components["schemas"]["Cubagem"];
            /** @description Height of the package built over the items, cm. */
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
            /** @description Sales channel, as sent; a quotation made for an order may carry up to 255 characters. */
            canal: string;
            /** @description Name of the store. */
            nomeLoja: string;
            /** @description Totals and items of the cart. */
            carrinho: components["schemas"]["Carrinho"];
        };
        /** @description Parts of the lead time, business days; `prazoTotal` is their sum. */
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
        /** @description Fees of the destination: code null and value 0 when there is none. */
        Generalidade: {
            /** @description Code of the hard-to-reach fee. */
            idTDA: components["schemas"]["Inteiro"] | null;
            /** @description Value of the hard-to-reach fee, reais. */
            TDA: components["schemas"]["DinheiroNaoNegativo"];
            /** @description Code of the delivery-restriction fee. */
            idTRT: components["schemas"]["Inteiro"] | null;
            /** @description Value of the delivery-restriction fee, reais. */
            TRT: components["schemas"]["DinheiroNaoNegativo"];
        };
        /** @description Freight table, fees and rules of an option. */
        TabelasFrete: {
            /** @description Freight table code. */
            idTabela: components["schemas"]["Inteiro"];
            /** @description Fees for places that are hard to reach or restricted. */
            generalidade: components["schemas"]["Generalidade"];
            /** @description Codes of the freight rules applied, in the order of application. */
            idListaRegras: components["schemas"]["Inteiro"][];
        };
        /** @description Branch, carrier, method and table of an option. */
        DadosFrete: {
            /** @description Internal branch code. */
            filial: components["schemas"]["Inteiro"];
            /** @description ERP code of the branch. */
            filialERP: string;
            /** @description Name of the branch. */
            filialNome: string;
            /** @description City of the branch. */
            filialCidade: string;
            /** @description State of the branch. */
            filialUF: string;
            /** @description Shipping method code. */
            idMetodoEnvio: components["schemas"]["Inteiro"];
            /** @description Carrier code. */
            idTransportadora: components["schemas"]["Inteiro"];
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
            /** @description Total lead time, business days; equals `prazoEntrega.prazoTotal`. */
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
            /** @description What is wrong, in Portuguese; a validation failure names the field first. */
            mensagem: components["schemas"]["Mensagem"];
        };
        /** @description Postal code (CEP) of eight digits. */
        Cep: string;
        /**
         * @description An item to quote. Weight and sizes of the catalogue are used for a registered `sku`; without one, all four of the
         *     request are needed.
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
            /** @description Destination postal code, eight digits. */
            cepDestino: components["schemas"]["Cep"];
            /** @description Sales channel: tells apart the integrations that share the quotation token. */
            canal: string;
            /** @description Items of the cart. */
            volumes: components["schemas"]["VolumeCotado"][];
        };
        /** @description Size of a page: one or more; above the largest size the largest is taken. */
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
            /** @description Product code as sent; null when none was sent. */
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
            /** @description Whether the mapping is used. */
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
            /** @description The channels. */
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
        ValorJson: Record<string, never> | unknown[] | string | number | boolean | null;
        /**
         * @description A product to create or update: see `ProdutoEntrada`. Anything else is accepted on the wire and answered with its own
         *     `mensagem`, so that one bad item does not stop the others.
         */
        ProdutoEnviado: components["schemas"]["ProdutoEntrada"] | components["schemas"]["ValorJson"];
        /** @description Products to create or update. */
        ProdutosEntrada: {
            /** @description The products; the same `sku` twice is applied in order. */
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
            filial: components["schemas"]["Inteiro"];
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
            /** @description The request was carried out. */
            200: {
                headers: {
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
                     *           "freteCobrar": 29.9,
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
            /** @description The request is not valid: the text names the field. Nothing was changed. */
            400: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Envie o corpo como application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
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
                 * @description Quotation code: the 11 digits alone, or the 25 of the full code.
                 * @example 00000012345
                 */
                idCotacao: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was carried out. */
            200: {
                headers: {
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
                     *           "freteCobrar": 29.9,
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
            /** @description The request is not valid: the text names the field. Nothing was changed. */
            400: {
                headers: {
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
                 * @description Quotations per call; above 200, 200 are returned.
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
            /** @description The request was carried out. */
            200: {
                headers: {
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
                     *             "freteCobrar": 29.9,
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
            /** @description The request is not valid: the text names the field. Nothing was changed. */
            400: {
                headers: {
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
            /** @description The request was carried out. */
            200: {
                headers: {
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
            /** @description The request is not valid: the text names the field. Nothing was changed. */
            400: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mensagem": "Envie o corpo como application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Unexpected failure; the text tells nothing of the inside. */
            500: {
                headers: {
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
            /** @description The request was carried out. */
            200: {
                headers: {
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
            /** @description The request is not valid: the text names the field. Nothing was changed. */
            400: {
                headers: {
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
    listarStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was carried out. */
            200: {
                headers: {
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
            /** @description The request was carried out. */
            200: {
                headers: {
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
