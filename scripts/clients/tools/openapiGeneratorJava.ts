import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { MAVEN_OPTIONS, PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { MAVEN_COPY, OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** The program of both libraries is the same, but for how a client is made. */
const javaWith = (library: "native" | "okhttp-gson"): ClientTool => ({
  name: `openapi-generator-java-${library}`,
  version: OPENAPI_GENERATOR,
  language: "Java",
  needs: { generate: ["java", "maven"] },
  generate: (job) =>
    runOpenapiGenerator(job, "java", [
      "--library",
      library,
      "--global-property",
      "apiTests=false,modelTests=false",
    ]),
  compile: async ({ folder, hasProgram }) => {
    const cwd = join(folder, "client");
    const sources = join(cwd, "src/main/java/loja");
    if (hasProgram) {
      await cp(join(PROGRAMS, "java/Programa.java"), join(sources, "Programa.java"));
      await cp(join(PROGRAMS, "java", library, "Cliente.java"), join(sources, "Cliente.java"));
    }
    const classpath = [`${MAVEN_COPY}:build-classpath`, "-Dmdep.outputFile=classpath.txt"];
    await runCommand(["mvn", ...MAVEN_OPTIONS, "compile", ...classpath], { cwd });
  },
  call: async ({ folder }, environment) => {
    const cwd = join(folder, "client");
    const classpath = `target/classes:${await readFile(join(cwd, "classpath.txt"), "utf8")}`;
    return runCommand(["java", "-cp", classpath, "-Dfile.encoding=UTF-8", "loja.Programa"], {
      cwd,
      env: environment,
      timeout: 600_000,
    });
  },
});

export const openapiGeneratorJava: readonly ClientTool[] = [javaWith("native"), javaWith("okhttp-gson")];
