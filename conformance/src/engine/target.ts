/** What a request carries for its credentials. */
export interface Shown {
  headers: Record<string, string>;
  /** Pairs of the query, encoded: `key=secret`. */
  query: readonly string[];
}

/** The implementation under test. */
export interface Target {
  /** Base URL; a path in it is put before every path of the contract. */
  url: string;
  /** Token by kind; cases name the kind. */
  tokens: Readonly<Record<string, string>>;
  /** How a token of a kind is shown; left out: as a Bearer token. */
  show?: (kind: string) => Shown;
}
