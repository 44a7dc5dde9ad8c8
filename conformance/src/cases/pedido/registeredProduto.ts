import type { Cotacao } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova, looseVolume } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder, verifyFields } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, pedidoEnvio, produtoPedido } from "../support/pedidoSamples.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";

type Novo = ReturnType<typeof pedidoEnvio>;

/** An order of a registered product whose weight and title differ, and which leaves out what may be left out. */
export function registeredProdutoScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "CADASTRO");
  const { dadosAdicionais: _, ...sent } = pedidoEnvio(profile, "CADASTRO", { cpfCnpj });
  const key = new PedidoKey(profile, "the order");
  const quoted = new Slot<Cotacao>("the quotation of the product");
  const product = completeProduto(profile, skuOf(profile, "CADASTRO"));
  const [{ notaFiscal, prazoDeEntrega, quantidade, quantidadeVolumes, codigoRastreio }] = sent.envio as [
    Novo["envio"][number],
  ];
  const ordered = {
    ...produtoPedido,
    sku: product.sku,
    titulo: "Título do pedido",
    peso: 1.25,
    quantidade: 2,
  };
  const other = { ...produtoPedido, peso: 0.5, altura: 5, largura: 60, profundidade: 7, quantidade: 3 };
  const {
    pedidoAuxiliar: _aux,
    plataforma: _plat,
    intermediadorVenda: _int,
    controleEtiqueta: _con,
    ...required
  } = sent;
  const order = {
    ...required,
    // The service may choose the postal service, which needs a code.
    envio: [
      {
        notaFiscal,
        prazoDeEntrega,
        quantidade,
        quantidadeVolumes,
        codigoRastreio,
        produtos: [ordered, other],
      },
    ],
  };
  const cases = [
    success("salvarProdutos", {
      id: "PED-REC-013/product",
      rules: ["PROD-012"],
      request: { body: { produto: [product] } },
    }),
    success("criarCotacao", {
      id: "PED-REC-014/quotation",
      rules: ["COT-010"],
      request: { body: cotacaoNova(profile, { volumes: [{ ...looseVolume, sku: product.sku }] }) },
      save: ({ body }) => quoted.set(body),
    }),
    createOrder("PED-NOVO-021/only-what-is-required", ["PED-NOVO-021", "PED-NOVO-001"], order, key),
    readOrder(
      "PED-REC-013/registered-beside-ordered",
      ["PED-REC-012", "PED-REC-013", "PED-REC-014"],
      { cpfCnpj, key },
      ({ envio: [envio] }, verify) => {
        const [first, second] = envio?.produtos ?? [];
        const { sku, titulo, categoria, peso, altura, preco, quantidadeVolumes: volumes } = ordered;
        verifyFields(verify, "/envio/0/produtos/0", first, {
          sku,
          titulo,
          categoria,
          peso,
          altura,
          preco,
          quantidade: 2,
          quantidadeVolumes: volumes,
          tituloCadastro: product.titulo,
          categoriaCadastro: product.categoria,
          variacao: product.variacao,
          pesoCadastro: product.peso,
          alturaCadastro: product.altura,
          larguraCadastro: product.largura,
          profundidadeCadastro: product.profundidade,
        });
        const idSku = quoted.get().dadosEntrada.carrinho.produto[0]?.idSku;
        verify.equal("/envio/0/produtos/0/idSku", first?.idSku, String(idSku), ["PED-REC-014"]);
        verifyFields(verify, "/envio/0/produtos/1", second, { idSku: null, pesoCadastro: null }, ["NS-007"]);
      },
    ),
    readOrder(
      "PED-NOVO-024/weight-and-package-over-the-items",
      ["PED-NOVO-024", "PED-NOVO-025"],
      { cpfCnpj, key },
      ({ envio: [envio] }, verify) => {
        verify.equal("/envio/0/peso", envio?.peso, 4, ["PED-NOVO-024"]);
        const sides = sorted([envio?.altura, envio?.largura, envio?.profundidade]);
        const volume = sides.reduce((product, side) => product * side, 1);
        const needed = 2 * 10 * 20 * 30 + 3 * 5 * 60 * 7;
        const fits = [ordered, other].every((item) =>
          sorted([item.altura, item.largura, item.profundidade]).every(
            (side, index) => side <= (sides[index] ?? 0),
          ),
        );
        verify.holds("/envio/0", fits, "must have a package that every item fits into", sides, [
          "PED-NOVO-025",
        ]);
        const holds = volume >= needed * 0.99;
        verify.holds("/envio/0", holds, `must have a package of ${needed} cm³ or more`, volume, [
          "PED-NOVO-025",
        ]);
      },
    ),
    readOrder("PED-REC-005/nothing-is-null", ["PED-REC-005"], { cpfCnpj, key }, (pedido, verify) => {
      const { pedidoAuxiliar, plataforma, intermediadorVenda, dadosAdicionaisPedido } = pedido;
      const found = { pedidoAuxiliar, plataforma, intermediadorVenda };
      verifyFields(verify, "", found, { pedidoAuxiliar: null, plataforma: null, intermediadorVenda: null }, [
        "NS-007",
      ]);
      const free = [dadosAdicionaisPedido, pedido.envio[0]?.dadosAdicionaisEnvio];
      verify.equal("/dadosAdicionaisPedido", free, [null, null], ["PED-REC-005"]);
      verify.equal("/statusDescricao", pedido.statusDescricao, "Despachado", ["PED-EST-003"]);
    }),
  ];
  return [{ module: "pedido", cases }];
}

const sorted = (sides: (number | undefined)[]) => sides.map((side) => side ?? 0).sort((a, b) => b - a);
