import { GenerateError } from "../generateError.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { readContract } from "./readContract.ts";

export const texts: Command = {
  name: "texts",
  summary: "bring the catalogues of the translations to what a contract says",
  help: `contract texts --spec PATH

Writes every text of the contract that a catalogue has not into it, to be translated there, and takes out what the contract no longer
says. A text that was changed keeps its translation, marked \`fuzzy\`, with the earlier text beside it: look it over, and take the mark
off. The catalogues are .po files of gettext, \`translations\` of the configuration names them:

  "translations": [{ "language": "pt-BR", "catalogue": "pt-BR.po", "gaps": "error" }]

With \`gaps\` as "error", \`contract generate\` refuses a contract whose catalogue is not whole; it warns when not said.

  --spec PATH      main .tsp file, or a folder that has a main.tsp`,
  options: { spec: { type: "string" } },
  run: async ({ spec }, printer) => {
    if (typeof spec !== "string") throw new UsageError("which contract? --spec PATH");
    try {
      const source = await readContract({ spec, out: undefined, service: undefined, version: undefined });
      if (!source.translations?.length)
        throw new GenerateError("the contract has no translations", {
          code: "configuration",
          help: 'name them in contract.config: translations: [{ language: "pt-BR", catalogue: "pt-BR.po" }]',
        });
      const { updateTexts } = await import("../run/updateTexts.ts");
      for (const line of await updateTexts(source)) printer.out(line);
      return EXIT.fine;
    } catch (error) {
      if (!(error instanceof GenerateError)) throw error;
      printer.error(error.message);
      return EXIT.refused;
    }
  },
};
