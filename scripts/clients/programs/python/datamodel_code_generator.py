"""The generator makes models alone: requests are plain, every answer is read by its model."""

import os
from pathlib import Path
from typing import Any

import frete
import httpx
from pedido import COTACAO, codigo_completo, pedido, periodo
from pydantic import TypeAdapter

base_url = os.environ.get("FRETE_BASE_URL", "http://127.0.0.1:3000")
numero = os.environ.get("FRETE_PEDIDO", "EX-1")
arquivo = Path(os.environ.get("FRETE_ARQUIVO", "laudo.pdf"))
api = httpx.Client(base_url=base_url, headers={"Authorization": "Bearer frete_api_demo1"})


def read(model: Any, answer: httpx.Response) -> Any:
    """The answer of a success, as its model."""
    answer.raise_for_status()
    return TypeAdapter(model).validate_json(answer.content)


def text(value: Any) -> Any:
    """A named type of a plain value is a model with that value as its root."""
    while hasattr(value, "root"):
        value = value.root
    return value


cotar = {"Authorization": "Bearer frete_cot_demo1"}
frete.CotacaoNova.model_validate(COTACAO)
cotacao = read(frete.Cotacao, api.post("/api/v1/cotacao", json=COTACAO, headers=cotar))
opcao = next(opcao for opcao in cotacao.opcoesEntrega if opcao.possuiEstoque == 0)
dados = opcao.dadosFrete
id_cotacao = codigo_completo(text(cotacao.retorno.idCotacao), text(dados.filial), text(dados.idMetodoEnvio))
frete_cobrar = float(text(opcao.freteCobrar))
print("cotacao", id_cotacao, frete_cobrar, sep="\t")

novo = pedido(numero, id_cotacao, frete_cobrar, text(dados.filialERP))
frete.PedidoNovoEnvio.model_validate(novo)
criado = read(frete.PedidoCriado, api.post("/api/v1/pedido/novo", json=novo))
print("pedido", text(criado.chavePedido), sep="\t")

dias = {"dataTipo": "dataCriacaoPedido", "periodo": periodo()}
lista = read(list[frete.Pedido], api.get("/api/v1/pedidos", params=dias))
registro = next(registro for registro in lista if registro.numeroPedido == numero)
print("lista", registro.numeroPedido, text(registro.statusDescricao), sep="\t")

ocoren = read(frete.Rastreio, api.get(f"/api/v1/rastreio/pedido/{numero}")).lista[0].ocoren
print("rastreio", len(ocoren), text(ocoren[-1].descricao), sep="\t")

print("status", len(read(list[frete.StatusPedido], api.get("/api/v1/lista/status"))), sep="\t")

filiais = read(list[frete.Filial], api.get("/api/v1/filial"))
print("filiais", ",".join(text(filial.idFilial) for filial in filiais), sep="\t")

fila = {"url": "https://loja.example.com/eventos", "modulo": "fila"}
read(frete.Resultado, api.post("/api/v1/webhook/novo", json=fila))
anexo = {"anexo": ("laudo.pdf", arquivo.read_bytes(), "application/pdf")}
chat = "/api/v1/chat/DEMO-0001/mensagem?chave=pedido"
enviada = read(frete.MensagemEnviada, api.post(chat, data={"mensagem": "Segue o laudo."}, files=anexo))
print("chat", enviada.id, enviada.anexos[0].url, sep="\t")

evento = read(frete.EventoChat, api.get("/api/v1/fila"))
read(frete.Resultado, api.delete(f"/api/v1/fila/{text(evento.documento)}"))
print("fila", text(evento.documento), text(evento.tipo), text(evento.dados.numeroPedido), sep="\t")
