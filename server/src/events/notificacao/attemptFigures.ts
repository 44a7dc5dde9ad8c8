import { figure } from "../../platform/counters.ts";
import type { Result } from "./judge.ts";

const attempts = (outcome: string) =>
  figure(
    "counter",
    "frete_notification_attempts_total",
    "Notifications that were sent, by what came of them",
    { outcome },
  );
const outcomes = {
  delivered: attempts("delivered"),
  refused: attempts("refused"),
  failure: attempts("failed"),
  released: attempts("given back"),
};

/** What this process is doing for lojas, for operators. */
export const underWay = figure(
  "gauge",
  "frete_notification_attempts_under_way",
  "Notifications that are being sent",
);
export const lanes = figure("gauge", "frete_notification_lanes", "Stores that this process notifies now");

/** Whether the receiver has taken the event. */
export const isDelivered = (result: Result): boolean =>
  result.kind === "answer" && result.status >= 200 && result.status < 300;

/** Counts an attempt by what came of it. */
export function countAttempt(result: Result): void {
  const kind = result.kind === "answer" ? (isDelivered(result) ? "delivered" : "refused") : result.kind;
  outcomes[kind].value++;
}
