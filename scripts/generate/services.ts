import { getNamespaceFullName, type Namespace } from "@typespec/compiler";
import type { OpenAPI3ServiceRecord, OpenAPI3VersionedDocumentRecord } from "@typespec/openapi3";
import { placeOfTarget } from "./diagnostics/fromCompiler.ts";
import { GenerateError } from "./generateError.ts";
import type { OpenApiDocument } from "./toolkit/openApi.ts";

/** The OpenAPI document of one service, or of one version of it, as the emitter made it. */
export interface ServiceDocuments {
  /** Name for folders and the command line: the last part of the namespace, as words with hyphens. */
  service: string;
  namespace: Namespace;
  /** As `@versioned` names it; undefined when the service has no versions. */
  version: string | undefined;
  openapi31: OpenApiDocument;
}

/** Which services and versions are wanted; all when nothing is said. */
export interface Selection {
  service?: string | undefined;
  version?: string | undefined;
}

type EmittedDocument = Pick<OpenAPI3VersionedDocumentRecord, "service" | "document"> & {
  version: string | undefined;
};

/** The documents of every service and version, in the order of the sources. */
export function serviceDocuments(records: readonly OpenAPI3ServiceRecord[]): ServiceDocuments[] {
  const documents = records.flatMap((record): EmittedDocument[] =>
    record.versioned
      ? record.versions.map(({ version, document }) => ({ service: record.service, version, document }))
      : [{ service: record.service, version: undefined, document: record.document }],
  );
  return documents.map(({ service: { type: namespace }, version, document }) => ({
    service: hyphenated(namespace.name || "service"),
    namespace,
    version,
    openapi31: ownCopy(document),
  }));
}

/**
 * Those services and versions that are wanted.
 *
 * @throws GenerateError when one is not there, or two services have one name
 */
export function selectServices(
  all: readonly ServiceDocuments[],
  { service, version }: Selection,
): ServiceDocuments[] {
  const named =
    service === undefined ? [...all] : all.filter((each) => namesOf(each).includes(service.toLowerCase()));
  if (named.length === 0)
    throw new GenerateError(
      service === undefined ? "the contract declares no service" : `there is no service ${service}`,
      {
        code: "no-service",
        help:
          service === undefined
            ? "put @service on the namespace of the operations"
            : `it has ${list(all.map(({ namespace }) => getNamespaceFullName(namespace)))}`,
      },
    );
  refuseSameNames(named);
  const wanted = version === undefined ? named : named.filter((each) => each.version === version);
  if (wanted.length === 0)
    throw new GenerateError(`there is no version ${version}`, {
      code: "no-version",
      help: named.some((each) => each.version !== undefined)
        ? `it has ${list(named.map((each) => each.version ?? "one without version"))}`
        : "the service has no versions: @versioned declares them",
    });
  return wanted;
}

/** Folder of each service below the output folder: its name when there are several, then its version when there are several. */
export function foldersOf(all: readonly ServiceDocuments[]): string[] {
  const severalServices = new Set(all.map(({ namespace }) => namespace)).size > 1;
  return all.map(({ service, namespace, version }) => {
    const severalVersions = all.filter((each) => each.namespace === namespace).length > 1;
    return [
      ...(severalServices ? [service] : []),
      ...(severalVersions && version !== undefined ? [asFileName(version)] : []),
    ].join("/");
  });
}

function refuseSameNames(documents: readonly ServiceDocuments[]): void {
  const taken = new Map<string, Namespace>();
  for (const { service, namespace } of documents) {
    const other = taken.get(service) ?? namespace;
    taken.set(service, other);
    if (other === namespace) continue;
    const [one, two] = [getNamespaceFullName(other), getNamespaceFullName(namespace)];
    throw new GenerateError([
      {
        code: "same-service-name",
        severity: "error",
        message: `two services are called ${service}: ${one} and ${two}`,
        ...placeOfTarget(namespace),
        help: `rename one of the namespaces, or generate one at a time: --service ${two}`,
      },
    ]);
  }
}

const namesOf = ({ service, namespace, openapi31 }: ServiceDocuments): string[] =>
  [service, namespace.name, getNamespaceFullName(namespace), openapi31.info.title].map((name) =>
    name.toLowerCase(),
  );

const list = (names: readonly string[]) => [...new Set(names)].join(", ");

const hyphenated = (name: string) =>
  asFileName(name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, "-").toLowerCase());

const asFileName = (text: string) => text.replace(/[^\p{L}\p{N}._-]+/gu, "-");

/** The emitter's documents share parts with each other and with the program: what is made of them needs its own. */
function ownCopy(document: unknown): OpenApiDocument {
  return JSON.parse(JSON.stringify(document)) as OpenApiDocument;
}
