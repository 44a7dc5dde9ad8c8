import { reachable } from "../reachable.ts";
import { type OpenApiDocument, operationsOf, type Schema, webhooksOf } from "../toolkit/openApi.ts";
import type { ContractPart } from "./diagnostic.ts";

/** A part of a document that fails by itself, and what it fails with. */
export interface Culprit {
  part: ContractPart;
  error: Error;
}

/** A step of the generation: it throws when it cannot do with a document. */
type Step = (document: OpenApiDocument) => unknown;

/** How long the search may take, in ms: then what was found so far is all. */
const PATIENCE = 5_000;

/**
 * The parts of a document that a step of the generation fails on, whatever it is that throws: the step is tried with one schema at
 * a time, then with one property of it, and if no schema is to blame with one operation at a time.
 */
export async function findCulprits(document: OpenApiDocument, step: Step): Promise<Culprit[]> {
  const until = performance.now() + PATIENCE;
  const failsWith = async (part: OpenApiDocument): Promise<Error | undefined> => {
    try {
      await step(part);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  };
  const schemas = document.components?.schemas ?? {};
  const failing = new Map<string, Error>();
  for (const name of Object.keys(schemas)) {
    if (performance.now() > until) break;
    const error = await failsWith(documentOf(document, name));
    if (error) failing.set(name, error);
  }
  const culprits: Culprit[] = [];
  for (const [schema, error] of failing) {
    const others = reachable(document, schemas[schema]);
    if ([...others].some((name) => name !== schema && failing.has(name) && !isMutual(document, name, schema)))
      continue;
    const property = await failingProperty(document, schema, failsWith);
    culprits.push({ part: { schema, ...(property !== undefined && { property }) }, error });
  }
  if (culprits.length > 0) return culprits;
  for (const [group, placed] of [
    ["paths", operationsOf(document)],
    ["webhooks", webhooksOf(document)],
  ] as const)
    for (const { path, method, operation } of placed) {
      if (performance.now() > until) break;
      const alone = { [path]: { [method.toLowerCase()]: operation } };
      const error = await failsWith({ ...document, ...NO_OPERATIONS, [group]: alone });
      if (error) culprits.push({ part: { operation: operation.operationId }, error });
    }
  return culprits;
}

const NO_OPERATIONS = { paths: {}, webhooks: {} };

const isMutual = (document: OpenApiDocument, one: string, other: string) =>
  reachable(document, document.components?.schemas?.[one]).has(other);

async function failingProperty(
  document: OpenApiDocument,
  name: string,
  failsWith: (document: OpenApiDocument) => Promise<Error | undefined>,
): Promise<string | undefined> {
  const schema = document.components?.schemas?.[name] as Schema;
  for (const [property, value] of Object.entries(schema.properties ?? {})) {
    const alone: Schema = { type: "object", properties: { [property]: value } };
    if (await failsWith(documentOf(document, name, alone))) return property;
  }
  return undefined;
}

/** A document whose only operation sends and answers one schema, and nothing that the schema does not lead to. */
function documentOf(document: OpenApiDocument, name: string, schema?: Schema): OpenApiDocument {
  const all = document.components?.schemas ?? {};
  const names = new Set([name, ...reachable(document, schema ?? all[name])]);
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
  return {
    ...document,
    ...NO_OPERATIONS,
    paths: {
      "/": {
        post: {
          operationId: "post",
          requestBody: { content },
          responses: { "200": { description: "", content } },
        },
      },
    },
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        [...names].map((each) => [each, each === name ? (schema ?? all[name] ?? {}) : (all[each] ?? {})]),
      ),
    },
  };
}
