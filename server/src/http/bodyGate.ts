import { HttpError } from "./errors.ts";

/** What one request holds of the bodies in memory. */
export interface BodyShare {
  /** Who sends it. */
  readonly owner: string;
  /** Bytes that it holds now. */
  readonly bytes: number;
  /** @throws HttpError 503 with `Retry-After` when there is no room for so many bytes more */
  take(bytes: number): void;
  /** Gives all of it back; may be called again. */
  release(): void;
}

/** Bounds the bytes of the bodies that are in memory at once. */
export interface BodyGate {
  /** Bytes that are in memory now. */
  readonly bytes: number;
  /** The share of a request. @param owner who sends it: the share of one owner is bounded by itself */
  open(owner: string): BodyShare;
}

/** Seconds after which a refused caller may try again: most bodies are read and answered within one. */
const RETRY_AFTER = "1";

/**
 * Makes a gate for the bodies of a process, of one contract or several. Without it, who sends many large bodies at once and never
 * finishes them takes all memory. A body counts with the length that it announces before it is read, or as it comes, until its
 * request is answered; what is streamed is not in memory and does not count.
 *
 * @param total bytes of all owners
 * @param each bytes of one of them; at least the largest body
 */
export function createBodyGate({ total, each }: { total: number; each: number }): BodyGate {
  const held = new Map<string, number>();
  let all = 0;

  return {
    get bytes() {
      return all;
    },
    open: (owner) => {
      let mine = 0;
      const add = (bytes: number) => {
        const left = (held.get(owner) ?? 0) + bytes;
        if (left > 0) held.set(owner, left);
        else held.delete(owner);
        mine += bytes;
        all += bytes;
      };
      return {
        owner,
        get bytes() {
          return mine;
        },
        take: (bytes) => {
          if (all + bytes > total || (held.get(owner) ?? 0) + bytes > each)
            throw new HttpError(503, (texts) => texts.tooManyBodies(), { "Retry-After": RETRY_AFTER });
          add(bytes);
        },
        release: () => {
          if (mine > 0) add(-mine);
        },
      };
    },
  };
}
