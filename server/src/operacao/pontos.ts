import type { Ponto } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import type { Services } from "../platform/services.ts";
import { flag, same } from "./columns.ts";
import { createResource, type ResourceDefinition } from "./resource.ts";

/** Places that take returns (REV-PONTO-001). */
export const ponto: ResourceDefinition<Ponto> = {
  name: "ponto",
  table: "ponto_devolucao",
  key: "id",
  createOperation: "criarPonto",
  columns: {
    id: same("id"),
    nome: same("nome"),
    cep: same("cep"),
    endereco: same("endereco"),
    numero: same("numero"),
    referencia: same("referencia"),
    bairro: same("bairro"),
    cidade: same("cidade"),
    uf: same("uf"),
    tipoPontoDeDevolucao: same("tipo"),
    ativo: flag("ativo"),
  },
};

/** Handlers of the return points. */
export function pontoHandlers(services: Services) {
  const pontos = createResource(services, ponto);
  return {
    criarPonto: ({ path, body }) => pontos.create(path.idLoja, body),
    listarPontos: ({ path, query }) => pontos.list(path.idLoja, query),
    lerPonto: ({ path }) => pontos.read(path.idLoja, path.idPonto),
    alterarPonto: ({ path, body }) => pontos.change(path.idLoja, path.idPonto, body),
    excluirPonto: ({ path }) => pontos.remove(path.idLoja, path.idPonto),
  } satisfies OperatorHandlers<"criarPonto" | "listarPontos" | "lerPonto" | "alterarPonto" | "excluirPonto">;
}
