// @ts-check
import { getAllTags } from "@typespec/compiler";
import { inWords, lineAbove } from "../fixes.js";
import { contractRule } from "../rule.js";

export const tag = contractRule(
  "tag",
  "Every operation belongs to a group.",
  (tell, { operations }, program) => {
    for (const { operation, container } of operations) {
      if (getAllTags(program, operation)?.length) continue;
      const target = container.kind === "Interface" ? container : operation;
      tell(
        target,
        `operation ${operation.name} has no tag: readers and clients find it by its group; say it with @tag, for all of an interface at once`,
        lineAbove(target, `@tag("${inWords(container.name || operation.name)}")`),
      );
    }
  },
);
