import { produtosLoja1 } from "./produtos/produtosLoja1.ts";
import { produtosLoja2 } from "./produtos/produtosLoja2.ts";
import { regrasLoja1, regrasLoja2 } from "./regras.ts";
import { taxasLoja1, taxasLoja2 } from "./taxas.ts";
import { transportadorasLoja1, transportadorasLoja2 } from "./transportadoras.ts";
import type { FilialDemo, LojaDemo } from "./types.ts";

/** Time zone of the demo's lojas. */
export const FUSO_HORARIO = "America/Sao_Paulo";

/** The demo's tokens are public knowledge: they exist only in a database that was seeded by the demo. */
export const tokensDemo = [
  { api: "frete_api_demo1", cotacao: "frete_cot_demo1" },
  { api: "frete_api_demo2", cotacao: "frete_cot_demo2" },
] as const;

/** The operator's token in the demonstration, unless someone chose another. */
export const OPERATOR_TOKEN_DEMO = "frete_op_demo";

const filiaisLoja1: FilialDemo[] = [
  {
    filialErp: "SP01",
    nome: "CD São Paulo",
    cep: "05311000",
    cidade: "São Paulo",
    uf: "SP",
    prazoAdicional: 0,
    perAdiDesconto: 0,
  },
  {
    filialErp: "PR01",
    nome: "Loja Curitiba",
    cep: "80010010",
    cidade: "Curitiba",
    uf: "PR",
    prazoAdicional: 1,
    perAdiDesconto: -3.5,
  },
  {
    filialErp: "PE01",
    nome: "CD Recife",
    cep: "50030170",
    cidade: "Recife",
    uf: "PE",
    prazoAdicional: 2,
    perAdiDesconto: 5,
  },
  {
    filialErp: "MG01",
    nome: "Loja Belo Horizonte",
    cep: "30130003",
    cidade: "Belo Horizonte",
    uf: "MG",
    ativo: false,
    prazoAdicional: 1,
    perAdiDesconto: 0,
  },
];

const filiaisLoja2: FilialDemo[] = [
  {
    filialErp: "RJ01",
    nome: "Loja Centro",
    cep: "20040002",
    cidade: "Rio de Janeiro",
    uf: "RJ",
    prazoAdicional: 1,
    perAdiDesconto: 2.5,
  },
];

/** The demo's lojas, in the order of their ids. */
export const lojasDemo: LojaDemo[] = [
  {
    nome: "Loja Demo",
    criterio: "preco",
    tokens: [
      { tipo: "api", texto: tokensDemo[0].api, descricao: "Demonstração: API" },
      { tipo: "cotacao", texto: tokensDemo[0].cotacao, descricao: "Demonstração: cotação" },
    ],
    filiais: filiaisLoja1,
    transportadoras: transportadorasLoja1,
    taxas: taxasLoja1,
    regras: regrasLoja1,
    produtos: produtosLoja1,
  },
  {
    nome: "Armazém Carioca",
    criterio: "prazo",
    tokens: [
      { tipo: "api", texto: tokensDemo[1].api, descricao: "Demonstração: API" },
      { tipo: "cotacao", texto: tokensDemo[1].cotacao, descricao: "Demonstração: cotação" },
    ],
    filiais: filiaisLoja2,
    transportadoras: transportadorasLoja2,
    taxas: taxasLoja2,
    regras: regrasLoja2,
    produtos: produtosLoja2,
  },
];
