import { readFile } from "node:fs/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import { type ContractOperation, contractOperation, resolveSchema } from "../contract/contractDocument.ts";
import { usageError } from "./cliError.ts";
import { assembleBody, bodyFlags, type Flag, flagOption } from "./flags.ts";
import { flowing } from "./flowing.ts";
import { formFlags, formOf } from "./form.ts";
import { operatorClient } from "./operatorClient.ts";
import { type Fields, renderRecord, renderTable } from "./render.ts";
import type { OperationCommand } from "./resourceCommands.ts";
import { saveStream } from "./saveStream.ts";
import { dim, hasColours, type Terminal } from "./terminal.ts";

/** A page of a list. */
interface Page {
  pagina: number;
  limite: number;
  total: number;
  itens: Fields[];
}

/**
 * A command that calls one operation. Arguments, flags, their help, choices and defaults all come from the contract: path
 * parameters are arguments (the loja is the flag `--loja`), query parameters and fields of the body are flags.
 */
export function operationCommand(
  name: string,
  { operation: id, examples = [], render, rows, csv }: OperationCommand,
  columns: readonly string[],
  terminal: Terminal,
): Command {
  const operation = contractOperation(id);
  const command = new Command(name).summary(operation.summary).description(flowing(operation.description));
  const own = pathParameters(command, operation);
  const query: Flag[] = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => {
      const schema = {
        ...parameter.schema,
        ...(parameter.description ? { description: parameter.description } : {}),
      };
      return { option: flagOption([parameter.name], schema), path: [parameter.name], required: false };
    });
  const isList = query.some(({ path: [field] }) => field === "pagina");
  const body = operation.body ? bodyFlags(operation.body) : undefined;
  const form = operation.form ? formFlags(operation.form) : undefined;
  for (const { option } of [...query, ...(body ?? []), ...(form ?? [])]) command.addOption(option);
  if (form) command.option("--anexo <file...>", "files to send");
  if (isList) command.option("--all", "all pages");
  if (csv) command.option("--csv <file>", "write the whole list as CSV to this file (- is standard output)");
  if (body)
    command.option("--body <file>", "take the body from a JSON file (- is standard input); flags win");
  command.option("--json", "print the answer as JSON");

  command.action(async (...given: unknown[]) => {
    const options = command.opts<Record<string, unknown>>();
    const path = own(given as string[], options);
    const client = operatorClient(terminal);
    const input = {
      path,
      query: assembleBody(query, options),
      ...(body ? { body: await bodyOf(body, options, terminal) } : {}),
      ...(form
        ? { body: await formOf(assembleBody(form, options), options.anexo as string[] | undefined) }
        : {}),
    };
    if (csv && typeof options.csv === "string") {
      const { pagina: _page, limite: _size, ...filters } = input.query;
      const stream = await client.call(csv, { path, query: filters, parseAs: "stream" });
      await saveStream(stream, options.csv, terminal);
      return;
    }
    const answer =
      isList && options.all === true
        ? await allPages((pagina) =>
            client.call(id, { ...input, query: { ...input.query, limite: 200, pagina } }),
          )
        : await client.call(id, input);
    if (render && options.json !== true) terminal.out.write(`${render(answer as Fields)}\n`);
    else print(answer as Fields, columns, options.json === true, terminal, rows);
  });
  return addExamples(command, examples);
}

/** Prints an answer: JSON for machines, a table for lists, name and value for records. */
export function print(
  answer: Fields,
  columns: readonly string[],
  asJson: boolean,
  terminal: Terminal,
  rows: (record: Fields) => readonly Fields[] = (record) => [record],
): void {
  const { out } = terminal;
  if (asJson) {
    out.write(`${JSON.stringify(answer, null, 2)}\n`);
    return;
  }
  const coloured = hasColours(terminal, out);
  if (!Array.isArray(answer.itens)) {
    out.write(`${renderRecord(answer, coloured)}\n`);
    return;
  }
  const { pagina, limite, total, itens } = answer as unknown as Page;
  if (itens.length > 0) out.write(`${renderTable(itens.flatMap(rows), columns, coloured)}\n`);
  const first = (pagina - 1) * limite + 1;
  if (itens.length === 0) out.write(total === 0 ? "none\n" : `none on page ${pagina} (${total} in all)\n`);
  else if (itens.length < total) {
    out.write(`${dim(`${first} to ${first + itens.length - 1} of ${total}; see --all`, coloured)}\n`);
  }
}

/** Adds the lines that show how a command is called. */
export function addExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText("after", () => {
    const names: string[] = [];
    for (let each: Command | null = command; each; each = each.parent) names.unshift(each.name());
    const lines = examples.map((example) => `  $ ${names.join(" ")} ${example}`);
    return lines.length > 0 ? `\nExamples:\n${lines.join("\n")}` : "";
  });
}

/** Declares the loja flag and the arguments of a path; returns what reads them back. */
export function pathParameters(command: Command, { path, parameters }: ContractOperation) {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const lojaIsFlag = path.includes("/{idLoja}/");
  if (lojaIsFlag) {
    command.addOption(
      new Option("-l, --loja <code>", "code of the loja").env("FRETE_LOJA").argParser(parseCode),
    );
  }
  const positional = lojaIsFlag ? inPath.slice(1) : inPath;
  for (const { name, description, schema } of positional) {
    const isCode = resolveSchema(schema).type === "integer";
    command.argument(`<${name}>`, description ?? "", isCode ? parseCode : (text: string) => text);
  }
  return (given: readonly unknown[], options: Record<string, unknown>): Record<string, unknown> => {
    if (lojaIsFlag && options.loja === undefined)
      throw usageError("Which loja? Give --loja <code> or set FRETE_LOJA.");
    return {
      ...(lojaIsFlag ? { idLoja: options.loja } : {}),
      ...Object.fromEntries(positional.map(({ name }, index) => [name, given[index]])),
    };
  };
}

function parseCode(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new InvalidArgumentError("It must be a code: a whole number from 1.");
  return Number(text);
}

/** The body from the file of `--body` and the flags, which win. */
async function bodyOf(
  flags: readonly Flag[],
  options: Record<string, unknown>,
  terminal: Terminal,
): Promise<Fields> {
  const file = options.body as string | undefined;
  const body = assembleBody(flags, options, file === undefined ? {} : await readJson(file, terminal));
  requireFlags(flags, body);
  return body;
}

/** @throws CliError (exit code 2) naming the flags of required fields that the body lacks */
export function requireFlags(flags: readonly Flag[], body: Fields): void {
  const missing = flags.filter(
    ({ required, path: [field] }) => required && !Object.hasOwn(body, field as string),
  );
  if (missing.length > 0)
    throw usageError(`Missing: ${missing.map(({ option }) => option.long).join(", ")} (see --help).`);
}

async function readJson(file: string, { stdin }: Terminal): Promise<Fields> {
  let text = "";
  if (file === "-") for await (const chunk of stdin) text += chunk.toString();
  else {
    text = await readFile(file, "utf8").catch((error: Error) => {
      throw usageError(`${file} cannot be read: ${error.message}.`);
    });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {}
  throw usageError(`${file === "-" ? "Standard input" : file} does not hold a JSON object.`);
}

/** Every page of a list as one. */
async function allPages(read: (pagina: number) => Promise<unknown>): Promise<Page> {
  const first = (await read(1)) as Page;
  const itens = [...first.itens];
  for (let pagina = 2; itens.length < first.total; pagina++) {
    const page = (await read(pagina)) as Page;
    if (page.itens.length === 0) break;
    itens.push(...page.itens);
  }
  return { pagina: 1, limite: itens.length, total: itens.length, itens };
}
