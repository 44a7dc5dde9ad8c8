import type { ClientTool } from "./tool.ts";
import { datamodelCodeGenerator } from "./tools/datamodelCodeGenerator.ts";
import { heyApi } from "./tools/heyApi.ts";
import { kubb } from "./tools/kubb.ts";
import { oapiCodegen } from "./tools/oapiCodegen.ts";
import { openapiGeneratorCsharp } from "./tools/openapiGeneratorCsharp.ts";
import { openapiGeneratorJava } from "./tools/openapiGeneratorJava.ts";
import { openapiGeneratorKotlin } from "./tools/openapiGeneratorKotlin.ts";
import { openapiGeneratorPhp } from "./tools/openapiGeneratorPhp.ts";
import { openapiGeneratorPython } from "./tools/openapiGeneratorPython.ts";
import { openapiGeneratorRust } from "./tools/openapiGeneratorRust.ts";
import { openapiPythonClient } from "./tools/openapiPythonClient.ts";
import { orval } from "./tools/orval.ts";

/** Every generator that is tried, in the order of the table. */
export const TOOLS: readonly ClientTool[] = [
  heyApi,
  orval,
  kubb,
  openapiPythonClient,
  datamodelCodeGenerator,
  openapiGeneratorPython,
  oapiCodegen,
  ...openapiGeneratorJava,
  openapiGeneratorKotlin,
  openapiGeneratorRust,
  ...openapiGeneratorPhp,
  openapiGeneratorCsharp,
];
