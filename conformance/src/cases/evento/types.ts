import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { isAboutNow, now } from "../support/dates.ts";
import { readByFila, readEvento } from "../support/fila.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { listedTime, type QuotedFiliais, quotedFiliais } from "../support/quotedFiliais.ts";

const LONG = 77;

/** The kinds of events besides tracking occurrences; each is read while its switch alone is on. */
export function eventoTypesScenario(profile: Profile): Scenario {
  return {
    module: "evento",
    cases: [
      ...chat(profile),
      ...unidades(profile),
      ...prazos(profile),
      ...metodos(profile),
      ...aplicativo(profile),
    ],
  };
}

function chat(profile: Profile): Case[] {
  const key = new PedidoKey(profile, "the order");
  const sent = new Slot<string>("the id of the message");
  const pedido = transportedPedido(profile, "EVENTO-CHAT");
  const read = (origem: "loja" | "transportadora", mensagem: string, depoisDe: () => Promise<unknown>) =>
    readEvento(profile, {
      id: `EVT-009/message-of-${origem === "loja" ? "the-store" : "the-carrier"}`,
      rules: ["EVT-009", "EVT-010", "WHK-010", "GER-003", "NS-074"],
      moments: ["NS-074"],
      ...(origem === "transportadora" && { needs: "answerChat" as const }),
      depoisDe,
      check: (body, verify) => {
        verify.equal("/tipo", body.tipo, "chatTransportadora", ["NS-074"]);
        if (body.tipo !== "chatTransportadora") return;
        const { idChat, idMensagem, data: _data, ...dados } = body.dados;
        verify.equal(
          "/dados",
          dados,
          { idPedido: key.id.get(), numeroPedido: pedido.numeroPedido, origem, mensagem, qtdAnexos: 0 },
          ["NS-074"],
        );
        verify.holds("/dados/idChat", idChat !== "", "must be the id of the chat", idChat, ["NS-074"]);
        if (origem === "loja") verify.equal("/dados/idMensagem", idMensagem, sent.get(), ["NS-074"]);
      },
    });
  return [
    createOrder("EVT-009/order", ["PED-NOVO-040"], pedido, key),
    readByFila("WHK-010/chat-alone", ["WHK-010", "WHK-001"], { chatTransportadora: true }),
    read("loja", "Da loja", async () => {
      const { body } = await callOperation<{ id: string }>(profile, "enviarMensagemChat", {
        path: { idPedido: key.id.get() },
        body: { mensagem: "Da loja" },
      });
      if (body?.id !== undefined) sent.set(body.id);
    }),
    read("transportadora", "Da transportadora", async () =>
      profile.driver.answerChat?.({ chavePedido: key.get(), mensagem: "Da transportadora" }),
    ),
  ];
}

function unidades(profile: Profile): Case[] {
  const key = new PedidoKey(profile, "the order");
  const pedido = transportedPedido(profile, "EVENTO-UNIDADE");
  return [
    createOrder("EVT-008/order", ["PED-NOVO-040"], pedido, key),
    readByFila("EVT-008/unit-events-alone", ["WHK-009", "GER-007"], { rastreioEnventos: true }),
    ...(["saiu", "chegou"] as const).map((evento) =>
      readEvento(profile, {
        id: `EVT-008/${evento}`,
        rules: ["EVT-008", "EVT-010", "NS-074"],
        moments: ["NS-074"],
        needs: "addUnitEvent",
        depoisDe: async () =>
          profile.driver.addUnitEvent?.({
            chavePedido: key.get(),
            evento,
            unidade: "Unidade Osasco",
            cidade: "Osasco",
            uf: "SP",
            data: now(),
            mensagem: "Carga 7",
          }),
        check: (body, verify) => {
          verify.equal("/tipo", body.tipo, "rastreioEnventos", ["NS-074"]);
          if (body.tipo !== "rastreioEnventos") return;
          const { idEnvio, data: _data, ...dados } = body.dados;
          verify.holds("/dados/idEnvio", idEnvio > 0, "must be the shipment", idEnvio, ["NS-074"]);
          const place = { unidade: "Unidade Osasco", cidade: "Osasco", uf: "SP", mensagem: "Carga 7" };
          const order = { idPedido: key.id.get(), numeroPedido: pedido.numeroPedido };
          verify.equal("/dados", dados, { ...order, evento, ...place }, ["NS-074"]);
        },
      }),
    ),
  ];
}

function prazos(profile: Profile): Case[] {
  const { filiais, filialInativa } = profile.fixtures;
  const [, branch] = filiais;
  const before = new Slot<QuotedFiliais>("the branches");
  const inactiveBefore = new Slot<number>("the time of the inactive branch");
  const setTime = (filialERP: string, days: number) => async () =>
    profile.driver.setBranchLeadTime?.(filialERP, days);
  const read = (
    id: string,
    depoisDe: () => Promise<unknown>,
    changed: { filialERP: string; days: number } | undefined,
    mayBeNone = false,
  ) =>
    readEvento(profile, {
      id,
      rules: ["EVT-004", "EVT-007", "EVT-015", "EVT-016", "COT-023", "NS-072"],
      moments: ["NS-072"],
      mayBeNone,
      needs: "setBranchLeadTime",
      depoisDe,
      check: (body, verify) => {
        verify.equal("/tipo", body.tipo, "prazoAdicional", ["EVT-004", "EVT-007"]);
        if (body.tipo !== "prazoAdicional") return;
        const active = [...before.get()].map(([codigo, filial]) => ({
          days: codigo === changed?.filialERP ? changed.days : filial.prazoAdicional,
          perAdiDesconto: filial.perAdiDesconto,
        }));
        const of = (choose: (...values: number[]) => number) => ({
          prazoFilial: choose(...active.map(({ days }) => days)),
          perAdicionalDesconto: choose(...active.map(({ perAdiDesconto }) => perAdiDesconto)),
        });
        const { maior, menor, data } = body.dados;
        verify.holds("/dados/data", isAboutNow(data), "must be when it was told", data, ["EVT-015"]);
        const found = [maior, menor].map(({ prazoFilial, perAdicionalDesconto }) => ({
          prazoFilial,
          perAdicionalDesconto,
        }));
        verify.equal("/dados", found, [of(Math.max), of(Math.min)], ["EVT-016"]);
        const isOrdered = (menor.prazoMetodo ?? 0) <= (maior.prazoMetodo ?? 0);
        verify.holds("/dados/menor/prazoMetodo", isOrdered, "must not be the larger one", body.dados, [
          "EVT-016",
        ]);
      },
    });
  return [
    {
      ...readByFila("EVT-004/lead-times-alone", ["WHK-009"], { prazoAdicional: true }),
      before: async () => {
        before.set(await quotedFiliais(profile));
        inactiveBefore.set(await listedTime(profile, filialInativa));
      },
    },
    read("EVT-016/a-branch-takes-longest", setTime(branch, LONG), { filialERP: branch, days: LONG }),
    read(
      "EVT-016/an-inactive-branch-does-not-count",
      setTime(filialInativa, LONG + 1),
      { filialERP: branch, days: LONG },
      true,
    ),
    read(
      "EVT-016/as-before",
      async () => setTime(branch, before.get().get(branch)?.prazoAdicional ?? 0)(),
      undefined,
    ),
    {
      ...readByFila("EVT-004/inactive-branch-as-before", ["WHK-009"], { prazoAdicional: true }),
      needs: "setBranchLeadTime",
      before: async () => setTime(filialInativa, inactiveBefore.get())(),
    },
  ];
}

function metodos(profile: Profile): Case[] {
  const { nomeTransportadora } = profile.fixtures.transportadora;
  const method = new Slot<number>("the code of the method");
  const name = (suffix: string) => `KIT-${profile.run} ${suffix}`;
  const read = (
    situacao: "novo" | "altera" | "delete",
    nome: string,
    needs: "createMethod" | "renameMethod" | "deleteMethod",
    depoisDe: () => Promise<unknown>,
  ) =>
    readEvento(profile, {
      id: `EVT-018/${situacao}`,
      rules: ["EVT-006", "EVT-007", "EVT-018", "EVT-010", "NS-072"],
      moments: ["NS-072"],
      needs: needs === "createMethod" ? needs : ["createMethod", needs],
      depoisDe,
      check: (body, verify) => {
        verify.equal("/tipo", body.tipo, "metodoEnvio", ["EVT-006", "EVT-007"]);
        if (body.tipo !== "metodoEnvio") return;
        const { idTransportadora, codigo, data, ...dados } = body.dados;
        verify.holds("/dados/data", isAboutNow(data), "must be when it was done", data, ["EVT-018"]);
        const id = method.get();
        verify.equal("/dados/codigo", codigo, String(id), ["NS-072"]);
        verify.equal("/dados", dados, {
          situacao,
          idMetodoEnvio: id,
          nomeTransportadora,
          nomeMetodoEnvio: nome,
        });
        verify.holds(
          "/dados/idTransportadora",
          idTransportadora > 0,
          "must be the carrier",
          idTransportadora,
        );
      },
    });
  return [
    readByFila("EVT-006/methods-alone", ["WHK-009"], { metodoEnvio: true }),
    read("novo", name("novo"), "createMethod", async () => {
      const created = await profile.driver.createMethod?.({ nomeTransportadora, nome: name("novo") });
      if (created) method.set(created.idMetodoEnvio);
    }),
    read("altera", name("outro"), "renameMethod", async () =>
      profile.driver.renameMethod?.(method.get(), name("outro")),
    ),
    readByFila("EVT-016/lead-times-of-methods", ["WHK-009"], { prazoAdicional: true }),
    ...(
      [
        ["longest", "maior", LONG],
        ["shortest", "menor", 0],
      ] as const
    ).map(([name, extreme, days]) =>
      readEvento(profile, {
        id: `EVT-016/a-method-takes-${name}`,
        rules: ["EVT-004", "EVT-016", "NS-072"],
        moments: ["NS-072"],
        mayBeNone: true,
        needs: ["createMethod", "setMethodLeadTime"],
        depoisDe: async () => profile.driver.setMethodLeadTime?.(method.get(), days),
        check: (body, verify) => {
          if (body.tipo !== "prazoAdicional") verify.equal("/tipo", body.tipo, "prazoAdicional", ["EVT-004"]);
          else
            verify.equal(`/dados/${extreme}/prazoMetodo`, body.dados[extreme].prazoMetodo, days, ["EVT-016"]);
        },
      }),
    ),
    readByFila("EVT-006/methods-alone-again", ["WHK-009"], { metodoEnvio: true }),
    read("delete", name("outro"), "deleteMethod", async () => profile.driver.deleteMethod?.(method.get())),
  ];
}

function aplicativo(profile: Profile): Case[] {
  const nomeApp = `KIT-${profile.run}`;
  const app = new Slot<number>("the code of the application");
  return [
    readByFila("EVT-005/applications-alone", ["WHK-009"], { aplicativo: true }),
    readEvento(profile, {
      id: "EVT-017/uninstalled",
      rules: ["EVT-005", "EVT-007", "EVT-017", "EVT-010", "NS-072"],
      moments: ["NS-072"],
      needs: "uninstallApp",
      depoisDe: async () => {
        const uninstalled = await profile.driver.uninstallApp?.({ nomeApp });
        if (uninstalled) app.set(uninstalled.idApp);
      },
      check: (body, verify) => {
        verify.equal("/tipo", body.tipo, "Aplicativo", ["EVT-005", "EVT-007"]);
        if (body.tipo !== "Aplicativo") return;
        const { situacao, idApp, codigo, mensagem, data } = body.dados;
        verify.holds("/dados/data", isAboutNow(data), "must be when it was done", data, ["EVT-017"]);
        verify.equal("/dados", [situacao, idApp, body.dados.nomeApp], ["delete", app.get(), nomeApp]);
        verify.holds("/dados/codigo", codigo !== "", "must be the code of the store", codigo);
        verify.holds("/dados/mensagem", mensagem !== "", "must hold a text", mensagem);
      },
    }),
  ];
}
