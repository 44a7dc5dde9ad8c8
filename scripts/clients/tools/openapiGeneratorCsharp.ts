import { join } from "node:path";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";

/** Compiled where there is a .NET, and not called yet. */
export const openapiGeneratorCsharp: ClientTool = {
  name: "openapi-generator-csharp",
  version: OPENAPI_GENERATOR,
  language: "C#",
  needs: { generate: ["java", "maven"], compile: ["dotnet"] },
  generate: (job) => runOpenapiGenerator(job, "csharp"),
  compile: async ({ folder }) => {
    await runCommand(["dotnet", "build", "src/Org.OpenAPITools"], { cwd: join(folder, "client") });
  },
};
