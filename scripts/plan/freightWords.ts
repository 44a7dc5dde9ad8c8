/** Words by which what is only of this project's contract is known, in code, comments and texts. */
const WORDS =
  /frete|freight|pedido|cota[cç][aã]o|\blojas?\b|filial|transportadora|rastreio|ocorrencia|mensagem|portugu/gi;
/** The packages that the toolkit comes in are named by the project. */
const PACKAGES = /@frete\/(?:contract\/|typespec\b)/g;

/**
 * The lines of a source file of the toolkit that speak of this project's own contract, or cite one of its rules.
 * @param path for the messages
 * @param families what ids of the project's rules begin with, e.g. `NS`
 */
export function freightWords(path: string, source: string, families: readonly string[]): string[] {
  const rules = new RegExp(`\\b(?:${families.join("|")})-(?:[A-Z]+-)*\\d{3}\\b`, "g");
  return source.split("\n").flatMap((line, index) => {
    const text = line.replaceAll(PACKAGES, "");
    const found = [...text.matchAll(WORDS), ...text.matchAll(rules)].map(([word]) => word);
    return found.map(
      (word) =>
        `${path}:${index + 1}: ${word}: the toolkit knows no freight. Let whoever uses the toolkit bring it`,
    );
  });
}
