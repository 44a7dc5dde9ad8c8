import { existsSync } from "node:fs";
import { join } from "node:path";

/** A link to somewhere in the repository. */
const LINK = /\[([^\]]*)\]\((?!https?:|#)([^)]*)\)/g;

/**
 * A README as its package has it: what leads to TypeScript leads into the sources, and what the repository alone has is no link.
 *
 * @param folder of the package, complete but for this
 * @param sources the folder in it that has the TypeScript
 */
export function publishedReadme(text: string, folder: string, sources: string): string {
  return text.replace(LINK, (link, label: string, to: string) => {
    const [path = ""] = to.split("#");
    if (path.startsWith("..")) return label;
    if (existsSync(join(folder, path))) return link;
    return existsSync(join(folder, sources, path)) ? `[${label}](${sources}/${to})` : label;
  });
}
