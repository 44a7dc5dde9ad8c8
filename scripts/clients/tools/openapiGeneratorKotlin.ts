import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAVEN_OPTIONS, PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { MAVEN_COPY, OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** Without these an event is an interface that nothing implements, and Moshi cannot read it. */
const UNIONS = "--additional-properties=serializationLibrary=gson,generateOneOfAnyOfWrappers=true";

/** The empty text among the values of an enumeration has no name otherwise: https://github.com/OpenAPITools/openapi-generator/issues/18660 */
const SETTINGS = { enumNameMappings: { "": "EMPTY" } };

/** Compiled by Maven, for which the generator writes no project. */
export const openapiGeneratorKotlin: ClientTool = {
  name: "openapi-generator-kotlin",
  version: OPENAPI_GENERATOR,
  language: "Kotlin",
  needs: { generate: ["java", "maven"] },
  generate: async (job) => {
    await writeFile(join(job.folder, "settings.json"), JSON.stringify(SETTINGS));
    await runOpenapiGenerator(job, "kotlin", [UNIONS, "-c", "settings.json"]);
  },
  compile: async ({ folder, hasProgram }) => {
    const cwd = join(folder, "client");
    await cp(join(PROGRAMS, "kotlin/pom.xml"), join(cwd, "pom.xml"));
    const sources = join(cwd, "src/main/kotlin/loja");
    await mkdir(sources, { recursive: true });
    if (hasProgram) await cp(join(PROGRAMS, "kotlin/Programa.kt"), join(sources, "Programa.kt"));
    const classpath = [`${MAVEN_COPY}:build-classpath`, "-Dmdep.outputFile=classpath.txt"];
    await runCommand(["mvn", ...MAVEN_OPTIONS, "compile", ...classpath], { cwd });
  },
  call: async ({ folder }, environment) => {
    const cwd = join(folder, "client");
    const classpath = `target/classes:${await readFile(join(cwd, "classpath.txt"), "utf8")}`;
    return runCommand(["java", "-cp", classpath, "-Dstdout.encoding=UTF-8", "loja.ProgramaKt"], {
      cwd,
      env: environment,
      timeout: 600_000,
    });
  },
};
