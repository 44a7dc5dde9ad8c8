import type { Outcome } from "../../../platform/push/transport.ts";
import type { Claim } from "../notificacaoStore.ts";
import type { World } from "./world.testing.ts";

const MOODS = ["well", "well", "flaky", "flaky", "dead", "hanging", "overloaded", "gone"] as const;
const TIMEOUT = 15_000;

/** The receivers of all addresses, each in a mood of its own. */
export interface Receivers {
  /** Handles a notification as the network and the receiver's mood have it. */
  handle(claim: Claim): Promise<Outcome>;
  /** Puts the receiver of an address into some mood. */
  upset(url: string): void;
  /** From now on every receiver is well, and the network too. */
  heal(): void;
  /** When each event was first accepted, by `<loja>/<event>`; real time. */
  accepted: ReadonlyMap<string, number>;
}

/** Receivers that fail in every way there is; an event may be accepted although the sender never learns of it. */
export function receivers({ delay, chance, random, elapsed, clock }: World): Receivers {
  const moods = new Map<string, (typeof MOODS)[number]>();
  const accepted = new Map<string, number>();
  let isHealed = false;
  const answer = (status: number, retryAfter: string | null = null): Outcome => ({
    kind: "answer",
    status,
    retryAfter,
  });
  const failure = (reason: string): Outcome => ({ kind: "failure", reason });

  const accept = async ({ evento }: Claim): Promise<Outcome> => {
    const key = `${evento.id_loja}/${evento.id}`;
    if (!accepted.has(key)) accepted.set(key, elapsed());
    await delay(0, 50);
    return !isHealed && chance(0.03) ? failure("the answer was lost") : answer(204);
  };
  const overloaded = (): Outcome => {
    const seconds = random.integer(0, 7200);
    const date = new Date(clock.now() + seconds * 1000).toUTCString();
    return answer(chance(0.5) ? 429 : 503, chance(0.5) ? String(seconds) : date);
  };

  return {
    accepted,
    handle: async (claim) => {
      const mood = isHealed ? "well" : (moods.get(claim.webhook.url) ?? "well");
      if (mood === "hanging") {
        await delay(TIMEOUT, TIMEOUT);
        return failure("no answer in time");
      }
      await delay(1, chance(0.05) ? TIMEOUT - 100 : 300);
      if (mood === "dead") return failure("refused");
      if (mood === "overloaded") return overloaded();
      if (mood === "gone" && chance(0.3)) return answer(410);
      if (mood === "flaky" && chance(0.5)) return answer(chance(0.3) ? 302 : 500);
      return accept(claim);
    },
    upset: (url) => moods.set(url, MOODS[random.integer(0, MOODS.length - 1)] ?? "well"),
    heal: () => {
      isHealed = true;
    },
  };
}
