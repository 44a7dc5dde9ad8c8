import type { Taxa } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { invalid } from "../http/errors.ts";
import { fromCents, fromThousandths, toCents, toThousandths } from "../platform/numbers.ts";
import type { Services } from "../platform/services.ts";
import { cents, flag, postalCode, type Row, same } from "./columns.ts";
import { createResource, type ResourceDefinition, requireReference } from "./resource.ts";
import { textos } from "./textos.ts";

const MAX_PERCENT = 1000;

/** Fees by postal code, TDA and TRT (COT-026). `valor` is kept in cents or thousandths of a percent, as `forma` says. */
export const taxa: ResourceDefinition<Taxa> = {
  name: "taxa",
  table: "taxa_entrega",
  key: "id",
  createOperation: "criarTaxa",
  columns: {
    id: same("id"),
    tipo: same("tipo"),
    idTransportadora: same("id_transportadora"),
    cepInicio: postalCode("cep_inicio"),
    cepFim: postalCode("cep_fim"),
    forma: same("forma"),
    valor: {
      column: "valor",
      write: toThousandths,
      read: (cell: number, { forma }: Row) => (forma === "fixo" ? fromCents(cell) : fromThousandths(cell)),
    },
    minimo: cents("minimo"),
    ativa: flag("ativa"),
  },
  derive: ({ forma, valor }) => ({ valor: forma === "fixo" ? toCents(valor) : toThousandths(valor) }),
  check: async ({ cepInicio, cepFim, forma, valor, idTransportadora }, context) => {
    if (cepFim < cepInicio) throw invalid("cepFim", textos.fimAntesDoInicio("cepInicio"));
    if (forma === "fixo" && fromCents(toCents(valor)) !== valor) throw invalid("valor", textos.duasCasas());
    if (forma === "percentual" && valor > MAX_PERCENT)
      throw invalid("valor", textos.percentualMaximo(MAX_PERCENT));
    if (idTransportadora === null) return;
    await requireReference(context, "idTransportadora", {
      name: "transportadora",
      table: "transportadora",
      code: idTransportadora,
    });
  },
};

/** Handlers of the fees. */
export function taxaHandlers(services: Services) {
  const taxas = createResource(services, taxa);
  return {
    criarTaxa: ({ path, body }) => taxas.create(path.idLoja, body),
    listarTaxas: ({ path, query }) => taxas.list(path.idLoja, query),
    lerTaxa: ({ path }) => taxas.read(path.idLoja, path.idTaxa),
    alterarTaxa: ({ path, body }) => taxas.change(path.idLoja, path.idTaxa, body),
    excluirTaxa: ({ path }) => taxas.remove(path.idLoja, path.idTaxa),
  } satisfies OperatorHandlers<"criarTaxa" | "listarTaxas" | "lerTaxa" | "alterarTaxa" | "excluirTaxa">;
}
