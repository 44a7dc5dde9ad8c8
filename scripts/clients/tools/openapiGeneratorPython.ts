import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { OPENAPI_GENERATOR, runOpenapiGenerator } from "./openapiGenerator.ts";
import { callPython, importPython, installVenv, pythonOf } from "./python.ts";

export const openapiGeneratorPython: ClientTool = {
  name: "openapi-generator-python",
  version: OPENAPI_GENERATOR,
  language: "Python",
  needs: { generate: ["java", "maven"], compile: ["python"] },
  install: (folder) => installVenv(openapiGeneratorPython, folder),
  generate: (job) => runOpenapiGenerator(job, "python", ["--package-name", "frete"]),
  compile: async (job) => {
    await runCommand([pythonOf(job.installed), "-c", "import shutil; shutil.move('client/frete', 'frete')"], {
      cwd: job.folder,
    });
    await importPython(job, "frete", "openapi_generator.py");
  },
  call: callPython,
};
