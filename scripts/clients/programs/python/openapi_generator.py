import os
from pathlib import Path

import frete
from frete.models import CotacaoNova, EventoChat, PedidoNovo, PedidoNovoEnvio, WebhookNovo
from pedido import COTACAO, codigo_completo, pedido, periodo

base_url = os.environ.get("FRETE_BASE_URL", "http://127.0.0.1:3000")
numero = os.environ.get("FRETE_PEDIDO", "EX-1")
arquivo = Path(os.environ.get("FRETE_ARQUIVO", "laudo.pdf"))
api = frete.ApiClient(frete.Configuration(host=base_url, access_token="frete_api_demo1"))
cotar = frete.ApiClient(frete.Configuration(host=base_url, access_token="frete_cot_demo1"))

cotacao = frete.CotacaoApi(cotar).criar_cotacao(CotacaoNova.from_dict(COTACAO))
opcao = next(opcao for opcao in cotacao.opcoes_entrega if opcao.possui_estoque == 0)
dados = opcao.dados_frete
id_cotacao = codigo_completo(cotacao.retorno.id_cotacao, dados.filial, dados.id_metodo_envio)
print("cotacao", id_cotacao, opcao.frete_cobrar, sep="\t")

pedidos = frete.PedidoApi(api)
novo = PedidoNovoEnvio.from_dict(pedido(numero, id_cotacao, opcao.frete_cobrar, dados.filial_erp))
criado = pedidos.criar_pedido(PedidoNovo(novo))
print("pedido", criado.chave_pedido, sep="\t")

lista = pedidos.listar_pedidos(data_tipo="dataCriacaoPedido", periodo=periodo())
registro = next(registro for registro in lista if registro.id == criado.chave_pedido)
print("lista", registro.numero_pedido, registro.status_descricao, sep="\t")

ocoren = pedidos.rastrear_pedido("pedido", numero).lista[0].ocoren
print("rastreio", len(ocoren), ocoren[-1].descricao, sep="\t")

print("status", len(pedidos.listar_status()), sep="\t")

filiais = frete.ProdutoApi(api).listar_filiais()
print("filiais", ",".join(filial.id_filial for filial in filiais), sep="\t")

fila = WebhookNovo.from_dict({"url": "https://loja.example.com/eventos", "modulo": "fila"})
frete.AutenticacaoApi(api).registrar_webhook(fila)
enviada = frete.TransportadoraApi(api).enviar_mensagem_chat(
    "DEMO-0001",
    mensagem="Segue o laudo.",
    chave="pedido",
    anexo=("laudo.pdf", arquivo.read_bytes()),
)
print("chat", enviada.id, enviada.anexos[0].url, sep="\t")

eventos = frete.FilaApi(api)
evento = eventos.ler_fila().actual_instance
assert isinstance(evento, EventoChat), evento
eventos.remover_da_fila(evento.documento)
print("fila", evento.documento, evento.tipo, evento.dados.numero_pedido, sep="\t")
