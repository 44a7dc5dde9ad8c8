import type { Metodo } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import type { Services } from "../platform/services.ts";
import { address, flag, same } from "./columns.ts";
import { existsRow } from "./records.ts";
import { createResource, type ResourceDefinition, requireReference, requireUnique } from "./resource.ts";
import { saveEventoMetodo } from "./saveEventoMetodo.ts";
import { savePrazoAdicional } from "./savePrazoAdicional.ts";

const place = { name: "metodo", table: "metodo_envio", key: "id" } as const;

/** Shipping methods; a name is unique within its carrier, `idMkt` within the loja (NS-039). */
export const metodo: ResourceDefinition<Metodo> = {
  ...place,
  createOperation: "criarMetodo",
  columns: {
    id: same("id"),
    idTransportadora: same("id_transportadora"),
    nome: same("nome"),
    ativo: flag("ativo"),
    correios: flag("correios"),
    prazoAdicional: same("prazo_adicional"),
    urlFoto: address("url_foto", "urlFoto", 500),
    idMkt: same("id_mkt"),
  },
  check: async ({ idTransportadora, nome, idMkt }, context) => {
    await requireReference(context, "idTransportadora", {
      name: "transportadora",
      table: "transportadora",
      code: idTransportadora,
    });
    await requireUnique(context, place, "nome", { id_transportadora: idTransportadora, nome });
    if (idMkt !== null) await requireUnique(context, place, "idMkt", { id_mkt: idMkt });
  },
  isReferenced: async ({ id }, { trx, idLoja }) =>
    (await existsRow(trx, idLoja, "tabela_frete", { id_metodo: id })) ||
    (await existsRow(trx, idLoja, "envio", { id_metodo: id })) ||
    (await existsRow(trx, idLoja, "plp", { id_metodo: id })),
  inactive: { ativo: 0 },
  onChange: async (change, context) => {
    await saveEventoMetodo(context, change);
    await savePrazoAdicional(context, "metodos", change);
  },
};

/** Handlers of the shipping methods. */
export function metodoHandlers(services: Services) {
  const metodos = createResource(services, metodo);
  return {
    criarMetodo: ({ path, body }) => metodos.create(path.idLoja, body),
    listarMetodos: ({ path, query }) => metodos.list(path.idLoja, query),
    lerMetodo: ({ path }) => metodos.read(path.idLoja, path.idMetodo),
    alterarMetodo: ({ path, body }) => metodos.change(path.idLoja, path.idMetodo, body),
    excluirMetodo: ({ path }) => metodos.remove(path.idLoja, path.idMetodo),
  } satisfies OperatorHandlers<
    "criarMetodo" | "listarMetodos" | "lerMetodo" | "alterarMetodo" | "excluirMetodo"
  >;
}
