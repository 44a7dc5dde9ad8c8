import { type ContractDiagnostic, type ContractPart, describePart } from "./diagnostics/diagnostic.ts";
import { findCulprits } from "./diagnostics/findCulprits.ts";
import type { Place } from "./diagnostics/fromCompiler.ts";
import { GenerateError } from "./generateError.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

type Locate = (part: ContractPart) => Place;

/**
 * Runs a step of the generation over a document. Whatever it throws, its own refusals as well as errors of libraries, comes out
 * as diagnostics at the places of the sources that are to blame.
 *
 * @throws GenerateError
 */
export async function atItsPlace<T>(
  document: OpenApiDocument,
  locate: Locate,
  step: (document: OpenApiDocument) => T | Promise<T>,
): Promise<T> {
  try {
    return await step(document);
  } catch (error) {
    if (error instanceof GenerateError && isPlaced(error)) throw error;
    if (error instanceof GenerateError && error.each.every(({ part }) => part))
      throw new GenerateError(error.each.flatMap((each) => placed(each, locate(each.part ?? {}))));
    const culprits = await findCulprits(document, step);
    const found = culprits.flatMap((culprit) =>
      diagnosticsOf(culprit.error, culprit.part, locate(culprit.part)),
    );
    throw new GenerateError(found.length > 0 ? found : diagnosticsOf(error as Error));
  }
}

const isPlaced = ({ diagnostics }: GenerateError) => diagnostics.every(({ file }) => file !== undefined);

const placed = ({ diagnostics }: GenerateError, place: Place): ContractDiagnostic[] =>
  diagnostics.map((diagnostic) => ({ ...place, ...diagnostic }));

function diagnosticsOf(error: Error, part?: ContractPart, place: Place = {}): ContractDiagnostic[] {
  const prefix = part ? `${describePart(part)}: ` : "";
  if (error instanceof GenerateError)
    return placed(error, place).map((diagnostic) =>
      error.part ? diagnostic : { ...diagnostic, message: prefix + diagnostic.message },
    );
  return [
    {
      code: "not-served",
      severity: "error",
      message: `${prefix}${error.message.split("\n")[0]}`,
      ...place,
      help: "`contract features` lists what is served; write this part in another way, or leave it out",
    },
  ];
}
