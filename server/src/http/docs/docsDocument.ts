import {
  allOperationsOf,
  type OpenApiDocument,
  type OperationObject,
  rulesOf,
} from "@frete/contract/toolkit/openApi";

/** How operations lead to the rules that they cite. */
export interface RuleLinks {
  /** What stands before them. */
  readonly label: string;
  readonly addressOf: (rule: string) => string | undefined;
}

/**
 * A document as the viewer shows it: with the server that it comes from, what the service calls by itself beside what it serves, and below the description of each operation
 * links to its rules. Leaves the input untouched.
 *
 * @param webhooks a document of what the service calls
 */
export function docsDocument(
  document: OpenApiDocument,
  webhooks: OpenApiDocument | undefined,
  links: RuleLinks,
): OpenApiDocument {
  const shown = structuredClone(document);
  shown.servers = [{ url: serverPath(document) }];
  if (webhooks?.webhooks) {
    shown.webhooks = { ...shown.webhooks, ...structuredClone(webhooks.webhooks) };
    shown.components = {
      ...shown.components,
      schemas: { ...webhooks.components?.schemas, ...shown.components?.schemas },
    };
  }
  for (const { operation } of allOperationsOf(shown)) addLinks(shown, operation, links);
  return shown;
}

/** The path of the first server, below which operations are; its host is whoever shows the document. */
function serverPath({ servers: [server] = [] }: OpenApiDocument): string {
  const address = (server?.url ?? "/").replace(
    /\{(\w+)\}/g,
    (whole, name) => server?.variables?.[name]?.default ?? whole,
  );
  return new URL(address, "http://localhost").pathname;
}

function addLinks(
  document: OpenApiDocument,
  operation: OperationObject,
  { label, addressOf }: RuleLinks,
): void {
  const linked = rulesOf(document, operation).flatMap((rule) => {
    const address = addressOf(rule);
    return address === undefined ? [] : [`[${rule}](${address})`];
  });
  if (linked.length === 0) return;
  operation.description = [operation.description, `**${label}** ${linked.join(", ")}`]
    .filter(Boolean)
    .join("\n\n");
}
