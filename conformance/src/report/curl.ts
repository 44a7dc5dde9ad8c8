import type { PreparedRequest } from "../engine/prepareRequest.ts";

/** A longer body is not worth a line in a terminal; the JSON report has more of it. */
const MAX_BODY = 2_000;

/**
 * A command line that sends a case's request again. The token is left to the environment, so that a report can be
 * shared: `$TOKEN_API` for the kind `api`.
 */
export function curl(
  url: string,
  { method, path, headers, body, bytes, form }: PreparedRequest,
  token: string | null,
): string {
  const parts = [`curl -i -X ${method} ${quoted(new URL(path, url).href)}`];
  for (const [name, value] of Object.entries(headers)) {
    if (form && name === "content-type") continue;
    parts.push(
      name === "authorization" && token !== null
        ? `-H "authorization: Bearer $TOKEN_${token.toUpperCase()}"`
        : `-H ${quoted(`${name}: ${name === "authorization" ? "***" : value}`)}`,
    );
  }
  for (const part of form ?? []) {
    parts.push(`-F ${quoted(`${part.name}=${"text" in part ? shortened(part.text) : `@${part.file}`}`)}`);
  }
  if (body.length > 0 && !form) {
    const text = body.toString();
    parts.push(
      `--data-raw ${text.length > MAX_BODY ? `'… ${bytes} bytes, see the JSON report'` : quoted(text)}`,
    );
  }
  return parts.join(" ");
}

function shortened(text: string): string {
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
