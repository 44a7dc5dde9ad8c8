import os
from pathlib import Path
from typing import Any

from frete import AuthenticatedClient
from frete.api.autenticacao import registrar_webhook
from frete.api.cotacao import criar_cotacao
from frete.api.fila import ler_fila, remover_da_fila
from frete.api.pedido import criar_pedido, listar_pedidos, listar_status, rastrear_pedido
from frete.api.produto import listar_filiais
from frete.api.transportadora import enviar_mensagem_chat
from frete.models import (
    EnviarMensagemChatChave,
    CotacaoNova,
    DataTipoPedido,
    EventoChat,
    FiltroPedido,
    FormularioMensagem,
    PedidoNovoEnvio,
    WebhookNovo,
)
from frete.types import File
from pedido import COTACAO, codigo_completo, pedido, periodo

base_url = os.environ.get("FRETE_BASE_URL", "http://127.0.0.1:3000")
numero = os.environ.get("FRETE_PEDIDO", "EX-1")
arquivo = Path(os.environ.get("FRETE_ARQUIVO", "laudo.pdf"))
api = AuthenticatedClient(base_url=base_url, token="frete_api_demo1", raise_on_unexpected_status=True)
cotar = AuthenticatedClient(base_url=base_url, token="frete_cot_demo1", raise_on_unexpected_status=True)


def done(answer: Any) -> Any:
    """The model of a success."""
    if type(answer).__name__ == "Erro":
        raise RuntimeError(answer.mensagem)
    return answer


cotacao = done(criar_cotacao.sync(client=cotar, body=CotacaoNova.from_dict(COTACAO)))
opcao = next(opcao for opcao in cotacao.opcoes_entrega if opcao.possui_estoque == 0)
dados = opcao.dados_frete
id_cotacao = codigo_completo(cotacao.retorno.id_cotacao, dados.filial, dados.id_metodo_envio)
print("cotacao", id_cotacao, opcao.frete_cobrar, sep="\t")

novo = PedidoNovoEnvio.from_dict(pedido(numero, id_cotacao, opcao.frete_cobrar, dados.filial_erp))
criado = done(criar_pedido.sync(client=api, body=novo))
print("pedido", criado.chave_pedido, sep="\t")

lista = done(listar_pedidos.sync(client=api, data_tipo=DataTipoPedido("dataCriacaoPedido"), periodo=periodo()))
registro = next(registro for registro in lista if registro.field_id == criado.chave_pedido)
print("lista", registro.numero_pedido, registro.status_descricao, sep="\t")

rastreio = done(rastrear_pedido.sync(FiltroPedido("pedido"), numero, client=api))
ocoren = rastreio.lista[0].ocoren
print("rastreio", len(ocoren), ocoren[-1].descricao, sep="\t")

print("status", len(done(listar_status.sync(client=api))), sep="\t")

filiais = done(listar_filiais.sync(client=api))
print("filiais", ",".join(filial.id_filial for filial in filiais), sep="\t")

fila = WebhookNovo.from_dict({"url": "https://loja.example.com/eventos", "modulo": "fila"})
done(registrar_webhook.sync(client=api, body=fila))
with arquivo.open("rb") as conteudo:
    anexo = File(payload=conteudo, file_name="laudo.pdf", mime_type="application/pdf")
    formulario = FormularioMensagem(mensagem="Segue o laudo.", anexo=anexo)
    enviada = done(
        enviar_mensagem_chat.sync("DEMO-0001", client=api, body=formulario, chave=EnviarMensagemChatChave("pedido"))
    )
print("chat", enviada.id, enviada.anexos[0].url, sep="\t")

evento = done(ler_fila.sync(client=api))
assert isinstance(evento, EventoChat), evento
done(remover_da_fila.sync(evento.documento, client=api))
print("fila", evento.documento, evento.tipo.value, evento.dados.numero_pedido, sep="\t")
