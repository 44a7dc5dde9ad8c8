import type { Knex } from "knex";
import type { TabelaFreteRow } from "../domain/cotacao/cotacaoTables.ts";
import { packTabela } from "../domain/cotacao/tabela/index.ts";
import type { MetodoEnvioRow, TransportadoraRow } from "../domain/loja/lojaTables.ts";
import { toCents, toThousandths } from "../platform/numbers.ts";
import { toFlag } from "../platform/storage/columnTypes.ts";
import { insertRows } from "./insertRows.ts";
import { linhasTarifa } from "./linhasTarifa.ts";
import type { CondicoesDemo, LojaDemo } from "./types.ts";
import type { Zona } from "./zonas.ts";

/** Codes of a loja's carriers and methods, by name. */
export interface CodigosTransporte {
  transportadoras: Map<string, number>;
  metodos: Map<string, number>;
  tabelas: number;
}

/** Inserts carriers, methods, and one freight table for each method at each of its branches. */
export async function insertTransporte(
  trx: Knex.Transaction,
  idLoja: number,
  loja: LojaDemo,
  filiais: ReadonlyMap<string, number>,
  zonas: readonly Zona[],
): Promise<CodigosTransporte> {
  const { transportadoras } = loja;
  const transportadoraIds = await insertRows(
    trx,
    idLoja,
    "transportadora",
    transportadoras.map(
      ({ nome, cnpj }): Omit<TransportadoraRow, "id_loja" | "id"> => ({
        nome,
        cnpj,
        ativo: 1,
        chat_habilitado: 1,
      }),
    ),
  );
  const methods = transportadoras.flatMap(({ metodos }, index) =>
    metodos.map((metodo) => ({ metodo, idTransportadora: transportadoraIds[index] as number })),
  );
  const methodIds = await insertRows(
    trx,
    idLoja,
    "metodo_envio",
    methods.map(
      ({ metodo, idTransportadora }): Omit<MetodoEnvioRow, "id_loja" | "id"> => ({
        id_transportadora: idTransportadora,
        nome: metodo.nome,
        ativo: toFlag(metodo.ativo !== false),
        correios: toFlag(metodo.correios === true),
        prazo_adicional: metodo.prazoAdicional,
        url_foto: null,
        id_mkt: metodo.idMkt ?? null,
      }),
    ),
  );
  const tables = methods.flatMap(({ metodo }, index) =>
    metodo.filiais.map((filialErp) => {
      const ufOrigem = loja.filiais.find((filial) => filial.filialErp === filialErp)?.uf ?? "";
      const linhas = linhasTarifa(metodo.tarifa, ufOrigem, zonas);
      const row: Omit<TabelaFreteRow, "id_loja" | "id"> = {
        nome: `${metodo.nome} ${filialErp}`,
        id_metodo: methodIds[index] as number,
        id_filial: filiais.get(filialErp) ?? null,
        ativa: 1,
        ...condicoesRow(metodo.condicoes),
        versao_faixas: 1,
        qtd_faixas: linhas.length,
      };
      return { row, dados: Buffer.from(packTabela(linhas).buffer) };
    }),
  );
  const tableIds = await insertRows(
    trx,
    idLoja,
    "tabela_frete",
    tables.map(({ row }) => row),
  );
  await trx("tabela_faixas").insert(
    tables.map(({ dados }, index) => ({ id_loja: idLoja, id_tabela: tableIds[index], versao: 1, dados })),
  );
  return {
    transportadoras: new Map(
      transportadoras.map(({ nome }, index) => [nome, transportadoraIds[index] as number]),
    ),
    metodos: new Map(methods.map(({ metodo }, index) => [metodo.nome, methodIds[index] as number])),
    tabelas: tables.length,
  };
}

function condicoesRow(condicoes: CondicoesDemo) {
  return {
    fator_cubagem: toThousandths(condicoes.fatorCubagem),
    isencao_cubagem_ate: toThousandths(condicoes.isencaoCubagemAte),
    ad_valorem: toThousandths(condicoes.adValorem),
    ad_valorem_minimo: toCents(condicoes.adValoremMinimo),
    gris: toThousandths(condicoes.gris),
    gris_minimo: toCents(condicoes.grisMinimo),
    pedagio_fracao: toCents(condicoes.pedagioFracao),
    despacho: toCents(condicoes.despacho),
    outros: 0,
    frete_minimo: toCents(condicoes.freteMinimo),
    icms_incluso: toFlag(condicoes.icmsIncluso),
    icms: toThousandths(condicoes.icms),
  };
}
