import type { Operation, Program } from "@typespec/compiler";
import { getHttpOperation } from "@typespec/http";
import { isMergePatch } from "@typespec/http/experimental/merge-patch";
import { nullableFields } from "./nullableFields.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

/**
 * The document with null allowed for every optional field of a merge patch (RFC 7396), at every depth: null takes it away. What
 * TypeSpec makes of a model, `MergePatchUpdate`, says that itself. Other requests and answers go on with the models as they are.
 */
export function mergePatches(
  document: OpenApiDocument,
  program: Program,
  operations: ReadonlyMap<string, Operation>,
): OpenApiDocument {
  const saysItself = (operationId: string): boolean => {
    const operation = operations.get(operationId);
    const type = operation && getHttpOperation(program, operation)[0].parameters.body?.type;
    return type?.kind === "Model" && isMergePatch(program, type);
  };
  return nullableFields(document, {
    isMeant: (mediaType, operationId) =>
      mediaType.startsWith("application/merge-patch+json") && !saysItself(operationId),
    isShared: () => true,
    suffix: "MergePatch",
    isAbsent: false,
  });
}
