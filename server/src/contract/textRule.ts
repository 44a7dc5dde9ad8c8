import type { TextRule } from "../http/index.ts";

const CONTROL = /[\u0000-\u001f]/;
const CONTROL_IN_FREE_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/** The escapes that can put a control character or a surrogate into a string; raw ones are malformed JSON or UTF-8. */
const RISKY_ESCAPE = /\\[bfnrtu]/;

/** No text holds NUL, another C0 control or a lone surrogate; tab and line breaks are allowed in free text (NS-003). */
export const textRule: TextRule = {
  fault(text, isFreeText) {
    if (!text.isWellFormed()) return "contém texto Unicode inválido";
    const isRefused = (isFreeText ? CONTROL_IN_FREE_TEXT : CONTROL).test(text);
    return isRefused ? "contém caractere não permitido" : undefined;
  },
  concerns: (json) => json.includes("\\") && RISKY_ESCAPE.test(json),
};
