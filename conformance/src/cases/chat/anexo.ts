import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { anexoEnvioScenario } from "./anexoEnvio.ts";
import { anexoLimiteScenario } from "./anexoLimite.ts";
import { anexoRemocaoScenario } from "./anexoRemocao.ts";
import { anexoReversaScenario } from "./anexoReversa.ts";
import { anexoTipoScenarios } from "./anexoTipo.ts";

/** Files of orders: sent in messages, listed, downloaded, removed. */
export function anexoScenarios(profile: Profile): Scenario[] {
  return [
    anexoEnvioScenario(profile),
    ...anexoTipoScenarios(profile),
    anexoLimiteScenario(profile),
    anexoRemocaoScenario(profile),
    anexoReversaScenario(profile),
  ];
}
