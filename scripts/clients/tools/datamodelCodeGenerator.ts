import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { callPython, importPython, installVenv, pythonOf } from "./python.ts";

/** https://datamodel-code-generator.koxudaxi.dev: models of pydantic, no client. */
export const datamodelCodeGenerator: ClientTool = {
  name: "datamodel-code-generator",
  version: "0.89.0",
  language: "Python",
  needs: { generate: ["python"] },
  install: (folder) => installVenv(datamodelCodeGenerator, folder),
  generate: async ({ document, folder, installed }) => {
    // Without the option a required field of 3.0 is never null, whatever `nullable` says.
    const input = ["--input", document, "--input-file-type", "openapi", "--strict-nullable"];
    const output = [
      "--output",
      "frete.py",
      "--output-model-type",
      "pydantic_v2.BaseModel",
      "--formatters",
      "builtin",
    ];
    await runCommand([pythonOf(installed), "-m", "datamodel_code_generator", ...input, ...output], {
      cwd: folder,
    });
  },
  compile: (job) => importPython(job, "frete", "datamodel_code_generator.py"),
  call: callPython,
};
