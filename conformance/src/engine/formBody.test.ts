import { expect, test } from "vitest";
import { FORM_TYPE, type FormPart, formBody } from "./formBody.ts";

const parts: FormPart[] = [
  { name: "note", text: "a\r\nção --" },
  { name: "anexo[]", file: 'nota "ç".pdf', content: Buffer.from([0, 255, 13, 10, 45, 45]) },
  { name: "anexo[]", file: "b.csv", content: Buffer.alloc(0), type: "text/csv" },
];

test("an independent parser reads the parts back, byte by byte", async () => {
  const body = new Uint8Array(formBody(parts));
  const form = await new Response(body, { headers: { "content-type": FORM_TYPE } }).formData();
  expect(form.get("note")).toBe("a\r\nção --");
  const [first, second] = form.getAll("anexo[]") as File[];
  expect([first?.name, first?.type]).toEqual(['nota "ç".pdf', "application/octet-stream"]);
  expect(new Uint8Array((await first?.arrayBuffer()) ?? [])).toEqual(
    new Uint8Array([0, 255, 13, 10, 45, 45]),
  );
  expect([second?.name, second?.type, second?.size]).toEqual(["b.csv", "text/csv", 0]);
});
