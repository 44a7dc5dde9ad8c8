import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { callPython, importPython, installVenv, pythonOf } from "./python.ts";

const LEFT_OUT = /(?=WARNING parsing|Unable to (?:process|parse))/;

/** https://github.com/openapi-generators/openapi-python-client: models of attrs, a module per operation, over httpx. */
export const openapiPythonClient: ClientTool = {
  name: "openapi-python-client",
  version: "0.29.1",
  language: "Python",
  needs: { generate: ["python"] },
  install: (folder) => installVenv(openapiPythonClient, folder),
  generate: async ({ document, folder, installed, leftOut }) => {
    const options = ["generate", "--path", document, "--meta", "none", "--output-path", "frete"];
    const said = await runCommand([pythonOf(installed), "-m", "openapi_python_client", ...options], {
      cwd: folder,
    });
    // It leaves operations out that it does not understand, and ends well all the same.
    const sentences = said.split(LEFT_OUT).slice(1);
    leftOut.push(...sentences.map((each) => each.trim().split(/\n{3,}/)[0] ?? ""));
  },
  compile: (job) => importPython(job, "frete", "openapi_python_client.py"),
  call: callPython,
};
