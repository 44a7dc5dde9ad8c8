import { setTimeout as wait } from "node:timers/promises";
import type { WebhookNovo } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import { resting } from "../../engine/resting.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Notification, ReceiverAnswer } from "../../profile/receiver.ts";
import { success } from "./define.ts";
import { distinct } from "./receivedNotificacao.ts";

/** Time in which something that must not come would have come, ms. */
const QUIET = 400;

/** Waits until something that must not come would have come. */
export const quiet = (): Promise<void> => resting(() => wait(QUIET));

/** Notifications to the kit's own receiver: every registration has a path of its own there, by a name. */
export class Notificacoes {
  readonly #profile: Profile;

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** Registers a path of the receiver; what is left out has its default. The rule of the case's id is the first one. */
  register(name: string, rules: readonly string[], change: Partial<WebhookNovo> = {}, token = "api"): Case {
    const url = new Slot<string>("the address of the receiver");
    return success("registrarWebhook", {
      id: `${rules[0]}/${name}`,
      rules,
      token,
      needs: "receiver",
      before: async () => url.set(await this.urlOf(name)),
      request: () => ({ body: { url: url.get(), ...change } }),
    });
  }

  /** Waits until a path has been told of as many events; returns the first notification of each. */
  async events(name: string, count = 1): Promise<Notification[]> {
    return distinct(await this.#waitFor(name, (found) => distinct(found).length >= count));
  }

  /** Waits until a path has got as many notifications, of whatever events. */
  notifications(name: string, count: number): Promise<Notification[]> {
    return this.#waitFor(name, ({ length }) => length >= count);
  }

  /** What a path has got so far that holds one of these texts: an event of theirs, in whatever form it is told. */
  aboutAny(name: string, texts: readonly string[]): Notification[] {
    const { receiver } = this.#profile;
    return (
      receiver
        ?.received(this.#pathOf(name))
        .filter(({ text }) => texts.some((each) => text.includes(each))) ?? []
    );
  }

  /** The next notifications of a path are answered so. */
  answerNext(name: string, ...answers: ReceiverAnswer[]): void {
    this.#profile.receiver?.answerNext(this.#pathOf(name), ...answers);
  }

  async urlOf(name: string): Promise<string> {
    return (await this.#profile.receiver?.urlOf(this.#pathOf(name))) ?? "";
  }

  async #waitFor(
    name: string,
    isEnough: (found: readonly Notification[]) => boolean,
  ): Promise<Notification[]> {
    const { receiver, fixtures } = this.#profile;
    return (await receiver?.waitFor(this.#pathOf(name), fixtures.esperaDoEvento * 1000, isEnough)) ?? [];
  }

  #pathOf = (name: string) => `/${this.#profile.run}/${name}`;
}
