import { Command, InvalidArgumentError, Option } from "commander";
import { addExamples } from "../operationCommand.ts";
import { baseUrlOf } from "../operatorClient.ts";
import type { Terminal } from "../terminal.ts";
import type { ListenOptions } from "./listen.ts";
import type { Credentials } from "./registerReceiver.ts";

/** The token of the demonstration's first loja: it opens nothing else. */
const DEMO_TOKEN = "frete_api_demo1";

/**
 * `frete listen`: a receiver for integrators. It registers itself, checks authorization and signature, prints events as they
 * come and answers 200, until it is interrupted.
 */
export function listenCommand(terminal: Terminal): Command {
  const command = new Command("listen")
    .summary("Receive a loja's events and print them")
    .description(
      "Registers this machine as the receiver of a loja's events, in place of the one there was, and prints them as they come. " +
        "Every request must carry the credentials of the registration, and the signature when --secret is given.",
    )
    .addOption(new Option("--url <address>", "address of the service").default(baseUrlOf(terminal)))
    .addOption(
      new Option("--token <token>", "API token of the loja").env("FRETE_TOKEN_API").default(DEMO_TOKEN),
    )
    .option("--basic <usuario:senha>", "credentials to register instead of a random Bearer token", parseBasic)
    .option("--port <number>", "port to listen on; 0: any free one", parsePort, 0)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--public-url <address>", "address under which the service reaches this port, e.g. a tunnel's")
    .addOption(
      new Option("--secret <whsec...>", "signing secrets of the loja, as frete assinatura issue shows them")
        .env("FRETE_WEBHOOK_SECRET")
        .default([], "none: signatures are not checked"),
    )
    .option("--json", "print each event as a line of JSON");
  command.action(async () => {
    const { url, secret, ...options } = command.opts();
    // Loaded when it is asked for: the other commands start without it.
    const { listen } = await import("./listen.ts");
    const given = { ...options, baseUrl: url.replace(/\/+$/, ""), secrets: [secret].flat() };
    await listen(given as ListenOptions, terminal);
  });
  return addExamples(command, ["", "--json", "--secret whsec_... --public-url https://tunnel.example/"]);
}

function parseBasic(text: string): Credentials {
  const [, usuario, senha] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (!usuario || !senha)
    throw new InvalidArgumentError("It must be a user and a password with a colon between.");
  return { usuario, senha };
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError("It must be a port.");
  return Number(text);
}
