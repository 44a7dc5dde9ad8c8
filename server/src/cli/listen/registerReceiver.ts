import { createClient, FreteError } from "@frete/client";
import { CliError } from "../cliError.ts";

/** Credentials that the service sends with every event. */
export type Credentials = { token: string } | { usuario: string; senha: string };

/** Where a loja's events are to go. */
export interface Registration {
  baseUrl: string;
  /** The loja's API token. */
  tokenApi: string;
  /** Address of the receiver as the service reaches it. */
  url: string;
  credentials: Credentials;
}

/** Registers a receiver with POST /webhook/novo. @throws CliError that says what to do about a refusal */
export async function registerReceiver({ baseUrl, tokenApi, url, credentials }: Registration): Promise<void> {
  const client = createClient({ baseUrl, tokenApi });
  const body =
    "token" in credentials
      ? { url, tipoAutorizacao: "Bearer" as const, ...credentials }
      : { url, tipoAutorizacao: "Basic" as const, ...credentials };
  try {
    await client.call("registrarWebhook", { body });
  } catch (error) {
    if (!(error instanceof FreteError)) throw error;
    throw new CliError(`${error.mensagem}`, { details: adviceOn(error, baseUrl) });
  }
}

function adviceOn({ status, mensagem }: FreteError, baseUrl: string): string[] {
  if (status === 0) return [`Is the server running at ${baseUrl}? (npm start, or npx frete-server)`];
  if (status === 401)
    return ["The API token is not one of this service: give --token or set FRETE_TOKEN_API."];
  if (status === 400 && mensagem.startsWith("url:")) {
    return [
      "The service does not notify this address. On one machine, start it with FRETE_WEBHOOK_ALLOW=127.0.0.0/8",
      "(npm start and npx frete-server do so by themselves). Elsewhere, give --public-url the address under which",
      "it reaches this port, for instance that of a tunnel.",
    ];
  }
  if (status === 503)
    return ["A server outside the demonstration needs FRETE_SECRET_KEY to keep credentials."];
  return [];
}
