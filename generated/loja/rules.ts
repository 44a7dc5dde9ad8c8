// Generated from spec/main.tsp by npm run generate; do not edit.
import type { RuleEntry } from "../toolkit/contractModule.ts";

export const rules: Readonly<Record<string, RuleEntry>> = {
  "GER-001": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An address is the base address, then /api/v1, then the operation's path. Only the public tracking link lies outside that prefix."
  },
  "GER-002": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A store can quote, create, change, list and track shipment orders and returns, register products with stock, channel mappings and channel prices, read PLPs, chat with files, list chats, freight rules and return points, list and delete attachments, and receive events."
  },
  "GER-003": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Four families of events (tracking, additional times, uninstalled application, shipping methods) reach a store, either pushed to its address or from its queue."
  },
  "GER-004": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The token alone tells the store. No body or query field changes that, and no operation shows or changes another store's data."
  },
  "GER-005": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Requests and answers are JSON in UTF-8."
  },
  "GER-006": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "One request is not JSON: a chat message with files is multipart/form-data."
  },
  "GER-007": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Fields, parameters and listed values are spelt in Portuguese exactly as the interface spells them, odd ones too: rastreioEnventos, ocoren, NomeMetodoEnvioCotado."
  },
  "GER-008": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The interface has seven modules: Autenticação, Pedido, Fila de Eventos, Transportadora, Cotação, Produto and PLP."
  },
  "GER-009": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "numeric(p,s) is a decimal of at most p digits, s of them after the point: numeric(9,2) ends at 9999999.99."
  },
  "GER-010": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The type called bolean is JSON's boolean. A size counts the characters of a string."
  },
  "GER-011": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Orders, PLPs and queue documents write instants as YYYY-MM-DD HH:mm:ss, without an offset."
  },
  "GER-012": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Chats, attachments and freight rules write instants as YYYY-MM-DDTHH:mm:ss, without an offset."
  },
  "GER-013": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "retorno.dataCotacao is an ISO 8601 instant with its offset to UTC, the only field so written."
  },
  "GER-014": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A field has the JSON type that the interface states: numbers are never sent as text, nor text as numbers."
  },
  "PED-REC-001": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "An order has the 32 properties of the interface, from _id to dadosAdicionaisPedido, each of its stated type; acompanhamentoStatus and envio are arrays, enderecoEntrega is an object."
  },
  "PED-REC-002": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "tipoPedido is envio or reversa."
  },
  "PED-REC-003": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "numeroPedido is the number that the integrator sent, _id the service's own identifier, and numeroPedidoEnvioPai names the shipment order that a return belongs to."
  },
  "PED-REC-004": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "Each entry of acompanhamentoStatus has idStatus (integer), statusDescricao (string) and data (timestamp)."
  },
  "PED-REC-005": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "dadosAdicionaisPedido and envio[].dadosAdicionaisEnvio hold the free data as they came, or null when none came."
  },
  "PED-REC-006": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "enderecoEntrega has nome, email, cpfCnpj, cep, uf, regiao, cidade, endereco, numero, bairro and referencia as text, coordenadas with numeric latitude and longitude, and telefones as an array of text."
  },
  "PED-REC-007": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "A shipment has the 37 properties of the interface, each of its stated type; dataEntrega, diferencaCotadoEntregue and diferencaPedidoEntregue may be null."
  },
  "PED-REC-008": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "conciliacao has 25 numbers, eight strings, ST as yes-or-no text, idTipoConhecimento as one letter, tipoConhecimento, and the timestamps dataConhecimento and dataProcessamento."
  },
  "PED-REC-009": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "The charged freight is spelt valorFreteCobrado in the order and valorFreteCobrando in conciliacao, and both spellings stay."
  },
  "PED-REC-010": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "envio[].observacao is an array, empty when there is nothing to say."
  },
  "PED-REC-011": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "The invoice of a record has cnpjFaturador, filialERP, filialNomeEnvio, cidade, uf, cep, pedidoERP and chave as text, idFilialCotacao, idFilialEnvio, numero and serie as integers, data as timestamp, valorTotal and valorTotalProdutos as numbers."
  },
  "PED-REC-012": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "A product of a record has sku, titulo, categoria, idSku, tituloCadastro, categoriaCadastro and variacao as text, measures and preco with their counterparts in Cadastro as numbers, quantidade and quantidadeVolumes as integers."
  },
  "PED-REC-013": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "A product's fields ending in Cadastro hold the catalogue's values beside those of the order, so that a difference shows."
  },
  "PED-REC-014": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "The internal product code idSku is text in an order and an integer in a quotation."
  },
  "PED-REC-015": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "An occurrence has id and idOcoren as integers, data as timestamp, descricao and informacaoAdicional as text, and visivelCliente as boolean."
  },
  "RAST-001": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "Tracking adds origemDados (idUsuario, nomeUsuario, origem and dataHora, all text) to each occurrence; the order list does not have it."
  },
  "PED-REC-016": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "Records know creation as occurrence 9999, invoicing as 9998 and transit as 0."
  },
  "PED-REC-017": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "The same facts carry other codes in queue events: creation and transit are both 99, told apart by their text; invoicing has no code of its own there."
  },
  "COT-001": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "POST /cotacao and GET /cotacao/{idCotacao} answer one record: retorno, dadosEntrada, opcoesEntrega."
  },
  "COT-002": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false,
    "text": "The quotation queue gives that record without retorno.destino."
  },
  "COT-003": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "retorno has idCotacao (string, 11), mensagem (string, 255), dataCotacao and destino with cep (integer, 8 digits), uf (8), ufExtenso (8), regiaoUf (14) and regiaoPais (100)."
  },
  "COT-004": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "retorno.mensagem tells that the quotation succeeded, or why it did not."
  },
  "COT-005": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "destino.regiaoUf is Interior, Capital or Metropolitano; regiaoPais is the region of the country."
  },
  "COT-006": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "destino.uf and ufExtenso are both sized 8, though an abbreviation has two letters and most names have more than eight."
  },
  "COT-007": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "The CEP is an integer in retorno.destino.cep, which loses a leading zero, and text of eight digits in dadosEntrada.cepDestino."
  },
  "COT-008": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "dadosEntrada has cepDestino (8), canal (30), nomeLoja (40) and carrinho with valorNF, totalPeso, totalCubagem, altura, largura, profundidade, maiorPrazo and produto."
  },
  "COT-009": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "The cart's totals follow from its items: valorNF, totalPeso and totalCubagem are sums over units, the dimensions are those of the whole, maiorPrazo is the longest time of an item at a quoted branch."
  },
  "COT-010": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "A product of the cart has sku (50), agrupador (35), categoria (100), qt, four prices as numeric(9,2), and idSku, estoqueProduto and estoque as integers."
  },
  "COT-011": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "Of those, qt and preco are as asked; precoCadastro, precoCanalDe, precoCanalPor, idSku and agrupador come from the catalogue."
  },
  "COT-012": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "estoqueProduto is the stock when the quotation was made; a later change does not show in it."
  },
  "COT-013": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "estoque equals estoqueProduto for a registered sku, and the quantity asked for any other item."
  },
  "COT-014": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "An option has possuiEstoque, freteCobrar, freteReal, prazoEntregaTotal, estoque, prazoEntrega and dadosFrete."
  },
  "COT-015": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "possuiEstoque reads backwards: 0 with stock, 1 without, as things stood when quoting."
  },
  "COT-016": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "freteCobrar is what the customer pays, freteReal what the carrier asks; they may differ."
  },
  "COT-017": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "An option's estoque is the stock of the quoted products at its branch, added up."
  },
  "COT-018": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "prazoEntrega has six integers: prazoTransportadora, maiorPrazoCros, prazoAdicionalFilial, prazoAdicionalMetodo, prazoEntregaRegra and prazoTotal."
  },
  "COT-019": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "The parts of prazoEntrega are the carrier's time, the longest crossing time, the branch's preparation, the method's extra days and what rules add; prazoTotal is the whole, and prazoEntregaTotal the time of the delivery."
  },
  "COT-020": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "The days that rules add are named prazoEntregaRegra in one place of the interface and prazoEntregaPorRegra in another."
  },
  "COT-021": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "dadosFrete tells the branch (filial, filialERP 30, filialNome 30, filialCidade 45, filialUF 2), the method and carrier (idMetodoEnvio, idTransportadora, names of 40), ordenacao (1), perAdiDesconto numeric(9,3) and tabelas."
  },
  "COT-022": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "The names of carrier and method are spelt and sized differently in quotations (40 and 40), orders (100 and 100) and PLPs (45 and 40)."
  },
  "COT-023": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "What a quotation calls prazoAdicionalFilial, prazoAdicionalMetodo and perAdiDesconto is prazoFilial, prazoMetodo and perAdicionalDesconto in the event."
  },
  "COT-024": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "dadosFrete.ordenacao is v when options are listed by value, p when by time."
  },
  "COT-025": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "dadosFrete.filial is the branch's internal code, filialERP that of the ERP; perAdiDesconto is the branch's own percentage, up or down."
  },
  "COT-026": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "tabelas has idTabela, idListaRegras and generalidade with the codes and amounts of the hard-to-reach fee (idTDA, TDA) and of the restricted-delivery fee (idTRT, TRT)."
  },
  "COT-027": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "idListaRegras lists the codes of the rules that changed this option."
  },
  "PROD-001": {
    "operation": "consultarProduto",
    "status": null,
    "limits": false,
    "text": "A product record has sku 50, codigoAgrupador 35, skuERP 35, titulo 250, variacao 60, categoria 100, measures as numeric(9,3), preco, status, filial[], dePara[] and precoCanal.canal[]."
  },
  "PROD-002": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "codigoAgrupador takes 50 characters on input and is sized 35 in records."
  },
  "PROD-003": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "titulo takes 255 characters on input and is sized 250 in records."
  },
  "PROD-004": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "peso is in kg, the dimensions in cm, preco in reais, prazoAdicional of a branch in days."
  },
  "PROD-005": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "codigoAgrupador joins the variations of one product, skuERP is the ERP's code, status tells whether the product is active."
  },
  "PROD-006": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "volumes is taken on input and never given back."
  },
  "PROD-007": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "filial[].quantidade is the stock at that branch, and prazoAdicional its extra days for this product."
  },
  "PROD-008": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "A dePara entry makes sku, as searched in canal, mean the registered product."
  },
  "PROD-009": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "precoDe is the promotional price in the catalogue's words and the displayed one in the quotation's; precoPor is what the channel sells at."
  },
  "PROD-010": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "filial[].idFilial normally holds the branch's ERP code."
  },
  "PROD-011": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "idFilial is text of 30 in a product and an integer in a PLP."
  },
  "CHAT-REC-001": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "A chat has _id, situacao, subSituacao, tipoPedido, nomeTransportadora and mensagens[] of id, data, mensagem, origem, nomeUsuario and, at times, anexos."
  },
  "CHAT-REC-002": {
    "operation": "lerChat",
    "status": null,
    "limits": true,
    "text": "situacao is aberto or finalizado, and sem_conversa only where there is no conversation; subSituacao is aguardandoRespostaTransportadora or aguardandoRespostaLoja; tipoPedido is envio or reversa."
  },
  "CHAT-REC-003": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "Messages come oldest first."
  },
  "CHAT-REC-004": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "At most 500 messages come in one answer."
  },
  "CHAT-REC-005": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "A message's data is YYYY-MM-DDTHH:mm:ss, origem is loja or transportadora, nomeUsuario names the sender."
  },
  "CHAT-REC-006": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "anexos is a key of messages with files only; elsewhere it is missing, not empty."
  },
  "ANX-001": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false,
    "text": "An attachment has url, nome, data and nomeUsuario as text, idUsuario as integer, and idTransportadora as integer or null."
  },
  "ANX-002": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false,
    "text": "An attachment's data is the moment of its upload, nome the file's name, url its place in storage, idUsuario and nomeUsuario who brought it."
  },
  "ANX-003": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false,
    "text": "idTransportadora tells the carrier whose user brought the file, and is null (never missing) for the store's files."
  },
  "ANX-004": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "Files may be doc, docx, pdf, xls, xlsx, csv, jpeg or jpg, png and gif, and nothing else."
  },
  "TRA-001": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "A freight rule has codigo, titulo, status, situacao, valorTipo, valorAcao, valor, prazoAcao, prazo in days, dataInicio, dataFim, dataCadastro, ordem, idUsuario, usuario, usuarioEmail and campos as an array of text."
  },
  "TRA-002": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true,
    "text": "A rule's status is ativo, inativo or pendente; its situacao is vigente, programada or vencida."
  },
  "PLP-001": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "A PLP has _id, codigoPLP, filialERP, idLoja, idFilial, data, idRecibo, aplicacao, status, erros, dataFechamento, idTransportadora, idMetodo, transportadora (45), metodoEnvio (40), nomeUsuario (35), idApp, nomeApp and listaPedidos."
  },
  "PLP-002": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "idRecibo is filled only when another system made the label; aplicacao names the application that made the standard one."
  },
  "PLP-003": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "erros is an array or one text of 255; dataFechamento is a timestamp or null."
  },
  "PLP-004": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "An entry of listaPedidos has documento (the order's key, 255), numeroPedido (100), chaveNF (44), idEnvio (integer), protocolo (100) and erros (255)."
  },
  "REV-PONTO-001": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false,
    "text": "A return point has id, nome, cep in digits, endereco, numero, referencia, bairro, cidade, uf, tipoPontoDeDevolucao and status, all text."
  },
  "PED-EST-001": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "Status 10 is called Criado, 20 Faturado and 30 Em trânsito."
  },
  "PED-EST-002": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "acompanhamentoStatus runs from the oldest status to the newest."
  },
  "PED-EST-003": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "An order whose controleEtiqueta is missing, empty or app (labels made by the integrator) starts as Despachado."
  },
  "PED-EST-004": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "An order whose controleEtiqueta is servico (labels made by the service) starts as Faturado."
  },
  "PED-EST-005": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "No order starts as Criado: that status opens the history and never stays the current one."
  },
  "CHAT-EST-001": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "The first valid message of an order opens its conversation as aberto and is kept with origem loja."
  },
  "CHAT-EST-002": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "A finished conversation refuses every message with 400, keeps none and is not reopened."
  },
  "PLP-005": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "Records say Pendente, Finalizada and Excluída; the list's filter says Pendente, Finalizado and Excluído, and finds them all the same."
  },
  "TRA-003": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "The letters a, i and p of the status filter mean the words ativo, inativo and pendente of the answer."
  },
  "TRA-004": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "situacao is worked out on the day of the request: vigente within the validity, programada before it, vencida after it."
  },
  "GER-015": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Every mensagem has at most 255 characters; the text of a chat message may have 2000."
  },
  "WHK-001": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true,
    "text": "A store has one receiver: another registration replaces all of the first and leaves other stores as they are."
  },
  "WHK-002": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true,
    "text": "Only url is always required."
  },
  "WHK-003": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true,
    "text": "Sizes: url 500, tipoAutorizacao 20, usuario 30, senha 100, token 100, modulo 7."
  },
  "WHK-004": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true,
    "text": "tipoAutorizacao is Basic or Bearer, or left out for a receiver without protection."
  },
  "WHK-005": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false,
    "text": "Basic needs usuario and senha."
  },
  "WHK-006": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false,
    "text": "Bearer needs token."
  },
  "WHK-007": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true,
    "text": "modulo is webhook (push) or fila (queue); left out, it is webhook."
  },
  "WHK-008": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": true,
    "text": "The six switches rastreio, prazoAdicional, aplicativo, metodoEnvio, rastreioEnventos and chatTransportadora are each true when left out."
  },
  "WHK-009": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false,
    "text": "Each switch governs one kind of event: rastreio the occurrences of tracking, prazoAdicional changed times, aplicativo uninstalled applications, metodoEnvio new, changed and deleted methods, rastreioEnventos the movements between units. A switch at false sends none of its kind."
  },
  "WHK-010": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false,
    "text": "chatTransportadora tells of new chat messages unless it is false."
  },
  "WHK-011": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false,
    "text": "The answer is one mensagem, for success and for failure."
  },
  "FILA-001": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "GET /fila takes no parameters and gives one document: documento, tipo, dados."
  },
  "FILA-002": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "A document that was read goes to the end of the queue; with two, reads alternate."
  },
  "FILA-003": {
    "operation": "removerDaFila",
    "status": null,
    "limits": false,
    "text": "A document leaves the queue by DELETE /fila/{idDocumento} and in no other way."
  },
  "TRA-005": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "All 13 query parameters of the rule list are optional: codigo, idCampo, pagina and limite are integers, the others text."
  },
  "TRA-006": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "codigo keeps the one rule of that code."
  },
  "TRA-007": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true,
    "text": "titulo, up to 40 characters, keeps rules whose title contains it in any letter case."
  },
  "TRA-008": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": true,
    "text": "status takes a, i or p, situacao takes vigente, programada or vencida; anything else is 400."
  },
  "TRA-009": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "valorTipo, valorAcao and prazoAcao keep the rules with that kind of value, that action on it, and that action on the time."
  },
  "TRA-010": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "idCampo keeps rules that use the criterion of that id."
  },
  "TRA-011": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true,
    "text": "dataTipo says which date the period is about: cadastro, inicio or fim."
  },
  "TRA-012": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "Left out, dataTipo is cadastro, dataInicio 365 days ago and dataFim today."
  },
  "TRA-013": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": true,
    "text": "dataInicio and dataFim are YYYY-MM-DD; any other form is 400."
  },
  "TRA-014": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": true,
    "text": "pagina is 1 when left out; limite is 1 to 200, and 50 when left out."
  },
  "TRA-015": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "Without a period, a rule registered 366 days ago is not listed."
  },
  "TRA-016": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "Rules are listed by order of application, then newest code first."
  },
  "TRA-017": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "The order of application is called ordena where sorting is described and ordem in the record."
  },
  "TRA-018": {
    "operation": "listarRegrasFrete",
    "status": null,
    "limits": false,
    "text": "The answer has pagina, limite, total and regras; total counts all that match, not the page."
  },
  "PED-NOVO-001": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "An order needs numeroPedido, tipoPedido, valorFretePedido, enderecoEntrega and envio; without any of them it is refused."
  },
  "PED-NOVO-002": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "numeroPedido, pedidoAuxiliar and numeroPedidoEnvioPai take up to 100 characters."
  },
  "PED-NOVO-003": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "plataforma, canal and intermediadorVenda take up to 255 characters, idCotacao 25, tipoPedido 7, controleEtiqueta 8."
  },
  "PED-NOVO-004": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "tipoPedido is envio or reversa; anything else is refused."
  },
  "PED-NOVO-005": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "A return must name its shipment order in numeroPedidoEnvioPai."
  },
  "PED-NOVO-006": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "That order must exist as a shipment of the same store; one of another store does not count."
  },
  "PED-NOVO-007": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "pedidoAuxiliar, plataforma and intermediadorVenda are optional text that the record gives back."
  },
  "PED-NOVO-008": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "canal counts only when idCotacao is absent: a quotation brings its own."
  },
  "PED-NOVO-009": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "idCotacao is the full code: quotation, branch and method, hence one option."
  },
  "PED-NOVO-010": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "Without idCotacao the order is quoted again and takes the cheapest or the fastest option, as the store has set."
  },
  "PED-NOVO-011": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "idCotacao transporteProximo takes the carrier nearest to the order's freight and deadline that keeps to both."
  },
  "PED-NOVO-012": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "idCotacao has 11 characters in a quotation's answer and 25 where an option is named."
  },
  "PED-NOVO-013": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "valorFretePedido is numeric(9,3): three decimals, unlike other amounts."
  },
  "PED-NOVO-014": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "controleEtiqueta is empty, app or servico."
  },
  "PED-NOVO-015": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "envio is an array of at least one shipment; enderecoEntrega is an object."
  },
  "REV-NOVO-001": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "A return without dadosReversa is 400."
  },
  "REV-NOVO-002": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "A shipment order's dadosReversa is disregarded, even when invalid."
  },
  "PED-NOVO-016": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "dadosAdicionais and dadosAdicionaisEnvio are optional arrays of chave and valor, both required, 100 characters each."
  },
  "PED-NOVO-017": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "Free data sent at creation come back in the order's records."
  },
  "PED-NOVO-018": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "An order's free data are dadosAdicionais when sent and dadosAdicionaisPedido when read."
  },
  "PED-NOVO-019": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "enderecoEntrega needs all of nome, email, cpfCnpj, cep, uf, cidade, endereco, numero, bairro, referencia and telefones."
  },
  "PED-NOVO-020": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "Sizes in enderecoEntrega: nome 60, email 255, cpfCnpj 14, cep 8, uf 2, cidade 50, endereco 50, numero 6, bairro 50, referencia 50, each of telefones 11."
  },
  "PED-NOVO-021": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "A shipment needs quantidade, quantidadeVolumes, prazoDeEntrega, produtos and notaFiscal."
  },
  "PED-NOVO-022": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "Sizes in a shipment: nome 100, codigoRastreio 20, mapaDeCarga 255, nomeTransportadora 100, nomeMetodoEnvio 100, deParaMkt 2; urlRastreioExterno has none."
  },
  "PED-NOVO-023": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "A shipment's peso (kg), altura, largura and profundidade (cm) are numeric(9,3); quantidade, quantidadeVolumes and plp are integers."
  },
  "PED-NOVO-024": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "A shipment without peso weighs what its products weigh."
  },
  "PED-NOVO-025": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "A shipment without dimensions gets a package around its items."
  },
  "PED-NOVO-026": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "quantidade counts products and quantidadeVolumes the volumes of the whole shipment; a product's quantidadeVolumes is per unit."
  },
  "PED-NOVO-027": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "codigoRastreio is required only when the postal service carries the shipment; plp is the optional code of a postal pre-list."
  },
  "PED-NOVO-028": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "urlRastreioExterno sends the customer on to that page; several shipments are shown as buttons."
  },
  "PED-NOVO-029": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "A shipment's nome is free text; mapaDeCarga is the ERP's load map."
  },
  "PED-NOVO-030": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "prazoDeEntrega is a required date, which the record tells as the timestamp prazoEntregaPedido."
  },
  "PED-NOVO-031": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "nomeTransportadora and nomeMetodoEnvio are for a carrier other than the quoted one, and must be registered names."
  },
  "PED-NOVO-032": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "deParaMkt picks the method of that marketplace id where the store has a mapping and no idCotacao came; beside idCotacao it does nothing."
  },
  "PED-NOVO-033": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "deParaMkt, like idVariacaoMkt of a product, is a neutral name for a field that carries a marketplace's brand."
  },
  "PED-NOVO-034": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "An ordered product needs peso, altura, largura, profundidade, preco, sku, quantidade and quantidadeVolumes; titulo and categoria are optional."
  },
  "PED-NOVO-035": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "An ordered product's measures are numeric(9,3) for one unit packed, preco is numeric(9,2), sku takes 50 characters, titulo 255, categoria 200, both quantities are integers."
  },
  "PED-NOVO-036": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "categoria takes 200 characters in an order and 100 in the catalogue and in quotations."
  },
  "PED-NOVO-037": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "notaFiscal needs filialERP, chave, data, valorTotal and valorTotalProdutos; pedidoERP is optional."
  },
  "PED-NOVO-038": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "notaFiscal: filialERP and pedidoERP take 30 characters, chave 44, data is a date, the two values are numeric(9,2)."
  },
  "PED-NOVO-039": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "The invoice's data is a date when sent and a timestamp when read."
  },
  "REV-NOVO-003": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "dadosReversa needs solicitanteReversa, motivoReversa, tipoReversa, resolucaoReversa, pagadorFreteReversa and remetente; valorAcordado, observacoesReversa and prazoColeta are optional."
  },
  "REV-NOVO-004": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "The five situation fields take 50 characters each, observacoesReversa 500; valorAcordado is numeric(9,2)."
  },
  "REV-NOVO-005": {
    "operation": "criarPedido",
    "status": 400,
    "limits": false,
    "text": "The five situation fields take only the values that are registered; others are 400."
  },
  "REV-NOVO-006": {
    "operation": "criarPedido",
    "status": 400,
    "limits": false,
    "text": "tipoReversa must also begin with Ponto, Postagem or Coleta; otherwise 400."
  },
  "REV-NOVO-007": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "remetente needs nome, cpfCnpj, email, cep, uf, cidade, endereco, numero, bairro and telefones; referencia is optional."
  },
  "REV-NOVO-008": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "Sizes in remetente: nome 60, email 255, uf 2, cidade 50, endereco 50, numero 6, bairro 50, referencia 30."
  },
  "REV-NOVO-009": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "remetente.cpfCnpj is 11 or 14 digits and nothing else."
  },
  "REV-NOVO-010": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "remetente.cep is seven or eight digits and nothing else."
  },
  "REV-NOVO-011": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "remetente.telefones has at least one number, each of 10 or 11 digits."
  },
  "REV-NOVO-012": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "Recipient and sender differ: referencia is required with 50 characters for the one, optional with 30 for the other, and only the sender's cpfCnpj, cep and telefones must be digits."
  },
  "REV-NOVO-013": {
    "operation": "criarPedido",
    "status": null,
    "limits": true,
    "text": "prazoColeta is a whole number of business days, at least 1."
  },
  "REV-NOVO-014": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "prazoColeta gives the collection date: that many business days on, weekends and holidays left out."
  },
  "REV-SIT-001": {
    "operation": "listarSituacoesReversa",
    "status": null,
    "limits": false,
    "text": "GET /reversa/situacoes tells the values in force of all five situation fields."
  },
  "REV-SIT-002": {
    "operation": "consultarSituacaoReversa",
    "status": null,
    "limits": false,
    "text": "With a field's name as tipo it tells the values of that field."
  },
  "PED-NOVO-040": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "The answer has mensagem, chavePedido (up to 40 characters) and numeroPedido."
  },
  "PED-NOVO-041": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "chavePedido is the key for tracking the order and for its public page."
  },
  "PED-NOVO-042": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "The public page is at {base_url}/rastreio/{numeroPedido}/{chavePedido}, without /api/v1."
  },
  "PED-ALT-001": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "filtro is pedido, notafiscal, chavenf, documento or cotacaoid, and valor is looked up under it."
  },
  "PED-ALT-002": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "Only the editable fields change; others, such as numeroPedido, enderecoEntrega and produtos, alter nothing."
  },
  "PED-ALT-003": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "An editable field that is not sent keeps its value."
  },
  "PED-ALT-004": {
    "operation": "alterarPedido",
    "status": null,
    "limits": true,
    "text": "Editable: pedidoAuxiliar (100) and of a shipment codigoRastreio (20), mapaDeCarga (255), urlRastreioExterno and linkComprovanteEntrega (no size), the measures as numeric(9,3), quantidade and quantidadeVolumes as integers."
  },
  "PED-ALT-005": {
    "operation": "alterarPedido",
    "status": null,
    "limits": true,
    "text": "A shipment's plp comes as an integer or as text of digits."
  },
  "PED-ALT-006": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "linkComprovanteEntrega can be changed, but neither be sent at creation nor read in the record."
  },
  "PED-ALT-007": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "The deadline may be called prazoDeEntrega or prazoEntregaPedido; the result tells it by the second name."
  },
  "PED-ALT-008": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "nomeTransportadora and nomeMetodoEnvio (100 each) and idMetodo (integer) change the carrier, and names must be registered ones."
  },
  "PED-ALT-009": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "The method's id is idMetodo here and in PLPs, idMetodoEnvio in orders, quotations and events."
  },
  "PED-ALT-010": {
    "operation": "alterarPedido",
    "status": null,
    "limits": true,
    "text": "Editable in notaFiscal: filialERP and pedidoERP (30), chave (44), data, valorTotal and valorTotalProdutos as numeric(9,2)."
  },
  "PED-ALT-011": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "The answer is retornos[] of campo, the field's path with its index such as envio.0.peso, and mensagem."
  },
  "PED-ALT-012": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "A field that changed gets sucesso."
  },
  "PED-ALT-013": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "A field sent as it already is gets já alterado."
  },
  "PED-LIST-001": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "The order list needs dataTipo and periodo; idStatus, pagina, limite, cpfCnpj and autorizado are optional."
  },
  "PED-LIST-002": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "dataTipo is one of twelve: dataCriacaoPedido, dataCotacao, dataFaturamento, dataNotfis, previsaoCotacao, previsaoPedido, dataConhecimento, dataConhecimentoProcessamento, dataEntrega, previsaoEntregaPedido, previsaoEntregaCotacao, dataAutorizacaoCte."
  },
  "PED-LIST-003": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "Two pairs of those name the same forecasts: previsaoPedido with previsaoEntregaPedido, previsaoCotacao with previsaoEntregaCotacao."
  },
  "PED-LIST-004": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "Orders come in the order of the date that dataTipo names."
  },
  "PED-LIST-005": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "periodo is two ends joined by TO, each a date or YYYY-MM-DDTHH:mm:ss, and keeps orders whose date lies between them."
  },
  "PED-LIST-006": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "idStatus may list several codes, joined by commas, out of those of GET /lista/status."
  },
  "PED-LIST-007": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "pagina counts from 1; beyond the last page the answer is 200 and []."
  },
  "PED-LIST-008": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "A page has at most 50 orders."
  },
  "PED-LIST-009": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "cpfCnpj keeps the orders of that customer."
  },
  "PED-LIST-010": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "autorizado sim keeps orders that were audited and authorized."
  },
  "PED-LIST-011": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "autorizado não keeps orders that wait for authorization."
  },
  "PED-LIST-012": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "autorizado empty or absent keeps all."
  },
  "PED-LIST-013": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "canal, plataforma and transportadora in the address filter nothing; the store's settings of those names do."
  },
  "PED-LIST-014": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "The answer is a plain array of orders."
  },
  "RAST-002": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "filtro is pedido, notafiscal, chavenf or documento, with its valor."
  },
  "RAST-003": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "cotacaoid, a quotation's code, is a fifth filtro that only the examples show."
  },
  "RAST-004": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "The answer is lista[] of idenvio (integer), notaFiscal, produtos and ocoren, these as in the order."
  },
  "RAST-005": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "documento means the order's key as filtro, the internal id as chave of a chat, the order's key in a PLP, and an event's code in the queue."
  },
  "RAST-006": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "The invoice key is chavenf as filtro, chavenf or chavenfe as chave of a chat, notaFiscal.chave, conciliacao.chaveNF, and chaveNF in a PLP."
  },
  "RAST-007": {
    "operation": "rastrearPedido",
    "status": null,
    "limits": false,
    "text": "The id of a shipment is idenvio in tracking, id in an order and idEnvio in a PLP."
  },
  "ANX-005": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false,
    "text": "numeroPedido is the number of a shipment order or of a return."
  },
  "ANX-006": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false,
    "text": "The answer is anexos[], documents and images in one list."
  },
  "ANX-007": {
    "operation": "listarAnexos",
    "status": null,
    "limits": false,
    "text": "An order without files gives 200 and an empty list."
  },
  "ANX-008": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false,
    "text": "caminho is required: the relative path that the list gave as url."
  },
  "ANX-009": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false,
    "text": "url is said to be a path or an address, while caminho is always the relative path."
  },
  "ANX-010": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false,
    "text": "A file of another order is refused: it must belong to the order of the path."
  },
  "ANX-011": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false,
    "text": "Deleting takes both the file and its entry: the list no longer shows it."
  },
  "ANX-012": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false,
    "text": "The entry goes even when the file cannot be deleted."
  },
  "ANX-013": {
    "operation": "removerAnexo",
    "status": null,
    "limits": false,
    "text": "The answer is one mensagem, for success and for failure."
  },
  "CHAT-MSG-001": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "idPedido stands in the path; chave and canal are query text, chave optional."
  },
  "CHAT-MSG-002": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "Without chave, idPedido is the internal id."
  },
  "CHAT-MSG-003": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "chave says what idPedido is: id or documento the internal id, pedido or numeropedido the number, chavenf or chavenfe the invoice key."
  },
  "CHAT-MSG-004": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "chave numeropedidocanal means the channel's own number, and it alone needs canal."
  },
  "CHAT-MSG-005": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": true,
    "text": "A message is JSON with mensagem, or multipart/form-data with mensagem and files as anexo (one) or anexo[] (several)."
  },
  "CHAT-MSG-006": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": true,
    "text": "mensagem has at most 2000 characters: 2001 are 400."
  },
  "CHAT-MSG-007": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "A file without text is 400, and nothing is kept."
  },
  "CHAT-MSG-008": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "Tags and event attributes such as onclick are taken out of mensagem before it is kept."
  },
  "CHAT-MSG-009": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "tipoPedido and the carrier of a chat are those of the order, whatever the body says."
  },
  "CHAT-MSG-010": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": true,
    "text": "An origem in the body is disregarded: the message is the store's."
  },
  "CHAT-MSG-011": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "The answer has id, data as YYYY-MM-DDTHH:mm:ss and origem loja, and anexos only when files came."
  },
  "CHAT-MSG-012": {
    "operation": "consultarElegibilidadeChat",
    "status": null,
    "limits": false,
    "text": "GET /chat/{idPedido}/elegivel tells whether the order's carrier takes chats."
  },
  "CHAT-LER-001": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "Reading a chat takes idPedido, chave and canal as sending does."
  },
  "CHAT-LER-002": {
    "operation": "lerChat",
    "status": null,
    "limits": false,
    "text": "An order of the store without a conversation gives 200, no messages and sem_conversa."
  },
  "CHAT-LIST-001": {
    "operation": "listarChats",
    "status": null,
    "limits": false,
    "text": "Every query parameter of the chat list is optional: dataInicio and dataFim as YYYY-MM-DD, situacao aberto or finalizado, idTransportadora, pagina and limite as integers."
  },
  "CHAT-LIST-002": {
    "operation": "listarChats",
    "status": null,
    "limits": false,
    "text": "dataInicio is 30 days ago and dataFim today when left out."
  },
  "CHAT-LIST-003": {
    "operation": "listarChats",
    "status": null,
    "limits": false,
    "text": "The period is about the last message, not about the chat's creation."
  },
  "CHAT-LIST-004": {
    "operation": "listarChats",
    "status": null,
    "limits": true,
    "text": "pagina is 1 when left out; limite is 1 to 200, and 50 when left out."
  },
  "CHAT-LIST-005": {
    "operation": "listarChats",
    "status": null,
    "limits": false,
    "text": "The chat with the newest last message comes first."
  },
  "CHAT-LIST-006": {
    "operation": "listarChats",
    "status": null,
    "limits": false,
    "text": "The answer has pagina, limite, total and chats[] of idChat, idPedido, tipoPedido, idTransportadora, nomeTransportadora, situacao, subSituacao, data, dataUltimaMensagem, qtdMensagens and ultimaMensagem, which is null in an empty chat."
  },
  "CHAT-LIST-007": {
    "operation": "listarChats",
    "status": null,
    "limits": false,
    "text": "A chat's id is idChat in the list and _id when read."
  },
  "COT-028": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "A quotation needs cepDestino, canal and volumes; filiaisOrigem is optional."
  },
  "COT-029": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "Sizes: filiaisOrigem 60, cepDestino 8, canal 30, volumes[].sku 50."
  },
  "COT-030": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "A volume needs quantidade (integer) and valorUnitario as numeric(9,2); sku and the four measures are optional."
  },
  "COT-031": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "A volume's peso (kg) and dimensions (cm) are numeric(9,3)."
  },
  "COT-032": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "filiaisOrigem lists ERP codes between commas, and only those branches are quoted."
  },
  "COT-033": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "Without filiaisOrigem every active branch of the store is quoted."
  },
  "COT-034": {
    "operation": "criarCotacao",
    "status": null,
    "limits": true,
    "text": "canal takes 30 characters in a quotation, 60 in a product and 255 in an order."
  },
  "COT-035": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "An item without sku, or whose sku is not registered, is quoted with the measures of the request."
  },
  "COT-036": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "An item with a registered sku is quoted with the catalogue's measures, whatever the request says."
  },
  "COT-037": {
    "operation": "consultarCotacao",
    "status": null,
    "limits": true,
    "text": "idCotacao has up to 25 characters; the answer is the quotation record with destino."
  },
  "COT-038": {
    "operation": "consultarCotacao",
    "status": null,
    "limits": false,
    "text": "Reading a quotation, and the quotation queue, take the API token; creating one takes the quotation token."
  },
  "COT-039": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": true,
    "text": "At most 200 quotations come in one call, or limite when that is less."
  },
  "COT-040": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false,
    "text": "Only quotations of the last 12 hours come."
  },
  "COT-041": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false,
    "text": "A quotation that was read is gone from the queue, unlike an event."
  },
  "PROD-012": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "One request creates unknown products, changes known ones and sets their stock."
  },
  "PROD-013": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "The body is an object with the array produto."
  },
  "PROD-014": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "A product needs sku, titulo, peso, largura, altura, profundidade, preco, status and filial; codigoAgrupador, skuERP, variacao, categoria, volumes, dePara and precoCanal.canal are optional."
  },
  "PROD-015": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "An entry of filial needs idFilial, quantidade and prazoAdicional; one of dePara needs canal, sku and status; one of precoCanal.canal needs nome, precoDe and precoPor."
  },
  "PROD-016": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "Sizes on input: sku 50, titulo 255, codigoAgrupador 50, skuERP 35, variacao 60, categoria 100, idFilial 30, a mapping's canal 60 and sku 50, a channel's nome 60 and idVariacaoMkt 50."
  },
  "PROD-017": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "Measures are numeric(9,3), prices numeric(9,2); volumes, quantidade and prazoAdicional are integers."
  },
  "PROD-018": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "idVariacaoMkt, the variation's id in a marketplace, concerns that channel alone."
  },
  "PROD-019": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": true,
    "text": "status comes as a boolean or as the text true or false."
  },
  "PROD-020": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "The answer tells per sku its mensagem, and within it one per mapping (canal, sku) and one per branch (idFilial)."
  },
  "PROD-021": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "What became of an item is told by a text, sucesso when it was saved; produto não encontrado is another that the interface knows."
  },
  "PROD-022": {
    "operation": "consultarProduto",
    "status": null,
    "limits": true,
    "text": "sku has up to 50 characters; the answer is produto[] of product records, without volumes."
  },
  "PLP-006": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "The PLP list needs periodo and status; pagina, limite (integers) and filialERP are optional."
  },
  "PLP-007": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "periodo is two dates or date-times joined by TO, about the PLP's creation and not its closing."
  },
  "PLP-008": {
    "operation": "listarPlps",
    "status": null,
    "limits": true,
    "text": "status is Pendente, Finalizado or Excluído."
  },
  "PLP-009": {
    "operation": "listarPlps",
    "status": null,
    "limits": true,
    "text": "pagina counts from 1; beyond the last page the answer is 200 and []."
  },
  "PLP-010": {
    "operation": "listarPlps",
    "status": null,
    "limits": true,
    "text": "A page has at most 50 PLPs."
  },
  "PLP-011": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "filialERP keeps the PLPs of that branch."
  },
  "PLP-012": {
    "operation": "listarPlps",
    "status": null,
    "limits": false,
    "text": "The answer is a plain array of PLPs."
  },
  "PLP-013": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false,
    "text": "filialERP (up to 50 characters) and idPLP in the path give one PLP."
  },
  "PLP-014": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false,
    "text": "idPLP is the code that POST /plp/novo answered."
  },
  "PLP-015": {
    "operation": "consultarPlp",
    "status": null,
    "limits": true,
    "text": "filialERP takes 50 characters in this path and 30 in records and invoices."
  },
  "PLP-016": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false,
    "text": "A PLP's code is an integer in records and text in the path."
  },
  "REV-PONTO-002": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false,
    "text": "tipo keeps the return points of that tipoPontoDeDevolucao."
  },
  "REV-PONTO-003": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false,
    "text": "limite is 1 to 5000, and 5000 when left out."
  },
  "REV-PONTO-004": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false,
    "text": "Points are listed by tipoPontoDeDevolucao, then by nome."
  },
  "REV-PONTO-005": {
    "operation": "listarPontosDevolucao",
    "status": null,
    "limits": false,
    "text": "The answer has pontos and total, which counts the points returned."
  },
  "GER-016": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "Seven operations are named without a shape: removing an event, both lists of reversal values, the status list, the branch list, creating a PLP, and whether a chat is possible."
  },
  "GER-017": {
    "operation": "listarFiliais",
    "status": null,
    "limits": false,
    "text": "GET /filial is said to be described, but is not."
  },
  "AUTH-001": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Every operation but the creation of a quotation takes the API token as Authorization: Bearer."
  },
  "AUTH-002": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "POST /cotacao takes the quotation token, another one than the API token."
  },
  "AUTH-003": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "The quotation token meets no request limit: never 429."
  },
  "AUTH-004": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "Several integrations share a store's quotation token, and canal tells them apart."
  },
  "AUTH-005": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Every list and every read gives the token's store and no other."
  },
  "AUTH-006": {
    "operation": null,
    "status": 401,
    "limits": false,
    "text": "A missing, an expired and an invalid token are each 401."
  },
  "AUTH-007": {
    "operation": null,
    "status": 403,
    "limits": false,
    "text": "An order of another store is 403 where the interface lists that status."
  },
  "AUTH-008": {
    "operation": "registrarWebhook",
    "status": null,
    "limits": false,
    "text": "A push carries what was registered: Basic with usuario and senha, Bearer with token."
  },
  "EVT-001": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "modulo webhook posts events to the registered address, fila queues them; never both."
  },
  "EVT-002": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The developer account turns a store's queue on: the kind of communication is fila, and the events to queue are chosen."
  },
  "EVT-003": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "rastreio puts documents of tipo Rastreio in the queue."
  },
  "EVT-004": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "prazoAdicional puts documents of tipo prazoAdicional in the queue."
  },
  "EVT-005": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "aplicativo puts documents of tipo Aplicativo with situacao delete in the queue."
  },
  "EVT-006": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "metodoEnvio puts documents of tipo metodoEnvio in the queue, with situacao novo, altera or delete."
  },
  "EVT-007": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "Rastreio and Aplicativo begin with a capital, prazoAdicional and metodoEnvio do not; all switches begin in lower case."
  },
  "EVT-008": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "rastreioEnventos tells that a shipment left or reached a unit."
  },
  "EVT-009": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "chatTransportadora tells of each new chat message, whoever wrote it and by whichever way, the store's own included."
  },
  "EVT-010": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "A queue document has documento (255, the code that removes it), tipo (255) and dados."
  },
  "EVT-011": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "The dados of Rastreio: idPedido, numeroPedido, idOcoren (integer), situacao, mensagem and data."
  },
  "EVT-012": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "A delivery, code 1 or 2, has situacao entregue."
  },
  "EVT-013": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "Code 99 has one of four texts: criado, postado, em transito, saiu para entrega."
  },
  "EVT-014": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "Codes 3 to 92 have situacao ocorrencia and tell the occurrence in mensagem."
  },
  "EVT-015": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "The dados of prazoAdicional: maior and menor, each with prazoFilial, prazoMetodo and perAdicionalDesconto, and data."
  },
  "EVT-016": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "maior and menor are the extremes over active branches (time and percentage) and active methods (time)."
  },
  "EVT-017": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "The dados of Aplicativo: codigo of the store, situacao delete, mensagem, idApp, nomeApp and data."
  },
  "EVT-018": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "The dados of metodoEnvio: codigo, situacao, idTransportadora, idMetodoEnvio, nomeTransportadora, nomeMetodoEnvio and data."
  },
  "COT-042": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false,
    "text": "The quotation queue and the event queue do not touch each other."
  },
  "COT-043": {
    "operation": "lerFilaCotacao",
    "status": null,
    "limits": false,
    "text": "A quotation that nobody read leaves the queue after 24 hours; between 12 and 24 it is kept but not given."
  },
  "ERR-001": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Every failure answers an object with mensagem."
  },
  "ERR-002": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "A return with a required field missing or wrong is 400."
  },
  "ERR-003": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "A return whose tipoReversa begins otherwise than allowed is 400."
  },
  "ERR-004": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "The text of a refused return names the field."
  },
  "ERR-005": {
    "operation": "criarPedido",
    "status": 400,
    "limits": true,
    "text": "The text for a situation field is: label, inválido. Aceito apenas: and the accepted values between commas."
  },
  "ERR-006": {
    "operation": "listarRegrasFrete",
    "status": 200,
    "limits": false,
    "text": "The list of freight rules is 200 for a valid request."
  },
  "ERR-007": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": false,
    "text": "400 for a status, situacao or dataTipo outside its values."
  },
  "ERR-008": {
    "operation": "listarRegrasFrete",
    "status": 400,
    "limits": false,
    "text": "400 for a dataInicio or dataFim not in YYYY-MM-DD."
  },
  "ERR-009": {
    "operation": "listarRegrasFrete",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-010": {
    "operation": "listarChats",
    "status": 200,
    "limits": false,
    "text": "The chat list is 200 for a valid request."
  },
  "ERR-011": {
    "operation": "listarChats",
    "status": 400,
    "limits": false,
    "text": "400 for an invalid parameter, such as an unknown situacao."
  },
  "ERR-012": {
    "operation": "listarChats",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-013": {
    "operation": "lerChat",
    "status": 200,
    "limits": false,
    "text": "Reading a chat is 200 for an order of the store, with or without a conversation."
  },
  "ERR-014": {
    "operation": "lerChat",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-015": {
    "operation": "lerChat",
    "status": 403,
    "limits": false,
    "text": "403 for an order of another store."
  },
  "ERR-016": {
    "operation": "lerChat",
    "status": 404,
    "limits": false,
    "text": "404 for an unknown order."
  },
  "ERR-017": {
    "operation": "lerChat",
    "status": 429,
    "limits": false,
    "text": "429 above the request limit."
  },
  "ERR-018": {
    "operation": "enviarMensagemChat",
    "status": 200,
    "limits": false,
    "text": "Sending a message is 200, never 201."
  },
  "ERR-019": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "400 for an empty message."
  },
  "ERR-020": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "400 above 2000 characters."
  },
  "ERR-021": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "400 in a finished conversation."
  },
  "ERR-022": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "400 for a type of file outside the list."
  },
  "ERR-023": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "400 for a file above 2 MB."
  },
  "ERR-024": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "400 when the five files of a conversation are used up."
  },
  "ERR-025": {
    "operation": "enviarMensagemChat",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-026": {
    "operation": "enviarMensagemChat",
    "status": 403,
    "limits": false,
    "text": "403 for an order of another store."
  },
  "ERR-027": {
    "operation": "enviarMensagemChat",
    "status": 403,
    "limits": false,
    "text": "403 when the order's carrier takes no chats in this store."
  },
  "ERR-028": {
    "operation": "listarAnexos",
    "status": 200,
    "limits": false,
    "text": "Listing attachments is 200 for an order of the store, even when it has none."
  },
  "ERR-029": {
    "operation": "listarAnexos",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-030": {
    "operation": "listarAnexos",
    "status": 403,
    "limits": false,
    "text": "403 for an order of another store."
  },
  "ERR-031": {
    "operation": "listarAnexos",
    "status": 404,
    "limits": false,
    "text": "404 for an unknown order."
  },
  "ERR-032": {
    "operation": "removerAnexo",
    "status": 200,
    "limits": false,
    "text": "Removing an attachment is 200."
  },
  "ERR-033": {
    "operation": "removerAnexo",
    "status": 400,
    "limits": false,
    "text": "400 without caminho."
  },
  "ERR-034": {
    "operation": "removerAnexo",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-035": {
    "operation": "removerAnexo",
    "status": 403,
    "limits": false,
    "text": "403 for an order of another store."
  },
  "ERR-036": {
    "operation": "removerAnexo",
    "status": 404,
    "limits": false,
    "text": "404 for an unknown order."
  },
  "ERR-037": {
    "operation": "removerAnexo",
    "status": 404,
    "limits": false,
    "text": "404 for a file that the order does not have."
  },
  "ERR-038": {
    "operation": "listarPontosDevolucao",
    "status": 200,
    "limits": false,
    "text": "Listing return points is 200 for a valid request."
  },
  "ERR-039": {
    "operation": "listarPontosDevolucao",
    "status": 400,
    "limits": false,
    "text": "400 for an invalid parameter."
  },
  "ERR-040": {
    "operation": "listarPontosDevolucao",
    "status": 401,
    "limits": false,
    "text": "401 without a valid token."
  },
  "ERR-041": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "One file that breaks a limit drops the whole message, its good files too."
  },
  "ERR-042": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "What became of each field of a changed order is told within a 200, in retornos[].mensagem."
  },
  "ERR-043": {
    "operation": "salvarProdutos",
    "status": null,
    "limits": false,
    "text": "What became of each sku, branch and mapping is told within a 200; one bad item does not fail the call."
  },
  "LIM-001": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "A file has at most 2 MB; the limit is per file, not per message."
  },
  "LIM-002": {
    "operation": "enviarMensagemChat",
    "status": 400,
    "limits": false,
    "text": "A conversation takes five files in all, earlier messages included: four and then two are 400."
  },
  "LIM-003": {
    "operation": "lerChat",
    "status": 429,
    "limits": false,
    "text": "GET /chat/{idPedido} alone has a request limit: 429 above it."
  },
  "VER-001": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The version is the prefix /api/v1."
  },
  "VER-002": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "Occurrence codes are those of version 3.1 of the table."
  },
  "VER-003": {
    "operation": "listarSituacoesReversa",
    "status": null,
    "limits": false,
    "text": "Registered reversal values change without notice, so a client reads them before it creates a return."
  },
  "GER-018": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An object or array of an answer is null only where the interface says so; elsewhere its fields are null, or it is empty."
  },
  "AUTH-009": {
    "operation": "lerFilaCotacao",
    "status": 401,
    "limits": false,
    "text": "The quotation token, which all channels share, does not read the queue of quotations."
  },
  "PED-ALT-014": {
    "operation": "alterarPedido",
    "status": null,
    "limits": false,
    "text": "An editable field that becomes known at the delivery, such as linkComprovanteEntrega, can still be changed after it."
  },
  "PED-LIST-015": {
    "operation": "listarPedidos",
    "status": null,
    "limits": false,
    "text": "An order whose conciliation was refused waits no more: autorizado não leaves it out."
  },
  "CHAT-MSG-013": {
    "operation": "enviarMensagemChat",
    "status": null,
    "limits": false,
    "text": "Tags that nothing closes, and event attributes outside a tag, are taken out of mensagem as well."
  },
  "PED-NOVO-043": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "urlRastreioExterno is given when it is an address that a browser can go to: an absolute http or https one, or a host, which gets https; anything else is refused, never kept in silence."
  },
  "PED-NOVO-044": {
    "operation": "criarPedido",
    "status": null,
    "limits": false,
    "text": "An order that is quoted again is quoted from the branch that its invoice names."
  },
  "COT-044": {
    "operation": "criarCotacao",
    "status": null,
    "limits": false,
    "text": "A cart that is understood and cannot be delivered is a 200 record without options and with the reason in retorno.mensagem; a 400 tells of a value that cannot be quoted at all."
  },
  "PLP-017": {
    "operation": "consultarPlp",
    "status": null,
    "limits": false,
    "text": "idRecibo is always there, null without the label of another system."
  },
  "EVT-019": {
    "operation": "lerFila",
    "status": null,
    "limits": false,
    "text": "postado tells that the shipment was dispatched, which an invoice alone does not."
  },
  "NS-001": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Instants without an offset are local to the store, whose zone is a setting (America/Sao_Paulo unless set); dataCotacao carries that zone's offset; days begin and end there. The database keeps UTC."
  },
  "NS-002": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A number with more digits than its numeric(p,s) allows is 400 and names the field, unless it is within a millionth of one that fits: that one is meant, kept, answered and reckoned with. Freight is reckoned in whole cents, each part rounded half up."
  },
  "NS-003": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "Text beyond its size, or another JSON type, is 400 and names the field: nothing is cut or converted, save where the interface itself shows two types. null for an optional field of a request, at any depth, is the same as not sending it; for a required one it is 400. A blank parameter of the query is the same as not sending it, and the commas of a list may have blanks round them. Unknown fields and parameters are disregarded, malformed ones too, a parameter given twice is 400, control characters and ill-formed Unicode are 400 (inside a product of POST /produto: its outcome, NS-061), of a repeated JSON key the last counts. Broken JSON 400, another media type 415, too large 413, unknown path 404, wrong method 405 with Allow; a trailing slash is fine. 401 carries WWW-Authenticate, 429 Retry-After."
  },
  "NS-004": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "valorFreteDiferencaPedidoCotacao is valorFretePedido less valorFreteCobrado, the percentage is of the latter (0 when that is 0). Differences between dates are calendar days, null before a delivery. prazoCotacaoDiasUteis is the option's prazoTotal. The fields ending in TrocaTransporte compare the carrier in use with the quoted one, 0 when they are the same."
  },
  "NS-005": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Free data come back as the array of chave and valor that was sent, in its order, repeats included."
  },
  "NS-006": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A uf of an order is one of the 27 in any letter case and kept in capitals; another is 400. regiao is the region of the country; coordenadas is always an object, whose numbers are null when unknown."
  },
  "NS-007": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A field of an answer that has no data is null, never empty, 0 or missing, except keys that the interface calls present only at times. Objects and arrays are never null, save where the interface says so: their fields are, or they are empty. mensagem of a tracking event is the occurrence's text when nothing was added. A shipment's nome becomes its descricao."
  },
  "NS-008": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "conciliacao follows PROCEDA CONEMB 3.1, or 5.0 for what 3.1 cannot give, comes from the operator and is all null before. A document of kind C or W to Z adds to the one of its shipments; amounts of one that goes on over several records count once. chaveConhecimento has its check digit, model 57 and the issuer, else it is null. valorDiferenca compares with the share, by weight, of what the order was quoted. autorizado is sim when it was authorized, não when it was refused, null until then; the filter não finds orders with a conciliation that waits, neither authorized nor refused."
  },
  "NS-009": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An entry of observacao has data, texto and usuario."
  },
  "NS-010": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "numero, serie and cnpjFaturador are read out of a chave of 44 characters; filialNomeEnvio, cidade, uf, cep and idFilialEnvio are those of the branch that filialERP names, and an unknown one is 400. Check digits count only when the store's validarChaveNF is on."
  },
  "NS-011": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Occurrences come from the operator, one, many, or as a PROCEDA OCOREN 3.1 or 5.0 file. They are listed by instant, to the second, then id, so nothing comes before an order's own entries of its second. visivelCliente false hides one from the public page only. origemDados.origem is sistema, api, edi or usuario."
  },
  "NS-012": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A quotation without options is 200 with an empty opcoesEntrega and the reason in mensagem; a CEP that no range holds is 400."
  },
  "NS-013": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "destino.cep is an integer, and ufExtenso is not cut to its size."
  },
  "NS-014": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An option's freight adds weight band, ad valorem, GRIS, toll, dispatch, other costs, TDA and TRT, at least the table's minimum, then ICMS; the billed weight is the larger of real and cubed, and one of 0 falls into the first band. freteCobrar applies the branch's percentage, then the rules. An option is one branch by one method; a cart is never split, and neither the order of its lines nor splitting one changes a price."
  },
  "NS-015": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The total time is the sum of the carrier's, the crossing, the branch's, the method's and the rules' days, always, and prazoEntregaTotal the same. Options of equal value or time are ordered by the other of the two, then stock, freteReal, method and branch."
  },
  "NS-016": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "prazoEntregaRegra and prazoEntregaPorRegra are both given, and equal."
  },
  "NS-017": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A mapping with status true resolves its sku in its channel; with false it is as good as absent: it blocks no other product, which may take its sku over. An inactive product keeps its catalogue data and counts as without stock. Names of channels compare without letter case and surrounding blanks, in mappings, prices, rules and look-ups alike."
  },
  "NS-018": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A file's extension, in any case, and its content must agree; csv must be text. 2 MB is 2,097,152 bytes, that size included. An empty file, a broken form or a part over its limit is 400, never 413; a part with an empty file name and no content, as browsers send for an input without a choice, is no file. A JSON message with anexo or anexo[] is 400 and names multipart/form-data. The stored name is cleaned, not refused: base name, NFC, no control characters, at most 150."
  },
  "NS-019": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "valorTipo is percentual, fixo or bloqueio; valorAcao soma, desconto or substitui; prazoAcao soma or substitui. Criteria: 1 UF, 2 regiaoUf, 3 regiaoPais, 4 range of CEP, 5 channel, 6 branch, 7 carrier, 8 method, 9 valorNF, 10 weight, 11 category, 12 sku."
  },
  "NS-020": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The statuses: 10 Criado, 20 Faturado, 25 Despachado, 30 Em trânsito, 35 Saiu para entrega, 40 Ocorrência, 50 Entregue, 60 Devolvido, 70 Extraviado, 90 Cancelado. 50, 60, 70 and 90 are final."
  },
  "NS-021": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A status never goes back, but for Ocorrência and the two transit statuses among each other. A late occurrence is kept and listed without moving the status. A new order's history holds Criado and then Despachado or Faturado."
  },
  "NS-022": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An order has the status of its least advanced shipment; 35 and 40 count like 30."
  },
  "NS-023": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "The operator, for a carrier or for the store, finishes a chat."
  },
  "NS-024": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "After a message of the store the chat waits for the carrier, after one of the carrier for the store."
  },
  "NS-025": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "POST /plp/novo takes filialERP, idMetodo and the keys of orders, and answers mensagem, idPLP and codigoPLP."
  },
  "NS-026": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A rule is in force on its first and on its last day; without dataFim it has no end. Only active rules in force are applied."
  },
  "NS-027": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "url is absolute, http or https, without user information; a private, loopback or link-local address is 400 unless the deployment allows its network. tipoAutorizacao and modulo are taken in their exact letter case. A new registration sets what it leaves out to the default. senha and token are encrypted, and neither given back nor logged."
  },
  "NS-028": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Events exist from a store's first registration on. The mode in force at an event's creation decides its way, undelivered events follow a change of mode, and queue documents do not expire."
  },
  "NS-029": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "tipo matches the whole kind in any letter case; inactive return points are not listed; limite outside its range is 400."
  },
  "NS-030": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "numeroPedido is unique per store and tipoPedido. The same request again gives the same chavePedido; another body under that number is 409. A look-up by number prefers the shipment order; tracking gives both."
  },
  "NS-031": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "An invalid order is 400, names the field's path and creates nothing. Quantities are at least 1; amounts, weights and sizes at least 0."
  },
  "NS-032": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A return's parent that is unknown, another store's or itself a return is 400; one parent may have several returns."
  },
  "NS-033": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The full code has 25 digits: 11 of the quotation, 7 of the branch, 7 of the method, padded with zeros."
  },
  "NS-034": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A code that is unknown, another store's or not among the options is 400 and names idCotacao. The bare 11 digits take the first option. Quotations are kept 180 days unless set otherwise."
  },
  "NS-035": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An order without idCotacao, or with transporteProximo, is quoted from the branch that its first shipment's invoice names, whatever the stock, and from every active branch when that one is not active. A return is priced by the tables of the branch that receives it, at the customer's postal code. transporteProximo looks at options whose freteReal is within the order's freight and that arrive in time: nearest freteCobrar, then latest arrival, then freteReal, then method; a freight of 0, free for the customer, is no limit and takes the option that costs the store least. None is 400 and names both limits. preco or prazo is the store's setting; no option at all is 400 with the reason."
  },
  "NS-036": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The word of controleEtiqueta for labels made by the service is servico."
  },
  "NS-037": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "By a method flagged correios a codigoRastreio has two letters, nine digits and two letters. It is required of a shipment order that the integrator labels; with servico it comes when the PLP is closed, and a return may have none. Where the service chooses the option itself, such a method is no candidate for a shipment that needs a code and has none. plp is kept as sent."
  },
  "NS-038": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A date in a request is YYYY-MM-DD, or that with a blank or T and HH:mm:ss, in the time of the store. With T it may have a fraction and Z or an offset, and is then the instant meant, read in the store's zone. It must exist; the past is fine."
  },
  "NS-039": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A name equals a registered one after trimming, or it is 400 and names the field. deParaMkt counts only in a store with a mapping, where no match is 400."
  },
  "NS-040": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The registered values of the situation fields are data. A text of more than 255 characters ends after the last value that fits, and ..."
  },
  "NS-041": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "prazoColeta counts business days of the sender's state from the next one on; the date is told in observacao and on the tracking page."
  },
  "NS-042": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "One random key of 32 hexadecimal digits is _id, idPedido, documento and chavePedido of an order."
  },
  "NS-043": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A change that finds no order, or only another store's, is 404; one that finds several is 400, tells how many and asks for documento."
  },
  "NS-044": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A change goes to shipments by their position. An unknown position, field or value each get their own entry and the rest succeeds; a known field that is null counts as not sent (NS-003); a body that is no object is 400. A final shipment keeps its transport and its promise (weights, sizes, quantities, codigoRastreio, deadline, carrier, method, branch): those entries say so, everything else stays editable, for a proof of delivery is known after it. The deadline is told as prazoEntregaPedido. linkComprovanteEntrega is shown on the tracking page. An address is absolute http or https without user information, kept in the URL standard's normal form; a host without scheme gets https://, anything else is refused by name."
  },
  "NS-045": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The list ascends by the chosen date, then by identifier, without orders that lack the date. dataFaturamento is the day of status 20, else the invoice's; dataNotfis is when it went to the carrier; both names of a forecast mean one date; dataAutorizacaoCte is when the conciliation was authorized."
  },
  "NS-046": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Both ends of a period are included, a date as end with its whole day; a malformed or reversed period is 400, and none is too long."
  },
  "NS-047": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "limite is 50 when left out and when above 50; 0, negative or text is 400, and so is pagina below 1."
  },
  "NS-048": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Nothing found, or only another store's, is 404; several orders are all listed."
  },
  "NS-049": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An order's files are those of its chat and those that the operator adds. url is a relative path below {base_url}/arquivos, which the store's API token downloads as an attachment of its own media type, with nosniff."
  },
  "NS-050": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A file that is removed leaves its message too, and its place among the five stays taken."
  },
  "NS-051": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "caminho is compared with the order's urls and never used as a path; a second removal is 404."
  },
  "NS-052": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An unknown chave, or numeropedidocanal without canal, is 400; numeropedidocanal looks at pedidoAuxiliar together with canal. A shipment is meant before a return, and the newest of several."
  },
  "NS-053": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An order that nobody has is 404 on chats and attachments."
  },
  "NS-054": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An order that only another store has is 403 on chats and attachments."
  },
  "NS-055": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "The length counts the characters received; what is blank without its HTML is 400. < begins a tag when a letter, /, ! or ? follows and a > closes it; when none does, after the name of an HTML or SVG element, /, ! or ?, and then all up to the next < or the end goes. Attributes on...= and style= with their values and javascript: addresses go wherever they stand; other text stays as it is. Between <p> and </p> of a page the stored text runs and fetches nothing."
  },
  "NS-056": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Of a longer conversation the newest 500 messages are given, oldest first."
  },
  "NS-057": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A stated range of limite is a limit: outside is 400. Of two dates one may be left out; start after end is 400, both ends are included, a page beyond the last is empty. Unknown kinds and actions of rules match nothing."
  },
  "NS-058": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Unknown codes in filiaisOrigem are told in mensagem while another one is valid, and no valid one means no options. Any canal will do. Empty volumes are 400. An item that is not registered needs all four measures, else 400 names the missing one."
  },
  "NS-059": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "The quotation queue is a plain array, oldest first, 200 at most whatever limite says, and empty when there is nothing; what it gave can still be read by its code."
  },
  "NS-060": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "Saving is an upsert per sku: what is left out keeps its value, branches and mappings too; one sku twice is saved in order."
  },
  "NS-061": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An unknown branch gets filial não encontrada and the rest is saved; what is wrong inside one product, ill-formed text too, is told as its outcome and the others are saved; 400 is for the body as a whole: no JSON, produto no list, over a maximum."
  },
  "NS-062": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "Unknown is 404. A product is found by sku alone. idCotacao may have 11 or 25 characters."
  },
  "NS-063": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The list of chats is bounded and paged as the others are (NS-057)."
  },
  "NS-064": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Removing a document answers mensagem; an unknown one, or another store's, is 404."
  },
  "NS-065": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The reversal values are five arrays under the fields' names; with tipo only that one, and an unknown tipo is 404."
  },
  "NS-066": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The status list is an array of idStatus and statusDescricao; the branch list tells idFilial (ERP code), filial (internal), nome, cep, cidade, uf, ativo, prazoAdicional and perAdiDesconto."
  },
  "NS-067": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A PLP goes from Pendente to Finalizada, when the operator closes it and its shipments are dispatched, or to Excluída, and no further. erros tells what keeps a shipment from closing. The filter takes both spellings, and the list ascends by creation."
  },
  "NS-068": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Whether a chat is possible is answered by elegivel (boolean) and mensagem."
  },
  "NS-069": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The operator issues, rotates, expires and revokes tokens: 256 random bits behind a prefix that tells the kind, shown once and kept as SHA-256."
  },
  "NS-070": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The quotation token comes as Bearer too. POST /cotacao takes it alone; all else takes the API token, for every channel shares the quotation token, which must not read or empty the queue. One tolerance: GET /cotacao/{idCotacao} takes it too, since a code that cannot be guessed is read back there. A token of the wrong kind is 401."
  },
  "NS-071": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Of the records' codes, 9999 is sent as 99 criado, once per order; 9998 is not sent. A shipment that becomes Despachado, at its creation with the integrator's label, else when its PLP is closed, is sent as 99 postado. 0 and 98 are sent as 99 em transito, out for delivery as 99 saiu para entrega, 1 and 2 as entregue, 3 to 97 as ocorrencia."
  },
  "NS-072": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "prazoAdicional is sent when extra days or the percentage of a branch or method change, metodoEnvio when a method is created, changed or deleted, Aplicativo when the operator uninstalls an application."
  },
  "NS-073": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "A push posts the queue's document with webhook-id, webhook-timestamp and, with a secret, webhook-signature. 2xx is delivered; anything else is tried again over days, Retry-After honoured; 410 or five days of failure end the registration; what is given up is kept for a replay. At least once, in order per order. Addresses are checked again when sending."
  },
  "NS-074": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "rastreioEnventos tells idPedido, numeroPedido, idEnvio, evento (saiu or chegou), unidade, cidade, uf, mensagem and data; chatTransportadora tells idChat, idPedido, numeroPedido, idMensagem, origem, mensagem, qtdAnexos and data."
  },
  "NS-075": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "An empty queue is 204. A read takes one document and turns the queue in one statement, so that parallel readers lose none."
  },
  "NS-076": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Success is 200, and 204 only for the empty queue. Failures are 400, 401, 403 where listed, 404, 409 for a conflicting repeat, 413, 415, 429, 500 without internals, and 503, which says when to come again."
  },
  "NS-077": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The texts of answers are Portuguese, one function each, beside the code that answers them. What is missing is said to be missing, and a form is told in words with an example, never as a regular expression."
  },
  "NS-078": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Reading chats is limited to 60 requests a minute and store unless set otherwise."
  },
  "NS-079": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "At most 1000 products, 500 volumes, 100 shipments, 500 products in one, 32 levels and 5 MiB of JSON, 1 MiB for one order; beyond is 400, for bytes 413. Bodies in flight have a limit in bytes, per token and in all: beyond it 503, before one is read."
  },
  "NS-080": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Within v1 the contract only grows."
  },
  "NS-081": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Every answer has the header X-Request-Id, which stands in the log too: the one of the request where that has 1 to 128 letters, digits and -_.:, and a new one otherwise."
  },
  "NS-082": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The contract tells which calls may be repeated after an answer that was lost: reads but for the quotation queue, criarPedido, salvarProdutos; any call after a 429, before which nothing was done."
  },
  "NS-090": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Every change through the operator's interface is noted in its own transaction: when, by which token (the first 12 digits of its SHA-256), operation, store, record and request; never its content."
  },
  "NS-086": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "The operator takes a customer's personal data out of a store's orders, returns, chats, files, quotations and waiting events, by CPF or CNPJ, e-mail or order: whole or not at all, other stores untouched. Orders on their way are refused unless asked for. Number and dates of the order, city and state, goods, freight, tracking code, invoice and transport documents stay; the answer names them. A receipt stays that does not tell of whom."
  },
  "NS-087": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "What is old goes by itself, in small batches: orders are anonymized after diasPedido (six years unless set), events that nobody took deleted after diasEvento (one year), quotations after diasCotacao, events that were given up after 30 days."
  },
  "NS-091": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Pages of the origins that the operator allows for a store (https, or http of the reader's own machine) call what a quotation token opens from a browser, by CORS, without cookies. A preflight, which carries no token, is answered 204 when an active store allows the origin; the answer itself, refusals too, can be read only where the token's own store does, and never with the API token; a 401, which is nobody's, where a preflight would be answered. Elsewhere OPTIONS is 405. Origin decides what a page reads, not what is done: whoever sends none, or one that is not allowed, is served without CORS headers."
  },
  "NS-092": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Two tokens of the operator may be in force at once, so that one replaces the other without a gap; both have the strength that one needs, and the audit trail tells which was used."
  },
  "NS-093": {
    "operation": null,
    "status": null,
    "limits": false,
    "text": "Each product of a call is saved whole or not at all; a call that ends with 500 or 503 may have saved some of its products. It may be repeated (NS-082): what is saved again is as it was."
  },
  "NS-094": {
    "operation": null,
    "status": null,
    "limits": true,
    "text": "A product of a request has at most 1000 branches, mappings and channels, and at most 1000 channels in all, with those that it had before; one more is its outcome (NS-061)."
  }
};
