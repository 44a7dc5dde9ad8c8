import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { readByFila } from "../support/fila.ts";
import { eventoFilaScenario } from "./fila.ts";
import { eventoNotificacaoScenario } from "./notificacao.ts";
import { notificacaoDePedidoScenario } from "./notificacaoDePedido.ts";
import { eventoOneWayScenario } from "./oneWay.ts";
import { eventoRastreioScenario } from "./rastreio.ts";
import { eventoRegistrationScenario } from "./registration.ts";
import { eventoSwitchesScenario } from "./switches.ts";
import { eventoTypesScenario } from "./types.ts";

/** Events: their registration, the queue, every kind of event, and notifications. */
export function eventoScenarios(profile: Profile): Scenario[] {
  return [
    eventoFilaScenario(profile),
    eventoRastreioScenario(profile),
    eventoTypesScenario(profile),
    eventoSwitchesScenario(profile),
    eventoNotificacaoScenario(profile),
    notificacaoDePedidoScenario(profile),
    eventoOneWayScenario(profile),
    eventoRegistrationScenario(profile),
    {
      module: "evento",
      cases: (["api", "api2"] as const).map((token) =>
        readByFila(`WHK-001/nothing-more-for-${token}`, ["WHK-001"], {}, token),
      ),
    },
  ];
}
