import { request } from "node:http";
import { tokens } from "../dataSet/tokens.ts";
import { ORDER } from "./fillChats.ts";

const TOO_MUCH = 20_000_000;
const FULL_FILE = 2_097_152;

/** A form of one text and so many files of so many bytes, which look like PDF, in pieces as they are sent. */
function* form(files: number, bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(65_536, 32);
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="mensagem"\r\n\r\noi');
  for (let file = 0; file < files; file++) {
    yield Buffer.from(
      `\r\n--x\r\nContent-Disposition: form-data; name="anexo"; filename="${file}.pdf"\r\n\r\n%PDF-1.7`,
    );
    for (let left = bytes - 8; left > 0; left -= piece.length)
      yield piece.subarray(0, Math.min(left, piece.length));
  }
  yield Buffer.from("\r\n--x--\r\n");
}

const lengthOf = (pieces: Iterable<Buffer>) => [...pieces].reduce((sum, { length }) => sum + length, 0);

/** Sends a file of ten times the limit; the status of the answer, 0 when there was none. */
export const sendTooMuch = (base: string, withLength: boolean): Promise<number> =>
  send(base, form(1, TOO_MUCH), withLength ? lengthOf(form(1, TOO_MUCH)) : undefined);

/** Sends five files of the largest size that is taken. */
export const sendFull = (base: string): Promise<number> =>
  send(base, form(5, FULL_FILE), lengthOf(form(5, FULL_FILE)));

function send(base: string, pieces: Iterator<Buffer>, length: number | undefined): Promise<number> {
  return new Promise((resolve) => {
    const sender = request(`${base}/api/v1/chat/${ORDER}/mensagem`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${tokens.api}`,
        "Content-Type": "multipart/form-data; boundary=x",
        ...(length === undefined ? {} : { "Content-Length": length }),
      },
    });
    sender.on("response", (answer) => {
      const done = () => resolve(answer.statusCode ?? 0);
      answer.resume().on("end", done).on("error", done);
    });
    sender.on("error", () => resolve(0));
    const write = () => {
      while (!sender.destroyed) {
        const { value, done } = pieces.next();
        if (done) return void sender.end();
        if (!sender.write(value)) return void sender.once("drain", write);
      }
    };
    write();
  });
}
