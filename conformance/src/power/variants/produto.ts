import { answers } from "../mutate.ts";
import type { VariantTable } from "../variant.ts";
import { together } from "../variantWraps.ts";

/** Products, branches and freight rules. */
export const produtoVariants: VariantTable = {
  "identifiers-of-64-bits": {
    does: "counts products from 2^40",
    decisions: [],
    modules: ["cotacao", "pedido"],
    wrap: () => {
      const large = (id: unknown) => Number(id) + 2 ** 40;
      const ofShipments = (shipments: { produtos: { idSku: string | null }[] }[]) => {
        for (const produto of shipments.flatMap(({ produtos }) => produtos))
          if (produto.idSku !== null) produto.idSku = String(large(produto.idSku));
      };
      return together(
        answers(["criarCotacao", "consultarCotacao", "lerFilaCotacao"], (body) => {
          for (const { dadosEntrada } of [body].flat())
            for (const produto of dadosEntrada.carrinho.produto)
              if (produto.idSku !== null) produto.idSku = large(produto.idSku);
        }),
        answers("listarPedidos", (body) => ofShipments(body.flatMap(({ envio }) => envio))),
        answers("rastrearPedido", ({ lista }) => ofShipments(lista)),
      );
    },
  },
};
