import type { Case, Scenario } from "../../engine/case.ts";
import { type DerivedBody, deriveNegatives, derivePositives } from "../../engine/deriveBodies.ts";
import { withValue } from "../../engine/jsonPointer.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { bodyOf, idOf, rulesOf, rulesWith } from "../support/derivedCases.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { cpfOf, numeroOf, pedidoEnvio, pedidoReversa } from "../support/pedidoSamples.ts";
import { CAMPOS, type Situacoes, situacoesOf } from "../support/situacoes.ts";

/** Both sides of every limit that the contract sets to what only a return has: its parent and `dadosReversa`. */
export function reversaLimitScenarios(profile: Profile): Scenario[] {
  const situacoes = new Slot<Situacoes>("the situation values");
  const cpfCnpj = cpfOf(profile, "RD");
  const pai = numeroOf(profile, "RD-PAI");
  // Stand-ins for registered values, of the form that the contract asks for.
  const anyValues = Object.fromEntries(
    CAMPOS.map((campo) => [campo, campo === "tipoReversa" ? "Coleta" : "-"]),
  );
  const { dadosReversa, ...order } = pedidoReversa(profile, "RD", pai, anyValues);
  const sample = {
    ...order,
    idCotacao: "",
    enderecoEntrega: { ...order.enderecoEntrega, cpfCnpj },
    envio: order.envio.map((envio) => ({
      ...envio,
      ...profile.fixtures.transportadora,
      deParaMkt: "",
    })),
    dadosReversa: { ...dadosReversa, remetente: { ...dadosReversa.remetente, referencia: "Portão azul" } },
  };
  const options = bodyOf("criarPedido", {
    schema: "PedidoNovoReversa",
    sample,
    file: import.meta.filename,
  });
  // A number for the code of the parent order is tried with shipments.
  const isOwn = ({ field, keyword }: DerivedBody) =>
    field.startsWith("dadosReversa") || (field === "numeroPedidoEnvioPai" && keyword !== "coercion");
  const isSituation = ({ field }: DerivedBody) => CAMPOS.some((campo) => field === `dadosReversa.${campo}`);
  /** Puts registered values in place of the stand-ins. */
  const registered = (body: unknown) =>
    CAMPOS.reduce((whole, campo) => {
      const found = (whole as { dadosReversa?: Record<string, unknown> }).dadosReversa?.[campo];
      return found === anyValues[campo]
        ? withValue(whole, `/dadosReversa/${campo}`, situacoes.get()[campo])
        : whole;
    }, body);
  const numbered = ({ body }: DerivedBody, index: number) =>
    withValue(body, "/numeroPedido", numeroOf(profile, `RD${index}`));
  return [
    {
      module: "reversa",
      cases: [
        success("listarSituacoesReversa", {
          id: "REV-SIT-001/values-for-limits",
          rules: ["REV-SIT-001"],
          save: ({ raw }) => situacoes.set(situacoesOf(raw)),
        }),
        createOrder("REV-NOVO-003/parent", ["PED-NOVO-006"], pedidoEnvio(profile, "RD-PAI", { cpfCnpj })),
        ...deriveNegatives(options)
          .filter(isOwn)
          .map(
            (derived): Case =>
              failure("criarPedido", 400, {
                id: idOf(derived),
                rules: rulesWith(derived, "ERR-002"),
                request: () => ({ body: registered(derived.body) }),
                // A situation field is told by its label (ERR-005).
                ...(isSituation(derived) ? {} : { field: derived.field }),
              }),
          ),
        ...derivePositives(options)
          .filter(
            (derived) => isOwn(derived) && !isSituation(derived) && derived.field !== "numeroPedidoEnvioPai",
          )
          .map((derived, index) =>
            createOrder(idOf(derived), rulesOf(derived), () => Object(registered(numbered(derived, index)))),
          ),
      ],
    },
  ];
}
