import type { WebhookNovo } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { pedidoTransportado } from "../support/amostrasChat.ts";
import { chamar } from "../support/chamada.ts";
import { now } from "../support/dates.ts";
import { type Need, success } from "../support/define.ts";
import { esperarEvento, esvaziarFila, lerPelaFila, SEM_RECEPTOR } from "../support/fila.ts";

/** A switch, the kind of its events, what makes one of them, and the rule that says so. */
type Interruptor = readonly [
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
export function eventoInterruptoresScenario(profile: Profile): Scenario {
  const { driver } = profile;
  const { nomeTransportadora } = profile.fixtures.transportadora;
  const [, branch] = profile.fixtures.filiais;
  const key = new Slot<string>("the key of the order");
  const time = new Slot<number>("the additional time of the branch");
  const pedido = pedidoTransportado(profile, "CHAVES-DE-EVENTO");
  let count = 0;
  const interruptores: readonly Interruptor[] = [
    [
      "rastreio",
      "Rastreio",
      "WHK-009",
      [],
      () => {
        const body = pedidoTransportado(profile, `INTERRUPTOR-${++count}`);
        return chamar(profile, "criarPedido", { body });
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
      "rastreioEnventos",
      "WHK-009",
      ["addUnitEvent"],
      async () =>
        driver.addUnitEvent?.({
          ...{ chavePedido: key.get(), evento: "saiu", unidade: `Unidade ${++count}`, cidade: "Osasco" },
          ...{ uf: "SP", data: now(), mensagem: "Carga" },
        }),
    ],
    [
      "chatTransportadora",
      "chatTransportadora",
      "WHK-010",
      [],
      () =>
        chamar(profile, "enviarMensagemChat", {
          path: { idPedido: key.get() },
          body: { mensagem: `Mensagem ${++count}` },
        }),
    ],
  ];
  /** An event of another kind that is made last: when the queue has it, it has all that was to come. */
  const markerOf = (name: Interruptor[0]) =>
    interruptores[name === "chatTransportadora" ? 0 : 5] as Interruptor;
  const kinds = async () =>
    [...new Set((await esvaziarFila(profile)).map(({ tipo }) => String(tipo)))].sort();
  const made = (id: string, rules: string[], interruptor: Interruptor, isOn: boolean): Case => {
    const [name, tipo, , needs, make] = interruptor;
    const [, marker, , , makeMarker] = markerOf(name);
    return success("lerFila", {
      id,
      rules,
      ...(needs.length > 0 && { needs }),
      before: async () => {
        await esvaziarFila(profile);
        await make();
        await makeMarker();
        await esperarEvento(profile, "api", (evento) => evento.tipo === marker);
      },
      checkEffects: async (_, verify) => {
        // The additional time of a new method may move the extremes: that is another switch's event.
        const expected = (isOn ? [tipo, marker] : [marker]).sort();
        const found = (await kinds()).filter((kind) => kind === tipo || kind === marker);
        verify.equal("kinds in the queue", found, expected);
      },
    });
  };
  const all = Object.fromEntries(interruptores.map(([name]) => [name, true])) as Partial<WebhookNovo>;
  return {
    module: "evento",
    cases: [
      success("criarPedido", {
        id: "WHK-008/order",
        rules: ["PED-NOVO-040"],
        request: { body: pedido },
        save: ({ body }) => key.set(body.chavePedido),
      }),
      success("listarFiliais", {
        id: "WHK-008/branches",
        rules: ["NS-066"],
        save: ({ body }) => time.set(body.find(({ idFilial }) => idFilial === branch)?.prazoAdicional ?? 0),
      }),
      ...interruptores.flatMap((interruptor) => {
        const [name, , rule] = interruptor;
        return [
          lerPelaFila(`${rule}/${name}-false`, [rule], { ...all, [name]: false }),
          made(`${rule}/${name}-is-not-told`, [rule], interruptor, false),
        ];
      }),
      success("registrarWebhook", {
        id: "WHK-008/all-omitted",
        rules: ["WHK-008", "WHK-001", "NS-027"],
        request: { body: { url: SEM_RECEPTOR, modulo: "fila" } },
      }),
      ...interruptores.map((interruptor) => {
        const [name, , rule] = interruptor;
        return made(`WHK-008/${name}-omitted-is-told`, ["WHK-008", rule], interruptor, true);
      }),
      success("listarFiliais", {
        id: "WHK-008/branch-as-before",
        rules: ["NS-066"],
        needs: "setBranchLeadTime",
        before: async () => {
          await driver.setBranchLeadTime?.(branch, time.get());
        },
        check: ({ body }, verify) => {
          const found = body.find(({ idFilial }) => idFilial === branch)?.prazoAdicional;
          verify.equal(`/${branch}/prazoAdicional`, found, time.get());
        },
      }),
    ],
  };
}
