package loja;

import java.io.File;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.AutenticacaoApi;
import org.openapitools.client.api.CotacaoApi;
import org.openapitools.client.api.FilaApi;
import org.openapitools.client.api.PedidoApi;
import org.openapitools.client.api.ProdutoApi;
import org.openapitools.client.api.TransportadoraApi;
import org.openapitools.client.model.*;

public class Programa {
  static final String DESTINO = "88010000";
  static final Double PRECO = 219.9;

  public static void main(String[] args) throws Exception {
    String servico = System.getenv("FRETE_BASE_URL");
    String numero = System.getenv("FRETE_PEDIDO");
    ApiClient api = Cliente.of(servico, "frete_api_demo1");
    ApiClient cotar = Cliente.of(servico, "frete_cot_demo1");

    VolumeCotado volume = new VolumeCotado().sku("CAFETEIRA-110").quantidade(1).valorUnitario(PRECO);
    CotacaoNova carrinho = new CotacaoNova().cepDestino(DESTINO).canal("site").volumes(List.of(volume));
    Cotacao cotacao = new CotacaoApi(cotar).criarCotacao(carrinho);
    OpcaoEntrega opcao =
        cotacao.getOpcoesEntrega().stream().filter(cada -> cada.getPossuiEstoque() == 0).findFirst().orElseThrow();
    DadosFrete dados = opcao.getDadosFrete();
    String idCotacao =
        String.format("%s%07d%07d", cotacao.getRetorno().getIdCotacao(), dados.getFilial(), dados.getIdMetodoEnvio());
    print("cotacao", idCotacao, opcao.getFreteCobrar());

    PedidoApi pedidos = new PedidoApi(api);
    PedidoCriado criado = pedidos.criarPedido(new PedidoNovo(pedido(numero, idCotacao, opcao)));
    print("pedido", criado.getChavePedido());

    String periodo = emDias(-1) + "TO" + emDias(1);
    for (Pedido registro :
        pedidos.listarPedidos(DataTipoPedido.fromValue("dataCriacaoPedido"), periodo, null, null, null, null, null)) {
      if (registro.getId().equals(criado.getChavePedido())) {
        print("lista", registro.getNumeroPedido(), registro.getStatusDescricao());
      }
    }

    List<OcorrenciaRastreio> ocoren =
        pedidos.rastrearPedido(FiltroPedido.fromValue("pedido"), numero).getLista().get(0).getOcoren();
    print("rastreio", ocoren.size(), ocoren.get(ocoren.size() - 1).getDescricao());

    print("status", pedidos.listarStatus().size());

    List<Filial> filiais = new ProdutoApi(api).listarFiliais();
    print("filiais", filiais.stream().map(Filial::getIdFilial).collect(Collectors.joining(",")));

    WebhookNovo fila = new WebhookNovo().url("https://loja.example.com/eventos");
    fila.setModulo(WebhookNovo.ModuloEnum.fromValue("fila"));
    new AutenticacaoApi(api).registrarWebhook(fila);
    MensagemEnviada enviada =
        new TransportadoraApi(api)
            .enviarMensagemChat(
                "DEMO-0001",
                "Segue o laudo.",
                "pedido",
                null,
                new File(System.getenv("FRETE_ARQUIVO")));
    print("chat", enviada.getId(), enviada.getAnexos().get(0).getUrl());

    FilaApi eventos = new FilaApi(api);
    EventoChat evento = (EventoChat) eventos.lerFila().getActualInstance();
    eventos.removerDaFila(evento.getDocumento());
    print("fila", evento.getDocumento(), evento.getTipo(), evento.getDados().getNumeroPedido());
  }

  static PedidoNovoEnvio pedido(String numero, String idCotacao, OpcaoEntrega opcao) {
    EnderecoEntregaNovo endereco =
        new EnderecoEntregaNovo()
            .nome("Maria Souza")
            .email("maria@cliente.example")
            .cpfCnpj("12345678909")
            .cep(DESTINO)
            .uf("SC")
            .cidade("Florianópolis")
            .endereco("Rua Felipe Schmidt")
            .numero("100")
            .bairro("Centro")
            .referencia("Em frente à praça")
            .telefones(List.of("48999990000"));
    ProdutoNovo produto =
        new ProdutoNovo()
            .sku("CAFETEIRA-110")
            .peso(2.1)
            .altura(34.0)
            .largura(22.0)
            .profundidade(28.0)
            .preco(PRECO)
            .quantidade(1)
            .quantidadeVolumes(1);
    NotaFiscalNova nota =
        new NotaFiscalNova()
            .filialERP(opcao.getDadosFrete().getFilialERP())
            .chave("35260711222333000181550010000000011731582645")
            .data(emDias(0))
            .valorTotal(PRECO)
            .valorTotalProdutos(PRECO);
    EnvioNovo envio =
        new EnvioNovo()
            .quantidade(1)
            .quantidadeVolumes(1)
            .codigoRastreio("DM473124829BR")
            .prazoDeEntrega(emDias(15))
            .produtos(List.of(produto))
            .notaFiscal(nota);
    return new PedidoNovoEnvio()
        .tipoPedido(PedidoNovoEnvio.TipoPedidoEnum.ENVIO)
        .numeroPedido(numero)
        .idCotacao(idCotacao)
        .valorFretePedido(opcao.getFreteCobrar())
        .enderecoEntrega(endereco)
        .envio(List.of(envio));
  }

  static String emDias(int dias) {
    return LocalDate.now(ZoneOffset.UTC).plusDays(dias).toString();
  }

  static void print(Object... values) {
    System.out.println(List.of(values).stream().map(String::valueOf).collect(Collectors.joining("\t")));
  }
}
