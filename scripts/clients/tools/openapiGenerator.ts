import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { CACHE, MAVEN_OPTIONS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { Job } from "../tool.ts";

/** https://openapi-generator.tech: one program for all of its languages. */
export const OPENAPI_GENERATOR = "7.25.0";
const NAME = `openapi-generator-cli-${OPENAPI_GENERATOR}.jar`;
const SHA256 = "41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae";

/** Copies what repositories of Maven hold. */
export const MAVEN_COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";

/**
 * Generates a client into `client/`.
 * @param generator its name there, as `java`
 * @param options further ones of the command line
 */
export async function runOpenapiGenerator(
  { document, folder }: Job,
  generator: string,
  options: readonly string[] = [],
) {
  const jar = await fetchJar();
  const wanted = ["generate", "-g", generator, "-i", document, "-o", "client", ...options];
  await runCommand(["java", "-jar", jar, ...wanted], { cwd: folder });
}

/** @throws Error when what was fetched is not what it was */
async function fetchJar(): Promise<string> {
  const jar = join(CACHE, "tools", NAME);
  if (existsSync(jar)) return jar;
  const folder = join(CACHE, "tools/fetched");
  await mkdir(folder, { recursive: true });
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`;
  await runCommand(["mvn", ...MAVEN_OPTIONS, `${MAVEN_COPY}:copy`, artifact, `-DoutputDirectory=${folder}`], {
    cwd: folder,
  });
  const fetched = join(folder, NAME);
  const found = createHash("sha256")
    .update(await readFile(fetched))
    .digest("hex");
  if (found !== SHA256) throw new Error(`${NAME} is not what it was: ${found}`);
  await rename(fetched, jar);
  return jar;
}
