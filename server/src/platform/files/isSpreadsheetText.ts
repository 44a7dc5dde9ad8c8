const BOM = [0xef, 0xbb, 0xbf];

/**
 * Whether a content may be a CSV: text in UTF-8 or Latin-1 without control characters, that does not begin like a page or a
 * program. Begins like a page: `<` as its first character that is not blank.
 */
export function isSpreadsheetText(content: Buffer): boolean {
  const start = BOM.every((byte, index) => content[index] === byte) ? 3 : 0;
  const body = content.subarray(start);
  if (body.some((byte) => (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 0x7f))
    return false;
  const head = body.toString("latin1", 0, 1024).trimStart();
  return head !== "" && !/^(?:<|%PDF-|#!)/.test(head);
}
