import type { Tabela } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import type { Services } from "../platform/services.ts";
import { cents, flag, same, thousandths } from "./columns.ts";
import { createResource, type ResourceDefinition, requireReference } from "./resource.ts";

/** Freight tables without their rows (NS-014). */
export const tabela: ResourceDefinition<Tabela> = {
  name: "tabela",
  table: "tabela_frete",
  key: "id",
  createOperation: "criarTabela",
  columns: {
    id: same("id"),
    nome: same("nome"),
    idMetodo: same("id_metodo"),
    idFilial: same("id_filial"),
    ativa: flag("ativa"),
    fatorCubagem: thousandths("fator_cubagem"),
    isencaoCubagemAte: thousandths("isencao_cubagem_ate"),
    adValorem: thousandths("ad_valorem"),
    adValoremMinimo: cents("ad_valorem_minimo"),
    gris: thousandths("gris"),
    grisMinimo: cents("gris_minimo"),
    pedagioFracao: cents("pedagio_fracao"),
    despacho: cents("despacho"),
    outros: cents("outros"),
    freteMinimo: cents("frete_minimo"),
    icmsIncluso: flag("icms_incluso"),
    icms: thousandths("icms"),
    versaoFaixas: same("versao_faixas"),
    qtdFaixas: same("qtd_faixas"),
  },
  check: async ({ idMetodo, idFilial }, context) => {
    await requireReference(context, "idMetodo", { name: "metodo", table: "metodo_envio", code: idMetodo });
    if (idFilial === null) return;
    await requireReference(context, "idFilial", { name: "filial", table: "filial", code: idFilial });
  },
};

/** Handlers of the freight tables, their rows apart. */
export function tabelaHandlers(services: Services) {
  const tabelas = createResource(services, tabela);
  return {
    criarTabela: ({ path, body }) => tabelas.create(path.idLoja, body),
    listarTabelas: ({ path, query }) => tabelas.list(path.idLoja, query),
    lerTabela: ({ path }) => tabelas.read(path.idLoja, path.idTabela),
    alterarTabela: ({ path, body }) => tabelas.change(path.idLoja, path.idTabela, body),
    excluirTabela: ({ path }) => tabelas.remove(path.idLoja, path.idTabela),
  } satisfies OperatorHandlers<
    "criarTabela" | "listarTabelas" | "lerTabela" | "alterarTabela" | "excluirTabela"
  >;
}
