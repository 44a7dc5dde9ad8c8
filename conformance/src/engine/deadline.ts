import * as http from "node:http";
import * as https from "node:https";

/**
 * Bounds the time of one exchange after another: connections are opened by `agent`, and when the time is up they are
 * cut. Every exchange has a connection of its own, so that a broken one cannot spoil the next.
 */
export class Deadline {
  readonly agent: http.Agent;
  /** Longest time of one exchange. */
  readonly milliseconds: number;
  #timer: NodeJS.Timeout | undefined;
  #expired = false;

  constructor(url: string, milliseconds: number) {
    this.agent = url.startsWith("https:")
      ? new https.Agent({ keepAlive: false })
      : new http.Agent({ keepAlive: false });
    this.milliseconds = milliseconds;
  }

  /** Was the last exchange cut? */
  get expired(): boolean {
    return this.#expired;
  }

  start(): void {
    this.stop();
    this.#expired = false;
    this.#timer = setTimeout(() => {
      this.#expired = true;
      this.agent.destroy();
    }, this.milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
