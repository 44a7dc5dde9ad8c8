import { expect, test } from "vitest";
import { storedDocument } from "./storedDocument.ts";

interface Livro {
  titulo: string;
  nota: number | null;
  autores: string[];
}

const first = storedDocument<{ titulo: string; autor: string }>("livro.dados");
const second = storedDocument<Omit<Livro, "nota">>("livro.dados", [withAutores]);
const third = storedDocument<Livro>("livro.dados", [withAutores, withNota]);

function withAutores({ autor, ...older }: { titulo: string; autor: string }) {
  return { ...older, autores: [autor] };
}
function withNota(older: Omit<Livro, "nota">): Livro {
  return { ...older, nota: null };
}

const oldest = '{"titulo":"Dom Casmurro","autor":"Machado"}';
const current = { titulo: "Dom Casmurro", autores: ["Machado"], nota: null };

test("the first version is stored as it is", () => {
  expect(first.render({ titulo: "Dom Casmurro", autor: "Machado" })).toBe(oldest);
  expect(first.parse(oldest)).toEqual({ titulo: "Dom Casmurro", autor: "Machado" });
});

test.each([
  ["1", oldest],
  ["2", second.render({ titulo: "Dom Casmurro", autores: ["Machado"] })],
  ["3", third.render(current)],
])("a document of version %s is read in its current form, as a value and as JSON", (_version, text) => {
  expect(third.parse(text)).toEqual(current);
  expect(JSON.parse(third.toJson(text))).toEqual(current);
  expect(third.toJson(Buffer.from(text)).toString()).toBe(third.toJson(text));
});

test("JSON of the current version passes as it was written, spaces and all", () => {
  const json = '{ "titulo": "Dom Casmurro", "autores": [], "nota": 1.50 }';
  expect(third.fromJson(json)).toBe(`{"v":3,"d":${json}}`);
  expect(third.toJson(third.fromJson(json))).toBe(json);
  expect(first.toJson(first.fromJson(json))).toBe(json);
  expect(first.toJson(Buffer.from(first.fromJson(json)))).toEqual(Buffer.from(json));
});

test("lists have versions too", () => {
  const notas = storedDocument<{ nota: number }[]>("livro.notas", [
    (older: number[]) => older.map((nota) => ({ nota })),
  ]);
  expect(notas.parse("[1,2]")).toEqual([{ nota: 1 }, { nota: 2 }]);
  expect(notas.parse(notas.render([{ nota: 3 }]))).toEqual([{ nota: 3 }]);
});

test.each([
  ["first", first, 1],
  ["second", second, 2],
] as const)("the %s release refuses what the third wrote", (_name, release, version) => {
  const text = third.render(current);
  expect(() => release.parse(text)).toThrow(
    `livro.dados has a document of version 3, and this release reads up to ${version}: start the release that wrote it`,
  );
  expect(() => release.toJson(text)).toThrow("version 3");
  expect(() => release.toJson(Buffer.from(text))).toThrow("version 3");
});
