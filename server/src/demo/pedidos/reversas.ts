import type { PedidoNovo } from "@frete/contract/loja";
import type { Knex } from "knex";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { findPedidos } from "../../domain/pedido/pedidoRepository.ts";
import { DAY } from "../../platform/durations.ts";
import { addDays, localDate } from "../../platform/time.ts";
import { FUSO_HORARIO } from "../lojas.ts";
import { chaveNotaDemo, codigoPostal } from "./notaDemo.ts";
import type { PedidoDemo } from "./novosPedidos.ts";

const QUANTIDADE = 10;
const ENTREGUE = 50;
const MOTIVOS = ["Arrependimento", "Defeito", "Produto errado", "Avaria no transporte"];
const TIPOS = ["Postagem em agência", "Coleta domiciliar", "Ponto de devolução"];

/** Returns of the newest orders that were delivered, asked for two days after delivery. */
export async function reversas(reader: Knex, idLoja: number, agora: number): Promise<PedidoDemo[]> {
  const numeros = await reader("pedido")
    .where({ id_loja: idLoja, tipo_pedido: "envio", id_status: ENTREGUE })
    .orderBy("numero_pedido", "desc")
    .limit(4 * QUANTIDADE)
    .pluck("numero_pedido");
  const entregues = await findPedidos(reader, idLoja, "numero_pedido", numeros);
  return entregues
    .map(({ pedido }) => pedido)
    .filter((pedido) => pedido.tipoPedido === "envio" && entregueEm(pedido) + 3 * DAY < agora)
    .sort((a, b) => (a.numeroPedido < b.numeroPedido ? -1 : 1))
    .slice(-QUANTIDADE)
    .map((pedido, index) => reversa(pedido, index));
}

const entregueEm = ({ envios }: Pedido): number =>
  Math.max(...envios.map(({ dataEntrega }) => dataEntrega ?? 0));

function reversa(pedido: Pedido, index: number): PedidoDemo {
  const em = entregueEm(pedido) + 2 * DAY;
  const hoje = localDate(em, FUSO_HORARIO);
  const [envio] = pedido.envios;
  if (!envio) throw new Error(`order ${pedido.numeroPedido} has no shipment`);
  const { referencia, ...remetente } = pedido.enderecoEntrega;
  const numero = 900_000 + index;
  const { filial } = envio.notaFiscal;
  const body: PedidoNovo = {
    tipoPedido: "reversa",
    numeroPedido: `${pedido.numeroPedido}-R`,
    numeroPedidoEnvioPai: pedido.numeroPedido,
    canal: "site",
    valorFretePedido: 0,
    enderecoEntrega: {
      ...remetente,
      referencia,
      nome: filial.nome,
      cep: filial.cep,
      uf: filial.uf,
      cidade: filial.cidade,
    },
    envio: [
      {
        quantidade: envio.quantidade,
        quantidadeVolumes: envio.quantidadeVolumes,
        codigoRastreio: codigoPostal(numero),
        prazoDeEntrega: addDays(hoje, 20),
        produtos: envio.produtos.map((produto) => ({
          sku: produto.sku,
          peso: produto.peso / 1000,
          altura: produto.altura / 1000,
          largura: produto.largura / 1000,
          profundidade: produto.profundidade / 1000,
          preco: produto.preco / 100,
          quantidade: produto.quantidade,
          quantidadeVolumes: produto.quantidadeVolumes,
        })),
        notaFiscal: {
          filialERP: envio.notaFiscal.filialErp,
          chave: chaveNotaDemo(filial.uf, hoje, numero),
          data: hoje,
          valorTotal: envio.notaFiscal.valorTotal / 100,
          valorTotalProdutos: envio.notaFiscal.valorTotalProdutos / 100,
        },
      },
    ],
    dadosReversa: {
      solicitanteReversa: "Cliente",
      motivoReversa: MOTIVOS[index % MOTIVOS.length] as string,
      tipoReversa: TIPOS[index % TIPOS.length] as string,
      resolucaoReversa: "Troca",
      pagadorFreteReversa: "Loja",
      remetente,
      prazoColeta: 3,
    },
  };
  return { em, idade: 0, body };
}
