/** A field of a multipart form, or a file. */
export type FormPart =
  | { name: string; text: string; type?: string }
  | { name: string; file: string; content: Uint8Array | (() => Uint8Array); type?: string };

const BOUNDARY = "----conformance-5b1d7c";

/** Content type of `formBody`. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The bytes of a multipart form (RFC 7578): names in UTF-8, with quotes and line breaks escaped as browsers do. */
export function formBody(parts: readonly FormPart[]): Buffer {
  const chunks = parts.flatMap((part) => {
    const isText = "text" in part;
    const file = isText ? "" : `; filename="${escaped(part.file)}"`;
    const mediaType = part.type ?? (isText ? undefined : "application/octet-stream");
    const type = mediaType === undefined ? "" : `Content-Type: ${mediaType}\r\n`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${escaped(part.name)}"${file}\r\n${type}\r\n`;
    return [Buffer.from(head), isText ? Buffer.from(part.text) : contentOf(part), Buffer.from("\r\n")];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function contentOf({ content }: Extract<FormPart, { file: string }>): Uint8Array {
  return typeof content === "function" ? content() : content;
}

function escaped(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
