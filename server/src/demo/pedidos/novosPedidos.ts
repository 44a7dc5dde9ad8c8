import type { EnvioNovo, PedidoNovo } from "@frete/contract/loja";
import { DAY, MINUTE } from "../../platform/durations.ts";
import { addDays, localDate } from "../../platform/time.ts";
import { FUSO_HORARIO } from "../lojas.ts";
import type { LojaDemo, ProdutoDemo } from "../types.ts";
import { customerOf } from "./clientes.ts";
import { createDraw, type Draw } from "./createDraw.ts";
import { chaveNotaDemo, codigoPostal } from "./notaDemo.ts";

/** An order of the demonstration: what is sent, and when (epoch ms). */
export interface PedidoDemo {
  em: number;
  /** Age in days when the demonstration was made. */
  idade: number;
  body: PedidoNovo;
}

/** Oldest order, days. */
const SPAN = 120;

/**
 * Shipment orders of a loja, oldest first: spread over four months, denser towards `agora`. The same arguments give the
 * same orders.
 */
export function novosPedidos(
  loja: LojaDemo,
  idLoja: number,
  quantidade: number,
  agora: number,
): PedidoDemo[] {
  const dice = createDraw(`pedidos da loja ${idLoja}`);
  const filiais = loja.filiais.filter(({ ativo }) => ativo !== false);
  const produtos = loja.produtos.filter(({ inativo }) => !inativo);
  const transportes = loja.transportadoras.flatMap(({ nome, metodos }) =>
    metodos
      .filter(({ ativo }) => ativo !== false)
      .map((metodo) => ({ nomeTransportadora: nome, nomeMetodoEnvio: metodo.nome })),
  );
  return Array.from({ length: quantidade }, (_, index) => {
    const idade = SPAN * (1 - (index + 1) / quantidade) ** 1.6;
    const em = Math.round(agora - idade * DAY - dice.inteiro(1, 50) * MINUTE);
    const numero = idLoja * 10_000 + index + 1;
    const filial = dice.um(filiais);
    const envios = Array.from({ length: dice.fracao() < 0.12 ? 2 : 1 }, (_unused, place) => ({
      ...novoEnvio(dice, filial, produtos, localDate(em, FUSO_HORARIO), numero * 10 + place),
      // Half of them leave with another carrier than the one quoted.
      ...(dice.fracao() < 0.5 ? dice.um(transportes) : {}),
    }));
    const body: PedidoNovo = {
      tipoPedido: "envio",
      numeroPedido: `DEMO-${String(index + 1).padStart(4, "0")}`,
      pedidoAuxiliar: `ERP-${numero}`,
      canal: dice.um(["site", "app", "marketplace"]),
      plataforma: "Loja virtual",
      valorFretePedido: dice.inteiro(1_290, 5_990) / 100,
      controleEtiqueta: dice.fracao() < 0.25 ? "servico" : "app",
      enderecoEntrega: customerOf(dice),
      envio: envios,
    };
    return { em, idade, body };
  });
}

function novoEnvio(
  dice: Draw,
  filial: LojaDemo["filiais"][number],
  produtos: readonly ProdutoDemo[],
  hoje: string,
  numero: number,
): EnvioNovo {
  const itens = Array.from({ length: dice.inteiro(1, 2) }, () =>
    novoProduto(dice.um(produtos), dice.inteiro(1, 2)),
  );
  const valor =
    itens.reduce((sum, { preco, quantidade }) => sum + Math.round(preco * 100) * quantidade, 0) / 100;
  return {
    quantidade: itens.reduce((sum, { quantidade }) => sum + quantidade, 0),
    quantidadeVolumes: itens.length,
    codigoRastreio: codigoPostal(numero),
    prazoDeEntrega: addDays(hoje, dice.inteiro(6, 18)),
    produtos: itens,
    notaFiscal: {
      filialERP: filial.filialErp,
      pedidoERP: `ERP-${numero}`,
      chave: chaveNotaDemo(filial.uf, hoje, numero),
      data: hoje,
      valorTotal: valor,
      valorTotalProdutos: valor,
    },
  };
}

function novoProduto(produto: ProdutoDemo, quantidade: number): EnvioNovo["produtos"][number] {
  const [largura, altura, profundidade] = produto.medidas;
  const { sku, titulo, categoria, peso, preco, volumes = 1 } = produto;
  return {
    sku,
    titulo,
    categoria,
    peso,
    altura,
    largura,
    profundidade,
    preco,
    quantidade,
    quantidadeVolumes: volumes,
  };
}
