import { join } from "node:path";
import { LIBRARIES } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** Compiled, and not called yet. */
export const openapiGeneratorRust: ClientTool = {
  name: "openapi-generator-rust",
  version: OPENAPI_GENERATOR,
  language: "Rust",
  needs: { generate: ["java", "maven"], compile: ["rust"] },
  generate: (job) => runOpenapiGenerator(job, "rust", ["--package-name", "frete"]),
  compile: async ({ folder }) => {
    await runCommand(["cargo", "check", "--quiet"], { cwd: join(folder, "client"), env: LIBRARIES });
  },
};
