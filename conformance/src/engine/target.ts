/** The implementation under test. */
export interface Target {
  /** Base URL; a path in it is put before every path of the contract. */
  url: string;
  /** Token by kind; cases name the kind. */
  tokens: Readonly<Record<string, string>>;
}
