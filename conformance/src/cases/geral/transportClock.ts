import type { Case, Scenario } from "../../engine/case.ts";
import type { FreightRule } from "../../profile/driver.ts";
import type { Profile } from "../../profile/profile.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { dayOf } from "../support/dates.ts";
import { success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { kitRegra } from "../support/regraSamples.ts";
import { moved } from "./clock.ts";

const DAY = 86_400_000;
/** Days ahead: where the scenarios on the time of quotations have not been. */
const AHEAD = 300;

/** What the passing of time does to the lists of chats and freight rules; for a target whose clock can be moved. */
export function transportClockScenarios(profile: Profile): Scenario[] {
  // Noon in Brazil, so that no minute more or less is another day.
  const start = Date.parse(`${dayOf(Date.now() + AHEAD * DAY)}T15:00:00Z`);
  return [
    { module: "chat", cases: chats(profile, start) },
    { module: "transportadora", cases: regras(profile, start) },
  ];
}

/** Two conversations of one day; the second gets another message 20 days later. */
function chats(profile: Profile, start: number): Case[] {
  const keys = {
    X: new PedidoKey(profile, "the order X"),
    Y: new PedidoKey(profile, "the order Y"),
  };
  const send = (id: string, name: "X" | "Y", day: number): Case => ({
    ...success("enviarMensagemChat", {
      id,
      rules: ["CHAT-EST-001"],
      request: () => ({ path: { idPedido: keys[name].id.get() }, body: { mensagem: `Dia ${day}` } }),
    }),
    ...moved(profile, start + day * DAY),
  });
  const listed = (
    id: string,
    rules: string[],
    day: number,
    query: Record<string, string>,
    expected: string,
  ): Case => ({
    ...success("listarChats", {
      id,
      rules,
      request: { query: { limite: 200, ...query } },
      check: ({ body }, verify) => {
        const found = body.chats.flatMap(({ idPedido }) =>
          Object.entries(keys).flatMap(([name, key]) => (key.id.get() === idPedido ? [name] : [])),
        );
        verify.equal("/chats", found.join(""), expected);
      },
    }),
    ...moved(profile, start + day * DAY),
  });
  const onDay = (day: number) => ({
    dataInicio: dayOf(start + day * DAY),
    dataFim: dayOf(start + day * DAY),
  });
  return [
    ...(["X", "Y"] as const).map((name) =>
      createOrder(
        `CHAT-LIST-002/order-${name}`,
        ["PED-NOVO-040"],
        transportedPedido(profile, `TEMPO-${name}`),
        keys[name],
      ),
    ),
    send("CHAT-LIST-002/first-message-of-X", "X", 0),
    send("CHAT-LIST-002/first-message-of-Y", "Y", 0),
    send("CHAT-LIST-003/second-message-of-Y", "Y", 20),
    listed("CHAT-LIST-002/30-days-later", ["CHAT-LIST-002"], 30, {}, "YX"),
    listed("CHAT-LIST-002/31-days-later", ["CHAT-LIST-002", "CHAT-LIST-003"], 31, {}, "Y"),
    listed("CHAT-LIST-003/day-of-the-creation", ["CHAT-LIST-003"], 31, onDay(0), "X"),
    listed("CHAT-LIST-003/day-of-the-last-message", ["CHAT-LIST-003"], 31, onDay(20), "Y"),
    listed("CHAT-LIST-002/31-days-after-the-last-message", ["CHAT-LIST-002"], 51, {}, ""),
    listed(
      "CHAT-LIST-002/only-the-end-given",
      ["CHAT-LIST-002"],
      50,
      { dataFim: dayOf(start + 40 * DAY) },
      "Y",
    ),
  ];
}

/** A rule that is in force for two days, and how long it is listed. */
function regras(profile: Profile, start: number): Case[] {
  const rule: FreightRule = kitRegra(profile, "passageira", {
    dataInicio: dayOf(start + DAY),
    dataFim: dayOf(start + 2 * DAY),
  });
  const listed = (
    id: string,
    rules: string[],
    day: number,
    query: Record<string, string>,
    expected: string | undefined,
    create = false,
  ): Case => {
    const { before } = moved(profile, start + day * DAY);
    return success("listarRegrasFrete", {
      id,
      rules,
      needs: ["moveClock", "createFreightRule"],
      before: async () => {
        await before?.();
        if (create) await profile.driver.createFreightRule?.(rule);
      },
      request: { query: { titulo: rule.titulo, ...query } },
      check: ({ body }, verify) => {
        const found = body.regras.map(({ situacao }) => situacao);
        verify.equal("/regras", found, expected === undefined ? [] : [expected]);
        verify.equal("/total", body.total, found.length, ["TRA-018"]);
      },
    });
  };
  return [
    listed("TRA-004/the-day-before", ["TRA-004"], 0, {}, "programada", true),
    listed("TRA-004/the-first-day", ["TRA-004", "NS-026"], 1, {}, "vigente"),
    listed("TRA-004/the-last-day", ["TRA-004", "NS-026"], 2, {}, "vigente"),
    listed("TRA-004/the-day-after", ["TRA-004"], 3, {}, "vencida"),
    listed("TRA-004/the-filter-too", ["TRA-004", "TRA-008"], 3, { situacao: "vigente" }, undefined),
    listed("TRA-015/365-days-later", ["TRA-015", "TRA-012"], 365, {}, "vencida"),
    listed("TRA-015/366-days-later", ["TRA-015", "TRA-012"], 366, {}, undefined),
    {
      ...listed("TRA-015/a-period-finds-it", ["TRA-015"], 366, { dataInicio: dayOf(start) }, "vencida"),
    },
    {
      ...success("listarRegrasFrete", { id: "TRA-015/the-present-again", rules: ["ERR-006"] }),
      ...moved(profile, undefined),
    },
  ];
}
