import { hash } from "node:crypto";

/** Digits of the hash of a token that name it: enough to tell tokens apart, none to guess one by. */
const DIGITS = 12;

/** Names a token where the token itself must not stand: the audit trail, the access log, `frete doctor` (NS-090). */
export const fingerprint = (token: string): string => hash("sha256", token, "hex").slice(0, DIGITS);
