package loja

import java.io.File
import java.time.LocalDate
import java.time.ZoneOffset
import org.openapitools.client.apis.AutenticacaoApi
import org.openapitools.client.apis.CotacaoApi
import org.openapitools.client.apis.FilaApi
import org.openapitools.client.apis.PedidoApi
import org.openapitools.client.apis.ProdutoApi
import org.openapitools.client.apis.TransportadoraApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.models.*

const val DESTINO = "88010000"
const val SKU = "CAFETEIRA-110"
const val PRECO = 219.9

fun <T : ApiClient> T.withToken(token: String): T = apply { accessTokenProvider = { token } }

fun emDias(dias: Long): String = LocalDate.now(ZoneOffset.UTC).plusDays(dias).toString()

fun say(vararg values: Any?) = println(values.joinToString("\t"))

fun main() {
    val servico = System.getenv("FRETE_BASE_URL") ?: "http://127.0.0.1:3000"
    val numero = System.getenv("FRETE_PEDIDO") ?: "EX-1"
    val arquivo = File(System.getenv("FRETE_ARQUIVO") ?: "laudo.pdf")
    val api = "frete_api_demo1"

    val volume = VolumeCotado(sku = SKU, quantidade = 1, valorUnitario = PRECO)
    val carrinho = CotacaoNova(cepDestino = DESTINO, canal = "site", volumes = listOf(volume))
    val cotacao = CotacaoApi(servico).withToken("frete_cot_demo1").criarCotacao(carrinho)
    val opcao = cotacao.opcoesEntrega.first { it.possuiEstoque == 0 }
    val (filial, metodo) = opcao.dadosFrete.let { it.filial to it.idMetodoEnvio }
    val idCotacao = "%s%07d%07d".format(cotacao.retorno.idCotacao, filial, metodo)
    say("cotacao", idCotacao, opcao.freteCobrar)

    val pedidos = PedidoApi(servico).withToken(api)
    val criado = pedidos.criarPedido(PedidoNovo(pedido(numero, idCotacao, opcao)))
    say("pedido", criado.chavePedido)

    val ocoren = pedidos.rastrearPedido(FiltroPedido.pedido, numero).lista.first().ocoren
    say("rastreio", ocoren.size, ocoren.last().descricao)

    say("status", pedidos.listarStatus().size)

    val filiais = ProdutoApi(servico).withToken(api).listarFiliais()
    say("filiais", filiais.joinToString(",") { it.idFilial })

    val fila = WebhookNovo(url = "https://loja.example.com/eventos", modulo = WebhookNovo.Modulo.fila)
    AutenticacaoApi(servico).withToken(api).registrarWebhook(fila)
    val chave = TransportadoraApi.ChaveEnviarMensagemChat.pedido
    val enviada = TransportadoraApi(servico).withToken(api)
        .enviarMensagemChat("DEMO-0001", "Segue o laudo.", chave, anexo = arquivo)
    say("chat", enviada.id, enviada.anexos!!.first().url)

    val eventos = FilaApi(servico).withToken(api)
    val evento = eventos.lerFila().actualInstance as EventoChat
    eventos.removerDaFila(evento.documento)
    say("fila", evento.documento, evento.tipo.value, evento.dados.numeroPedido)

    // Last: what the generator checks of a null `autorizado` throws.
    val lista = pedidos.listarPedidos(DataTipoPedido.dataCriacaoPedido, "${emDias(-1)}TO${emDias(1)}")
    val registro = lista.first { it.id == criado.chavePedido }
    say("lista", registro.numeroPedido, registro.statusDescricao)
}

fun pedido(numero: String, idCotacao: String, opcao: OpcaoEntrega) = PedidoNovoEnvio(
    tipoPedido = PedidoNovoEnvio.TipoPedido.envio,
    numeroPedido = numero,
    idCotacao = idCotacao,
    valorFretePedido = opcao.freteCobrar,
    enderecoEntrega = EnderecoEntregaNovo(
        nome = "Maria Souza",
        email = "maria@cliente.example",
        cpfCnpj = "12345678909",
        cep = DESTINO,
        uf = "SC",
        cidade = "Florianópolis",
        endereco = "Rua Felipe Schmidt",
        numero = "100",
        bairro = "Centro",
        referencia = "Em frente à praça",
        telefones = listOf("48999990000"),
    ),
    envio = listOf(
        EnvioNovo(
            quantidade = 1,
            quantidadeVolumes = 1,
            codigoRastreio = "DM473124829BR",
            prazoDeEntrega = emDias(15),
            produtos = listOf(
                ProdutoNovo(
                    sku = SKU,
                    peso = 2.1,
                    altura = 34.0,
                    largura = 22.0,
                    profundidade = 28.0,
                    preco = PRECO,
                    quantidade = 1,
                    quantidadeVolumes = 1,
                ),
            ),
            notaFiscal = NotaFiscalNova(
                filialERP = opcao.dadosFrete.filialERP,
                chave = "35260711222333000181550010000000011731582645",
                `data` = emDias(0),
                valorTotal = PRECO,
                valorTotalProdutos = PRECO,
            ),
        ),
    ),
)
