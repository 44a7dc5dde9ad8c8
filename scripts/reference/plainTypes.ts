import ts from "typescript";

/** The group of a reference that has the schemas of the contract. */
export const CONTRACT_TYPES = "Types of the contract";

/**
 * The types of a contract as people read them: each schema is an interface, or a type, of its own, where openapi-typescript has an alias of a
 * part of `components`; and what is described is text, where it has a tag. What it prints besides is hidden.
 *
 * @param source the module `types.ts` of a contract
 */
export function plainTypes(source: string): string {
  const file = ts.createSourceFile("types.ts", source, ts.ScriptTarget.Latest, true);
  const aliases = new Map<string, string>();
  const rest: string[] = [];
  for (const statement of file.statements) {
    const [, alias, name] = ALIAS.exec(statement.getText()) ?? [];
    if (alias !== undefined && name !== undefined) aliases.set(name, alias);
    else rest.push(`/** @hidden */\n${statement.getText()}`);
  }
  const schemas = schemasOf(file).map((schema) => {
    const { type, name } = schema;
    const alias = aliases.get((name as ts.StringLiteral).text);
    if (!type || alias === undefined) throw new Error(`the types have no alias of ${name.getText()}`);
    const body = type.getText();
    const declaration = ts.isTypeLiteralNode(type)
      ? `interface ${alias} ${body}`
      : `type ${alias} = ${body};`;
    const said = schema.getFullText().slice(0, schema.getLeadingTriviaWidth()).trim();
    return `${said.replace(/ *\*\/$/, "") || "/**"}\n * @group ${CONTRACT_TYPES}\n */\nexport ${declaration}`;
  });
  return [...schemas, ...rest]
    .join("\n")
    .replace(/components\["schemas"\]\["([^"]+)"\]/g, (part, name: string) => aliases.get(name) ?? part)
    .replace(/\/\*\*.*?\*\//gs, plainComment);
}

const ALIAS = /^export type (\S+) = components\['schemas'\]\['(.+)'\];$/;

function schemasOf(file: ts.SourceFile): ts.PropertySignature[] {
  const membersOf = (node: ts.Node | undefined, name: string) => {
    const found = node?.forEachChild((child) =>
      (ts.isInterfaceDeclaration(child) || ts.isPropertySignature(child)) && child.name.getText() === name
        ? child
        : undefined,
    );
    return found && ts.isPropertySignature(found) ? found.type : found;
  };
  const schemas = membersOf(membersOf(file, "components"), "schemas");
  return schemas && ts.isTypeLiteralNode(schemas) ? schemas.members.filter(ts.isPropertySignature) : [];
}

/** A comment that begins with its text; lines that follow an empty one would be code where they are indented. */
function plainComment(comment: string): string {
  const [text = "", ...examples] = comment.split(/(?=@example)/);
  const plain = text
    .replace("@description ", "")
    .replace(/^( *\*) {2,}/gm, "$1 ")
    .replace(/^( *\*)( Format: .*\n)/m, "$1$2$1\n");
  return [plain, ...examples].join("");
}
