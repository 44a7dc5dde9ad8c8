import type { OperationId } from "../../cases/support/operationId.ts";
import type { Layer } from "../../engine/problem.ts";
import type { Notification } from "../../profile/receiver.ts";
import type { Wrap } from "../exchange.ts";

/** A server that breaks the contract at one place: found by reading the contract, not thought of by anybody. */
export interface DerivedMutant {
  /** `<operation>/<status or "request">/<place>/<keyword>/<kind>`, e.g. `listarFiliais/200/filial.*.uf/maxLength/above`. */
  id: string;
  operation: OperationId;
  /** The last part of its id: results are counted by it. */
  kind: string;
  /** Rules of the place and of all that holds it, up to the contract as a whole. */
  rules: readonly string[];
  layer: Layer;
  /** What it does wrong, in words. */
  does: string;
  /** Can it be told from the answers of an unbroken server, or must it stand in front of a running one? */
  needs: "tape" | "server";
  /** A new wrapper, with a memory of its own. */
  wrap: () => Wrap;
  /** What the kit's receiver gets in place of the notifications that were sent. */
  receives?: (all: Notification[]) => Notification[];
}
