/** Largest file that is taken (NS-018). */
export const LARGEST_FILE = 2 * 1024 * 1024;

export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
);
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
export const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
  "base64",
);
export const csv = Buffer.from("sku;quantidade\nCANECA;2\nAção;1\n");

/** A small file of every type that is taken (ANX-004), by extension, with its media type. */
export const acceptedFiles: readonly (readonly [extensao: string, tipo: string, conteudo: Buffer])[] = [
  ["pdf", "application/pdf", pdf],
  ["doc", "application/msword", compound("WordDocument")],
  [
    "docx",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    zip("[Content_Types].xml", "word/document.xml"),
  ],
  ["xls", "application/vnd.ms-excel", compound("Workbook")],
  [
    "xlsx",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    zip("[Content_Types].xml", "xl/workbook.xml"),
  ],
  ["csv", "text/csv", csv],
  ["jpg", "image/jpeg", jpeg],
  ["jpeg", "image/jpeg", jpeg],
  ["png", "image/png", png],
  ["gif", "image/gif", gif],
];

/** Files whose type is not taken (ANX-004). */
export const refusedFiles: readonly (readonly [nome: string, conteudo: Buffer])[] = [
  ["leia.txt", Buffer.from("texto\n")],
  ["pacote.zip", zip("a.txt")],
  ["figura.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["pagina.html", Buffer.from("<html></html>")],
  ["programa.exe", Buffer.from("MZ\x90\x00")],
  ["semextensao", pdf],
  ["nota.pdf.exe", pdf],
];

/** A text of exactly that many bytes, as a spreadsheet; made when it is sent. */
export function csvOf(bytes: number): () => Buffer {
  return () => Buffer.alloc(bytes, "a;b\n");
}

/** A ZIP archive of empty files with these names, stored. */
function zip(...names: string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, bytes);
    entries.push(entry, bytes);
    offset += local.length + bytes.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** The beginning of an OLE compound file with a stream of this name. */
function compound(stream: string): Buffer {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([signature, Buffer.alloc(504), Buffer.from(stream, "utf16le")]);
}
