import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Methods, methods } from "@frete/contract/loja/methods";
import { operations } from "@frete/contract/loja/operations";
import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { createClient } from "./createClient.ts";
import { FreteNotFoundError } from "./errors.ts";
import { fileFromPath } from "./fileFromPath.ts";
import type { FreteClient } from "./freteClient.ts";
import { serveReference } from "./test-support/serveReference.ts";
import { toFile } from "./toFile.ts";
import type { CallOptions } from "./types.ts";

let server: Awaited<ReturnType<typeof serveReference>>;
let client: FreteClient;
let folder: string;
beforeAll(async () => {
  server = await serveReference();
  folder = await mkdtemp(join(tmpdir(), "frete-upload-"));
  client = createClient({
    baseUrl: server.url,
    tokenApi: "frete_api_demo1",
    tokenCotacao: "frete_cot_demo1",
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("every operation of the contract is a method", () => {
  expect(Object.keys(methods)).toEqual(Object.keys(operations));
  for (const { as } of Object.values(methods)) {
    const [group = "", name = ""] = as.split(".");
    expect(client[group as "pedido"][name as "criar"], as).toBeTypeOf("function");
  }
  expectTypeOf<FreteClient>().toExtend<Methods<CallOptions>>();
});

const query = { dataTipo: "dataCriacaoPedido", periodo: "2020-01-01TO2030-12-31", limite: 20 } as const;

test("orders are gone through one by one, over all pages, each once", async () => {
  const numbers: string[] = [];
  for await (const { numeroPedido } of client.pedido.listar(query)) numbers.push(numeroPedido);
  expect(numbers.length).toBeGreaterThan(100);
  expect(new Set(numbers).size).toBe(numbers.length);
  const [first, second] = await Promise.all([
    client.pedido.listar(query),
    client.pedido.listar({ ...query, pagina: 2 }),
  ]);
  expect([...first, ...second].map(({ numeroPedido }) => numeroPedido)).toEqual(numbers.slice(0, 40));
});

test("every list that the contract pages goes page by page", async () => {
  const { pedido, chat, plp, regraFrete } = client;
  const lists = [
    pedido.listar(query),
    chat.listar({ dataInicio: "2020-01-01", dataFim: "2030-12-31", limite: 1 }),
    plp.listar({ periodo: query.periodo, status: "Pendente" }),
    regraFrete.listar({ dataTipo: "cadastro", dataInicio: "2020-01-01", dataFim: "2030-12-31", limite: 1 }),
  ];
  const counts: number[] = [];
  for (const list of lists) {
    let records = 0;
    let inPages = 0;
    for await (const _ of list) records++;
    for await (const page of list.pages()) inPages += [Object.values(page).flat()].flat().length > 0 ? 1 : 0;
    counts.push(records);
    expect(inPages).toBeLessThanOrEqual(Math.max(1, records));
  }
  const paged = Object.values(methods).filter((entry) => "paging" in entry);
  expect(counts.length).toBe(paged.length);
  expect(counts[0]).toBeGreaterThan(100);
});

test("files go out from a path, a Blob, bytes and a stream, and come back whole, or as they come", async () => {
  const path = join(folder, "do disco.pdf");
  await writeFile(path, "%PDF-1.7\nfrom a path\n%%EOF\n");
  const pdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`;
  const files: [string, Promise<File>][] = [
    ["from a path", fileFromPath(path)],
    ["from a Blob", toFile(new Blob([pdf("from a Blob")]), "b.pdf")],
    ["from bytes", toFile(new TextEncoder().encode(pdf("from bytes")), "c.pdf")],
    ["from a stream", toFile(new Response(pdf("from a stream")), "d ção.pdf")],
  ];
  const chave = { chave: "pedido" } as const;
  for (const [text, making] of files) {
    const anexo = await making;
    expect(anexo.type).toBe("application/pdf");
    const { anexos } = await client.chat.enviar("DEMO-0001", { mensagem: text, anexo }, chave);
    const [sent] = anexos ?? [];
    expect(sent?.nome).toBe(anexo.name);
    if (!sent) continue;
    expect(await (await client.anexo.download(sent)).text()).toBe(pdf(text));
    expect(await new Response(await client.anexo.stream(sent.url)).text()).toBe(pdf(text));
  }
  const chat = await client.chat.ler("DEMO-0001", chave);
  const last = chat.mensagens.at(-1)?.anexos?.[0];
  expect(last && (await client.anexo.download(last)).type).toBe("application/pdf");
  const { anexos } = await client.anexo.listar("DEMO-0001");
  for (const { url } of anexos) await client.anexo.remover("DEMO-0001", { caminho: url });
  await expect(client.anexo.stream(last ?? "a/b")).rejects.toBeInstanceOf(FreteNotFoundError);
});

test("a message without files is JSON; a form of the caller's own goes as it is", async () => {
  const chave = { chave: "pedido" } as const;
  expect(await client.chat.enviar("DEMO-0002", { mensagem: "Quando chega?" }, chave)).toHaveProperty("id");
  const form = new FormData();
  form.append("mensagem", "Por formulário");
  expect(await client.chat.enviar("DEMO-0002", form, chave)).toHaveProperty("id");
  const { mensagens } = await client.chat.ler("DEMO-0002", chave);
  expect(mensagens.slice(-2).map(({ mensagem }) => mensagem)).toEqual(["Quando chega?", "Por formulário"]);
});

test("what is no attachment is refused before anything is sent", async () => {
  for (const url of ["", "a", "a/b/c", "/b"])
    await expect(client.anexo.download(url)).rejects.toThrow("is no url of an attachment");
});

test("a file without an end is refused when it is longer than told", async () => {
  const endless = async function* () {
    for (;;) yield new Uint8Array(1_000);
  };
  await expect(toFile(endless(), "a.csv", { maxBytes: 10_000 })).rejects.toThrow(
    "a.csv has more than 10000 bytes",
  );
});

test("NS-081: an error tells the name of its request, and the request may bring it along", async () => {
  const read = client.produto.get("NADA", { headers: { "X-Request-Id": "carrinho-7" } });
  await expect(read).rejects.toMatchObject({ status: 404, requestId: "carrinho-7" });
  await expect(client.produto.get("NADA")).rejects.toMatchObject({
    requestId: expect.stringMatching(/^[\da-f]{32}$/),
  });
});
