/** A fenced block of a document: the words behind its fence, and what it holds. */
export interface Block {
  language: string;
  /** What stands behind the language: the file that it is, or a note. */
  note: string | undefined;
  content: string;
}

/** The fenced blocks of a document, in their order. */
export const blocks = (markdown: string): Block[] =>
  Array.from(
    markdown.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms),
    ([, language = "", note, content = ""]) => ({ language, note: note || undefined, content }),
  );

/** A script of commands of a document; what is started in the background is waited for until it listens, and ended. */
export function scriptOf(commands: readonly Block[]): string {
  const waiting = /--port (\d+) .*&$|--port (\d+) &$|server\.ts &$/;
  const lines = commands.flatMap(({ content }) => content.trimEnd().split("\n"));
  return [
    "set -e -o pipefail",
    "shopt -s expand_aliases",
    "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT",
    ...lines.flatMap((line) => {
      const [, one, port = one ?? "$SERVER_PORT"] = waiting.exec(line) ?? [];
      const wait = `until (: < /dev/tcp/127.0.0.1/${port}) 2>/dev/null; do kill -0 $! || exit 1; sleep 0.1; done`;
      return waiting.test(line) ? [line, wait] : [line];
    }),
  ].join("\n");
}
