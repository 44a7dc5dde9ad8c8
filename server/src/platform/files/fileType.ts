import { isSpreadsheetText } from "./isSpreadsheetText.ts";
import { endsWithZip, zipNames } from "./zipNames.ts";

/** Media types of files that are taken (ANX-004). */
export type FileType =
  | "application/pdf"
  | "application/msword"
  | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
  | "application/vnd.ms-excel"
  | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  | "text/csv"
  | "image/jpeg"
  | "image/png"
  | "image/gif";

interface Kind {
  type: FileType;
  /** Whether the content is what the extension says. */
  matches(content: Buffer): boolean;
}

const starts = (content: Buffer, ...bytes: number[]) => bytes.every((byte, index) => content[index] === byte);
const text = (content: Buffer, from: number, word: string) =>
  content.toString("latin1", from, from + word.length) === word;

/** A compound file (OLE) with a stream of one of these names. */
const compound = (content: Buffer, ...streams: string[]) =>
  starts(content, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) &&
  streams.some((name) => content.includes(Buffer.from(name, "utf16le")));

/** An Office Open XML package whose main folder is `folder`, without macros. */
const openXml = (content: Buffer, folder: string) => {
  if (!starts(content, 0x50, 0x4b, 3, 4)) return false;
  const names = zipNames(content);
  return (
    names?.includes("[Content_Types].xml") === true &&
    names.some((name) => name.startsWith(folder)) &&
    !names.some((name) => name.toLowerCase().endsWith("vbaproject.bin"))
  );
};

const jpeg: Kind = {
  type: "image/jpeg",
  matches: (content) => starts(content, 0xff, 0xd8, 0xff) && !endsWithZip(content),
};

const kinds = new Map<string, Kind>([
  ["pdf", { type: "application/pdf", matches: (it) => text(it, 0, "%PDF-") && !endsWithZip(it) }],
  ["doc", { type: "application/msword", matches: (it) => compound(it, "WordDocument") }],
  ["xls", { type: "application/vnd.ms-excel", matches: (it) => compound(it, "Workbook", "Book") }],
  [
    "docx",
    {
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      matches: (it) => openXml(it, "word/"),
    },
  ],
  [
    "xlsx",
    {
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      matches: (it) => openXml(it, "xl/"),
    },
  ],
  ["csv", { type: "text/csv", matches: isSpreadsheetText }],
  ["jpg", jpeg],
  ["jpeg", jpeg],
  [
    "png",
    {
      type: "image/png",
      matches: (it) =>
        starts(it, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
        text(it, 12, "IHDR") &&
        !endsWithZip(it),
    },
  ],
  [
    "gif",
    {
      type: "image/gif",
      // `GIF89a/*` and `GIF89a=` begin scripts that are pictures too.
      matches: (it) =>
        /^GIF8[79]a(?!\/\*|=)/.test(it.toString("latin1", 0, 8)) && it.length >= 14 && !endsWithZip(it),
    },
  ],
]);

/** Extensions that are taken, in the order in which they are named to callers. */
export const extensions: readonly string[] = [...kinds.keys()];

/**
 * The media type of a file whose extension (any case) and content agree (NS-018); undefined when the extension is not taken or
 * the content is something else. Contents are looked at, never unpacked: there is nothing to explode.
 */
export function fileType(extension: string, content: Buffer): FileType | undefined {
  const kind = kinds.get(extension.toLowerCase());
  return kind?.matches(content) ? kind.type : undefined;
}
