import type { Pedido } from "@frete/contract/loja";
import { REFERENCE, rulesOf } from "@frete/contract/toolkit/openApi";
import type { Case } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import { loja } from "../../profile/loja.ts";
import { ALL_TIME } from "./dates.ts";
import { type Success, success } from "./define.ts";
import type { PedidoKey } from "./pedidoKey.ts";

type Token = "api" | "api2";

/** Creates an order and keeps how it is named. */
export function createOrder(
  id: string,
  rules: readonly string[],
  body: object | (() => object),
  key?: PedidoKey,
  token: Token = "api",
): Case {
  const sent = () => (typeof body === "function" ? body() : body);
  return success("criarPedido", {
    id,
    rules,
    token,
    request: () => ({ body: sent() }),
    check: ({ body: { numeroPedido } }, verify) => {
      const { numeroPedido: expected } = sent() as { numeroPedido: string };
      verify.equal("/numeroPedido", numeroPedido, expected, ["PED-NOVO-040"]);
    },
    checkEffects: async (answer) => key?.learn(answer.body, sent(), token),
  });
}

/** Reads the record of an order among those of its customer; `raw` is the record with what the contract does not know. */
export function readOrder(
  id: string,
  rules: readonly string[],
  { cpfCnpj, key, token = "api" }: { cpfCnpj: string; key: PedidoKey; token?: Token },
  check: (pedido: Pedido, verify: Verify, raw: Record<string, unknown>) => void,
): Case {
  return success("listarPedidos", {
    id,
    rules,
    token,
    request: { query: { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME, cpfCnpj } },
    check: ({ body, raw }, verify) => {
      verifyCustomer(body, cpfCnpj, verify);
      const at = body.findIndex(({ _id }) => _id === key.id.get());
      const found = verify.present("", body[at], `must list the order ${key.id.get()}`);
      if (found) check(found, verify, (raw as Record<string, unknown>[])[at] ?? {});
    },
  });
}

/** Orders that are asked for by their customer are of no other. */
export function verifyCustomer(pedidos: readonly Pedido[], cpfCnpj: string, verify: Verify): void {
  const others = pedidos
    .map(({ enderecoEntrega }) => enderecoEntrega?.cpfCnpj)
    .filter((each) => each !== cpfCnpj);
  verify.equal("", others, [], ["PED-LIST-009", "PED-REC-006"]);
}

/**
 * Holds a record against the plain values that were sent and that it has under the same name, by the contract. Of a field that a
 * decision added the rules are its own: an implementation without it stands.
 */
export function verifySent(
  verify: Verify,
  pointer: string,
  found: object | undefined,
  sent: object,
  record: string,
): void {
  const { properties = {} } = loja.document.components?.schemas?.[record] ?? {};
  for (const [name, value] of Object.entries(sent)) {
    const property = properties[name];
    if (!property || typeof value === "object") continue;
    const rules = property[REFERENCE] === true ? rulesOf(loja.document, property) : undefined;
    verifyFields(verify, pointer, found, { [name]: value }, rules);
  }
}

/** Holds the named fields of an answer's object against what they must be. */
export function verifyFields(
  verify: Verify,
  pointer: string,
  found: unknown,
  expected: object,
  rules?: readonly string[],
): void {
  for (const [name, value] of Object.entries(expected)) {
    verify.equal(`${pointer}/${name}`, (found as Record<string, unknown> | undefined)?.[name], value, rules);
  }
}

/** Tracking tells of a shipment what the record of its order does (RAST-004), and besides where occurrences came from. */
export function verifyTracked(
  found: Success<"rastrearPedido">["lista"][number] | undefined,
  envio: Pedido["envio"][number] | undefined,
  verify: Verify,
): void {
  const { idenvio, notaFiscal, produtos, ocoren } = found ?? {};
  const occurrences = ocoren?.map(({ origemDados: _, ...occurrence }) => occurrence);
  verify.equal("/lista/0/idenvio", idenvio, envio?.id, ["RAST-007", "PED-REC-007"]);
  verify.equal("/lista/0/notaFiscal", notaFiscal, envio?.notaFiscal, ["RAST-004", "PED-REC-011"]);
  verify.equal("/lista/0/produtos", produtos, envio?.produtos, ["RAST-004", "PED-REC-012"]);
  verify.equal("/lista/0/ocoren", occurrences, envio?.ocoren, ["RAST-004", "PED-REC-015"]);
}
