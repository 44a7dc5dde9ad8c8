import type { Pedido } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { moved } from "../geral/clock.ts";
import { failure, success } from "../support/define.ts";
import { emptyFilaCotacao } from "../support/filaCotacao.ts";
import { createOrder, readOrder, verifyFields } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, numeroOf, pedidoEnvio, pedidoReversa } from "../support/pedidoSamples.ts";
import { type Situacoes, situacoesOf } from "../support/situacoes.ts";

/** A Wednesday noon in Brazil before a national holiday, and the second business day after it, with a weekend between. */
const EVE_OF_HOLIDAY = Date.parse("2031-12-24T15:00:00Z");
const COLETA = /29\/12\/2031|2031-12-29/;

/** A return of an order: its record, its parent in the same store only, numbers shared with a shipment, its collection. */
export function reversaLifeScenarios(profile: Profile): Scenario[] {
  const situacoes = new Slot<Situacoes>("the situation values");
  const key = new PedidoKey(profile, "the return");
  const sameNumber = new PedidoKey(profile, "the return with the number of the shipment");
  const collected = new PedidoKey(profile, "the return that is collected");
  const cpfCnpj = cpfOf(profile, "REV");
  const pai = numeroOf(profile, "REV-PAI");
  const reversa = (name: string, change: object = {}) => {
    const body = pedidoReversa(profile, name, pai, situacoes.get());
    return { ...body, enderecoEntrega: { ...body.enderecoEntrega, cpfCnpj }, ...change };
  };
  const read = (
    id: string,
    rules: string[],
    check: (pedido: Pedido, verify: Parameters<NonNullable<Case["check"]>>[1]) => void,
    order = key,
  ) => readOrder(id, rules, { cpfCnpj, key: order }, check);
  return [
    {
      module: "reversa",
      cases: [
        success("listarSituacoesReversa", {
          id: "VER-003/values-of-now",
          rules: ["VER-003", "REV-SIT-001"],
          save: ({ raw }) => situacoes.set(situacoesOf(raw, -1)),
        }),
        createOrder("PED-REC-003/parent", ["PED-NOVO-006"], pedidoEnvio(profile, "REV-PAI", { cpfCnpj })),
        createOrder(
          "PED-REC-003/return-of-the-last-values",
          ["REV-NOVO-005", "REV-NOVO-012"],
          () => reversa("REV-1"),
          key,
        ),
        read("PED-REC-003/record-of-a-return", ["PED-REC-002", "PED-REC-003"], (pedido, verify) =>
          verifyFields(verify, "", pedido, { tipoPedido: "reversa", numeroPedidoEnvioPai: pai }),
        ),
        createOrder("NS-032/a-second-return", ["NS-032"], () => reversa("REV-2")),
        createOrder("NS-030/number-of-the-shipment", ["NS-030"], () => reversa("REV-PAI"), sameNumber),
        success("alterarPedido", {
          id: "NS-030/the-number-means-the-shipment",
          rules: ["NS-030"],
          request: { path: { filtro: "pedido", valor: pai }, body: { pedidoAuxiliar: "do envio" } },
        }),
        read(
          "NS-030/the-return-is-as-before",
          ["NS-030"],
          ({ pedidoAuxiliar }, verify) =>
            verify.holds(
              "/pedidoAuxiliar",
              pedidoAuxiliar !== "do envio",
              "must not be changed",
              pedidoAuxiliar,
            ),
          sameNumber,
        ),
        success("rastrearPedido", {
          id: "NS-030/tracking-shows-both",
          rules: ["NS-030"],
          request: { path: { filtro: "pedido", valor: pai } },
          check: ({ body: { lista } }, verify) => verify.equal("/lista", lista.length, 2),
        }),
        failure("criarPedido", 400, {
          id: "PED-NOVO-006/parent-of-the-other-store",
          rules: ["PED-NOVO-006", "GER-004", "ERR-002"],
          token: "api2",
          request: () => {
            const body = reversa("X");
            const filialERP = profile.fixtures.filialAlheia;
            const [envio] = body.envio;
            return {
              body: { ...body, envio: [{ ...envio, notaFiscal: { ...envio?.notaFiscal, filialERP } }] },
            };
          },
          field: "numeroPedidoEnvioPai",
        }),
        {
          ...createOrder(
            "REV-NOVO-014/two-business-days",
            ["REV-NOVO-013"],
            () => {
              const body = reversa("REV-3");
              return {
                ...body,
                dadosReversa: { ...body.dadosReversa, prazoColeta: 2 },
              };
            },
            collected,
          ),
          ...moved(profile, EVE_OF_HOLIDAY),
        },
        {
          ...emptyFilaCotacao("COT-039/quotation-of-that-day-leaves-the-queue"),
          ...moved(profile, EVE_OF_HOLIDAY),
        },
        {
          ...read(
            "REV-NOVO-014/day-of-the-collection",
            ["REV-NOVO-014"],
            ({ envio }, verify) => {
              const notes = JSON.stringify(envio[0]?.observacao);
              verify.holds(
                "/envio/0/observacao",
                COLETA.test(notes),
                "must tell the 29th of December",
                notes,
                ["NS-041"],
              );
            },
            collected,
          ),
          ...moved(profile, undefined),
        },
      ],
    },
  ];
}
