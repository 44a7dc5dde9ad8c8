/**
 * What no operation of the store's interface can do, in the words of the implementation under test. Every function is
 * optional; cases that need a missing one count as not supported. A function that throws ends the run without a verdict.
 */
export interface Driver {
  /** Reports an occurrence of every shipment of an order of the first store; `data` is `YYYY-MM-DDTHH:mm:ss`. */
  addOccurrence?(occurrence: { chavePedido: string; idOcoren: number; data: string }): Promise<void>;
  /** Finishes the conversation of an order of the first store. */
  finishChat?(chavePedido: string): Promise<void>;
  /**
   * Sets the clock of the implementation, which goes on from there, and lets what is due by then happen (records past their
   * age are deleted). The kit sets it back to now when it is done.
   */
  moveClock?(instant: Date): Promise<void>;
  /** A token of the first store whose time is over. */
  expiredToken?(kind: "api" | "cotacao"): Promise<string>;
}

/** A driver module exports this as its default. */
export type CreateDriver = (target: { url: string; environment: NodeJS.ProcessEnv }) => Driver;
