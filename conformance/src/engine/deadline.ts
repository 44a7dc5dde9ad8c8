import * as http from "node:http";
import * as https from "node:https";

/** How often an answer that is coming in is measured. */
const PULSE = 20;
/** More than any answer of the contract: whoever sends more would fill the memory. */
export const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Bounds the time and the size of one exchange after another: connections are opened by `agent`, and when the time is up or
 * too much has come they are cut. Every exchange has a connection of its own, so that a broken one cannot spoil the next.
 */
export class Deadline {
  readonly agent: http.Agent;
  /** Longest time of one exchange. */
  readonly milliseconds: number;
  readonly #others: Set<Deadline>;
  #started = 0;
  #timer: NodeJS.Timeout | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #cut: string | undefined;

  /**
   * @param others whose exchanges are under way: while one that began before keeps the target busy, the time of this one does not
   * run
   */
  constructor(url: string, milliseconds: number, others = new Set<Deadline>()) {
    const { Agent } = url.startsWith("https:") ? https : http;
    this.agent = new Agent({ keepAlive: false });
    this.milliseconds = milliseconds;
    this.#others = others;
  }

  /** Why the last exchange was cut; undefined when it was not. */
  get cut(): string | undefined {
    return this.#cut;
  }

  start(): void {
    this.stop();
    this.#cut = undefined;
    this.#started = performance.now();
    this.#others.add(this);
    this.#timer = setTimeout(
      () => this.#end(`no complete answer within ${this.milliseconds} ms`),
      this.milliseconds,
    );
    this.#pulse = setInterval(() => {
      const sockets = Object.values(this.agent.sockets).flatMap((list) => list ?? []);
      if (sockets.some(({ bytesRead }) => bytesRead > MAX_BYTES)) {
        this.#end(`an answer of more than ${MAX_BYTES / 1024 / 1024} MiB`);
      }
    }, PULSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    if (!this.#others.delete(this)) return;
    for (const other of this.#others) if (other.#started >= this.#started) other.#timer?.refresh();
  }

  #end(reason: string): void {
    this.stop();
    this.#cut = reason;
    this.agent.destroy();
  }
}
