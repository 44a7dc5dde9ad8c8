import type { Cotacao } from "@frete/contract/loja";
import type { Knex } from "knex";
import { type Faixa, packTabela } from "../domain/cotacao/tabela/index.ts";
import { issueToken } from "../domain/loja/tokens.ts";
import type { Database } from "../platform/storage/database.ts";
import { NOW, tokensOf } from "./lojaServer.testing.ts";

/** One line of a freight table for all of São Paulo and Paraná; kg, reais. */
export function band(
  pesoInicio: number,
  pesoFim: number,
  valor: number,
  prazo: number,
  kgExcedente?: number,
) {
  const line = {
    pesoInicio: pesoInicio * 1000,
    pesoFim: pesoFim * 1000,
    valor: Math.round(valor * 100),
    prazo,
    kgExcedente: kgExcedente === undefined ? null : Math.round(kgExcedente * 100),
  };
  return [
    { ...line, cepInicio: 1_000_000, cepFim: 19_999_999 },
    { ...line, cepInicio: 80_000_000, cepFim: 87_999_999 },
  ];
}

/** A freight table's row that charges its bands only; every branch. */
export const tabela = (id: number, idMetodo: number, changes: object = {}) => ({
  id,
  nome: `Tabela ${id}`,
  id_metodo: idMetodo,
  id_filial: null,
  ativa: 1,
  fator_cubagem: 300_000,
  isencao_cubagem_ate: 0,
  ad_valorem: 0,
  ad_valorem_minimo: 0,
  gris: 0,
  gris_minimo: 0,
  pedagio_fracao: 0,
  despacho: 0,
  outros: 0,
  frete_minimo: 0,
  icms_incluso: 1,
  icms: 0,
  versao_faixas: 1,
  qtd_faixas: 1,
  ...changes,
});

/** Inserts a freight table with its bands. */
export async function insertTabela(
  trx: Knex,
  idLoja: number,
  row: { id: number } & Record<string, unknown>,
  faixas: Faixa[],
): Promise<void> {
  await trx("tabela_frete").insert({ ...row, id_loja: idLoja });
  const dados = Buffer.from(packTabela(faixas).buffer);
  await trx("tabela_faixas").insert({ id_loja: idLoja, id_tabela: row.id, versao: 1, dados });
}

const filial = (id: number, erp: string, changes: object = {}) => ({
  id,
  filial_erp: erp,
  nome: `Filial ${erp}`,
  cep: "01310100",
  cidade: "São Paulo",
  uf: "SP",
  ativo: 1,
  prazo_adicional: 0,
  per_adi_desconto: 0,
  ...changes,
});

const metodo = (id: number, nome: string, changes: object = {}) => ({
  id,
  id_transportadora: 1,
  nome,
  ativo: 1,
  correios: 0,
  prazo_adicional: 0,
  url_foto: null,
  id_mkt: null,
  ...changes,
});

/**
 * Two small lojas with the demonstration's tokens. The first: branches A1, B1 (+10 %, 2 days), I1 (inactive); methods
 * Rápido (30.00 up to 10 kg, 60.00 up to 100 kg, nothing above, 1 day + 1) and Lento (15.00, 25.00, 0.50 for each kg above
 * 100, 5 days), both to São Paulo and Paraná. The second, ordered by time: branch Z1 and the same Lento.
 */
export async function insertLojas(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    await insertLoja(trx, 1, "Loja Teste", "preco");
    await insertLoja(trx, 2, "Outra Loja", "prazo");
    const put = (idLoja: number, table: string, rows: object[]) =>
      trx(table).insert(rows.map((row) => ({ id_loja: idLoja, ...row })));
    await put(1, "filial", [
      filial(1, "A1"),
      filial(2, "B1", {
        nome: "Filial Sul",
        cidade: "Curitiba",
        uf: "PR",
        prazo_adicional: 2,
        per_adi_desconto: 10_000,
      }),
      filial(3, "I1", { ativo: 0 }),
    ]);
    await put(2, "filial", [filial(1, "Z1")]);
    for (const idLoja of [1, 2]) {
      await put(idLoja, "transportadora", [{ id: 1, nome: "Carga Teste", cnpj: null, ativo: 1 }]);
    }
    await put(1, "metodo_envio", [
      metodo(1, "Rápido", { prazo_adicional: 1 }),
      metodo(2, "Lento"),
      metodo(3, "Parado", { ativo: 0 }),
    ]);
    await put(2, "metodo_envio", [metodo(1, "Lento")]);
    const lento = [...band(0, 10, 15, 5, 0.5), ...band(10, 100, 25, 5, 0.5)];
    await insertTabela(trx, 1, tabela(1, 1), [...band(0, 10, 30, 1), ...band(10, 100, 60, 1)]);
    await insertTabela(trx, 1, tabela(2, 2), lento);
    await insertTabela(trx, 1, tabela(3, 3), lento);
    await insertTabela(trx, 2, tabela(1, 1), lento);
  });
}

async function insertLoja(
  trx: Knex.Transaction,
  id: number,
  nome: string,
  criterio: "preco" | "prazo",
): Promise<void> {
  await trx("loja").insert({
    id,
    nome,
    ativa: 1,
    fuso_horario: "America/Sao_Paulo",
    criterio,
    oculta_sem_estoque: 0,
    configuracao: "{}",
    versao: 1,
    criada_em: NOW,
  });
  const { api, cotacao } = tokensOf(id as 1 | 2);
  await issueToken(trx, id, { tipo: "api", descricao: "api", criadoEm: NOW, texto: api });
  await issueToken(trx, id, { tipo: "cotacao", descricao: "cotação", criadoEm: NOW, texto: cotacao });
}

/** A product of the first loja; kg, cm, reais. */
export const produto = (sku: string, changes: object = {}) => ({
  sku,
  titulo: `Produto ${sku}`,
  peso: 2,
  largura: 10,
  altura: 20,
  profundidade: 30,
  preco: 100,
  status: true,
  filial: [
    { idFilial: "A1", quantidade: 10, prazoAdicional: 0 },
    { idFilial: "B1", quantidade: 3, prazoAdicional: 4 },
  ],
  ...changes,
});

/** A cart of one unregistered item of 2 kg. */
export const carrinho = (changes: object = {}, volume: object = {}) => ({
  cepDestino: "01310100",
  canal: "site",
  volumes: [
    { quantidade: 1, valorUnitario: 100, peso: 2, altura: 10, largura: 10, profundidade: 10, ...volume },
  ],
  ...changes,
});

/** What the first loja sells in the tests of quotations; 2 kg each, but PESADO of 60. */
export const catalogo = [
  produto("CAMA", {
    codigoAgrupador: "MOVEIS",
    categoria: "Quarto",
    precoCanal: {
      canal: [
        { nome: "site", precoDe: 120.5, precoPor: 99.9 },
        { nome: "app", precoDe: 1, precoPor: 2 },
      ],
    },
    dePara: [
      { canal: "mkt", sku: "MKT-1", status: true },
      { canal: "mkt", sku: "MKT-OFF", status: false },
    ],
  }),
  produto("INATIVO", { status: false }),
  produto("PESADO", { peso: 60 }),
];

/** Branch, method, price and days of each option. */
export const options = ({ opcoesEntrega }: Cotacao) =>
  opcoesEntrega.map(({ freteCobrar, prazoEntregaTotal, dadosFrete: { filialERP, metodoEnvioNome } }) => [
    filialERP,
    metodoEnvioNome,
    freteCobrar,
    prazoEntregaTotal,
  ]);
