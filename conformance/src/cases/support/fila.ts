import { setTimeout as wait } from "node:timers/promises";
import type { Evento, WebhookNovo } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";
import { type Need, type Success, success } from "./define.ts";

type Loja = "api" | "api2";

/** A queue that does not end within so many documents is not the kit's to empty. */
const MAX_DOCUMENTS = 5_000;

/** Address of a receiver that exists nowhere: nothing is sent to it in queue mode. */
export const NO_RECEIVER = "https://loja.example.com/eventos";

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

/** Reads and deletes every document of a store's queue; returns them, oldest first. */
export async function emptyFila(profile: Profile, token: Loja = "api"): Promise<Evento[]> {
  const found: Evento[] = [];
  while (found.length < MAX_DOCUMENTS) {
    const { status, body } = await callOperation<Evento>(profile, "lerFila", { token });
    if (status !== 200 || typeof body?.documento !== "string") return found;
    found.push(body);
    const idDocumento = body.documento;
    await callOperation(profile, "removerDaFila", { token, path: { idDocumento } });
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
    const { body } = await callOperation<Evento>(profile, "lerFila", { token });
    if (body?.documento !== undefined && isWanted(body)) return body;
    await wait(20);
  } while (performance.now() < limit);
  return undefined;
}

/** Something that makes one event, and what the queue must give then. */
export interface FilaRead {
  id: string;
  rules: readonly string[];
  needs?: Need | readonly Need[];
  /** What makes the event. */
  depoisDe: () => Promise<unknown>;
  check: (evento: Success<"lerFila">, verify: Parameters<NonNullable<Case["check"]>>[1]) => void;
}

/** Empties the queue, makes an event, and reads it; nothing else may be in the queue then. */
export function readEvento(profile: Profile, { id, rules, needs, depoisDe, check }: FilaRead): Case {
  return success("lerFila", {
    id,
    rules,
    ...(needs !== undefined && { needs }),
    before: async () => {
      await emptyFila(profile);
      await depoisDe();
      await awaitEvento(profile);
    },
    check: ({ body }, verify) => check(body, verify),
    checkEffects: async ({ body }, verify) => {
      const others = (await emptyFila(profile)).filter(({ documento }) => documento !== body.documento);
      verify.equal("the rest of the queue", others, []);
    },
  });
}
