import type { Evento } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { failure, type Success, success } from "../support/define.ts";
import { awaitEvento, emptyFila, emptyQueue, REMOVED_BEFORE, readByFila, readFila } from "../support/fila.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

const READERS = 4;

/** GET /fila and DELETE /fila/{idDocumento} on the events of two new orders, which are only invoiced: one event each. */
export function eventoFilaScenario(profile: Profile): Scenario {
  const documents = new Map<string, Slot<Evento>>(
    ["A", "B"].map((name) => [name, new Slot<Evento>(`the event of ${name}`)]),
  );
  const keys = new Map(["A", "B"].map((name) => [name, new PedidoKey(profile, `the order ${name}`)]));
  const quoted = new Slot<string>("the code of the quotation");
  const documentOf = (name: string) => documents.get(name)?.get().documento ?? "";
  const order = (name: string): Case =>
    createOrder(
      `FILA-002/order-${name.toLowerCase()}`,
      ["PED-NOVO-040"],
      { ...transportedPedido(profile, `FILA-${name}`), controleEtiqueta: "servico" },
      keys.get(name),
    );
  const reads = (id: string, rules: string[], name: string, more: Partial<Case> = {}): Case => ({
    ...success("lerFila", {
      id,
      rules,
      check: ({ body }, verify) => verify.equal("", body, documents.get(name)?.get()),
    }),
    ...more,
  });
  const remove = (name: string) => () => ({ path: { idDocumento: documentOf(name) } });
  /** The event of a new order, as soon as the queue has it. */
  const arrival = (
    name: string,
    check: (body: Success<"lerFila">) => unknown[],
    expected: () => unknown[],
  ): Case =>
    success("lerFila", {
      id: `EVT-003/event-of-${name.toLowerCase()}`,
      rules: [
        ...["EVT-003", "EVT-010", "EVT-011", "EVT-013", "EVT-001", "EVT-007", "FILA-001", "GER-003"],
        ...["GER-011", "PED-REC-017"],
        // The document of the first order was at the head.
        ...(name === "B" ? ["FILA-002"] : []),
      ],
      before: async () => {
        await awaitEvento(
          profile,
          "api",
          ({ dados }) => "idPedido" in dados && dados.idPedido === keys.get(name)?.id.get(),
        );
        // Another round, so that this one is at the head again.
        if (name === "B") await readFila(profile);
      },
      check: ({ body }, verify) => {
        verify.equal("", check(body), expected());
        verify.holds("/documento", body.documento !== "", "must be the code of the document", body.documento);
      },
      save: ({ body }) => documents.get(name)?.set(body as Evento),
    });
  const created = (name: string): Case =>
    arrival(
      name,
      ({ tipo, dados }) => [
        tipo,
        ...("situacao" in dados && "numeroPedido" in dados
          ? [dados.idPedido, dados.numeroPedido, dados.situacao, dados.idOcoren]
          : []),
      ],
      () => [
        "Rastreio",
        keys.get(name)?.id.get(),
        transportedPedido(profile, `FILA-${name}`).numeroPedido,
        "criado",
        99,
      ],
    );
  const emptied: Case[] = [
    readByFila("WHK-007/queue-of-the-other-store", ["WHK-007", "EVT-001"], { rastreio: true }, "api2"),
    readByFila("WHK-007/queue", ["WHK-007", "EVT-001"], { rastreio: true }),
    ...(["api2", "api"] as const).map((token) =>
      emptyQueue({
        id: `NS-075/empty-queue-of-${token}`,
        rules: ["NS-075"],
        token,
        before: async () => {
          await emptyFila(profile, token);
        },
      }),
    ),
  ];
  const readInTurn: Case[] = [
    order("A"),
    created("A"),
    reads("FILA-002/read-again", ["FILA-002", "FILA-003"], "A"),
    order("B"),
    created("B"),
    reads("FILA-002/a-after-b", ["FILA-002"], "A"),
    reads("FILA-002/b-after-a", ["FILA-002"], "B"),
    reads("FILA-002/a-again", ["FILA-002"], "A"),
    success("lerFila", {
      id: "NS-075/parallel-readers",
      rules: ["NS-075", "FILA-003"],
      check: ({ body }, verify) => verify.equal("/documento", body.documento, documentOf("B")),
      checkEffects: async (_, verify) => {
        const readers = Array.from({ length: READERS }, async () => [
          (await readFila(profile))?.documento,
          (await readFila(profile))?.documento,
        ]);
        const found = (await Promise.all(readers)).flat();
        const seen = ["A", "B"].map((name) => found.filter((each) => each === documentOf(name)).length);
        verify.equal("what parallel readers got", seen, [READERS, READERS]);
      },
    }),
  ];
  const removed: Case[] = [
    emptyQueue({
      id: "GER-004/not-in-the-other-stores-queue",
      rules: ["GER-004", "AUTH-005"],
      token: "api2",
    }),
    failure("removerDaFila", 404, {
      id: "GER-004/not-removed-by-the-other-store",
      rules: ["GER-004", "NS-064"],
      token: "api2",
      request: remove("A"),
      tolerates: [REMOVED_BEFORE],
    }),
    success("removerDaFila", {
      id: "FILA-003/b-removed",
      rules: ["FILA-003", "NS-064"],
      request: remove("B"),
      check: ({ body }, verify) =>
        verify.holds("/mensagem", body.mensagem !== "", "must hold a text", body.mensagem, ["NS-064"]),
    }),
    reads("FILA-003/a-is-still-there", ["FILA-003", "GER-004"], "A"),
    reads("FILA-003/and-b-is-not", ["FILA-003"], "A"),
    failure("removerDaFila", 404, { id: "NS-064/removed-before", rules: ["NS-064"], request: remove("B") }),
    failure("removerDaFila", 404, {
      id: "NS-064/255-characters",
      rules: ["NS-064"],
      request: { path: { idDocumento: "x".repeat(255) } },
    }),
    failure("removerDaFila", 400, {
      id: "NS-064/256-characters",
      rules: ["NS-064", "NS-003"],
      request: { path: { idDocumento: "x".repeat(256) } },
      field: "idDocumento",
    }),
  ];
  const apartFromQuotations: Case[] = [
    success("criarCotacao", {
      id: "COT-042/quotation",
      rules: ["COT-042"],
      request: { body: cotacaoNova(profile) },
      save: ({ body }) => quoted.set(body.retorno.idCotacao),
    }),
    reads("COT-042/quotations-are-no-events", ["COT-042"], "A"),
    success("removerDaFila", { id: "FILA-003/a-removed", rules: ["FILA-003"], request: remove("A") }),
    emptyQueue({ id: "FILA-003/nothing-is-left", rules: ["FILA-003"] }),
    success("lerFilaCotacao", {
      id: "COT-042/the-queue-of-quotations-is-another",
      rules: ["COT-042"],
      request: { query: { limite: 200 } },
      check: ({ body }, verify) => {
        const codes = body.map(({ retorno }) => retorno.idCotacao);
        verify.holds("", codes.includes(quoted.get()), "must still hold the quotation", codes.length);
      },
    }),
  ];
  return {
    module: "evento",
    cases: [...emptied, ...readInTurn, ...removed, ...apartFromQuotations],
  };
}
