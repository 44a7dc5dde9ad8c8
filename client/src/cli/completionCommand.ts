import { Argument, Command } from "commander";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";

type Script = (program: Command) => string;

/** `frete-loja completion`: what a shell needs to complete commands and options, made from the commands themselves. */
export function completionCommand(context: Context, program: Command): Command {
  const command = new Command("completion")
    .summary("Print a script by which a shell completes")
    .description("Prints a script by which a shell completes commands and options.")
    .addArgument(new Argument("<shell>").choices(Object.keys(SCRIPTS)));
  command.action((shell: keyof typeof SCRIPTS) => context.print(SCRIPTS[shell](program)));
  return addExamples(command, "completion", [
    "bash >> ~/.bashrc",
    "zsh > ~/.zfunc/_frete-loja",
    "fish > ~/.config/fish/completions/frete-loja.fish",
  ]);
}

const SCRIPTS = { bash, zsh, fish } satisfies Record<string, Script>;

interface Place {
  /** Words after `frete-loja` that lead here. */
  words: string[];
  command: Command;
}

function placesOf(command: Command, words: string[] = []): Place[] {
  return [
    { words, command },
    ...command.commands.flatMap((each) => placesOf(each as Command, [...words, each.name()])),
  ];
}

/** What may follow in a place: commands, choices of arguments, options, with what they mean. */
function followers({ command }: Place): [word: string, meaning: string][] {
  return [
    ...command.commands.map((each): [string, string] => [each.name(), each.summary() || each.description()]),
    ...command.registeredArguments.flatMap(({ argChoices = [] }) =>
      argChoices.map((each): [string, string] => [each, ""]),
    ),
    ...command.options.map(({ long, description }): [string, string] => [long ?? "", description]),
    ["--help", "what it takes"],
  ];
}

function bash(program: Command): string {
  const cases = placesOf(program).map(
    (place) =>
      `    "${place.words.join(" ")}") words="${followers(place)
        .map(([word]) => word)
        .join(" ")}" ;;`,
  );
  return `# bash completion of frete-loja
_frete_loja() {
  local path="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${commandCases(program, (words) => `      "${words.slice(0, -1).join(" ")} ${words.at(-1)}") path="${words.join(" ")}" ;;`)}
    esac
  done
  case "$path" in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  # Files, where no command and no option begins so.
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _frete_loja frete-loja`;
}

function zsh(program: Command): string {
  const cases = placesOf(program).map((place) => {
    const words = followers(place).map(([word, meaning]) => `'${quoted(`${word}:${meaning}`)}'`);
    return `    '${place.words.join(" ")}') found=(${words.join(" ")}) ;;`;
  });
  return `#compdef frete-loja
_frete_loja() {
  local place="" word
  local -a words_before found
  words_before=("\${(@)words[2,CURRENT-1]}")
  for word in $words_before; do
    case "$place $word" in
${commandCases(program, (words) => `      '${words.slice(0, -1).join(" ")} ${words.at(-1)}') place='${words.join(" ")}' ;;`)}
    esac
  done
  case "$place" in
${cases.join("\n")}
  esac
  _describe 'frete-loja' found || _files
}
# Loaded as a function of this name it completes at once; sourced, from the next time on.
if [[ "\${funcstack[1]}" = _frete-loja ]]; then _frete_loja "$@"; else compdef _frete_loja frete-loja; fi`;
}

function fish(program: Command): string {
  const lines = placesOf(program).flatMap((place) => {
    const path = place.words.join(" ");
    const here = `complete -c frete-loja -n '__frete_loja_at "${path}"'`;
    const words = followers(place);
    // Where a word is one of a few, no file is meant.
    const hasFiles = words.every(([word]) => word.startsWith("--"));
    return [
      ...(hasFiles ? [] : [`${here} -f`]),
      ...words.map(([word, meaning]) => {
        const what = word.startsWith("--") ? `-l ${word.slice(2)}` : `-a ${word}`;
        return `${here} ${what}${meaning ? ` -d '${quoted(meaning)}'` : ""}`;
      }),
    ];
  });
  return `# fish completion of frete-loja
function __frete_loja_at
  set -l place ""
  for word in (commandline -opc)[2..-1]
    switch "$place $word"
${commandCases(program, (words) => `      case "${words.slice(0, -1).join(" ")} ${words.at(-1)}"\n        set place "${words.join(" ")}"`)}
    end
  end
  test "$place" = "$argv[1]"
end
${lines.join("\n")}`;
}

/** The cases by which a script finds the place that words lead to. */
const commandCases = (program: Command, caseOf: (words: string[]) => string) =>
  placesOf(program)
    .filter(({ words }) => words.length > 0)
    .map(({ words }) => caseOf(words))
    .join("\n");

const quoted = (text: string) => text.replaceAll("'", "'\\''");
