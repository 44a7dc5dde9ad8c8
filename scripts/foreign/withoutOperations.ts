import { type Node, parse, SyntaxKind, visitChildren } from "@typespec/compiler/ast";

/** A TypeSpec file without some of its operations. */
export interface Reduced {
  /** The text with blanks in their places: all else keeps its line. */
  readonly text: string;
  /** For each line the name of its operation, behind those of the blocks around it: `PathParameters_explicit`. */
  readonly operations: readonly string[];
}

/**
 * Takes the operations out of a TypeSpec file that stand at some of its lines, counted from 1.
 *
 * @returns undefined when one of the lines is not inside an operation
 */
export function withoutOperations(text: string, lines: readonly number[]): Reduced | undefined {
  const operations: { name: string; pos: number; end: number }[] = [];
  const visit = (node: Node, around: string): void => {
    const isBlock =
      node.kind === SyntaxKind.NamespaceStatement || node.kind === SyntaxKind.InterfaceStatement;
    if (node.kind === SyntaxKind.OperationStatement)
      operations.push({ name: `${around}${node.id.sv}`, pos: node.pos, end: afterSemicolon(text, node.end) });
    else visitChildren(node, (child) => visit(child, isBlock ? `${around}${node.id.sv}_` : around));
  };
  visit(parse(text), "");
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const found = lines.map((line) => {
    const [start = 0, end = text.length] = starts.slice(line - 1);
    return operations.find((operation) => operation.pos < end && start < operation.end);
  });
  const known = found.filter((operation) => operation !== undefined);
  if (known.length < lines.length) return undefined;
  return {
    text: known.reduce(
      (rest, { pos, end }) =>
        rest.slice(0, pos) + rest.slice(pos, end).replace(/[^\n]/g, " ") + rest.slice(end),
      text,
    ),
    operations: known.map(({ name }) => name),
  };
}

/** In an interface the semicolon that ends an operation is no part of it. */
const afterSemicolon = (text: string, end: number) => end + (/^\s*;/.exec(text.slice(end))?.[0].length ?? 0);
