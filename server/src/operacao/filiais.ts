import type { Filial } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import type { Services } from "../platform/services.ts";
import { flag, same, thousandths } from "./columns.ts";
import { existsRow } from "./records.ts";
import { type CheckContext, createResource, type ResourceDefinition, requireUnique } from "./resource.ts";
import { savePrazoAdicional } from "./savePrazoAdicional.ts";

const place = { name: "filial", table: "filial", key: "id" } as const;

/** Branches of a loja (NS-066); the ERP code is unique in it. */
export const filial: ResourceDefinition<Filial> = {
  ...place,
  createOperation: "criarFilial",
  columns: {
    id: same("id"),
    filialERP: same("filial_erp"),
    nome: same("nome"),
    cep: same("cep"),
    cidade: same("cidade"),
    uf: same("uf"),
    ativo: flag("ativo"),
    prazoAdicional: same("prazo_adicional"),
    perAdiDesconto: thousandths("per_adi_desconto"),
  },
  check: ({ filialERP }, context) => requireUnique(context, place, "filialERP", { filial_erp: filialERP }),
  isReferenced: async (record, context) =>
    (await existsRow(context.trx, context.idLoja, "tabela_frete", { id_filial: record.id })) ||
    (await existsRow(context.trx, context.idLoja, "envio", { id_filial: record.id })) ||
    (await existsRow(context.trx, context.idLoja, "plp", { id_filial: record.id })) ||
    (await isStockedAt(record.filialERP, context)),
  inactive: { ativo: 0 },
  onChange: (change, context) => savePrazoAdicional(context, "filiais", change),
};

/** Handlers of the branches. */
export function filialHandlers(services: Services) {
  const filiais = createResource(services, filial);
  return {
    criarFilial: ({ path, body }) => filiais.create(path.idLoja, body),
    listarFiliais: ({ path, query }) => filiais.list(path.idLoja, query),
    lerFilial: ({ path }) => filiais.read(path.idLoja, path.idFilial),
    alterarFilial: ({ path, body }) => filiais.change(path.idLoja, path.idFilial, body),
    excluirFilial: ({ path }) => filiais.remove(path.idLoja, path.idFilial),
  } satisfies OperatorHandlers<
    "criarFilial" | "listarFiliais" | "lerFilial" | "alterarFilial" | "excluirFilial"
  >;
}

/** Whether a product has a balance at the branch: products name branches by ERP code inside a JSON text. */
async function isStockedAt(filialERP: string, { trx, idLoja }: CheckContext): Promise<boolean> {
  const needle = `"idFilial":${JSON.stringify(filialERP)}`;
  const found = await trx("produto")
    .where({ id_loja: idLoja })
    .whereRaw("replace(filiais, ?, '') <> filiais", needle)
    .first("id");
  return found !== undefined;
}
