import type { Part } from "formidable";
import { invalid } from "../../http/index.ts";
import { MAX_FIELD_BYTES } from "./limites.ts";
import { textos } from "./textos.ts";

/** Collects a text field of a form; beyond its limit or not UTF-8: 400. */
export function collectField(
  part: Part,
  name: string,
  fail: (error: Error) => void,
  done: (text: string) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  part.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_FIELD_BYTES) fail(invalid(name, textos.campoGrande()));
    else chunks.push(Buffer.from(chunk));
  });
  part.on("end", () => {
    try {
      done(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    } catch {
      fail(invalid(name, textos.naoUtf8()));
    }
  });
}
