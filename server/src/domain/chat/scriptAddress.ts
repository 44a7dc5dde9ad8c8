/**
 * A `javascript:` address as a browser reads it in an attribute (NS-055): any letter may be a character reference, and tabs and line
 * breaks between letters do not count. It ends at a blank.
 */
export const SCRIPT_ADDRESS = new RegExp(
  `${[..."javascript"].map((letter) => reference(letter)).join(ignored())}${ignored()}(?:${reference(":")}|&colon;)[^\\s<>]*`,
  "gi",
);

/** The character, in either case, as itself or as a reference: `j`, `&#106;`, `&#x4A`. */
function reference(char: string): string {
  const codes = [char.toLowerCase(), char.toUpperCase()].map((each) => each.charCodeAt(0));
  const numbers = codes.map((code) => `0*${code}|x0*${code.toString(16)}`);
  return `(?:${char}|&#(?:${numbers.join("|")});?)`;
}

/** What an address may hold anywhere without becoming another one. */
function ignored(): string {
  return "(?:[\\t\\n\\r]|&(?:tab|newline|#(?:0*(?:9|10|13)|x0*[9ad]));?)*";
}
