import type { Transportadora } from "@frete/contract/operacao";
import { checkCnpj } from "../brasil/checkCnpj.ts";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { invalid } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { flag, same } from "./columns.ts";
import { existsRow } from "./records.ts";
import { createResource, type ResourceDefinition, requireUnique } from "./resource.ts";
import { textos } from "./textos.ts";

const place = { name: "transportadora", table: "transportadora", key: "id" } as const;

/** Carriers of a loja; orders find them by name, so names are unique (NS-039). */
export const transportadora: ResourceDefinition<Transportadora> = {
  ...place,
  createOperation: "criarTransportadora",
  columns: {
    id: same("id"),
    nome: same("nome"),
    cnpj: same("cnpj"),
    ativo: flag("ativo"),
    chatHabilitado: flag("chat_habilitado"),
  },
  check: async ({ nome, cnpj }, context) => {
    if (cnpj !== null && !checkCnpj(cnpj)) throw invalid("cnpj", textos.cnpj());
    await requireUnique(context, place, "nome", { nome });
  },
  isReferenced: async ({ id }, { trx, idLoja }) =>
    (await existsRow(trx, idLoja, "metodo_envio", { id_transportadora: id })) ||
    (await existsRow(trx, idLoja, "taxa_entrega", { id_transportadora: id })) ||
    (await existsRow(trx, idLoja, "envio", { id_transportadora: id })) ||
    (await existsRow(trx, idLoja, "plp", { id_transportadora: id })),
  inactive: { ativo: 0 },
};

/** Handlers of the carriers. */
export function transportadoraHandlers(services: Services) {
  const transportadoras = createResource(services, transportadora);
  return {
    criarTransportadora: ({ path, body }) => transportadoras.create(path.idLoja, body),
    listarTransportadoras: ({ path, query }) => transportadoras.list(path.idLoja, query),
    lerTransportadora: ({ path }) => transportadoras.read(path.idLoja, path.idTransportadora),
    alterarTransportadora: ({ path, body }) =>
      transportadoras.change(path.idLoja, path.idTransportadora, body),
    excluirTransportadora: ({ path }) => transportadoras.remove(path.idLoja, path.idTransportadora),
  } satisfies OperatorHandlers<
    | "criarTransportadora"
    | "listarTransportadoras"
    | "lerTransportadora"
    | "alterarTransportadora"
    | "excluirTransportadora"
  >;
}
