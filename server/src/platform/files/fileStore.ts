import type { Readable } from "node:stream";

/** A stored file, as the sweeper sees it. */
export interface StoredFile {
  key: string;
  /** When it was stored, epoch milliseconds. */
  storedAt: number;
}

/**
 * Where files are kept. Keys are `<store>/<32 hexadecimal digits>`, made by the service and by nobody else: what a caller sends
 * never becomes part of one. Failures are StorageErrors.
 */
export interface FileStore {
  /** Stores a copy of the file at `path`; it is durable when the promise resolves. */
  put(key: string, path: string, type: string): Promise<void>;
  /** The file's content; undefined when there is none. */
  get(key: string): Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
  close(): void;
}

/** The key of a file of a store. */
export const fileKey = (idLoja: number, chave: string): string => `${idLoja}/${chave}`;
