import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { lerPelaFila } from "../support/fila.ts";
import { eventoCadastroScenario } from "./eventoCadastro.ts";
import { eventoFilaScenario } from "./eventoFila.ts";
import { eventoInterruptoresScenario } from "./eventoInterruptores.ts";
import { eventoNotificacaoScenario } from "./eventoNotificacao.ts";
import { eventoRastreioScenario } from "./eventoRastreio.ts";
import { eventoTiposScenario } from "./eventoTipos.ts";

/** Events: their registration, the queue, every kind of event, and notifications. */
export function eventoScenarios(profile: Profile): Scenario[] {
  return [
    eventoFilaScenario(profile),
    eventoRastreioScenario(profile),
    eventoTiposScenario(profile),
    eventoInterruptoresScenario(profile),
    eventoNotificacaoScenario(profile),
    eventoCadastroScenario(profile),
    {
      module: "evento",
      cases: (["api", "api2"] as const).map((token) =>
        lerPelaFila(`WHK-001/nothing-more-for-${token}`, ["WHK-001"], {}, token),
      ),
    },
  ];
}
