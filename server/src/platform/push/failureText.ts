import { textos } from "./textos.ts";

const { falha } = textos;

/** What an error of a connection is called, by the beginning of its code, or of its name without one. */
const BY_CODE: readonly (readonly [RegExp, string])[] = [
  [/^FRETE_FORBIDDEN/, falha.endereco],
  [/^(ENOTFOUND|EAI_|ENODATA)/, falha.nome],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)/, falha.conexao],
  [/^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|DEPTH_|SELF_|UNABLE_|HOSTNAME_|INVALID_CA|ERROR_IN_CERT)/, falha.tls],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED)/, falha.interrupcao],
  [/^(HPE_|HTTPParserError|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES)/, falha.resposta],
];

/** The fixed text for an error of an attempt; the error's own words, which may name addresses, are not used. */
export function failureText(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const key = String(code ?? name);
  return BY_CODE.find(([pattern]) => pattern.test(key))?.[1] ?? falha.outra;
}
