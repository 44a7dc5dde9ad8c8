import type { Filial, Pedido } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder, verifyFields, verifyTracked } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { numeroNfOf, pedidoEnvio } from "../support/pedidoSamples.ts";

type Novo = ReturnType<typeof pedidoEnvio>;

/**
 * The invoice of a shipment as its record tells it: what was sent, the branch that ships, what the key says; of an order of another
 * branch too, which is tracked besides.
 */
export function notaFiscalCases(profile: Profile, sent: Novo, cpfCnpj: string, key: PedidoKey): Case[] {
  const ofAnotherBranch = new PedidoKey(profile, "the order of another branch");
  const tracked = new Slot<Pedido>("the record of the order of another branch");
  const branches = new Slot<Filial[]>("the branches");
  const other = fromAnotherBranch(profile, cpfCnpj);
  const invoice = (id: string, { envio: [shipped] }: Novo, name: string, order: PedidoKey) =>
    readOrder(
      id,
      ["PED-REC-011", "PED-NOVO-037", "PED-NOVO-039"],
      { cpfCnpj, key: order },
      ({ envio }, verify) => {
        const { data, ...invoice } = (shipped as Novo["envio"][number]).notaFiscal;
        const { notaFiscal } = envio[0] ?? {};
        verifyFields(verify, "/envio/0/notaFiscal", notaFiscal, invoice);
        const isDay = notaFiscal?.data.startsWith(`${data} `) ?? false;
        verify.holds("/envio/0/notaFiscal/data", isDay, `must be on ${data}`, notaFiscal?.data, [
          "PED-NOVO-039",
        ]);
        // The interface gives the list of branches no shape (NS-066): in another one there is nothing to compare with.
        const branch = [branches.get()].flat().find(({ idFilial }) => idFilial === invoice.filialERP);
        if (branch)
          verifyFields(verify, "/envio/0/notaFiscal", notaFiscal, {
            filialNomeEnvio: branch.nome,
            cidade: branch.cidade,
            uf: branch.uf,
            cep: branch.cep,
            idFilialEnvio: branch.filial,
          });
        const inKey = {
          cnpjFaturador: "11222333000181",
          serie: 1,
          numero: Number(numeroNfOf(profile, name)),
        };
        verifyFields(verify, "/envio/0/notaFiscal", notaFiscal, inKey, ["NS-010"]);
      },
    );
  return [
    success("listarFiliais", {
      id: "PED-REC-011/branches",
      rules: ["NS-066"],
      save: ({ body }) => branches.set(body),
    }),
    invoice("PED-REC-011/invoice", sent, "REG-1", key),
    createOrder("PED-REC-011/order-of-another-branch", ["PED-NOVO-001"], other, ofAnotherBranch),
    {
      ...invoice("PED-REC-011/invoice-of-another-branch", other, "REG-2", ofAnotherBranch),
      save: ({ body }) => {
        const found = (body as Pedido[]).find(({ _id }) => _id === ofAnotherBranch.id.get());
        if (found) tracked.set(found);
      },
    },
    success("rastrearPedido", {
      id: "RAST-004/order-of-another-branch",
      rules: ["RAST-004", "RAST-007"],
      request: () => ({ path: { filtro: "documento", valor: ofAnotherBranch.get() } }),
      check: ({ body: { lista } }, verify) => {
        const [envio] = tracked.get().envio;
        verifyTracked(lista[0], envio, verify);
      },
    }),
  ];
}

/** An order that another branch ships, with an invoice unlike the others. */
function fromAnotherBranch(profile: Profile, cpfCnpj: string): Novo {
  const filialERP = profile.fixtures.filiais[1];
  const order = pedidoEnvio(profile, "REG-2", { cpfCnpj, filialERP });
  const envio = order.envio.map((each) => ({
    ...each,
    notaFiscal: {
      ...each.notaFiscal,
      ...{ pedidoERP: "ERP-2", data: "2026-11-18", valorTotal: 321.75, valorTotalProdutos: 301.25 },
    },
  }));
  return { ...order, envio };
}
