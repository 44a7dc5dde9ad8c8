import type { WebhookNovo } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { now } from "../support/dates.ts";
import { type Need, success } from "../support/define.ts";
import { awaitEvento, emptyFila, NO_RECEIVER, readByFila } from "../support/fila.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { quotedFiliais } from "../support/quotedFiliais.ts";

/** The kinds that the interface names. */
const NAMED: readonly string[] = ["Rastreio", "prazoAdicional", "Aplicativo", "metodoEnvio"];
/** The two kinds that it does not name, of which a case makes one at a time (NS-074). */
const UNNAMED = "another kind";
const kindOf = (evento: { tipo: string }) => (NAMED.includes(evento.tipo) ? evento.tipo : UNNAMED);

/** A switch, the kind of its events, what makes one of them, and the rule that says so. */
type Switch = readonly [
  name:
    | "rastreio"
    | "prazoAdicional"
    | "aplicativo"
    | "metodoEnvio"
    | "rastreioEnventos"
    | "chatTransportadora",
  tipo: string,
  rule: string,
  needs: readonly Need[],
  make: () => Promise<unknown>,
];

/** Switched off, a kind is not queued; switched on or left out, it is (WHK-008..010). */
export function eventoSwitchesScenario(profile: Profile): Scenario {
  const { driver } = profile;
  const { nomeTransportadora } = profile.fixtures.transportadora;
  const [, branch] = profile.fixtures.filiais;
  const key = new PedidoKey(profile, "the order");
  const time = new Slot<number>("the additional time of the branch");
  const pedido = transportedPedido(profile, "CHAVES-DE-EVENTO");
  let count = 0;
  const switches: readonly Switch[] = [
    [
      "rastreio",
      "Rastreio",
      "WHK-009",
      [],
      () => {
        const body = transportedPedido(profile, `INTERRUPTOR-${++count}`);
        return callOperation(profile, "criarPedido", { body });
      },
    ],
    [
      "prazoAdicional",
      "prazoAdicional",
      "WHK-009",
      ["setBranchLeadTime"],
      async () => {
        await driver.setBranchLeadTime?.(branch, time.get() + ++count);
      },
    ],
    [
      "aplicativo",
      "Aplicativo",
      "WHK-009",
      ["uninstallApp"],
      async () => driver.uninstallApp?.({ nomeApp: `KIT-${profile.run}-${++count}` }),
    ],
    [
      "metodoEnvio",
      "metodoEnvio",
      "WHK-009",
      ["createMethod", "deleteMethod"],
      async () => {
        const nome = `KIT-${profile.run} ${++count}`;
        const created = await driver.createMethod?.({ nomeTransportadora, nome });
        if (created) await driver.deleteMethod?.(created.idMetodoEnvio);
      },
    ],
    [
      "rastreioEnventos",
      UNNAMED,
      "WHK-009",
      ["addUnitEvent"],
      async () =>
        driver.addUnitEvent?.({
          chavePedido: key.get(),
          evento: "saiu",
          unidade: `Unidade ${++count}`,
          cidade: "Osasco",
          uf: "SP",
          data: now(),
          mensagem: "Carga",
        }),
    ],
    [
      "chatTransportadora",
      UNNAMED,
      "WHK-010",
      [],
      () =>
        callOperation(profile, "enviarMensagemChat", {
          path: { idPedido: key.id.get() },
          body: { mensagem: `Mensagem ${++count}` },
        }),
    ],
  ];
  /** An event of another kind that is made last: when the queue has it, it has all that was to come. */
  const markerOf = (name: Switch[0]) => switches[name === "rastreio" ? 5 : 0] as Switch;
  const kinds = async () => [...new Set((await emptyFila(profile)).map(kindOf))].sort();
  const made = (id: string, rules: string[], each: Switch, isOn: boolean): Case => {
    const [name, tipo, , needs, make] = each;
    const [, marker, , , makeMarker] = markerOf(name);
    return success("lerFila", {
      id,
      rules,
      ...(needs.length > 0 && { needs }),
      before: async () => {
        await emptyFila(profile);
        await make();
        await makeMarker();
        await awaitEvento(profile, "api", (evento) => kindOf(evento) === marker);
      },
      checkEffects: async (_, verify) => {
        // The additional time of a new method may move the extremes: that is another switch's event.
        const expected = (isOn ? [tipo, marker] : [marker]).sort();
        const found = (await kinds()).filter((kind) => kind === tipo || kind === marker);
        verify.equal("kinds in the queue", found, expected);
      },
    });
  };
  const all = Object.fromEntries(switches.map(([name]) => [name, true])) as Partial<WebhookNovo>;
  return {
    module: "evento",
    cases: [
      {
        ...createOrder("WHK-008/order", ["PED-NOVO-040"], pedido, key),
        before: async () => {
          time.set((await quotedFiliais(profile)).get(branch)?.prazoAdicional ?? 0);
        },
      },
      ...switches.flatMap((each) => {
        const [name, , rule] = each;
        return [
          readByFila(`${rule}/${name}-false`, [rule], { ...all, [name]: false }),
          made(`${rule}/${name}-is-not-told`, [rule], each, false),
        ];
      }),
      success("registrarWebhook", {
        id: "WHK-008/all-omitted",
        rules: ["WHK-008", "WHK-001", "NS-027"],
        request: { body: { url: NO_RECEIVER, modulo: "fila" } },
      }),
      ...switches.map((each) => {
        const [name, , rule] = each;
        return made(`WHK-008/${name}-omitted-is-told`, ["WHK-008", rule], each, true);
      }),
      {
        ...readByFila("WHK-008/branch-as-before", ["WHK-009"], {}),
        needs: "setBranchLeadTime",
        before: async () => {
          await driver.setBranchLeadTime?.(branch, time.get());
        },
      },
    ],
  };
}
