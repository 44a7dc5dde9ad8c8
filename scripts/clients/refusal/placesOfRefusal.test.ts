import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateContract } from "../../generate/generateContract.ts";
import { placesOfRefusal } from "./placesOfRefusal.ts";
import { TWO_BOOKS } from "./twoBooks.ts";

test("what a tool refuses is shown where it stands in the contract", async () => {
  const folder = await mkdtemp(join(tmpdir(), "refusal-"));
  try {
    const { files } = await generateContract({ entry: TWO_BOOKS, outDir: folder });
    const document = join(folder, "openapi.yaml");
    await writeFile(document, files.get(document) as string);
    const said = "error generating code for type definitions: duplicate typename 'Book' detected";
    const places = await placesOfRefusal(said, TWO_BOOKS, document);
    expect(places.map((place) => place.split("\n")[0])).toEqual([
      `${TWO_BOOKS}:9:7 - error refused: schema Book`,
      `${TWO_BOOKS}:13:7 - error refused: schema book`,
    ]);
    expect(places[0]).toContain("model Book {");
    const operation = await placesOfRefusal(
      "WARNING parsing GET /names within default.",
      TWO_BOOKS,
      document,
    );
    expect(operation[0]).toMatch(/:18:21 - error refused: operation readName\n/);
    expect(await placesOfRefusal("error: out of memory", TWO_BOOKS, document)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
