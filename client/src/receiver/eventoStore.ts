/** What a receiver remembers of events, so that each is treated once: several deliveries of one may arrive at the same time. */
export interface EventoStore {
  /**
   * Takes an event to treat it, before anybody else does.
   *
   * @returns the claim; `done` when the event was treated already, `busy` while somebody else treats it
   */
  claim(documento: string): Promise<EventoClaim | "done" | "busy">;
}

/** An event that is being treated here. */
export interface EventoClaim {
  /** It is done, for good. */
  finish(): Promise<void>;
  /** It failed: the next delivery may take it. */
  release(): Promise<void>;
}
