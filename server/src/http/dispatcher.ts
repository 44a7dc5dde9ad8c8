/** What a path leads to: one value per method, and the raw (still percent-encoded) path parameters in template order. */
export interface Match<T> {
  readonly methods: ReadonlyMap<string, T>;
  readonly parameters: readonly string[];
}

interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  methods: Map<string, T> | undefined;
}

/** Finds the operations of a request path. */
export type Dispatch<T> = (path: string) => Match<T> | undefined;

const NO_PARAMETERS: readonly string[] = [];

/**
 * Builds the dispatcher of a set of routes: a map for paths without parameters, a trie of segments for the others.
 * A literal segment wins over a parameter; one trailing slash is accepted; an empty segment matches nothing.
 *
 * @throws Error when a template is malformed or two routes have the same method and shape
 */
export function createDispatcher<T>(
  routes: Iterable<{ method: string; path: string; value: T }>,
): Dispatch<T> {
  const root = emptyNode<T>();
  const statics = new Map<string, Match<T>>();
  for (const { method, path, value } of routes) {
    const node = insert(root, path);
    node.methods ??= new Map();
    if (node.methods.has(method))
      throw new Error(`Two operations answer ${method} ${path}: give one another path`);
    node.methods.set(method, value);
    if (!path.includes("{")) statics.set(path, { methods: node.methods, parameters: NO_PARAMETERS });
  }
  return (path) => {
    const known = statics.get(path);
    if (known) return known;
    const segments = path.split("/");
    if (segments.length > 2 && segments.at(-1) === "") segments.pop();
    const parameters: string[] = [];
    const node = find(root, segments, 1, parameters);
    return node?.methods && { methods: node.methods, parameters };
  };
}

function emptyNode<T>(): Node<T> {
  return { literals: new Map(), parameter: undefined, methods: undefined };
}

function insert<T>(root: Node<T>, path: string): Node<T> {
  if (!path.startsWith("/")) throw new Error(`Path ${path} must start with "/"`);
  let node = root;
  for (const segment of path.split("/").slice(1)) {
    if (/^\{[^{}]+\}$/.test(segment)) {
      node.parameter ??= emptyNode();
      node = node.parameter;
      continue;
    }
    if (/[{}]/.test(segment)) throw new Error(`Path ${path}: a parameter must be a whole segment`);
    const next = node.literals.get(segment) ?? emptyNode<T>();
    node.literals.set(segment, next);
    node = next;
  }
  return node;
}

function find<T>(
  node: Node<T>,
  segments: string[],
  index: number,
  parameters: string[],
): Node<T> | undefined {
  if (index === segments.length) return node.methods ? node : undefined;
  const segment = segments[index] as string;
  const literal = node.literals.get(segment.includes("%") ? decodeLiteral(segment) : segment);
  const found = literal && find(literal, segments, index + 1, parameters);
  if (found) return found;
  if (!node.parameter || segment === "") return undefined;
  const depth = parameters.length;
  parameters.push(segment);
  const inside = find(node.parameter, segments, index + 1, parameters);
  if (!inside) parameters.length = depth;
  return inside;
}

/** `%62ooks` is another spelling of `books` (RFC 3986, 6.2.2.2); what cannot be decoded equals no literal. */
function decodeLiteral(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
