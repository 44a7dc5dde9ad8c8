import type { LoggerOptions } from "pino";

/** Fields whose value is never logged, at the top of what is logged and two levels down. */
const SECRET_FIELDS = [
  ...[
    "authorization",
    "Authorization",
    "senha",
    "token",
    "segredo",
    "chaves",
    "secretKeys",
    "operatorTokens",
  ],
  ...["senha_cifrada", "token_cifrado", "segredo_cifrado", "anterior_cifrado", "webhook-signature"],
].map((field) => (field.includes("-") ? `["${field}"]` : field));

/** How the server logs: JSON lines in which secrets are replaced, wherever they came from. */
export function logOptions(level: string): LoggerOptions {
  const at = (prefix: string) =>
    SECRET_FIELDS.map((field) => (field.startsWith("[") ? `${prefix.slice(0, -1)}${field}` : prefix + field));
  return {
    level,
    redact: { paths: [...at(""), ...at("*."), ...at("*.*.")], censor: "[secret]" },
  };
}
