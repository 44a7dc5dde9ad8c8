import { GenerateError } from "./generateError.ts";
import type { SecurityRequirement, SecurityScheme } from "./toolkit/contractModule.ts";
import type { OpenApiDocument, OperationObject } from "./toolkit/openApi.ts";

/**
 * The alternatives that open an operation, in the order of the contract, each with all that it asks for; none for a public
 * operation (OpenAPI 3.1, 4.8.30).
 */
export function security(document: OpenApiDocument, operation: OperationObject): SecurityRequirement[][] {
  const alternatives = (operation.security ?? document.security ?? []).map((alternative) =>
    Object.entries(alternative).map(([scheme, scopes]) => ({ scheme, scopes })),
  );
  return alternatives.every((alternative) => alternative.length === 0) ? [] : alternatives;
}

/**
 * The security schemes of a contract by name, as far as recognising a caller takes (OpenAPI 3.1, 4.8.27).
 *
 * @throws GenerateError naming a scheme of a type that the toolkit does not serve
 */
export function securitySchemes(document: OpenApiDocument): Record<string, SecurityScheme> {
  return Object.fromEntries(
    Object.entries(document.components?.securitySchemes ?? {}).map(([name, { type, ...scheme }]) => {
      switch (type) {
        case "apiKey":
          return [name, { type, in: scheme.in, name: scheme.name } as SecurityScheme];
        case "http":
          return [name, { type, scheme: (scheme.scheme ?? "").toLowerCase() }];
        case "oauth2":
        case "openIdConnect":
          return [name, { type }];
        default:
          throw new GenerateError(
            `security scheme ${name} is of type ${type}: use apiKey, http, oauth2 or openIdConnect`,
          );
      }
    }),
  );
}
