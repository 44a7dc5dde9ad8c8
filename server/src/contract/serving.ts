import { refusing } from "./mensagem.ts";
import { textRule } from "./textRule.ts";

const MEBIBYTE = 1024 * 1024;

/** How both interfaces are served: their words, their rules for texts and blanks (NS-003), and the limits of NS-079. */
export const serving = {
  ...refusing,
  textRule,
  blankIsAbsent: true,
  maxJsonBytes: 5 * MEBIBYTE,
  maxJsonDepth: 32,
  maxStreamBytes: 12 * MEBIBYTE,
} as const;
