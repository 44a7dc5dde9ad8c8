/** Entries of a package that is still looked at. */
const MAX_ENTRIES = 2000;
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const END_LENGTH = 22;
const ENTRY = 0x02014b50;

/**
 * Names of the entries of a ZIP package, read from its central directory; nothing is unpacked. Undefined for anything that is
 * not one whole package from its first byte to its last.
 */
export function zipNames(content: Buffer): string[] | undefined {
  const end = endOfZip(content);
  if (end === undefined) return undefined;
  const count = content.readUInt16LE(end + 10);
  const size = content.readUInt32LE(end + 12);
  let at = content.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || at + size !== end) return undefined;
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || content.readUInt32LE(at) !== ENTRY) return undefined;
    const nameLength = content.readUInt16LE(at + 28);
    names.push(content.toString("utf8", at + 46, at + 46 + nameLength));
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return at === end ? names : undefined;
}

/** Whether the content would open as a ZIP: a picture or document with a program hidden behind it. */
export function endsWithZip(content: Buffer): boolean {
  return endOfZip(content) !== undefined;
}

/** Where the end record of a ZIP begins: its comment must reach exactly to the end of the file. */
function endOfZip(content: Buffer): number | undefined {
  let at = content.lastIndexOf(END);
  while (at >= 0 && at >= content.length - END_LENGTH - 0xffff) {
    if (
      at + END_LENGTH <= content.length &&
      at + END_LENGTH + content.readUInt16LE(at + 20) === content.length
    )
      return at;
    if (at === 0) return undefined;
    at = content.lastIndexOf(END, at - 1);
  }
  return undefined;
}
