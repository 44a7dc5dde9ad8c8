import fc from "fast-check";
import { expect, test } from "vitest";
import { completeEnvio, type EnvioContext } from "./completeEnvio.ts";
import type { NovoEnvio, NovoProduto } from "./readNovoPedido.ts";

const filial = { id: 1, filialErp: "A1", nome: "A" };
const contexto = {
  cadastro: {
    filiais: new Map([["A1", { id: 1, nome: "A", cidade: "C", uf: "SP", cep: "01310100" }]]),
    metodos: [],
    transportadoras: [],
    loja: { deParaMkt: true },
  },
  chosen: {
    opcao: {
      filial,
      metodo: { id: 1, nome: "M" },
      transportadora: { id: 1, nome: "T" },
      freteReal: 1,
      freteCobrar: 1,
      prazoTotal: 1,
      possuiEstoque: 0,
    },
    opcoes: [],
  },
  catalogo: new Map(),
  needsRastreio: true,
} as unknown as EnvioContext;

const side = fc.integer({ min: 1, max: 100_000 });
const produto: fc.Arbitrary<NovoProduto> = fc.record({
  sku: fc.constant("A"),
  titulo: fc.constant(null),
  categoria: fc.constant(null),
  peso: fc.integer({ min: 0, max: 50_000 }),
  altura: side,
  largura: side,
  profundidade: side,
  preco: fc.constant(1),
  quantidade: fc.integer({ min: 1, max: 20 }),
  quantidadeVolumes: fc.constant(1),
});
const produtos = fc.array(produto, { minLength: 1, maxLength: 6 });
const medida = fc.option(fc.nat(999_999_999));

const envio = (list: NovoProduto[], changes: Partial<NovoEnvio> = {}): NovoEnvio => ({
  nome: null,
  peso: null,
  altura: null,
  largura: null,
  profundidade: null,
  quantidade: 1,
  quantidadeVolumes: 1,
  codigoRastreio: null,
  plp: null,
  urlRastreioExterno: null,
  mapaDeCarga: null,
  prazoEntregaPedido: "2026-12-31 00:00:00",
  nomeTransportadora: null,
  nomeMetodoEnvio: null,
  deParaMkt: null,
  produtos: list,
  notaFiscal: {
    filialErp: "A1",
    pedidoErp: null,
    chave: "",
    data: "2026-11-20 00:00:00",
    valorTotal: 1,
    valorTotalProdutos: 1,
  },
  dadosAdicionais: null,
  ...changes,
});
const completo = (list: NovoProduto[], changes?: Partial<NovoEnvio>) =>
  completeEnvio(envio(list, changes), "envio.0", contexto);

test("PED-NOVO-024: the weight is the sum over all units", () => {
  fc.assert(
    fc.property(produtos, (list) => {
      const units = list.flatMap(({ quantidade, peso }) => Array.from({ length: quantidade }, () => peso));
      expect(completo(list).peso).toBe(units.reduce((sum, peso) => sum + peso, 0));
    }),
  );
});

test("PED-NOVO-025: every unit fits the package, and all of them have room in it", () => {
  fc.assert(
    fc.property(produtos, (list) => {
      const { altura, largura, profundidade } = completo(list);
      const box = [altura, largura, profundidade].sort((a, b) => a - b);
      let volume = 0n;
      for (const item of list) {
        const sides = [item.altura, item.largura, item.profundidade].sort((a, b) => a - b);
        for (const [index, length] of sides.entries()) expect(length).toBeLessThanOrEqual(box[index] ?? 0);
        volume +=
          BigInt(item.quantidade) * sides.map(BigInt).reduce((product, length) => product * length, 1n);
      }
      // The height is rounded to its last digit: it may lack half of it.
      const base = BigInt(largura) * BigInt(profundidade);
      expect((2n * BigInt(altura) + 1n) * base >= 2n * volume).toBe(true);
    }),
  );
});

test("PED-NOVO-024, PED-NOVO-025: what is sent is kept, zero too; the order of the products does not matter", () => {
  fc.assert(
    fc.property(produtos, medida, medida, medida, medida, (list, peso, altura, largura, profundidade) => {
      const sent = { peso, altura, largura, profundidade };
      const free = completo(list);
      const { peso: p, altura: a, largura: l, profundidade: d } = completo(list.toReversed(), sent);
      expect([p, a, l, d]).toEqual([
        peso ?? free.peso,
        altura ?? free.altura,
        largura ?? free.largura,
        profundidade ?? free.profundidade,
      ]);
    }),
  );
});
