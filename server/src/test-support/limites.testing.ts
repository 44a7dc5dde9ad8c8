import { newPedido } from "./criacao.testing.ts";

/** An order with every optional field, so that each of them can be spoilt. */
export const fullPedido = () => {
  const body = newPedido({
    pedidoAuxiliar: "A",
    plataforma: "P",
    canal: "site",
    intermediadorVenda: "I",
    controleEtiqueta: "app",
    dadosAdicionais: [{ chave: "a", valor: "b" }],
  });
  const [envio] = body.envio;
  Object.assign(envio as object, { dadosAdicionaisEnvio: [{ chave: "a", valor: "b" }] });
  return body;
};

/** Longest texts, in characters. */
const SIZES: [string, Record<string, number>][] = [
  ["PED-NOVO-002", { numeroPedido: 100, pedidoAuxiliar: 100 }],
  ["PED-NOVO-003", { plataforma: 255, canal: 255, intermediadorVenda: 255 }],
  ["PED-NOVO-016", { "dadosAdicionais.0.chave": 100, "dadosAdicionais.0.valor": 100 }],
  [
    "PED-NOVO-020",
    {
      "enderecoEntrega.nome": 60,
      "enderecoEntrega.email": 255,
      "enderecoEntrega.cpfCnpj": 14,
      "enderecoEntrega.uf": 2,
      "enderecoEntrega.cidade": 50,
      "enderecoEntrega.endereco": 50,
      "enderecoEntrega.numero": 6,
      "enderecoEntrega.bairro": 50,
      "enderecoEntrega.referencia": 50,
      "enderecoEntrega.telefones.0": 11,
    },
  ],
  ["PED-NOVO-022", { "envio.0.nome": 100, "envio.0.codigoRastreio": 20, "envio.0.mapaDeCarga": 255 }],
  [
    "PED-NOVO-035",
    { "envio.0.produtos.0.sku": 50, "envio.0.produtos.0.titulo": 255, "envio.0.produtos.0.categoria": 200 },
  ],
  ["PED-NOVO-038", { "envio.0.notaFiscal.pedidoERP": 30, "envio.0.notaFiscal.chave": 44 }],
];
export const sizes = SIZES.flatMap(([rule, fields]) =>
  Object.entries(fields).map(([path, size]) => [rule, path, size] as const),
);

const MEASURES = ["peso", "altura", "largura", "profundidade"];
export const numbers = [
  ["PED-NOVO-013", "valorFretePedido", 3],
  ...MEASURES.map((field) => ["PED-NOVO-023", `envio.0.${field}`, 3] as const),
  ...MEASURES.map((field) => ["PED-NOVO-035", `envio.0.produtos.0.${field}`, 3] as const),
  ["PED-NOVO-035", "envio.0.produtos.0.preco", 2],
  ["PED-NOVO-038", "envio.0.notaFiscal.valorTotal", 2],
  ["PED-NOVO-038", "envio.0.notaFiscal.valorTotalProdutos", 2],
] as const;
