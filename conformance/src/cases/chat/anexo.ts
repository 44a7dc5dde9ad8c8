import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { anexoLimitScenario } from "./anexoLimit.ts";
import { anexoRemovalScenario } from "./anexoRemoval.ts";
import { anexoReversaScenario } from "./anexoReversa.ts";
import { anexoSendingScenario } from "./anexoSending.ts";
import { anexoTypeScenarios } from "./anexoTypes.ts";

/** Files of orders: sent in messages, listed, downloaded, removed. */
export function anexoScenarios(profile: Profile): Scenario[] {
  return [
    anexoSendingScenario(profile),
    ...anexoTypeScenarios(profile),
    anexoLimitScenario(profile),
    anexoRemovalScenario(profile),
    anexoReversaScenario(profile),
  ];
}
