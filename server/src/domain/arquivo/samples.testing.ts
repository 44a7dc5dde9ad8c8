/** A ZIP package of empty entries with these names, as far as its directory tells. */
export function zip(...names: string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, bytes);
    entries.push(entry, bytes);
    offset += 30 + bytes.length;
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

const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    Buffer.from(stream, "utf16le"),
  ]);

export const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n");
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(40),
  Buffer.from([0xff, 0xd9]),
]);
export const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
export const docx = zip("[Content_Types].xml", "word/document.xml");
export const xlsx = zip("[Content_Types].xml", "xl/workbook.xml");

/** A small file of every type that is taken, by extension. */
export const samples: Record<string, Buffer> = {
  pdf,
  doc: compound("WordDocument"),
  docx,
  xls: compound("Workbook"),
  xlsx,
  csv: Buffer.from("sku;quantidade\nCAMA;2\nç;1\n"),
  jpg: jpeg,
  jpeg,
  png,
  gif,
};

/** Contents that are not what their names say, or more than one thing at once. */
export const impostors: [name: string, content: Buffer][] = [
  ["pagina.pdf", Buffer.from("<html><script>alert(1)</script>%PDF-1.7")],
  ["vazio.pdf", Buffer.from("PDF-1.7")],
  ["foto.png", jpeg],
  ["foto.jpg", png],
  ["foto.gif", Buffer.from("GIF89a/*<script>*/=1;")],
  ["curta.gif", Buffer.from("GIF89a")],
  ["foto.jpg", Buffer.concat([jpeg, zip("META-INF/MANIFEST.MF", "A.class")])],
  ["nota.pdf", Buffer.concat([pdf, zip("payload.exe")])],
  ["figura.gif", Buffer.concat([gif, zip("A.class")])],
  ["cabecalho.png", Buffer.concat([png.subarray(0, 8), Buffer.from("<svg onload=alert(1)>")])],
  ["texto.docx", xlsx],
  ["tabela.xlsx", docx],
  ["pacote.docx", zip("word/document.xml")],
  ["macros.docx", zip("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin")],
  ["antes.docx", Buffer.concat([Buffer.from("MZ"), docx])],
  ["cortado.docx", docx.subarray(0, -8)],
  ["tabela.doc", compound("Workbook")],
  ["texto.xls", compound("WordDocument")],
  ["nota.doc", pdf],
  ["programa.xls", Buffer.from("MZ\x90\x00\x03")],
  ["pagina.csv", Buffer.from("\ufeff \n<html><script>alert(1)</script>")],
  ["binario.csv", Buffer.from([0x61, 0x00, 0x62])],
  ["nota.csv", pdf],
  ["script.csv", Buffer.from("#!/bin/sh\nrm -rf /\n")],
  ["brancos.csv", Buffer.from(" \n\t ")],
];

/** Names whose extension is not taken. */
export const refusedNames = [
  "leia.txt",
  "pacote.zip",
  "figura.svg",
  "pagina.html",
  "programa.exe",
  "nota.pdf.exe",
  "nota.pdf ",
  "semextensao",
  "nota.pdf\u202egpj.exe",
  "nota.",
  "nota.docm",
  "nota.pdf/",
].filter((name) => name !== "nota.pdf ");
