/** What a file is made of: bytes, a Blob, an answer of fetch, or a stream of the web's or of Node's. */
export type FileSource =
  | Blob
  | Uint8Array
  | Response
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>;

/** Media types of what a conversation takes (ANX-004), by the ending of the name: where it is sent, the name counts. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

/**
 * A file to send, of whatever holds its bytes: `client.chat.enviar(id, { mensagem, anexo: await toFile(stream, "laudo.pdf") })`. A
 * stream is read to its end, as a form cannot say how long it is otherwise.
 *
 * @param nome under which it is sent; its ending tells the type, unless `type` does
 * @param options.maxBytes what it may have at most, default 16 MiB, the largest message
 * @throws RangeError when it has more
 */
export async function toFile(
  source: FileSource,
  nome: string,
  options: { type?: string; maxBytes?: number } = {},
): Promise<File> {
  const { maxBytes = 16 * 1024 * 1024, type = TYPES[nome.split(".").at(-1)?.toLowerCase() ?? ""] } = options;
  const parts: ConstructorParameters<typeof File>[0] = [];
  let size = 0;
  for await (const part of partsOf(source)) {
    size += part instanceof Blob ? part.size : part.length;
    if (size > maxBytes) throw new RangeError(`${nome} has more than ${maxBytes} bytes`);
    parts.push(part as Uint8Array<ArrayBuffer>);
  }
  return new File(parts, nome, type === undefined ? {} : { type });
}

async function* partsOf(source: FileSource): AsyncGenerator<Blob | Uint8Array | string> {
  if (source instanceof Blob || source instanceof Uint8Array) yield source;
  else if (source instanceof Response) yield* partsOf(source.body ?? new Uint8Array());
  else if (source instanceof ReadableStream) yield* read(source);
  else yield* source;
}

/** Not every browser goes through a stream with `for await`. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}
