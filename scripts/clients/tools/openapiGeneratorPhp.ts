import { cp } from "node:fs/promises";
import { join } from "node:path";
import { PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/**
 * PHP is not compiled: every class is loaded instead. Its library, Guzzle, comes from the system's packages (Debian's
 * `php-guzzlehttp-guzzle`), for there are machines without Packagist.
 */
const phpWith = (generator: "php" | "php-nextgen"): ClientTool => ({
  name: `openapi-generator-${generator}`,
  version: OPENAPI_GENERATOR,
  language: "PHP",
  needs: { generate: ["java", "maven"], compile: ["php", "guzzle"] },
  generate: (job) => runOpenapiGenerator(job, generator),
  compile: async ({ folder }) => {
    await cp(join(PROGRAMS, "php"), folder, { recursive: true });
    await runCommand(["php", "load_all.php"], { cwd: folder });
  },
  call: ({ folder }, environment) =>
    runCommand(["php", "programa.php"], { cwd: folder, env: environment, timeout: 600_000 }),
});

export const openapiGeneratorPhp: readonly ClientTool[] = [phpWith("php-nextgen"), phpWith("php")];
