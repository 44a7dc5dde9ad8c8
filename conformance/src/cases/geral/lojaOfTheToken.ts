import { operations } from "@frete/contract/loja";
import type { Case, RequestData, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { ALL_TIME } from "../support/dates.ts";
import { failure, success } from "../support/define.ts";
import { readByFila } from "../support/fila.ts";
import { type LojaFields, lojaFieldsOf, namingLoja } from "../support/lojaFields.ts";
import { type LojaOperation, type LojaRequest, lojaRecords } from "../support/lojaRecords.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { rulesOfStatus } from "../support/ruleTable.ts";

type Store = "api" | "api2";

/** What reading takes away: it shows its store's own once, and nothing of it can be looked for in the other one. */
const CONSUMING: readonly LojaOperation[] = ["lerFila", "lerFilaCotacao"];

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
  const naming = (store: Store, request: RequestData): RequestData =>
    taken.query && (taken.body || request.body === undefined)
      ? namingLoja(request, fields[store].get())
      : request;

  const own = (operation: LojaOperation, { request, before, shows, proof, save }: LojaRequest): Case => {
    let plain: unknown;
    return success(operation, {
      id: "GER-004/the-other-store-named",
      rules: rulesOf(operation),
      before: async () => {
        await before?.();
        // Where nothing is known to be in the answer, it is the one that names no store.
        if (isRead(operation) && !shows) plain = (await callOperation(profile, operation, request())).body;
      },
      request: () => naming("api2", request()),
      check: ({ raw }, verify) => {
        if (shows) verify.holds("", holds(raw, shows()), `must show ${shows()} of the token's store`, raw);
        else if (isRead(operation)) verify.equal("", raw, plain);
      },
      ...(proof && {
        checkEffects: async ({ body }, verify) => {
          const read = proof(body as never);
          const found = await callOperation(profile, read.operation, read.request);
          verify.holds(
            read.operation,
            holds(found.body, read.shows),
            `must show ${read.shows} to the store of the token`,
            found.body,
          );
        },
      }),
      ...(save && { save: ({ body }) => save(body as never) }),
    });
  };

  const foreign = (operation: LojaOperation, { request, shows }: LojaRequest): Case[] => {
    if (!shows || CONSUMING.includes(operation)) return [];
    const spec = {
      id: "GER-004/of-the-other-store-that-is-named",
      rules: rulesOf(operation),
      token: "api2",
      request: () => naming("api", request()),
    };
    if (!operations[operation].path.includes("{"))
      return [
        success(operation, {
          ...spec,
          check: ({ raw }, verify) =>
            verify.holds("", !holds(raw, shows()), `must not show ${shows()} of the other store`, raw),
        }),
      ];
    const status = "403" in operations[operation].responses ? 403 : 404;
    return [
      failure(operation, status, { ...spec, rules: [...spec.rules, ...rulesOfStatus(operation, status)] }),
    ];
  };

  const cases = Object.entries(requests).map(([name, request]) => {
    const operation = name as LojaOperation;
    const { method } = operations[operation];
    return { method, own: own(operation, request), foreign: foreign(operation, request) };
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

/** Orders tell what their store is called: all of one store the same, and the other store another thing. */
function storeOf(profile: Profile, token: Store, fields: Record<Store, Slot<LojaFields>>): Case[] {
  const cpfCnpj = cpfOf(profile, "LOJA");
  const filialERP = token === "api" ? profile.fixtures.filiais[0] : profile.fixtures.filialAlheia;
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
  ];
}

const isRead = (operation: LojaOperation) => operations[operation].method === "GET";

/** Whoever writes is kept to its store by GER-004, whoever reads by AUTH-005 too. */
const rulesOf = (operation: LojaOperation) => (isRead(operation) ? ["GER-004", "AUTH-005"] : ["GER-004"]);

/** Is the text a value or a name in this JSON? */
const holds = (body: unknown, text: string) => (JSON.stringify(body) ?? "").includes(JSON.stringify(text));
