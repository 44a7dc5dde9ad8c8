import { expect } from "vitest";
import { saveEventos } from "../events/saveEventos.ts";
import { fractions } from "../platform/random.ts";
import type { LojaServer } from "./lojaServer.testing.ts";

/** What is known of a document: operations are counted, so that "before" means something among parallel ones. */
interface Known {
  /** When its insertion was over. */
  inserted: number;
  /** When the first deletion of it began, and when the one that was answered with 200 was over. */
  deletionBegan: number;
  deleted: number;
}

const NEVER = Number.POSITIVE_INFINITY;
const OTHER_STORE = { token: "frete_api_demo2" };

/** Documents that wait while the readers run, more or less. */
const FEW = 20;
const MANY = 60;

/**
 * Parallel readers of one loja's queue over HTTP, and a model of what may be answered: every answer is held against it. The queue
 * must be empty at the start. The servers, which share a database, are called in turns.
 */
export class Modelo {
  readonly #servers: readonly LojaServer[];
  readonly #random: () => number;
  readonly #known = new Map<string, Known>();
  readonly #waiting = new Set<string>();
  /** The newest of all, those that are gone included. */
  #newest: string[] = [];
  readonly #refused = new Set<string>();
  #clock = 0;
  #calls = 0;

  constructor(servers: readonly LojaServer[], seed: string) {
    this.#servers = servers;
    this.#random = fractions(seed);
  }

  get #server(): LojaServer {
    return this.#servers[this.#calls++ % this.#servers.length] as LojaServer;
  }

  /** Reads, deletions and insertions, mixed, by so many readers at once. */
  async mix(readers: number, operations: number): Promise<void> {
    await this.#parallel(readers, async () => {
      for (let each = 0; each < operations; each++) await this.#any();
    });
  }

  /** Nothing is inserted or deleted: every document is read before any comes again, by however many readers (NS-075). */
  async rotate(readers: number, turns: number): Promise<void> {
    const waiting = [...this.#waiting];
    const counts = new Map(waiting.map((documento) => [documento, 0]));
    let left = Math.floor(waiting.length * turns);
    await this.#parallel(readers, async () => {
      while (left-- > 0) {
        const documento = await this.#read();
        counts.set(documento ?? "", (counts.get(documento ?? "") ?? 0) + 1);
      }
    });
    const reads = Math.floor(waiting.length * turns);
    for (const [documento, count] of counts) {
      const fair = [Math.floor(reads / waiting.length), Math.ceil(reads / waiting.length)];
      expect([documento, fair]).toEqual([documento, expect.arrayContaining([count])]);
    }
  }

  /** What waits is what was inserted and not deleted, each once; leaves the queue empty. */
  async drain(): Promise<void> {
    const waiting = [...this.#waiting];
    const found: (string | undefined)[] = [];
    for (let each = 0; each < waiting.length; each++) found.push(await this.#read());
    expect(found.toSorted()).toEqual(waiting.toSorted());
    for (const documento of waiting) await this.#delete(documento);
    expect(await this.#read()).toBeUndefined();
    for (const documento of this.#refused)
      expect([documento, this.#of(documento).deleted]).not.toEqual([documento, NEVER]);
  }

  async #parallel(readers: number, work: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: readers }, work));
  }

  async #any(): Promise<void> {
    const { size } = this.#waiting;
    const chance = this.#random();
    if (size < FEW || (size < MANY && chance < 0.08)) return this.#insert(1 + Math.floor(this.#random() * 3));
    if (chance < 0.25) return this.#delete(this.#pick(this.#newest));
    if (chance < 0.28) return this.#deleteForeign(this.#pick([...this.#waiting]));
    await this.#read();
  }

  async #insert(quantos: number): Promise<void> {
    const data = "2026-11-21 09:00:00";
    const extremo = { prazoFilial: null, prazoMetodo: null, perAdicionalDesconto: null };
    const dados = { maior: extremo, menor: extremo, data };
    const evento = { tipo: "prazoAdicional", idPedido: null, criadoEm: 0, dados } as const;
    const { db } = this.#server;
    const ids: number[] = await db.transaction(async (trx) => {
      await saveEventos(
        trx,
        1,
        Array.from({ length: quantos }, () => evento),
      );
      return trx("evento").where({ id_loja: 1 }).orderBy("id", "desc").limit(quantos).pluck("id");
    });
    // A reader may have met it already: then it is known.
    for (const id of ids) {
      const documento = `evt_1_${id}`;
      const known = this.#of(documento);
      known.inserted = ++this.#clock;
      if (known.deletionBegan === NEVER) this.#waiting.add(documento);
      this.#newest = [...this.#newest, documento].slice(-2 * MANY);
    }
  }

  async #read(): Promise<string | undefined> {
    const began = ++this.#clock;
    const { status, body } = await this.#server.call("GET", "/fila");
    if (status === 204) {
      const ignored = [...this.#known].filter(
        ([, known]) => known.inserted < began && known.deletionBegan === NEVER,
      );
      expect(ignored).toEqual([]);
      return undefined;
    }
    expect(status).toBe(200);
    const { documento } = body;
    const { deleted } = this.#of(documento);
    if (deleted < began) throw new Error(`${documento} came back after it was deleted`);
    return documento;
  }

  async #delete(documento: string): Promise<void> {
    const known = this.#of(documento);
    const began = ++this.#clock;
    known.deletionBegan = Math.min(known.deletionBegan, began);
    this.#waiting.delete(documento);
    const { status } = await this.#server.call("DELETE", `/fila/${documento}`);
    if (status === 200) {
      if (known.deleted !== NEVER) throw new Error(`${documento} was deleted twice`);
      known.deleted = ++this.#clock;
      return;
    }
    expect(status).toBe(404);
    // Another deletion of it, maybe at the same time, must have been answered with 200.
    this.#refused.add(documento);
  }

  async #deleteForeign(documento: string): Promise<void> {
    const { status } = await this.#server.call("DELETE", `/fila/${documento}`, OTHER_STORE);
    expect(status).toBe(404);
  }

  #of(documento: string): Known {
    const known = this.#known.get(documento) ?? { inserted: NEVER, deletionBegan: NEVER, deleted: NEVER };
    this.#known.set(documento, known);
    return known;
  }

  #pick(documentos: readonly string[]): string {
    return documentos[Math.floor(this.#random() * documentos.length)] ?? "evt_1_1";
  }
}
