import type { Explicacao } from "@frete/contract/operacao";
import type { Command } from "commander";
import { operationCommand } from "./operationCommand.ts";
import { renderExplanation } from "./renderExplanation.ts";
import { hasColours, type Terminal } from "./terminal.ts";

/** `frete explain`: what made the prices of a cart; its fields are flags, or the body of a quotation in a file. */
export function explainCommand(terminal: Terminal): Command {
  const definition = {
    operation: "explicarCotacao",
    examples: [
      "--loja 1 --body carrinho.json",
      '--loja 1 --cep-destino 01310100 --canal site --volumes \'[{"sku":"CAFETEIRA-110","quantidade":1,"valorUnitario":219.9}]\'',
    ],
    render: (answer: object) => renderExplanation(answer as Explicacao, hasColours(terminal, terminal.out)),
  } as const;
  return operationCommand("explain", definition, [], terminal);
}
