import { contractRule } from "@frete/typespec";
import { defineLinter } from "@typespec/compiler";
import { getExtensions } from "@typespec/openapi";

const cited = contractRule(
  "cited",
  "Every operation names the rules that it keeps.",
  (tell, reach, program) => {
    for (const { operation } of reach.operations)
      if (!getExtensions(program, operation).has("x-regras"))
        tell(
          operation,
          `operation ${operation.name} names no rule: @regra with ids of spec/rules.tsv or spec/decisoes.tsv`,
        );
  },
);

/** What the contracts of freight are read by, beside the rules of any contract. */
export const $linter = defineLinter({ rules: [cited] });
