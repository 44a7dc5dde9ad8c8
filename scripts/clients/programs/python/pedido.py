"""What is bought, where it goes to, and the order of it: the same in every program."""

from datetime import UTC, datetime, timedelta

DESTINO = "88010000"
VOLUME = {"sku": "CAFETEIRA-110", "quantidade": 1, "valorUnitario": 219.9}
COTACAO = {"cepDestino": DESTINO, "canal": "site", "volumes": [VOLUME]}


def em_dias(dias: int) -> str:
    return (datetime.now(UTC) + timedelta(days=dias)).date().isoformat()


def periodo() -> str:
    """The days around today, as GET /pedidos wants them."""
    return f"{em_dias(-1)}TO{em_dias(1)}"


def codigo_completo(id_cotacao: str, filial: int, id_metodo_envio: int) -> str:
    """The quotation with one of its options: quotation, branch and method."""
    return f"{id_cotacao}{filial:07d}{id_metodo_envio:07d}"


def pedido(numero: str, id_cotacao: str, frete: float, filial_erp: str) -> dict:
    return {
        "tipoPedido": "envio",
        "numeroPedido": numero,
        "idCotacao": id_cotacao,
        "valorFretePedido": frete,
        "enderecoEntrega": {
            "nome": "Maria Souza",
            "email": "maria@cliente.example",
            "cpfCnpj": "12345678909",
            "cep": DESTINO,
            "uf": "SC",
            "cidade": "Florianópolis",
            "endereco": "Rua Felipe Schmidt",
            "numero": "100",
            "bairro": "Centro",
            "referencia": "Em frente à praça",
            "telefones": ["48999990000"],
        },
        "envio": [
            {
                "quantidade": 1,
                "quantidadeVolumes": 1,
                "codigoRastreio": "DM473124829BR",
                "prazoDeEntrega": em_dias(15),
                "produtos": [
                    {
                        "sku": VOLUME["sku"],
                        "peso": 2.1,
                        "altura": 34,
                        "largura": 22,
                        "profundidade": 28,
                        "preco": 219.9,
                        "quantidade": 1,
                        "quantidadeVolumes": 1,
                    }
                ],
                "notaFiscal": {
                    "filialERP": filial_erp,
                    "chave": "35260711222333000181550010000000011731582645",
                    "data": em_dias(0),
                    "valorTotal": 219.9,
                    "valorTotalProdutos": 219.9,
                },
            }
        ],
    }


def devolucao(numero: str, filial_erp: str) -> dict:
    """The order on its way back: the customer sends, the store pays."""
    ida = pedido(f"{numero}-R", "", 0, filial_erp)
    del ida["idCotacao"]
    remetente = {**ida["enderecoEntrega"]}
    return {
        **ida,
        "tipoPedido": "reversa",
        "numeroPedidoEnvioPai": numero,
        "dadosReversa": {
            "solicitanteReversa": "Cliente",
            "motivoReversa": "Defeito",
            "tipoReversa": "Coleta domiciliar",
            "resolucaoReversa": "Troca",
            "pagadorFreteReversa": "Loja",
            "remetente": remetente,
            "prazoColeta": 3,
        },
    }
