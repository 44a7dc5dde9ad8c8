import type { Knex } from "knex";
import { type Faixa, packTabela } from "../../../server/src/domain/cotacao/tabela/index.ts";
import { branches } from "./branches.ts";
import { stores } from "./tokens.ts";

const METHODS = 6;
const RANGES = 1500;
const BANDS = 10;

/** Carriers, methods, fees, and a freight table for each method at each branch: the first method goes everywhere. */
export async function insertTables(trx: Knex.Transaction, random: () => number): Promise<void> {
  const id_loja = stores.quoting;
  const carriers = ["Rápido Paulista", "Transvale Cargas", "Correio Nacional"];
  await trx("transportadora").insert(
    carriers.map((nome, index) => ({ id_loja, id: index + 1, nome, cnpj: null, ativo: 1 })),
  );
  await trx("metodo_envio").insert(
    Array.from({ length: METHODS }, (_, index) => ({
      id_loja,
      id: index + 1,
      id_transportadora: 1 + (index % carriers.length),
      ativo: 1,
      nome: `Método econômico ${index + 1}`,
      prazo_adicional: index % 2,
      correios: 0,
    })),
  );
  await trx("taxa_entrega").insert(
    Array.from({ length: 40 }, (_, index) => ({
      id_loja,
      id: index + 1,
      tipo: index % 2 ? "TDA" : "TRT",
      forma: "fixo",
      valor: 500,
      minimo: 0,
      id_transportadora: null,
      cep_inicio: index * 400_000,
      cep_fim: index * 400_000 + 199_999,
      ativa: 1,
    })),
  );
  for (const [branch, { own }] of branches.entries()) {
    for (let method = 0; method < METHODS; method++) {
      const id = branch * METHODS + method + 1;
      const [first, last] = method === 0 ? [1_000_000, 99_999_999] : own;
      await trx("tabela_frete").insert({
        id_loja,
        id,
        nome: `Tabela ${id}`,
        id_metodo: method + 1,
        id_filial: branch + 1,
        ativa: 1,
        ad_valorem: 300,
        ad_valorem_minimo: 100,
        gris: 200,
        gris_minimo: 100,
        pedagio_fracao: 350,
        despacho: 200,
        frete_minimo: 1500,
        icms_incluso: 0,
        icms: 12_000,
        versao_faixas: 1,
        qtd_faixas: RANGES * BANDS,
      });
      const dados = Buffer.from(packTabela(tableRows(first, last, random)));
      await trx("tabela_faixas").insert({ id_loja, id_tabela: id, versao: 1, dados });
    }
  }
}

function tableRows(first: number, last: number, random: () => number): Faixa[] {
  const width = Math.floor((last - first + 1) / RANGES);
  return Array.from({ length: RANGES }, (_, range) => {
    const cepInicio = first + range * width;
    const base = 900 + Math.floor(random() * 3000);
    const prazo = 1 + Math.floor(random() * 12);
    return Array.from({ length: BANDS }, (_, band) => ({
      cepInicio,
      cepFim: cepInicio + width - 1,
      prazo,
      pesoInicio: band * 5000,
      pesoFim: (band + 1) * 5000,
      valor: base + band * 700,
      kgExcedente: band === BANDS - 1 ? 250 : null,
    }));
  }).flat();
}
