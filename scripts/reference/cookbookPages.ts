import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Writes a page for each program of a cookbook, with the program in it.
 *
 * @param programs the folder of the programs; each begins with a comment, its title up to a colon
 * @param target the folder of the pages
 * @returns the pages
 */
export function cookbookPages(programs: string, target: string): string[] {
  mkdirSync(target);
  return globSync("*.ts", { cwd: programs })
    .sort()
    .map((name) => {
      const source = readFileSync(join(programs, name), "utf8");
      const [, comment = "", program = ""] = /^((?:\/\/.*\n)+)([\s\S]*)$/.exec(source) ?? [];
      const said = comment.replace(/^\/\/ ?/gm, "").trim();
      const [, title, text] = /^(.*?): ([\s\S]*)$/.exec(said) ?? [];
      if (!title || !text) throw new Error(`${name} does not begin with a comment "// Title: what it does"`);
      const page = join(target, `${basename(name, ".ts")}.md`);
      const head = `---\ntitle: ${JSON.stringify(title)}\ngroup: Cookbook\n---\n`;
      writeFileSync(page, `${head}\n# ${title}\n\n${capital(text)}\n\n\`\`\`ts\n${program}\`\`\`\n`);
      return page;
    });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
