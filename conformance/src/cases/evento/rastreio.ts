import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { isAboutNow, now } from "../support/dates.ts";
import { type Success, success } from "../support/define.ts";
import { awaitEvento, emptyFila, readByFila, readEvento } from "../support/fila.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { codesOf, createPlpPedidos, plpPedido } from "../support/plpSamples.ts";

/** An occurrence that is reported, and what its event says. */
interface Ocorrencia {
  idOcoren: number;
  texto: string;
  codigo: number;
  situacao: string;
  rules: string[];
}

const OCORRENCIAS: readonly Ocorrencia[] = [
  {
    idOcoren: 0,
    texto: "",
    codigo: 99,
    situacao: "em transito",
    rules: ["EVT-013", "PED-REC-017", "NS-071"],
  },
  { idOcoren: 3, texto: "", codigo: 3, situacao: "ocorrencia", rules: ["EVT-014", "VER-002"] },
  {
    idOcoren: 46,
    texto: "Avaria: embalagem à mostra",
    codigo: 46,
    situacao: "ocorrencia",
    rules: ["EVT-014"],
  },
  { idOcoren: 92, texto: "", codigo: 92, situacao: "ocorrencia", rules: ["EVT-014"] },
  {
    idOcoren: 99,
    texto: "Saiu para entrega",
    codigo: 99,
    situacao: "saiu para entrega",
    rules: ["EVT-013", "NS-071"],
  },
  { idOcoren: 1, texto: "", codigo: 1, situacao: "entregue", rules: ["EVT-012"] },
];

/** Tracking occurrences as events (EVT-011..014). */
export function eventoRastreioScenario(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order");
  const second = new PedidoKey(profile, "the second order");
  const pedido = transportedPedido(profile, "EVENTOS");
  const labelled = (controleEtiqueta: string, name: string) => ({
    ...transportedPedido(profile, name),
    controleEtiqueta,
  });
  const rastreio = (body: Success<"lerFila">) => (body.tipo === "Rastreio" ? body.dados : undefined);
  const reported = ({ idOcoren, texto, codigo, situacao, rules }: Ocorrencia, order: PedidoKey) =>
    readEvento(profile, {
      id: `${rules[0]}/occurrence-${idOcoren}`,
      rules: ["EVT-003", "EVT-011", ...rules],
      moments: ["NS-071"],
      needs: "addOccurrence",
      depoisDe: async () =>
        profile.driver.addOccurrence?.({
          chavePedido: order.get(),
          idOcoren,
          data: now(),
          informacaoAdicional: texto,
        }),
      check: (body, verify) => {
        verify.equal("/tipo", body.tipo, "Rastreio", ["EVT-003", "EVT-007"]);
        const dados = rastreio(body);
        verify.equal("/dados", [dados?.idOcoren, dados?.situacao], [codigo, situacao], rules);
        verify.equal("/dados/idPedido", dados?.idPedido, order.id.get(), ["EVT-011"]);
        const isNow = isAboutNow(dados?.data);
        verify.holds("/dados/data", isNow, "must be when it happened", dados?.data, ["EVT-011"]);
        if (situacao !== "ocorrencia") return;
        const text = dados?.mensagem ?? "";
        verify.holds(
          "/dados/mensagem",
          text !== "" && text.includes(texto),
          "must tell the occurrence",
          text,
          ["EVT-014", "GER-005"],
        );
      },
    });
  return {
    module: "evento",
    cases: [
      readByFila("EVT-003/only-tracking", ["WHK-009", "EVT-003"], { rastreio: true }),
      createOrder("EVT-013/order", ["PED-NOVO-040"], pedido, key),
      ...OCORRENCIAS.map((each) => reported(each, key)),
      createOrder("EVT-012/second-order", ["PED-NOVO-040"], transportedPedido(profile, "EVENTOS-2"), second),
      reported({ idOcoren: 2, texto: "", codigo: 2, situacao: "entregue", rules: ["EVT-012"] }, second),
      readEvento(profile, {
        id: "NS-071/created-and-invoiced",
        rules: ["EVT-019", "NS-071", "PED-REC-017"],
        moments: ["NS-071"],
        depoisDe: () => callOperation(profile, "criarPedido", { body: labelled("servico", "EVENTOS-3") }),
        check: (body, verify) => verify.equal("/dados", told(body), "99 criado"),
      }),
      {
        ...success("lerFila", {
          id: "NS-071/created-and-despatched",
          rules: ["NS-071"],
          before: async () => {
            await emptyFila(profile);
            await callOperation(profile, "criarPedido", { body: labelled("app", "EVENTOS-4") });
            await awaitEvento(profile);
          },
          checkEffects: async (_, verify) => {
            const found = (await emptyFila(profile)).map(told).sort();
            verify.equal("the queue", found, ["99 criado", "99 postado"]);
          },
        }),
      },
      ...postedByPlp(profile),
    ],
  };
}

/** What an event of a tracking occurrence tells, in short. */
const told = ({ dados }: Pick<Success<"lerFila">, "dados">): string =>
  "situacao" in dados && "idOcoren" in dados ? `${dados.idOcoren} ${dados.situacao}` : "another kind";

/** A shipment with a label of the service: posted when its pre-list is closed, not before (NS-071). */
function postedByPlp(profile: Profile): Case[] {
  const { filiais, correios } = profile.fixtures;
  const pedido = plpPedido(profile, "EVENTOS-PLP");
  const codigo = new Slot<number>("the code of the pre-list");
  return [
    ...createPlpPedidos(profile, "NS-071", [pedido], correios, { controleEtiqueta: "servico" }),
    success("criarPlp", {
      id: "NS-071/pre-list",
      rules: ["NS-025"],
      request: () => ({
        body: { filialERP: filiais[0], idMetodo: pedido.idMetodo.get(), pedidos: [pedido.key.get()] },
      }),
      checkEffects: async ({ raw }) => codigo.set((await codesOf(profile, raw, pedido.numero)).codigoPLP),
    }),
    readEvento(profile, {
      id: "NS-071/posted-when-the-pre-list-is-closed",
      rules: ["EVT-019", "NS-071", "NS-025"],
      moments: ["NS-071"],
      mayBeNone: true,
      needs: "closePlp",
      depoisDe: async () =>
        profile.driver.closePlp?.({
          codigoPLP: codigo.get(),
          protocolos: [{ idEnvio: pedido.idEnvio.get(), codigoRastreio: "DM473124829BR" }],
          idRecibo: "R-2",
          aplicacao: "Etiquetas",
        }),
      check: (body, verify) => {
        verify.equal("/dados", told(body), "99 postado", ["NS-071"]);
        if (body.tipo === "Rastreio")
          verify.equal("/dados/idPedido", body.dados.idPedido, pedido.key.id.get());
      },
    }),
  ];
}
