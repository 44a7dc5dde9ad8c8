import type { Layer } from "../../engine/problem.ts";
import type { Notification } from "../../profile/receiver.ts";
import type { DerivedMutant } from "./derivedMutant.ts";

/** Servers that notify wrongly: an event is missing, comes late, to another address, without authorization. */
export function notificationMutants(): DerivedMutant[] {
  return [
    mutant("missing", "interface", "sends none", () => []),
    mutant("doubled", "reference", "sends each twice", (all) => all.flatMap((one) => [one, one])),
    mutant("late", "interface", "sends each a minute late", (all) =>
      all.filter(({ at }) => at < Date.now() - 60_000),
    ),
    mutant("turned", "reference", "sends the last one first", (all) => all.toReversed()),
    mutant("unauthorized", "interface", "sends no authorization", (all) =>
      all.map(({ headers: { authorization: _gone, ...headers }, ...one }) => ({ ...one, headers })),
    ),
    mutant("authorization-changed", "interface", "sends another authorization", (all) =>
      all.map((one) => {
        const { authorization } = one.headers;
        return authorization === undefined
          ? one
          : { ...one, headers: { ...one.headers, authorization: `${authorization}x` } };
      }),
    ),
    mutant("another-method", "interface", "sends them by PUT", (all) =>
      all.map((one) => ({ ...one, method: "PUT" })),
    ),
    mutant("no-json", "interface", "sends a form", (all) =>
      all.map((one) => ({
        ...one,
        headers: { ...one.headers, "content-type": "application/x-www-form-urlencoded" },
        text: "evento=1",
      })),
    ),
    mutant("kind-changed", "interface", "sends a kind that does not exist", (all) =>
      all.map((one) => ({ ...one, text: one.text.replace(/"tipo":"[^"]*"/, '"tipo":"outro"') })),
    ),
    mutant("data-missing", "interface", "sends no data of the event", (all) =>
      all.map((one) => ({ ...one, text: one.text.replace(/"dados":\{.*\}/, '"dados":{}') })),
    ),
    mutant("text-changed", "interface", "sends another text", (all) =>
      all.map((one) => ({ ...one, text: one.text.replace(/"mensagem":"[^"]*"/, '"mensagem":"outra"') })),
    ),
  ];
}

function mutant(
  kind: string,
  layer: Layer,
  does: string,
  receives: (all: Notification[]) => Notification[],
): DerivedMutant {
  return {
    id: ["registrarWebhook", "notification", "event", "effect", `notification-${kind}`].join("/"),
    operation: "registrarWebhook",
    kind: `notification-${kind}`,
    rules: [
      "EVT-001",
      "EVT-009",
      "EVT-010",
      "EVT-011",
      "AUTH-008",
      "GER-003",
      "GER-004",
      "WHK-001",
      "WHK-004",
      "NS-073",
    ],
    layer,
    does,
    needs: "server",
    wrap: () => (sent, forward) => forward(sent),
    receives,
  };
}
