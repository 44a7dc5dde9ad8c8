"""The life of an order, told by what two generated clients read: the store's (`frete`) and the operator's (`operador.frete`)."""

import os
from collections.abc import Iterator
from typing import Any

from frete import AuthenticatedClient
from frete.api.autenticacao import registrar_webhook
from frete.api.cotacao import criar_cotacao
from frete.api.fila import ler_fila, remover_da_fila
from frete.api.pedido import criar_pedido, rastrear_pedido
from frete.api.transportadora import enviar_mensagem_chat, ler_chat
from frete.models import (
    CotacaoNova,
    EnviarMensagemChatChave,
    EventoRastreio,
    FiltroPedido,
    FormularioMensagem,
    LerChatChave,
    PedidoNovoEnvio,
    PedidoNovoReversa,
    WebhookNovo,
)
from operador.frete import AuthenticatedClient as OperatorClient
from operador.frete.api.chats import responder_chat
from operador.frete.api.simulacao import simular_transporte
from operador.frete.models import FormularioResposta, NovaSimulacao, ResponderChatChave
from pedido import COTACAO, codigo_completo, devolucao, pedido

LOJA = 1
MOST_DAYS = 60

base_url = os.environ.get("FRETE_BASE_URL", "http://127.0.0.1:3000")
numero = os.environ.get("FRETE_PEDIDO", "EX-1")
api = AuthenticatedClient(base_url=base_url, token="frete_api_demo1", raise_on_unexpected_status=True)
cotar = AuthenticatedClient(base_url=base_url, token="frete_cot_demo1", raise_on_unexpected_status=True)
operador = OperatorClient(base_url=base_url, token="frete_op_demo", raise_on_unexpected_status=True)


def done(answer: Any) -> Any:
    """The model of a success."""
    if type(answer).__name__ == "Erro":
        raise RuntimeError(answer.mensagem)
    return answer


def eventos() -> Iterator[Any]:
    """What the queue holds, until it is empty: an event is removed once it was treated."""
    while (evento := done(ler_fila.sync(client=api))) is not None:
        yield evento
        done(remover_da_fila.sync(evento.documento, client=api))


def say_events(titulo: str) -> None:
    """What happened to the order, from the queue; nothing on a day without events."""
    for evento in eventos():
        if isinstance(evento, EventoRastreio):
            dados = evento.dados
            print(f"{titulo:<12} {dados.data}  {dados.situacao.value:<18} {dados.mensagem}")
            titulo = ""


def say_tracking(numero: str) -> None:
    print(f"\nTracking of {numero}")
    for envio in done(rastrear_pedido.sync(FiltroPedido("pedido"), numero, client=api)).lista:
        for ocorrencia in envio.ocoren:
            print(f"{'':<12} {ocorrencia.data}  {ocorrencia.descricao}")


fila = WebhookNovo.from_dict({"url": "https://loja.example.com/eventos", "modulo": "fila"})
done(registrar_webhook.sync(client=api, body=fila))

cotacao = done(criar_cotacao.sync(client=cotar, body=CotacaoNova.from_dict(COTACAO)))
opcoes = [opcao for opcao in cotacao.opcoes_entrega if opcao.possui_estoque == 0]
opcao = min(opcoes, key=lambda opcao: opcao.frete_cobrar)
dados = opcao.dados_frete
servico = f"{dados.transportadora_nome}, {dados.metodo_envio_nome}"
print(f"Quoted       {len(opcoes)} options, the cheapest: {servico}, R$ {opcao.frete_cobrar:.2f}")

id_cotacao = codigo_completo(cotacao.retorno.id_cotacao, dados.filial, dados.id_metodo_envio)
novo = PedidoNovoEnvio.from_dict(pedido(numero, id_cotacao, opcao.frete_cobrar, dados.filial_erp))
criado = done(criar_pedido.sync(client=api, body=novo))
print(f"Ordered      {criado.numero_pedido}, key {criado.chave_pedido}\n")
say_events("Today")

for dia in range(1, MOST_DAYS + 1):
    dias = NovaSimulacao(semente=7, dias=dia, pedidos=[criado.chave_pedido])
    simulacao = done(simular_transporte.sync(LOJA, client=operador, body=dias))
    say_events(f"Day {dia}")
    if simulacao.entregues + simulacao.devolvidos + simulacao.extraviados > 0:
        break
say_tracking(numero)

print(f"\nChat of {numero}")
pergunta = FormularioMensagem(mensagem="Quem recebeu a entrega?")
done(enviar_mensagem_chat.sync(numero, client=api, body=pergunta, chave=EnviarMensagemChatChave("pedido")))
resposta = FormularioResposta(mensagem="Maria Souza, na portaria.", nome_usuario="Carlos Lima")
done(responder_chat.sync(LOJA, numero, client=operador, body=resposta, chave=ResponderChatChave("pedido")))
for mensagem in done(ler_chat.sync(numero, client=api, chave=LerChatChave("pedido"))).mensagens:
    print(f"{mensagem.origem.value:<15} {mensagem.mensagem}")

volta = PedidoNovoReversa.from_dict(devolucao(numero, dados.filial_erp))
devolvido = done(criar_pedido.sync(client=api, body=volta))
motivo = volta.dados_reversa
print(f"\nReturned     {devolvido.numero_pedido}, key {devolvido.chave_pedido}")
print(f"             {motivo.motivo_reversa}, {motivo.tipo_reversa}: {motivo.resolucao_reversa}")
say_events("Today")
say_tracking(devolvido.numero_pedido)
