import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdf } from "../domain/arquivo/samples.testing.ts";
import { addMessage } from "../domain/chat/addMessage.ts";
import { transportadoraOf } from "../domain/chat/transportadoraOf.ts";
import { testFiles } from "../platform/files/files.testing.ts";
import { systemRandom } from "../platform/random.ts";
import type { Services } from "../platform/services.ts";
import { insertChatLojas, newOrder } from "../test-support/chat.testing.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
  await insertChatLojas(cli.db);
});
afterAll(() => cli.close());

test("a chat is answered with a file and finished; a document is added to the order", async () => {
  const order = await newOrder(cli.db, { numeroPedido: "CLI-1" });
  const file = join(cli.folder, "comprovante de entrega.pdf");
  await writeFile(file, pdf);
  const files = await testFiles();
  const services = {
    db: cli.db,
    files,
    clock: cli.server.clock,
    random: systemRandom,
  } as unknown as Services;
  const question = {
    origem: "loja",
    mensagem: "Chegou?",
    fusoHorario: "America/Sao_Paulo",
    arquivos: [],
    idUsuario: null,
    idTransportadora: null,
  } as const;
  const transportadora = await transportadoraOf(cli.db.reader, 1, order.id);
  await addMessage(services, 1, order, { ...question, nomeUsuario: "Loja", transportadora });

  const place = ["--loja", "1", "CLI-1", "--chave", "pedido"];
  const reply = await cli.json(
    "chat",
    "reply",
    ...place,
    "--mensagem",
    "Chegou <b>hoje</b>.",
    "--anexo",
    file,
  );
  expect(reply).toMatchObject({
    id: "2",
    mensagem: "Chegou hoje.",
    anexos: [{ nome: "comprovante de entrega.pdf" }],
  });
  const added = await cli.json("documento", "add", "--loja", "1", order.chave, "--anexo", file, file);
  expect(added.anexos).toHaveLength(2);
  expect((await cli.json("chat", "finish", ...place)).mensagem).toBe("Conversa finalizada.");

  const late = await cli.frete(["chat", "reply", ...place, "--mensagem", "Tarde"]);
  expect([late.code, late.err]).toEqual([1, expect.stringContaining("finalizada")]);
  const missing = await cli.frete(["documento", "add", ...place, "--anexo", join(cli.folder, "nada.pdf")]);
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining("nada.pdf cannot be read")]);
});
