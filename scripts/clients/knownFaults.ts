import type { OpenApiVersion, StepName } from "./tool.ts";

/** A fault of a tool that no form of the document cures, with its issue. It must occur, or the entry is needless. */
export interface KnownFault {
  tool: string;
  /** Default: both. */
  version?: OpenApiVersion;
  step: StepName;
  /** What the tool or compiler says, or the line of the call that fails. */
  says: RegExp;
  /** Where the tool's own people speak of it, or the sentence of its documentation. */
  because: string;
}

export const KNOWN_FAULTS: readonly KnownFault[] = [
  {
    tool: "openapi-generator-kotlin",
    step: "compile",
    says: /Expecting ';' after the last enum entry/,
    because:
      "an empty text among the values of an inline enum, as of `autorizado`, gets no name: https://github.com/OpenAPITools/openapi-generator/issues/18660",
  },
];
