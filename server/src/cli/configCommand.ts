import { contract } from "@frete/contract/operacao";
import { Command } from "commander";
import { fingerprint } from "../platform/fingerprint.ts";
import { print } from "./operationCommand.ts";
import { baseUrlOf, operatorClient, operatorTokenOf } from "./operatorClient.ts";
import type { Terminal } from "./terminal.ts";

/** `frete config`: what the command line uses, and whether the server takes it. */
export function configCommand(terminal: Terminal): Command {
  const command = new Command("config")
    .summary("Show the settings in use and try them")
    .description(
      "Shows the address, the fingerprint of the token and the contract in use, and makes one call to see whether they work.",
    );
  return command.option("--json", "print as JSON").action(async () => {
    const token = operatorTokenOf(terminal) ?? "";
    const page = (await operatorClient(terminal).call("listarLojas", { query: { limite: 1 } })) as {
      total: number;
    };
    const settings = {
      FRETE_BASE_URL: baseUrlOf(terminal),
      FRETE_OPERATOR_TOKEN: `(fingerprint ${fingerprint(token)})`,
      FRETE_LOJA: terminal.env.FRETE_LOJA ?? null,
      contract: `${contract.version} ${contract.hash.slice(0, 12)}`,
      stores: page.total,
    };
    print(settings, [], command.opts<{ json?: boolean }>().json === true, terminal);
  });
}
