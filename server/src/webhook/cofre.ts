import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret is: whose, and which. Ciphertext opens only where it was sealed. */
export interface Lugar {
  idLoja: number;
  campo: string;
}

/** Encrypts secrets before they are stored. */
export interface Cofre {
  seal(secret: string, lugar: Lugar): string;
  /** @throws Error when the text was changed, moved, or sealed with another key */
  open(sealed: string, lugar: Lugar): string;
}

/** AES-256-GCM; the store and the field are authenticated with the text (NS-027). @param key 32 bytes */
export function createCofre(key: Buffer): Cofre {
  return {
    seal: (secret, lugar) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(aad(lugar));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return `v1:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64")}`;
    },
    open: (sealed, lugar) => {
      if (!sealed.startsWith("v1:")) throw new Error("a stored secret has an unknown form");
      const bytes = Buffer.from(sealed.slice(3), "base64");
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(aad(lugar)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}

function aad({ idLoja, campo }: Lugar): Buffer {
  return Buffer.from(`${idLoja}/${campo}`);
}
