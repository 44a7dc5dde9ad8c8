import ts from "typescript";

/** English words for nouns of the contract, which code calls by the contract's name (docs/vocabulary.md). */
const NOUNS = new Map(
  Object.entries({
    branch: "filial",
    branches: "filiais",
    carrier: "transportadora",
    carriers: "transportadoras",
    quotation: "cotacao",
    quotations: "cotacoes",
  }),
);

/**
 * Identifiers of a source file that hold an English word for a noun of the contract, with the word to use. Comments and texts
 * do not count.
 * @param path for the messages
 */
export function foreignNames(path: string, source: string): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return [...names].flatMap((name) =>
    (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).flatMap((word) => {
      const better = NOUNS.get(word.toLowerCase());
      return better ? [`${path}: ${name}: say ${better}, not ${word} (docs/vocabulary.md)`] : [];
    }),
  );
}
