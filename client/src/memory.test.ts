import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, createGzip } from "node:zlib";
import { expect, test } from "vitest";
import { type Behaviour, json, serveAnswers } from "./test-support/serveAnswers.ts";

const PROGRAM = join(import.meta.dirname, "test-support/hostileBody.ts");
/** What an answer may have unless told otherwise, and the memory in which it is refused. */
const DEFAULT_LIMIT = 16 * 1024 * 1024;
const LARGEST_GROWTH = 64;

const piece = Buffer.alloc(1 << 20, " ");
/** Writes without an end, as fast as it is read. */
const endlessly = (stream: NodeJS.WritableStream & { destroyed?: boolean }, gone: () => boolean) => {
  const more = () => {
    while (!gone() && stream.write(piece));
  };
  stream.on("drain", more);
  more();
};
const endless: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  endlessly(response, () => response.destroyed);
};
const bombed: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  gzip.pipe(response);
  endlessly(gzip, () => response.destroyed);
};

test.each([
  ["JSON without an end", endless, "json"],
  ["a bomb of gzip", bombed, "json"],
  ["a file without an end", endless, "file"],
])("%s is refused within 64 MB", async (_name, behaviour, kind) => {
  await using server = await serveAnswers(json(200, []), behaviour);
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, server.url, kind]);
  const { error, grown } = JSON.parse(stdout);
  expect(error).toContain(`the answer has more than ${DEFAULT_LIMIT} bytes (maxBytes)`);
  expect(grown).toBeLessThan(LARGEST_GROWTH);
});
