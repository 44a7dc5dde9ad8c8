/** What a scan for braces meets: what hides them, braces, and the first word of a line. */
const TOKEN =
  /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{}]|(?<=^[ \t]*)[@\w]/gm;

/**
 * The brace that is most likely the one that lacks its other half, where a text cannot be read from a position on: the innermost one
 * that is still open when a line begins that stands no deeper than the line of the brace.
 *
 * @param text in the layout that formatters give it
 * @param pos where the reader stumbled, in UTF-16 units from 0
 * @returns its position; undefined when none is suspect
 */
export function unclosedBrace(text: string, pos: number): number | undefined {
  const open: { at: number; indent: number }[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const lineStart = text.lastIndexOf("\n", index - 1) + 1;
    const indent = text.slice(lineStart).search(/\S/);
    const innermost = open.at(-1);
    if (token === "{") open.push({ at: index, indent });
    else if (token === "}") open.pop();
    else if (/^[@\w]$/.test(token) && innermost && indent <= innermost.indent) return innermost.at;
    if (index > pos) break;
  }
  return undefined;
}
