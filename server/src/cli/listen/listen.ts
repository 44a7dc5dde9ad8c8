import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createReceiver, type Receiver, type ReceiverOptions } from "@frete/client";
import { nodeListener } from "@frete/client/node";
import { CliError, usageError } from "../cliError.ts";
import { dim, hasColours, type Terminal } from "../terminal.ts";
import { type Credentials, registerReceiver } from "./registerReceiver.ts";
import { renderEvento } from "./renderEvento.ts";

/** What `frete listen` is told. */
export interface ListenOptions {
  baseUrl: string;
  token: string;
  basic?: Credentials;
  host: string;
  port: number;
  publicUrl?: string;
  secrets: string[];
  json?: boolean;
}

/**
 * Listens, registers, and prints the events that come until the process is interrupted. Events go to standard output,
 * everything else to standard error.
 *
 * @throws CliError when it cannot listen or is not registered
 */
export async function listen(options: ListenOptions, terminal: Terminal): Promise<void> {
  const { baseUrl, token: tokenApi, host, secrets, json } = options;
  const { out, err } = terminal;
  if (!URL.canParse(baseUrl)) throw usageError(`"${baseUrl}" is no address of a service.`);
  const note = (text: string) => err.write(`${dim(text, hasColours(terminal, err))}\n`);
  const credentials = options.basic ?? { token: randomBytes(24).toString("base64url") };
  const seen = new Set<string>();
  const receive = receiverOf({
    authorization: credentials,
    secret: secrets,
    onRefused: (status, reason) => note(`A request was refused with ${status}: ${reason}.`),
    onEvento: (evento) => {
      const isRepeated = seen.has(evento.documento);
      seen.add(evento.documento);
      out.write(
        json ? `${JSON.stringify(evento)}\n` : renderEvento(evento, isRepeated, hasColours(terminal, out)),
      );
    },
  });
  const server = createServer(nodeListener(receive));
  const interrupted = interruption();
  const port = await openPort(server, options.port, host);
  const url = options.publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
  try {
    await registerReceiver({ baseUrl, tokenApi, url, credentials });
    const kind = "token" in credentials ? "a Bearer token" : "Basic credentials";
    note(`Registered ${url} with ${kind} at ${baseUrl}. Events are printed as they come; Ctrl-C ends.`);
    await interrupted;
    note(`${seen.size} events. The registration stays: further events wait for a receiver.`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function receiverOf(options: ReceiverOptions): Receiver {
  try {
    return createReceiver(options);
  } catch (error) {
    throw usageError(`${(error as Error).message}.`);
  }
}

async function openPort(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new CliError(`Port ${port} cannot be used: ${error.message}.`)));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The first Ctrl-C, or what a process manager sends instead; a second one ends the process as usual. */
function interruption(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      process.off("SIGINT", end).off("SIGTERM", end);
      resolve();
    };
    process.on("SIGINT", end).on("SIGTERM", end);
  });
}
