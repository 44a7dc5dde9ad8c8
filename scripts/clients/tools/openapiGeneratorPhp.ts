import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** PHP is not compiled: every file is read by its parser instead. Its libraries are not here, so that it is not called. */
export const openapiGeneratorPhp: ClientTool = {
  name: "openapi-generator-php",
  version: OPENAPI_GENERATOR,
  language: "PHP",
  needs: { generate: ["java", "maven"], compile: ["php"] },
  generate: (job) => runOpenapiGenerator(job, "php"),
  compile: async ({ folder }) => {
    const cwd = join(folder, "client/lib");
    for (const file of await readdir(cwd, { recursive: true }))
      if (file.endsWith(".php")) await runCommand(["php", "-l", file], { cwd });
  },
};
