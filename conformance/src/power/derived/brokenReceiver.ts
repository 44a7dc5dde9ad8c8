import { type Notification, Receiver } from "../../profile/receiver.ts";

/** The kit's receiver behind a server that notifies wrongly. */
export class BrokenReceiver extends Receiver {
  readonly #change: (all: Notification[]) => Notification[];

  constructor(change: (all: Notification[]) => Notification[]) {
    super("http://127.0.0.1:0");
    this.#change = change;
  }

  override received(path: string): Notification[] {
    return this.#change(super.received(path));
  }
}
