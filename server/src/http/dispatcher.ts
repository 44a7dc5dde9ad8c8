import { routeShape } from "@frete/contract/toolkit/routesOf";
import { createTemplateMatcher, decodedText, type MatchTemplate } from "./routeTemplate.ts";

/** What a path leads to: one value per method, and the raw (still percent-encoded) path parameters in template order. */
export interface Match<T> {
  readonly methods: ReadonlyMap<string, T>;
  readonly parameters: readonly string[];
}

/** A place in the tree of segments, and what follows it. */
interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  /** Segments that are partly a parameter, those with more fixed text first. */
  readonly mixed: Branch<T>[];
  parameter: Node<T> | undefined;
  /** Templates of all segments that are left. */
  readonly tails: Branch<T>[];
  methods: Map<string, T> | undefined;
}

interface Branch<T> {
  readonly shape: string;
  readonly match: MatchTemplate;
  readonly node: Node<T>;
}

/** Finds the operations of a request path. */
export type Dispatch<T> = (path: string) => Match<T> | undefined;

const NO_PARAMETERS: readonly string[] = [];

/**
 * Builds the dispatcher of a set of routes: a map for paths without parameters, a tree of segments for the others. A parameter
 * `{name}` is a segment or a part of one (`a.{ending}`, `{id}:lend`), `{+name}` takes slashes as well. Fixed text wins over
 * parameters, from the left; one trailing slash is accepted; an empty segment is no parameter.
 *
 * @param routes their paths as `routesOf` gives them
 * @throws Error when two routes have the same method and shape
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
    const parameters: string[] = [];
    const slash = path.indexOf("/");
    const methods = find(root, path, slash < 0 ? path.length + 1 : slash + 1, parameters)?.methods;
    return methods && { methods, parameters };
  };
}

function emptyNode<T>(): Node<T> {
  return { literals: new Map(), mixed: [], parameter: undefined, tails: [], methods: undefined };
}

/** The node at the end of a template, which is put into the tree. */
function insert<T>(root: Node<T>, path: string): Node<T> {
  const segments = (path.length > 1 ? path.replace(/\/$/, "") : path).split("/").slice(1);
  let node = root;
  for (const [index, segment] of segments.entries()) {
    if (segment.includes("{+")) return branch(node.tails, segments.slice(index).join("/"));
    node = childFor(node, segment);
  }
  return node;
}

function childFor<T>(node: Node<T>, segment: string): Node<T> {
  if (routeShape(segment) === "{}") {
    node.parameter ??= emptyNode();
    return node.parameter;
  }
  if (/[{}]/.test(segment)) return branch(node.mixed, segment);
  const text = decodedText(segment);
  const next = node.literals.get(text) ?? emptyNode<T>();
  node.literals.set(text, next);
  return next;
}

function branch<T>(branches: Branch<T>[], template: string): Node<T> {
  const shape = routeShape(template);
  const known = branches.find((each) => each.shape === shape);
  if (known) return known.node;
  const node = emptyNode<T>();
  branches.push({ shape, match: createTemplateMatcher(template), node });
  branches.sort((left, right) => right.shape.length - left.shape.length);
  return node;
}

/** The node that a path leads to from its segment at `start`; beyond the end of the path none is left. */
function find<T>(node: Node<T>, path: string, start: number, parameters: string[]): Node<T> | undefined {
  const isOver = start > path.length;
  const isEnd = isOver || (start === path.length && start > 1);
  if (isEnd && node.methods) return node;
  if (isOver) return undefined;
  const slash = path.indexOf("/", start);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(start, end);
  const literal = node.literals.get(segment.includes("%") ? decodedText(segment) : segment);
  const found = literal && find(literal, path, end + 1, parameters);
  if (found) return found;
  const depth = parameters.length;
  const behind = (next: Node<T>, raw: readonly string[], at: number): Node<T> | undefined => {
    parameters.push(...raw);
    const inside = find(next, path, at, parameters);
    if (!inside) parameters.length = depth;
    return inside;
  };
  for (const { match, node: next } of node.mixed) {
    const raw = match(segment);
    const inside = raw && behind(next, raw, end + 1);
    if (inside) return inside;
  }
  const inside = segment !== "" && node.parameter && behind(node.parameter, [segment], end + 1);
  if (inside) return inside;
  for (const { match, node: next } of node.tails) {
    const raw = match(path.slice(start));
    if (raw) return behind(next, raw, path.length + 1);
  }
  return undefined;
}
