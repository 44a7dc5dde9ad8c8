/** Longest file name, in characters (NS-018). */
const MAX_LENGTH = 150;
/** Controls, and characters that change the direction of the text around them: `fdp.exe` must not read `exe.pdf`. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * The name under which a file is kept and shown (NS-018): the base name of what was sent, NFC, without control characters, at
 * most 150 characters with its extension whole. Odd names are cleaned, not refused.
 */
export function cleanFileName(sent: string): string {
  const base = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  const name = base.toWellFormed().normalize("NFC").replace(UNWANTED, "").trim();
  const extension = extensionOf(name);
  const stem = extension === "" ? name : name.slice(0, -extension.length - 1).trim();
  const kept = stem === "" || stem === "." || stem === ".." ? "arquivo" : stem;
  if (extension === "") return characters(kept, MAX_LENGTH);
  return `${characters(kept, MAX_LENGTH - extension.length - 1)}.${extension}`;
}

/** The extension of a file name as it is written, without the dot; empty when there is none or it is no short word. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? "";
}

function characters(text: string, limit: number): string {
  return [...text].slice(0, limit).join("").trimEnd();
}
