use std::env;
use std::error::Error;
use std::path::PathBuf;

use frete::apis::configuration::Configuration;
use frete::apis::{autenticacao_api, cotacao_api, fila_api, pedido_api, produto_api, transportadora_api};
use frete::models::{
    webhook_novo, CotacaoNova, DataTipoPedido, EnderecoEntregaNovo, EnvioNovo, Evento, FiltroPedido, NotaFiscalNova,
    OpcaoEntrega, PedidoNovo, PedidoNovoEnvio, ProdutoNovo, VolumeCotado, WebhookNovo,
};

const DESTINO: &str = "88010000";
const SKU: &str = "CAFETEIRA-110";
const PRECO: f64 = 219.9;

fn with_token(token: &str) -> Configuration {
    Configuration {
        base_path: env::var("FRETE_BASE_URL").unwrap_or("http://127.0.0.1:3000".into()),
        bearer_access_token: Some(token.into()),
        ..Configuration::default()
    }
}

fn em_dias(dias: i64) -> String {
    (chrono::Utc::now() + chrono::Duration::days(dias)).format("%Y-%m-%d").to_string()
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let numero = env::var("FRETE_PEDIDO").unwrap_or("EX-1".into());
    let arquivo = env::var("FRETE_ARQUIVO").unwrap_or("laudo.pdf".into());
    let api = with_token("frete_api_demo1");
    let cotar = with_token("frete_cot_demo1");

    let mut volume = VolumeCotado::new(1, PRECO);
    volume.sku = Some(Some(SKU.into()));
    let carrinho = CotacaoNova::new(DESTINO.into(), "site".into(), vec![volume]);
    let cotacao = cotacao_api::criar_cotacao(&cotar, carrinho).await?;
    let opcao = cotacao.opcoes_entrega.iter().find(|cada| cada.possui_estoque == 0).ok_or("no option")?;
    let dados = &opcao.dados_frete;
    let id_cotacao = format!("{}{:07}{:07}", cotacao.retorno.id_cotacao, dados.filial, dados.id_metodo_envio);
    println!("cotacao\t{}\t{}", id_cotacao, opcao.frete_cobrar);

    let novo = PedidoNovo::Envio(Box::new(pedido(&numero, &id_cotacao, opcao)));
    let criado = pedido_api::criar_pedido(&api, novo).await?;
    println!("pedido\t{}", criado.chave_pedido);

    let periodo = format!("{}TO{}", em_dias(-1), em_dias(1));
    let por = DataTipoPedido::DataCriacaoPedido;
    let lista = pedido_api::listar_pedidos(&api, por, &periodo, None, None, None, None, None).await?;
    let registro = lista.iter().find(|cada| cada._id == criado.chave_pedido).ok_or("not in the list")?;
    println!("lista\t{}\t{}", registro.numero_pedido, registro.status_descricao);

    let rastreio = pedido_api::rastrear_pedido(&api, FiltroPedido::Pedido, &numero).await?;
    let ocoren = &rastreio.lista[0].ocoren;
    println!("rastreio\t{}\t{}", ocoren.len(), ocoren.last().ok_or("no movement")?.descricao);

    println!("status\t{}", pedido_api::listar_status(&api).await?.len());

    let filiais = produto_api::listar_filiais(&api).await?;
    let codigos: Vec<&str> = filiais.iter().map(|filial| filial.id_filial.as_str()).collect();
    println!("filiais\t{}", codigos.join(","));

    let mut fila = WebhookNovo::new("https://loja.example.com/eventos".into());
    fila.modulo = Some(Some(webhook_novo::Modulo::Fila));
    autenticacao_api::registrar_webhook(&api, fila).await?;
    let laudo = Some(PathBuf::from(arquivo));
    let enviada =
        transportadora_api::enviar_mensagem_chat(&api, "DEMO-0001", "Segue o laudo.", Some("pedido"), None, laudo)
            .await?;
    let anexos = enviada.anexos.ok_or("no file")?;
    println!("chat\t{}\t{}", enviada.id, anexos[0].url);

    let Evento::ChatTransportadora(evento) = fila_api::ler_fila(&api).await? else {
        return Err("not the event of the message".into());
    };
    fila_api::remover_da_fila(&api, &evento.documento).await?;
    println!("fila\t{}\tchatTransportadora\t{}", evento.documento, evento.dados.numero_pedido);
    Ok(())
}

fn pedido(numero: &str, id_cotacao: &str, opcao: &OpcaoEntrega) -> PedidoNovoEnvio {
    let endereco = EnderecoEntregaNovo {
        nome: "Maria Souza".into(),
        email: "maria@cliente.example".into(),
        cpf_cnpj: "12345678909".into(),
        cep: DESTINO.into(),
        uf: "SC".into(),
        cidade: "Florianópolis".into(),
        endereco: "Rua Felipe Schmidt".into(),
        numero: "100".into(),
        bairro: "Centro".into(),
        referencia: "Em frente à praça".into(),
        telefones: vec!["48999990000".into()],
        ..Default::default()
    };
    let produto = ProdutoNovo {
        sku: SKU.into(),
        peso: 2.1,
        altura: 34.0,
        largura: 22.0,
        profundidade: 28.0,
        preco: PRECO,
        quantidade: 1,
        quantidade_volumes: 1,
        ..Default::default()
    };
    let nota = NotaFiscalNova {
        filial_erp: opcao.dados_frete.filial_erp.clone(),
        chave: "35260711222333000181550010000000011731582645".into(),
        data: em_dias(0),
        valor_total: PRECO,
        valor_total_produtos: PRECO,
        ..Default::default()
    };
    let envio = EnvioNovo {
        quantidade: 1,
        quantidade_volumes: 1,
        codigo_rastreio: Some(Some("DM473124829BR".into())),
        prazo_de_entrega: em_dias(15),
        produtos: vec![produto],
        nota_fiscal: Box::new(nota),
        ..Default::default()
    };
    PedidoNovoEnvio {
        numero_pedido: numero.into(),
        id_cotacao: Some(Some(id_cotacao.into())),
        valor_frete_pedido: opcao.frete_cobrar,
        endereco_entrega: Box::new(endereco),
        envio: vec![envio],
        ..Default::default()
    }
}
