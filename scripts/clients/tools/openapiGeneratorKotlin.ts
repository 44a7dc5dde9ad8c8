import { cp } from "node:fs/promises";
import { join } from "node:path";
import { MAVEN_OPTIONS, PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** Compiled by Maven, for which the generator writes no project; not called yet. */
export const openapiGeneratorKotlin: ClientTool = {
  name: "openapi-generator-kotlin",
  version: OPENAPI_GENERATOR,
  language: "Kotlin",
  needs: { generate: ["java", "maven"] },
  generate: (job) => runOpenapiGenerator(job, "kotlin"),
  compile: async ({ folder }) => {
    const cwd = join(folder, "client");
    await cp(join(PROGRAMS, "kotlin/pom.xml"), join(cwd, "pom.xml"));
    await runCommand(["mvn", ...MAVEN_OPTIONS, "compile"], { cwd });
  },
};
