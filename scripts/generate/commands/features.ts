import { featuresMarkdown, featuresText } from "../support/describeFeatures.ts";
import { REFUSED } from "../support/refused.ts";
import { SERVED } from "../support/served.ts";
import { type Command, EXIT } from "./command.ts";

export const features: Command = {
  name: "features",
  summary: "what a contract may say: what is served, and what is refused",
  help: `contract features

Lists what a contract may say and what is refused, with what to do instead. The names of what is refused are the codes of the
diagnostics.

  --markdown       as a page, with samples
  --json           for machines: [{id, group, what, served, help}]`,
  options: { markdown: { type: "boolean" }, json: { type: "boolean" } },
  run: async ({ markdown, json }, printer) => {
    printer.out(json ? JSON.stringify(rows()) : markdown ? featuresMarkdown().trimEnd() : featuresText());
    return EXIT.fine;
  },
};

const rows = () => [
  ...SERVED.map(({ id, group, what, note }) => ({ id, group, what, served: true, help: note })),
  ...REFUSED.map(({ id, group, what, help }) => ({ id, group, what, served: false, help })),
];
