import { type Cotacao, operations } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { ALL_TIME } from "../support/dates.ts";
import { success } from "../support/define.ts";
import { readByFila } from "../support/fila.ts";
import { type LojaFields, lojaFieldsOf, namingLoja } from "../support/lojaFields.ts";
import { type LojaOperation, lojaRecords } from "../support/lojaRecords.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { foreignCases, type Lojas, ownCase, type Store } from "./lojaCases.ts";

/**
 * Every operation with a request that names another store in every field: the answer is that of the token (GER-004), and
 * what the first store has is hidden from the second (AUTH-005).
 */
export function lojaOfTheTokenScenario(profile: Profile): Scenario {
  const fields = {
    api: new Slot<LojaFields>("the code and the name of the first store"),
    api2: new Slot<LojaFields>("the code and the name of the second store"),
  };
  const { prepare, requests } = lojaRecords(profile, () => String(fields.api.get().nomeLoja));
  /** Where the server takes fields that it does not know: to refuse them is a decision too (NS-003). */
  const taken = { query: false, body: false };
  const lojas: Lojas = {
    fieldsOf: (store) => fields[store].get(),
    naming: (store, request) =>
      taken.query && (taken.body || request.body === undefined)
        ? namingLoja(request, fields[store].get())
        : request,
  };

  const cases = Object.entries(requests).map(([name, request]) => {
    const operation = name as LojaOperation;
    const { method } = operations[operation];
    return {
      method,
      own: ownCase(profile, lojas, operation, request),
      foreign: foreignCases(lojas, operation, request),
    };
  });
  const isRemoval = ({ method }: { method: string }) => method === "DELETE";
  return {
    module: "geral",
    cases: [
      ...storeOf(profile, "api", fields),
      ...storeOf(profile, "api2", fields),
      ...prepare,
      success("listarFiliais", {
        id: "NS-003/own-store-named-in-query-and-headers",
        rules: ["NS-003"],
        request: () => namingLoja({}, fields.api.get()),
        save: () => {
          taken.query = true;
        },
      }),
      success("criarCotacao", {
        id: "NS-003/own-store-named-in-the-body",
        rules: ["NS-003"],
        request: () => namingLoja({ body: cotacaoNova(profile) }, fields.api.get()),
        save: () => {
          taken.body = true;
        },
      }),
      ...cases.filter((each) => !isRemoval(each)).map(({ own }) => own),
      ...cases.flatMap(({ foreign }) => foreign),
      ...cases.filter(isRemoval).map(({ own }) => own),
      readByFila("WHK-001/no-event-for-the-first-store", ["WHK-001"], {}),
    ],
  };
}

/** Orders and quotations tell what their store is called: all of one store the same, and the other store another thing. */
function storeOf(profile: Profile, token: Store, fields: Record<Store, Slot<LojaFields>>): Case[] {
  const cpfCnpj = cpfOf(profile, "LOJA");
  const filialERP = token === "api" ? profile.fixtures.filiais[0] : profile.fixtures.filialAlheia;
  const quoted = new Slot<Cotacao>("the quotation of the store");
  return [
    ...["E", "F"].map((letter) =>
      createOrder(
        `GER-004/order-${letter.toLowerCase()}-of-${token}`,
        ["PED-NOVO-040"],
        pedidoEnvio(profile, `LOJA-${letter}`, { cpfCnpj, filialERP }),
        undefined,
        token,
      ),
    ),
    success("listarPedidos", {
      id: `AUTH-005/store-of-the-orders-of-${token}`,
      rules: ["AUTH-005", "PED-REC-001"],
      token,
      request: { query: { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME, cpfCnpj } },
      check: ({ body }, verify) => {
        const ids = [...new Set(body.map(({ idLoja }) => idLoja))];
        verify.equal("/idLoja", ids.length, 1);
        const first = token === "api2" ? fields.api.get().idLoja : undefined;
        verify.holds("/0/idLoja", ids[0] !== first, "must not be that of the first store", ids[0]);
      },
      save: ({ body: [pedido] }) => {
        if (pedido) fields[token].set(lojaFieldsOf(pedido));
      },
    }),
    success("criarCotacao", {
      id: `AUTH-005/store-of-a-quotation-of-${token}`,
      rules: ["AUTH-005", "COT-008", "PED-REC-001"],
      token: token === "api" ? "cotacao" : "cotacao2",
      request: { body: cotacaoNova(profile) },
      check: ({ body }, verify) => {
        const nomeLoja = String(fields[token].get().nomeLoja).slice(0, 40);
        verify.equal("/dadosEntrada/nomeLoja", body.dadosEntrada.nomeLoja, nomeLoja);
      },
      save: ({ body }) => quoted.set(body),
    }),
    success("consultarCotacao", {
      id: `AUTH-005/quotation-of-${token}`,
      rules: ["AUTH-005", "COT-001"],
      token,
      request: () => ({ path: { idCotacao: quoted.get().retorno.idCotacao } }),
      check: ({ body }, verify) => verify.equal("", body, quoted.get()),
    }),
  ];
}
