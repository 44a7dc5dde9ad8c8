import type { DadosAplicativo } from "@frete/contract/loja";
import type { Aplicativo } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import { saveEventos } from "../events/saveEventos.ts";
import type { Services } from "../platform/services.ts";
import { formatTimestamp } from "../platform/time.ts";
import { instant, same } from "./columns.ts";
import { type CheckContext, createResource, type ResourceDefinition, requireUnique } from "./resource.ts";
import { textos } from "./textos.ts";

const place = { name: "aplicativo", table: "aplicativo", key: "id" } as const;

/** Applications of a loja; the loja learns when one is uninstalled (EVT-005, NS-072). */
export const aplicativo: ResourceDefinition<Aplicativo> = {
  ...place,
  createOperation: "instalarAplicativo",
  columns: {
    id: same("id"),
    nome: same("nome"),
    instaladoEm: instant("instalado_em"),
  },
  derive: (_record, { now }) => ({ instalado_em: now }),
  check: ({ nome }, context) => requireUnique(context, place, "nome", { nome }),
  onChange: async ({ before, after }, context) => {
    if (before !== null && after === null) await saveEventoAplicativo(before, context);
  },
};

/** Handlers of the applications. */
export function aplicativoHandlers(services: Services) {
  const aplicativos = createResource(services, aplicativo);
  return {
    instalarAplicativo: ({ path, body }) => aplicativos.create(path.idLoja, body),
    listarAplicativos: ({ path, query }) => aplicativos.list(path.idLoja, query),
    lerAplicativo: ({ path }) => aplicativos.read(path.idLoja, path.idApp),
    desinstalarAplicativo: ({ path }) => aplicativos.remove(path.idLoja, path.idApp),
  } satisfies OperatorHandlers<
    "instalarAplicativo" | "listarAplicativos" | "lerAplicativo" | "desinstalarAplicativo"
  >;
}

/** Records that an application was uninstalled, in the transaction that does it (EVT-017). */
async function saveEventoAplicativo(
  { id, nome }: Aplicativo,
  { trx, idLoja, now }: CheckContext,
): Promise<void> {
  const { fusoHorario } = await findLoja(trx, idLoja);
  const dados: DadosAplicativo = {
    codigo: String(idLoja),
    situacao: "delete",
    mensagem: textos.desinstalado(nome),
    idApp: id,
    nomeApp: nome,
    data: formatTimestamp(now, fusoHorario),
  };
  await saveEventos(trx, idLoja, [{ tipo: "Aplicativo", idPedido: null, criadoEm: now, dados }]);
}
