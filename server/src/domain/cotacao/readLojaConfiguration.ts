import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { RegraFreteRow, TabelaFreteRow } from "./cotacaoTables.ts";
import { criteriosDocument } from "./criteriosDocument.ts";
import type { LojaData, Regra } from "./frete/index.ts";

/** What a loja prices with, and the version of each table's bands. */
export interface LojaConfiguration {
  data: LojaData;
  /** idTabela -> version of its bands in `tabela_faixas`; 0 = none imported. */
  versaoFaixas: ReadonlyMap<number, number>;
}

/** Reads everything that prices quotations of a loja. */
export async function readLojaConfiguration(loja: Loja, reader: Knex): Promise<LojaConfiguration> {
  const ofLoja = { id_loja: loja.id };
  const filiais = await reader("filial").where(ofLoja).orderBy("id");
  const transportadoras = await reader("transportadora").where(ofLoja).orderBy("id");
  const metodos = await reader("metodo_envio").where(ofLoja).orderBy("id");
  const tabelas = await reader("tabela_frete").where(ofLoja).orderBy("id");
  const taxas = await reader("taxa_entrega").where(ofLoja).orderBy("id");
  const regras = await reader("regra_frete")
    .where({ ...ofLoja, status: "ativo" })
    .orderBy("codigo");
  return {
    versaoFaixas: new Map(tabelas.map(({ id, versao_faixas }) => [id, versao_faixas])),
    data: {
      criterio: loja.criterio,
      ocultaSemEstoque: loja.ocultaSemEstoque,
      filiais: filiais.map((row) => ({
        id: row.id,
        filialErp: row.filial_erp,
        nome: row.nome,
        cidade: row.cidade,
        uf: row.uf,
        ativo: row.ativo === 1,
        prazoAdicional: row.prazo_adicional,
        perAdiDesconto: row.per_adi_desconto,
      })),
      transportadoras: transportadoras.map(({ id, nome, ativo }) => ({ id, nome, ativo: ativo === 1 })),
      metodos: metodos.map((row) => ({
        id: row.id,
        idTransportadora: row.id_transportadora,
        nome: row.nome,
        ativo: row.ativo === 1,
        prazoAdicional: row.prazo_adicional,
      })),
      tabelas: tabelas.map(toTable),
      taxas: taxas.map((row) => ({
        id: row.id,
        tipo: row.tipo,
        idTransportadora: row.id_transportadora,
        cepInicio: row.cep_inicio,
        cepFim: row.cep_fim,
        forma: row.forma,
        valor: row.valor,
        minimo: row.minimo,
        ativa: row.ativa === 1,
      })),
      regras: regras.map(toRule),
    },
  };
}

function toTable(row: TabelaFreteRow): LojaData["tabelas"][number] {
  return {
    id: row.id,
    idMetodo: row.id_metodo,
    idFilial: row.id_filial,
    ativa: row.ativa === 1,
    fatorCubagem: row.fator_cubagem,
    isencaoCubagemAte: row.isencao_cubagem_ate,
    adValorem: row.ad_valorem,
    adValoremMinimo: row.ad_valorem_minimo,
    gris: row.gris,
    grisMinimo: row.gris_minimo,
    pedagioFracao: row.pedagio_fracao,
    despacho: row.despacho,
    outros: row.outros,
    freteMinimo: row.frete_minimo,
    icmsIncluso: row.icms_incluso === 1,
    icms: row.icms,
  };
}

function toRule(row: RegraFreteRow): Regra {
  return {
    codigo: row.codigo,
    ordem: row.ordem,
    status: row.status,
    valorTipo: row.valor_tipo,
    valorAcao: row.valor_acao,
    valor: row.valor,
    prazoAcao: row.prazo_acao,
    prazo: row.prazo,
    dataInicio: row.data_inicio,
    dataFim: row.data_fim,
    criterios: criteriosDocument.parse(row.criterios),
  };
}
