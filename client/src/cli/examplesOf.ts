import type { Command } from "commander";

/** Adds examples to the help of a command, each the rest of a line after its name. */
export function addExamples(command: Command, name: string, examples: readonly string[]): Command {
  const lines = examples.map((each) => `  $ frete-loja ${name} ${each}`.trimEnd());
  return command.addHelpText("after", `\nExamples:\n${lines.join("\n")}`);
}
