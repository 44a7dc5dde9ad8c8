import type { Scenario } from "../../engine/case.ts";
import { failure } from "../support/define.ts";
import type { OperationId } from "../support/operationId.ts";

/** A JSON body of one more byte than the largest (NS-079). */
const TOO_LARGE = Buffer.alloc(5 * 1024 * 1024 + 1, " ");
TOO_LARGE.write('{"mensagem":"x"');
TOO_LARGE.write("}", TOO_LARGE.length - 1);
const CHAT = { idPedido: "KIT-NENHUM" };

/** What operations do with bodies that are none, and with texts that no path may hold. */
export function protocolBodiesScenario(): Scenario {
  const bodies: [operation: OperationId, path: Record<string, string>][] = [
    ["enviarMensagemChat", CHAT],
    ["registrarWebhook", {}],
    ["criarPlp", {}],
    ["criarPedido", {}],
    ["alterarPedido", { filtro: "pedido", valor: "KIT-NENHUM" }],
  ];
  const paths: [operation: OperationId, path: Record<string, string>, field: string][] = [
    ["consultarSituacaoReversa", { tipo: "a\u0000b" }, "tipo"],
    ["lerChat", { idPedido: "a\u0000b" }, "idPedido"],
    ["consultarElegibilidadeChat", { idPedido: "a\u0000b" }, "idPedido"],
    ["listarAnexos", { numeroPedido: "a\u0007b" }, "numeroPedido"],
    ["baixarArquivo", { chave: "a", nome: "a\u0000.pdf" }, "nome"],
    ["removerDaFila", { idDocumento: "a\nb" }, "idDocumento"],
    ["consultarPlp", { filialERP: "a\u0000b", idPLP: "1" }, "filialERP"],
  ];
  return {
    module: "geral",
    cases: [
      ...bodies.flatMap(([operation, path]) => [
        ...["", '{"a":', "[]", "null", '"texto"'].map((rawBody, index) =>
          failure(operation, 400, {
            id: `NS-003/no-object-${index + 1}`,
            rules: ["NS-003"],
            request: { path, rawBody, headers: { "content-type": "application/json" } },
          }),
        ),
        failure(operation, 415, {
          id: "NS-003/another-content-type",
          rules: ["NS-003"],
          request: { path, rawBody: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } },
        }),
        failure(operation, 413, {
          id: "NS-079/body-too-large",
          rules: ["NS-079"],
          request: { path, rawBody: TOO_LARGE },
        }),
      ]),
      ...paths.map(([operation, path, field]) =>
        failure(operation, 400, {
          id: "NS-003/control-character-in-the-path",
          rules: ["NS-003"],
          request: { path },
          field,
        }),
      ),
      failure("listarRegrasFrete", 400, {
        id: "NS-003/control-character-in-the-query",
        rules: ["NS-003"],
        request: { query: { titulo: "a\u0000b" } },
        field: "titulo",
      }),
      failure("lerChat", 400, {
        id: "NS-003/chave-given-twice",
        rules: ["NS-003"],
        request: { path: CHAT, query: { chave: ["id", "pedido"] } },
        field: "chave",
      }),
    ],
  };
}
