import type { Case } from "../engine/case.ts";
import type { Driver } from "./driver.ts";
import { type Module, moduleOf } from "./modules.ts";

/** What a case asks of an implementation; a request that only prepares a case is of no module. */
export type Asked = Pick<Case, "operation"> & Partial<Case> & { module?: string };

export interface Feature {
  /** Is it asked for? */
  isAsked(asked: Asked, declared: readonly string[]): boolean;
  /** Another feature, without which nothing of this one shows. */
  requires?: string;
}

/**
 * What an implementation may be without and still be called conformant to what it has. The rest, `CORE`, is everyone's:
 * quotations, branches, orders and tracking.
 */
export const FEATURES = {
  produto: { isAsked: ofModule("produto") },
  reversa: { isAsked: ofModule("reversa") },
  plp: { isAsked: ofModule("plp", "closePlp", "excludePlp") },
  chat: {
    isAsked: ofModule("chat", "answerChat", "finishChat", "enableChat"),
  },
  /** Files come in conversations. */
  anexo: {
    isAsked: ofModule("anexo", "addDocument"),
    requires: "chat",
  },
  regras: {
    isAsked: ofModule("transportadora", "createFreightRule"),
  },
  fila: {
    // What is registered for no receiver is registered for the queue; to refuse a registration is asked of both ways.
    isAsked: ({ operation, needs, status = 0 }, declared) =>
      operation === "registrarWebhook"
        ? !declared.includes("push") || (status < 300 && !isNeeded("receiver", needs))
        : moduleOf(operation) === "evento",
  },
  push: { isAsked: ({ needs }) => isNeeded("receiver", needs) },
  /** Can be acted on from outside the interface. */
  driver: {
    isAsked: ({ needs = [] }) => [needs].flat().some((name) => !NO_DRIVER.includes(name)),
  },
} satisfies Record<string, Feature>;

export type FeatureName = keyof typeof FEATURES;

export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

/** Modules that every implementation has. */
export const CORE: readonly Module[] = ["cotacao", "filial", "pedido", "rastreio"];

/** Needs of cases that are no functions of the driver. */
const NO_DRIVER = ["receiver", "deParaMkt"];

/** The first feature that is asked for and not declared. */
export function undeclaredFeature(declared: readonly FeatureName[], asked: Asked): FeatureName | undefined {
  return FEATURE_NAMES.find((name) => !declared.includes(name) && FEATURES[name].isAsked(asked, declared));
}

function ofModule(name: Module, ...functions: (keyof Driver)[]): Feature["isAsked"] {
  return ({ module, operation, needs }) =>
    module === name ||
    moduleOf(operation) === name ||
    functions.some((driverFunction) => isNeeded(driverFunction, needs));
}

function isNeeded(name: string, needs: Case["needs"] = []): boolean {
  return [needs].flat().includes(name);
}
