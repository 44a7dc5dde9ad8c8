// @ts-check
import { isNumericType } from "@typespec/compiler";
import { unitOf } from "../../decorators.js";
import { lineOf, valuesOf } from "../reach.js";
import { contractRule } from "../rule.js";

export const unit = contractRule(
  "unit",
  "Every number says what it measures or counts.",
  (tell, { places }, program) => {
    for (const { property } of places.values()) {
      const numbers = valuesOf(property.type).filter(
        (type) => type.kind === "Scalar" && isNumericType(program, type),
      );
      const isSaid = unitOf(program, property) !== undefined;
      if (isSaid || numbers.every((type) => lineOf(type).some((each) => unitOf(program, each) !== undefined)))
        continue;
      tell(
        property,
        `number ${property.name} has no unit: @unit("kg"), "BRL", "days", "items"; "id" or "code" when it measures nothing`,
      );
    }
  },
);
