import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { foreignPedido, transportedPedido } from "../support/chatSamples.ts";
import { today } from "../support/dates.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import {
  codesOf,
  createPlpPedidos,
  type PlpCodes,
  type PlpPedido,
  plpPedido,
} from "../support/plpSamples.ts";
import { isEmpty } from "../support/verifyOrder.ts";

const CODIGO = "DM473124829BR";

/** A pre-list from its creation to its closing, another to its exclusion, and what none may hold. */
export function plpLifeScenario(profile: Profile): Scenario {
  const [filialERP, outraFilial] = profile.fixtures.filiais;
  const { correios, transportadora } = profile.fixtures;
  const [first, second, other] = ["PLP-1", "PLP-2", "PLP-3"].map((name) => plpPedido(profile, name)) as [
    PlpPedido,
    PlpPedido,
    PlpPedido,
  ];
  const plp = new Slot<PlpCodes>("the pre-list");
  const withError = new Slot<PlpCodes>("the pre-list with an error");
  const waiting = new PedidoKey(profile, "the order without tracking code");
  const withoutCode = new Slot<PlpCodes>("the pre-list of an order without tracking code");
  const foreign = new PedidoKey(profile, "the order of the other store");
  const create = (pedidos: readonly string[], change: object = {}) => ({
    body: { filialERP, idMetodo: first.idMetodo.get(), pedidos, ...change },
  });
  const refused = (name: string, request: () => { body: object }, field: string) =>
    failure("criarPlp", 400, { id: `NS-025/${name}`, rules: ["NS-025"], request, field });
  const read =
    (slot: Slot<PlpCodes>, filial = filialERP) =>
    () => ({
      path: { filialERP: filial, idPLP: slot.get().idPLP },
    });
  const created: Case[] = [
    ...createPlpPedidos(profile, "NS-025", [first, second], correios),
    ...createPlpPedidos(profile, "NS-067", [other], transportadora),
    success("criarPlp", {
      id: "NS-025/created",
      rules: ["NS-025", "NS-076"],
      request: () => create([first.key.get()]),
      check: ({ body }, verify) => verify.equal("/idPLP", body.idPLP, String(body.codigoPLP)),
      checkEffects: async ({ raw }) => plp.set(await codesOf(profile, raw, first.numero)),
    }),
    success("consultarPlp", {
      id: "PLP-014/by-the-code-of-the-creation",
      rules: [
        ...["PLP-014", "PLP-013", "PLP-001", "PLP-016", "PLP-004", "GER-011"],
        ...["PED-ALT-009", "RAST-005", "RAST-006", "PLP-002", "PLP-003", "PLP-017"],
      ],
      request: read(plp),
      check: ({ body }, verify) => {
        const { _id, idFilial, idTransportadora, nomeUsuario, data, listaPedidos, erros, ...record } = body;
        verify.equal("/codigoPLP", record.codigoPLP, plp.get().codigoPLP, ["PLP-014", "PLP-016"]);
        const { idLoja: _idLoja, codigoPLP: _codigo, ...rest } = record;
        const { idRecibo, aplicacao, idApp, nomeApp, ...known } = rest;
        verify.equal("", known, {
          filialERP,
          status: "Pendente",
          dataFechamento: null,
          idMetodo: first.idMetodo.get(),
          transportadora: correios.nomeTransportadora,
          metodoEnvio: correios.nomeMetodoEnvio,
        });
        verify.holds("/idRecibo", isEmpty(idRecibo), "must be empty without another's label", idRecibo, [
          "PLP-002",
        ]);
        const others = { idRecibo, aplicacao, idApp, nomeApp };
        verify.equal("", others, { idRecibo: null, aplicacao: null, idApp: null, nomeApp: null }, ["NS-007"]);
        verify.equal("/data", data.slice(0, 10), today());
        const isNone = [erros].flat().every((erro) => erro === "");
        verify.holds("/erros", isNone, "must hold nothing to correct", erros, ["PLP-003"]);
        verify.equal("/erros", erros, [], ["NS-067"]);
        verify.equal(
          "/listaPedidos",
          listaPedidos.map(({ protocolo: _protocolo, erros: _erros, ...pedido }) => pedido),
          [
            {
              documento: first.key.get(),
              numeroPedido: first.numero,
              chaveNF: first.chaveNF,
              idEnvio: first.idEnvio.get(),
            },
          ],
          ["PLP-004"],
        );
        const [pedido] = listaPedidos;
        const found = [pedido?.protocolo, pedido?.erros];
        verify.holds(
          "/listaPedidos/0",
          found.every(isEmpty),
          "must have neither protocolo nor erros",
          found,
          ["PLP-004"],
        );
        verify.equal("/listaPedidos/0", found, [null, null], ["NS-007"]);
      },
    }),
  ];
  const hidden: Case[] = [
    failure("consultarPlp", 404, {
      id: "PLP-013/of-another-branch",
      rules: ["PLP-013"],
      request: read(plp, outraFilial),
    }),
    failure("consultarPlp", 404, {
      id: "GER-004/hidden-from-the-other-store",
      rules: ["GER-004", "AUTH-005"],
      token: "api2",
      request: read(plp),
    }),
  ];
  const refusedPlps: Case[] = [
    refused("unknown-branch", () => create([second.key.get()], { filialERP: "NENHUMA" }), "filialERP"),
    refused("unknown-method", () => create([second.key.get()], { idMetodo: 987654 }), "idMetodo"),
    refused("unknown-order", () => create([second.key.get(), "0".repeat(32)]), "pedidos.1"),
    refused("the-same-order-twice", () => create([second.key.get(), second.key.get()]), "pedidos.1"),
    refused("already-in-a-pre-list", () => create([first.key.get()]), "pedidos.0"),
    createOrder(
      "GER-004/order-of-the-other-store",
      ["PED-NOVO-040"],
      foreignPedido(profile, "PLP-ALHEIO"),
      foreign,
      "api2",
    ),
    failure("criarPlp", 400, {
      id: "GER-004/an-order-of-the-other-store",
      rules: ["GER-004", "NS-025"],
      request: () => create([foreign.get()]),
      field: "pedidos.0",
    }),
  ];
  const withFaults: Case[] = [
    success("criarPlp", {
      id: "NS-067/with-an-order-of-another-carrier",
      rules: ["NS-025", "NS-067"],
      request: () => create([second.key.get(), other.key.get()]),
      checkEffects: async ({ raw }) => withError.set(await codesOf(profile, raw, second.numero)),
    }),
    success("consultarPlp", {
      id: "NS-067/errors-of-its-shipments",
      rules: ["PLP-003", "PLP-004", "NS-067"],
      request: read(withError),
      check: ({ body }, verify) => {
        verify.equal(
          "/listaPedidos",
          body.listaPedidos.map(({ documento, erros }) => [documento, erros === null]),
          [
            [second.key.get(), true],
            [other.key.get(), false],
          ],
          ["NS-067"],
        );
        const text = JSON.stringify(body.erros);
        verify.holds("/erros", text.includes(other.numero), "must name the order", body.erros, ["NS-067"]);
      },
    }),
  ];
  const { envio, ...rest } = transportedPedido(profile, "PLP-SEM-CODIGO", correios);
  const uncoded: Case[] = [
    createOrder(
      "NS-037/label-of-the-service",
      ["NS-037"],
      {
        ...rest,
        controleEtiqueta: "servico",
        envio: envio.map(({ codigoRastreio: _, ...each }) => each),
      },
      waiting,
    ),
    success("criarPlp", {
      id: "NS-037/pre-list-without-tracking-code",
      rules: ["NS-025", "NS-037"],
      request: () => create([waiting.get()]),
      checkEffects: async ({ raw }) => withoutCode.set(await codesOf(profile, raw, rest.numeroPedido)),
    }),
    success("consultarPlp", {
      id: "NS-037/the-code-is-missing",
      rules: ["NS-037", "NS-067"],
      request: read(withoutCode),
      check: ({ body }, verify) => {
        const [pedido] = body.listaPedidos;
        verify.holds("/listaPedidos/0/erros", pedido?.erros !== null, "must tell what is missing", pedido);
      },
    }),
  ];
  const ended: Case[] = [
    success("consultarPlp", {
      id: "PLP-002/closed",
      rules: ["PLP-002", "PLP-003", "PLP-004", "NS-025"],
      needs: "closePlp",
      before: async () =>
        profile.driver.closePlp?.({
          codigoPLP: plp.get().codigoPLP,
          protocolos: [{ idEnvio: first.idEnvio.get(), codigoRastreio: CODIGO }],
          idRecibo: "R-1",
          aplicacao: "Etiquetas",
        }),
      request: read(plp),
      check: ({ body }, verify) => {
        verify.equal("/status", body.status, "Finalizada", ["PLP-005", "NS-025"]);
        verify.holds("/dataFechamento", body.dataFechamento !== null, "must be there", null, ["PLP-003"]);
        verify.equal("", [body.idRecibo, body.aplicacao], ["R-1", "Etiquetas"], ["PLP-002"]);
        verify.equal("/listaPedidos/0/protocolo", body.listaPedidos[0]?.protocolo, CODIGO, ["PLP-004"]);
      },
    }),
    {
      ...refused("a-closed-one-keeps-its-shipments", () => create([first.key.get()]), "pedidos.0"),
      needs: "closePlp",
    },
    success("consultarPlp", {
      id: "NS-025/excluded",
      rules: ["NS-025"],
      needs: "excludePlp",
      before: async () => profile.driver.excludePlp?.(withError.get().codigoPLP),
      request: read(withError),
      check: ({ body }, verify) => verify.equal("", [body.status, body.dataFechamento], ["Excluída", null]),
    }),
    success("criarPlp", {
      id: "NS-025/its-shipments-may-enter-another",
      rules: ["NS-025"],
      needs: "excludePlp",
      request: () => create([second.key.get()]),
    }),
  ];
  return {
    module: "plp",
    cases: [...created, ...hidden, ...refusedPlps, ...withFaults, ...uncoded, ...ended],
  };
}
