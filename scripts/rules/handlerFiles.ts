import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /^import \{ (\w+) \} from "(\.[^"]+)";$/gm;

/**
 * The file of each operation's handler: where the module that binds a contract imports the function of that name from.
 * @param binding path of that module
 */
export function handlerFiles(binding: string, operations: ReadonlySet<string>): Map<string, string> {
  const imports = readFileSync(binding, "utf8").matchAll(IMPORT);
  return new Map(
    [...imports]
      .filter(([, name = ""]) => operations.has(name))
      .map(([, name = "", file = ""]) => [name, join(dirname(binding), file)]),
  );
}
