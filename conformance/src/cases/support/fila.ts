import { setTimeout as wait } from "node:timers/promises";
import type { Evento, WebhookNovo } from "@frete/contract/loja";
import type { Case, Tolerance } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";
import { isRefusal, type Need, type Success, success } from "./define.ts";

type Loja = "api" | "api2";

/** A queue that does not end within so many documents is not the kit's to empty. */
const MAX_DOCUMENTS = 5_000;

/** Address of a receiver that exists nowhere: nothing is sent to it in queue mode. */
export const NO_RECEIVER = "https://loja.example.com/eventos";

/** Success for a document that is not there (NS-064): nothing is left to remove. */
export const REMOVED_BEFORE: Tolerance = {
  rules: ["NS-064"],
  instead: "has nothing to remove, and says that it succeeded",
  answers: ({ status }) => status >= 200 && status < 300,
};

/** Registers a reader of the queue; switches that are not named are off. */
export function readByFila(
  id: string,
  rules: readonly string[],
  ligados: Partial<WebhookNovo>,
  token: Loja = "api",
): Case {
  return success("registrarWebhook", { id, rules, token, request: { body: { ...ALL_OFF, ...ligados } } });
}

/** A registration that gets no event. */
export const ALL_OFF = {
  url: NO_RECEIVER,
  modulo: "fila",
  rastreio: false,
  prazoAdicional: false,
  aplicativo: false,
  metodoEnvio: false,
  rastreioEnventos: false,
  chatTransportadora: false,
} as const satisfies WebhookNovo;

/** A document of the queue, whatever it tells. */
export function isDocumento(body: unknown): body is Evento {
  const { documento } = (body ?? {}) as { documento?: unknown };
  return typeof documento === "string" && documento !== "";
}

/** An empty queue may be told in another way than by 204. */
export const noDocumento: Tolerance = {
  rules: ["NS-075"],
  instead: "an empty queue in another way",
  answers: ({ status, raw }) => isRefusal(status) || (status < 300 && !isDocumento(raw)),
};

/** Reads a queue in which there must be nothing. */
export function emptyQueue(spec: {
  id: string;
  rules: readonly string[];
  token?: Loja;
  needs?: Need;
  before?: () => Promise<void>;
}): Case {
  return {
    ...success("lerFila", {
      ...spec,
      tolerates: [noDocumento],
      check: ({ raw }, verify) => verify.holds("", !isDocumento(raw), "must be no event", raw),
    }),
    status: 204,
  };
}

/** Reads one document of a store's queue; undefined when there is none. */
export async function readFila(profile: Profile, token: Loja = "api"): Promise<Evento | undefined> {
  const { status, body } = await callOperation<unknown>(profile, "lerFila", { token });
  return status === 200 && isDocumento(body) ? body : undefined;
}

/**
 * Reads and deletes every document of a store's queue; returns them, oldest first.
 * @throws Error when a document stays although it was deleted, or there are too many
 */
export async function emptyFila(profile: Profile, token: Loja = "api"): Promise<Evento[]> {
  const found = new Map<string, Evento>();
  while (found.size < MAX_DOCUMENTS) {
    const evento = await readFila(profile, token);
    if (!evento) return [...found.values()];
    const { documento } = evento;
    if (found.has(documento)) throw new Error(`DELETE /fila/${documento} left it in the queue`);
    found.set(documento, evento);
    await callOperation(profile, "removerDaFila", { token, path: { idDocumento: documento } });
  }
  throw new Error(`the queue holds more than ${MAX_DOCUMENTS} documents`);
}

/**
 * Reads the queue until it gives a document that `isWanted`, or the time is up. Reading moves documents to the end of the queue,
 * so the one that is found is the last.
 */
export async function awaitEvento(
  profile: Profile,
  token: Loja = "api",
  isWanted: (evento: Evento) => boolean = () => true,
): Promise<Evento | undefined> {
  const limit = performance.now() + profile.fixtures.esperaDoEvento * 1000;
  do {
    const evento = await readFila(profile, token);
    if (evento && isWanted(evento)) return evento;
    await wait(20);
  } while (performance.now() < limit);
  return undefined;
}

/** Something that makes one event, and what the queue must give then. */
export interface FilaRead {
  id: string;
  rules: readonly string[];
  /** Decisions on when such an event is made: another one of its kind beside it breaks them alone. */
  moments: readonly string[];
  needs?: Need | readonly Need[];
  /** Is it only a decision that there is an event at all? */
  mayBeNone?: boolean;
  /** What makes the event. */
  depoisDe: () => Promise<unknown>;
  check: (evento: Success<"lerFila">, verify: Parameters<NonNullable<Case["check"]>>[1]) => void;
}

/** Empties the queue, makes an event, and reads it; no event of a kind that is switched off may be in the queue then. */
export function readEvento(
  profile: Profile,
  { depoisDe, check, moments, mayBeNone, ...spec }: FilaRead,
): Case {
  return success("lerFila", {
    ...spec,
    ...(mayBeNone && { tolerates: [{ ...noDocumento, rules: moments, instead: "no event" }] }),
    before: async () => {
      await emptyFila(profile);
      await depoisDe();
      await awaitEvento(profile);
    },
    check: ({ body }, verify) => check(body, verify),
    checkEffects: async ({ body }, verify) => {
      const others = (await emptyFila(profile)).filter(({ documento }) => documento !== body.documento);
      const [same, different] = [true, false].map((isSame) =>
        others.filter(({ tipo }) => (tipo === body.tipo) === isSame),
      );
      verify.equal("the rest of the queue", same, [], moments);
      verify.equal("the rest of the queue", different, [], ["WHK-009", "WHK-010"]);
    },
  });
}
