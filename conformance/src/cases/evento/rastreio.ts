import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { now } from "../support/dates.ts";
import { type Success, success } from "../support/define.ts";
import { emptyFila, readByFila, readEvento } from "../support/fila.ts";

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
  { idOcoren: 46, texto: "Avaria na caixa", codigo: 46, situacao: "ocorrencia", rules: ["EVT-014"] },
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
  const key = new Slot<string>("the key of the order");
  const second = new Slot<string>("the key of the second order");
  const pedido = transportedPedido(profile, "EVENTOS");
  const rastreio = (body: Success<"lerFila">) => (body.tipo === "Rastreio" ? body.dados : undefined);
  const reported = ({ idOcoren, texto, codigo, situacao, rules }: Ocorrencia, order: Slot<string>) =>
    readEvento(profile, {
      id: `${rules[0]}/occurrence-${idOcoren}`,
      rules: ["EVT-003", "EVT-011", ...rules],
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
        verify.equal("/dados/idPedido", dados?.idPedido, order.get(), ["EVT-011"]);
        if (situacao !== "ocorrencia") return;
        const text = dados?.mensagem ?? "";
        verify.holds(
          "/dados/mensagem",
          text !== "" && text.includes(texto),
          "must tell the occurrence",
          text,
          ["EVT-014"],
        );
      },
    });
  return {
    module: "evento",
    cases: [
      readByFila("EVT-003/only-tracking", ["WHK-009", "EVT-003"], { rastreio: true }),
      success("criarPedido", {
        id: "EVT-013/order",
        rules: ["PED-NOVO-040"],
        request: { body: pedido },
        save: ({ body }) => key.set(body.chavePedido),
      }),
      ...OCORRENCIAS.map((each) => reported(each, key)),
      success("criarPedido", {
        id: "EVT-012/second-order",
        rules: ["PED-NOVO-040"],
        request: { body: transportedPedido(profile, "EVENTOS-2") },
        save: ({ body }) => second.set(body.chavePedido),
      }),
      reported({ idOcoren: 2, texto: "", codigo: 2, situacao: "entregue", rules: ["EVT-012"] }, second),
      success("lerFila", {
        id: "NS-071/created-and-invoiced",
        rules: ["EVT-013", "NS-071"],
        before: async () => {
          await emptyFila(profile);
          const body = { ...transportedPedido(profile, "EVENTOS-3"), controleEtiqueta: "servico" };
          await callOperation(profile, "criarPedido", { body });
        },
        check: ({ body }, verify) => {
          const dados = rastreio(body);
          verify.equal("/dados", [dados?.idOcoren, dados?.situacao], [99, "criado"], ["EVT-013"]);
        },
        checkEffects: async ({ body }, verify) => {
          const others = (await emptyFila(profile)).filter(({ documento }) => documento !== body.documento);
          verify.equal(
            "the rest of the queue",
            others.map(({ tipo, dados }) => [tipo, "situacao" in dados && dados.situacao]),
            [["Rastreio", "postado"]],
            ["NS-071"],
          );
        },
      }),
    ],
  };
}
