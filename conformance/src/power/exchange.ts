import type { OperationId } from "../cases/support/operationId.ts";
import type { Profile } from "../profile/profile.ts";

/** Kind of token of a request, or null when it carries none of the profile's. */
export type TokenKind = keyof Profile["tokens"];

/** A request on its way to the server. */
export interface Sent {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The operation of the contract that it asks for, if any, with the values of its path, decoded. */
  operation: OperationId | null;
  path: Readonly<Record<string, string>>;
  token: TokenKind | null;
}

/** An answer on its way to the client. */
export interface Answered {
  status: number;
  /** Names as they go over the wire; without those of the connection and the length, which the proxy sets. */
  headers: Record<string, string>;
  body: Buffer;
  /** How the bytes are sent, where it is not all at once with a length. */
  transfer?: {
    chunked?: boolean;
    pieces?: number;
    delay?: number;
    close?: boolean;
    reason?: string;
    /** Without the header Date. */
    undated?: boolean;
  };
}

/** Hands a request to the server. */
export type Forward = (request: Sent) => Promise<Answered>;

/** Stands between client and server: changes the request, the answer, or answers itself. */
export type Wrap = (request: Sent, forward: Forward) => Promise<Answered>;
