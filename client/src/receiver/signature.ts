const PREFIX = "whsec_";
const encoder = new TextEncoder();

/** What is wrong with the signature of a request; undefined: nothing. */
export type SignatureCheck = (headers: Headers, body: Uint8Array<ArrayBuffer>) => Promise<string | undefined>;

/**
 * A check of the headers of Standard Webhooks: one of the signatures is by one of the secrets, over these very bytes, and made
 * at most `tolerance` seconds ago or ahead of the clock.
 *
 * @param secrets `whsec_` and Base64; several while they are rotated
 * @param now epoch milliseconds
 * @throws Error for a secret of another form
 */
export function signatureCheck(
  secrets: readonly string[],
  tolerance: number,
  now: () => number,
): SignatureCheck {
  const keys = secrets.map((secret) => importSecret(secret, "verify"));
  return async (headers, body) => {
    const id = headers.get("webhook-id");
    const timestamp = headers.get("webhook-timestamp");
    const signatures = headers.get("webhook-signature");
    if (!id || !timestamp || !signatures) return "the request is not signed";
    if (!/^\d{1,12}$/.test(timestamp)) return "webhook-timestamp is not a number of seconds";
    if (Math.abs(now() / 1000 - Number(timestamp)) > tolerance) return "webhook-timestamp is too far away";
    const signed = signedBytes(id, timestamp, body);
    for (const signature of signatures.split(" ")) {
      const bytes = signature.startsWith("v1,") ? decodeBase64(signature.slice(3)) : undefined;
      if (bytes === undefined) continue;
      for (const key of keys) {
        if (await crypto.subtle.verify("HMAC", await key, bytes, signed)) return undefined;
      }
    }
    return "the signature does not match";
  };
}

/**
 * The signature of a body, as `webhook-signature` carries it.
 *
 * @param timestamp seconds since the epoch
 */
export async function signBody(
  secret: string,
  id: string,
  timestamp: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const key = await importSecret(secret, "sign");
  const bytes = await crypto.subtle.sign("HMAC", key, signedBytes(id, timestamp, body));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

function importSecret(secret: string, usage: "sign" | "verify"): Promise<CryptoKey> {
  const bytes = secret.startsWith(PREFIX) ? decodeBase64(secret.slice(PREFIX.length)) : undefined;
  if (bytes === undefined || bytes.length < 16)
    throw new Error("a signing secret is whsec_ and the Base64 of at least 16 bytes");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [usage]);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function signedBytes(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${id}.${timestamp}.`);
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}
