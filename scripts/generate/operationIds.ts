import { isService, type Namespace, navigateProgram, type Operation, type Program } from "@typespec/compiler";
import { getOperationId } from "@typespec/openapi";

/** Parts of the ids that the emitter gives are told by a character that no name has. */
export const ID_SEPARATOR = "\u001f";

/** An operation of the sources, and the id that the designer gave it, if any. */
export interface DeclaredOperation {
  operation: Operation;
  explicitId: string | undefined;
}

/** Every operation of a program by the id that the emitter gives it: the explicit one, or its path below its service. */
export function declaredOperations(program: Program): Map<string, DeclaredOperation> {
  const found = new Map<string, DeclaredOperation>();
  navigateProgram(program, {
    operation: (operation) => {
      const explicitId = getOperationId(program, operation);
      const id = explicitId ?? pathOf(program, operation).join(ID_SEPARATOR);
      if (!found.has(id)) found.set(id, { operation, explicitId });
    },
  });
  return found;
}

function pathOf(program: Program, operation: Operation): string[] {
  const path = [operation.name];
  let parent: { name: string; namespace?: Namespace | undefined } | undefined =
    operation.interface ?? operation.namespace;
  while (parent && parent.name !== "" && !isServiceNamespace(program, parent)) {
    path.unshift(parent.name);
    parent = parent.namespace;
  }
  return path;
}

const isServiceNamespace = (program: Program, parent: object) =>
  "kind" in parent && parent.kind === "Namespace" && isService(program, parent as Namespace);

/**
 * The ids of the operations of a document: an explicit one as it is; else the name of the operation; where several operations
 * ask for one name, `Interface_operation` for all of them, and if need be the namespaces above.
 *
 * @param emitted ids as the emitter gave them
 * @returns the ids by those, not always different: that is for the caller to refuse
 */
export function shortIds(
  emitted: readonly string[],
  declared: ReadonlyMap<string, DeclaredOperation>,
): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  let open = emitted.filter((id) => {
    if (declared.get(id)?.explicitId === undefined) return true;
    ids.set(id, id);
    taken.add(id);
    return false;
  });
  for (let depth = 1; open.length > 0; depth++) {
    const names = open.map((id) => id.split(ID_SEPARATOR).slice(-depth).join("_"));
    const isWhole = (id: string) => id.split(ID_SEPARATOR).length <= depth;
    const clashes = (name: string) => taken.has(name) || names.indexOf(name) !== names.lastIndexOf(name);
    const left = open.filter((id, index) => clashes(names[index] as string) && !isWhole(id));
    open.forEach((id, index) => {
      if (left.includes(id)) return;
      ids.set(id, names[index] as string);
      taken.add(names[index] as string);
    });
    open = left;
  }
  return ids;
}
