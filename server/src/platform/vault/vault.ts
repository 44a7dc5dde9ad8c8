import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret is: whose, and which. Ciphertext opens only where it was sealed. */
export interface SecretPlace {
  idLoja: number;
  campo: string;
}

/** Encrypts secrets before they are stored. */
export interface Vault {
  seal(secret: string, lugar: SecretPlace): string;
  /** @throws Error when the text was changed, moved, or sealed with a key that is not there */
  open(sealed: string, lugar: SecretPlace): string;
  /** Whether a text was sealed with the key that seals now. */
  isCurrent(sealed: string): boolean;
}

/**
 * AES-256-GCM; the loja and the field are authenticated with the text (NS-027), which begins with the code of its key.
 *
 * @param key 32 bytes; seals and opens
 * @param older keys of before, which only open
 */
export function createVault(key: Buffer, ...older: readonly Buffer[]): Vault {
  const keys = new Map([...older, key].map((each) => [codeOf(each), each]));
  const current = codeOf(key);
  return {
    seal: (secret, lugar) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(aad(lugar));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return `v1:${current}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64")}`;
    },
    open: (sealed, lugar) => {
      const [version, code = "", base64 = ""] = sealed.split(":");
      if (version !== "v1") throw new Error("a stored secret has an unknown form");
      const used = keys.get(code);
      if (used === undefined)
        throw new Error(`a stored secret needs the key ${code}, which FRETE_SECRET_KEY lacks`);
      const bytes = Buffer.from(base64, "base64");
      const decipher = createDecipheriv(ALGORITHM, used, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(aad(lugar)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
    isCurrent: (sealed) => sealed.startsWith(`v1:${current}:`),
  };
}

/** The code of the key that a text was sealed with; empty for a text of an unknown form. */
export const keyCodeOf = (sealed: string): string => /^v1:([0-9a-f]{8}):/.exec(sealed)?.[1] ?? "";

/** Tells keys apart without telling anything of them. */
function codeOf(key: Buffer): string {
  return createHash("sha256").update("frete key code\0").update(key).digest("hex").slice(0, 8);
}

function aad({ idLoja, campo }: SecretPlace): Buffer {
  return Buffer.from(`${idLoja}/${campo}`);
}
