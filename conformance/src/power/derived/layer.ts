import type { Schema } from "@frete/contract/toolkit/openApi";

/** `interface`: the document of the interface says so; `reference`: only a decision of this project does. */
export type Layer = "interface" | "reference";

const isDecision = (rule: string): boolean => rule.startsWith("NS-");

/**
 * Who asks for what a place of the contract says.
 * @param rules of the place itself; of what holds it when it has none
 * @param schemas of the place: one may say of itself, or of some of its keywords, that it is of the reference only
 */
export function layerOf(rules: readonly string[], schemas: readonly Schema[] = [], keyword = ""): Layer {
  const isMarked = schemas.some(({ "x-reference": mark }) =>
    Array.isArray(mark) ? mark.includes(keyword) : mark === true,
  );
  return isMarked || (rules.length > 0 && rules.every(isDecision)) ? "reference" : "interface";
}
