import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { resting } from "../engine/resting.ts";

/** A notification as it came. */
export interface Notification {
  method: string;
  path: string;
  headers: Record<string, string>;
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What the receiver answers; 200 unless a case wants otherwise. */
export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
}

const MAX_BODY = 1024 * 1024;

/** The receiver of notifications that the kit hosts for an implementation; one path for each registration. */
export class Receiver {
  readonly #address: URL;
  readonly #received: Notification[] = [];
  readonly #answers = new Map<string, ReceiverAnswer[]>();
  #server: Server | undefined;

  /** @param address under which the implementation reaches the kit; port 0 stands for any that is free */
  constructor(address: string) {
    this.#address = new URL(address);
  }

  /** Address of a path; begins to listen. */
  async urlOf(path: string): Promise<string> {
    this.#server ??= await this.#listen();
    return new URL(path, this.#address).href;
  }

  /** The next notifications of a path are answered so, one after the other; the rest with 200. */
  answerNext(path: string, ...answers: ReceiverAnswer[]): void {
    this.#answers.set(path, answers);
  }

  /** What has come for a path so far. */
  received(path: string): Notification[] {
    return this.#received.filter((notification) => notification.path === path);
  }

  /** Waits until what has come for a path is enough, or the time is up; returns what has come. */
  async waitFor(
    path: string,
    milliseconds: number,
    isEnough: (found: readonly Notification[]) => boolean,
  ): Promise<Notification[]> {
    const limit = performance.now() + milliseconds;
    await resting(async () => {
      while (!isEnough(this.received(path)) && performance.now() < limit) await wait(10);
    });
    return this.received(path);
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }

  async #listen(): Promise<Server> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      request.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= MAX_BODY) chunks.push(chunk);
        else request.destroy();
      });
      request.on("end", () => {
        const { pathname: path } = new URL(request.url ?? "/", this.#address);
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(", ")]),
        );
        const text = Buffer.concat(chunks).toString();
        this.#received.push({ method: request.method ?? "", path, headers, text, at: Date.now() });
        const answer = this.#answers.get(path)?.shift() ?? { status: 200 };
        response.writeHead(answer.status, answer.headers).end();
      });
    });
    const { hostname, port } = this.#address;
    const isLocal = /^(127\.|localhost$|\[::1\]$)/.test(hostname);
    server.listen(Number(port), isLocal ? hostname.replace(/^\[|\]$/g, "") : "0.0.0.0");
    await once(server, "listening");
    const address = server.address();
    if (typeof address === "object" && address) this.#address.port = String(address.port);
    server.unref();
    return server;
  }
}
