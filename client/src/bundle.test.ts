import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

const source = import.meta.dirname;
const index = JSON.stringify(join(source, "index.ts"));
const validate = JSON.stringify(join(source, "validateAnswers.ts"));

const VALIDATORS = expect.stringMatching(/validators/);

/** Bundles a module that uses the client, for browsers; the chunks that are loaded at once and those loaded on demand. */
async function bundle(code: string) {
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    root: source,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id.endsWith("virtual-entry") ? "\0virtual-entry" : null),
        load: (id) => (id === "\0virtual-entry" ? code : null),
      },
    ],
    build: {
      write: false,
      target: "es2024",
      lib: { entry: "virtual-entry", formats: ["es"] },
      // Vite leaves a library its blanks; what a page loads has none.
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output).filter((each) => each.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of atOnce)
    for (const name of imports) atOnce.add(byName.get(name) as Rolldown.OutputChunk);
  const size = (some: Iterable<Rolldown.OutputChunk>) =>
    [...some].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return {
    initial: size(atOnce),
    code: [...atOnce].map((chunk) => chunk.code).join("\n"),
    onDemand: chunks.filter((chunk) => !atOnce.has(chunk)).map(({ facadeModuleId }) => facadeModuleId),
    whole: size(chunks),
  };
}

test("the client is small, runs without Node and loads the validators on demand only", async () => {
  const { initial, code, onDemand } = await bundle(
    `export { createClient } from ${index}; export { validateAnswers } from ${validate};`,
  );
  expect(code).not.toMatch(/from"node:|require\(/);
  expect(initial).toBeLessThan(7_300);
  expect(onDemand).toContainEqual(VALIDATORS);
});

test("the client alone is small and reaches no validators, which a bundle of one file would have inside", async () => {
  const { initial, code, onDemand, whole } = await bundle(`export { createClient } from ${index};`);
  expect(code).not.toMatch(/from"node:|require\(/);
  expect(initial).toBeLessThan(7_000);
  expect(onDemand).toEqual([expect.stringMatching(/consumeFila/)]);
  expect(whole).toBeLessThan(7_700);
});

test("a helper alone brings nothing else along", async () => {
  const { initial } = await bundle(`export { codigoCompleto } from ${index};`);
  expect(initial).toBeLessThan(500);
});

test("the receiver of events is small and runs without Node", async () => {
  const { initial, code, onDemand, whole } = await bundle(`export { createReceiver } from ${index};`);
  expect(code).not.toMatch(/from"node:|require\(/);
  expect(initial).toBeLessThan(2_300);
  expect(onDemand).toEqual([VALIDATORS]);
  // With the validators of events, and of nothing else: all of the contract's are 47 kB.
  expect(whole).toBeLessThan(15_000);
});
