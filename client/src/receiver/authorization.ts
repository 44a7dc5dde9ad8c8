/** How a receiver is protected, as registered with POST /webhook/novo; null: not at all. */
export type Protection = { usuario: string; senha: string } | { token: string } | null;

/** A check of the `Authorization` header; how long it takes does not tell how much of it is right. */
export type AuthorizationCheck = (header: string | null) => Promise<boolean>;

/** @throws Error when a credential is empty: it would let everybody in */
export function authorizationCheck(protection: Protection): AuthorizationCheck {
  if (protection === null) return async () => true;
  const [scheme, secret] = expectedOf(protection);
  const expected = digest(secret);
  return async (header) => {
    const [, given = "", credentials = ""] = /^(\S+) +(\S+)$/.exec(header ?? "") ?? [];
    const isSame = equal(await digest(credentials), await expected);
    return isSame && given.toLowerCase() === scheme;
  };
}

/** The scheme, in lower case, and what follows it. */
function expectedOf(protection: Exclude<Protection, null>): readonly [string, string] {
  if ("token" in protection) {
    if (!protection.token) throw new Error("authorization.token is empty");
    return ["bearer", protection.token];
  }
  const { usuario, senha } = protection;
  if (!usuario || !senha) throw new Error("authorization needs usuario and senha");
  const bytes = new TextEncoder().encode(`${usuario}:${senha}`);
  return ["basic", btoa(String.fromCharCode(...bytes))];
}

/** The `Authorization` header that the service sends to a receiver protected so; undefined: none. */
export function authorizationHeader(protection: Protection): string | undefined {
  if (protection === null) return undefined;
  const [scheme, secret] = expectedOf(protection);
  return `${scheme === "basic" ? "Basic" : "Bearer"} ${secret}`;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function equal(left: Uint8Array, right: Uint8Array): boolean {
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}
