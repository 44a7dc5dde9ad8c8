import { afterAll, beforeAll, expect, test } from "vitest";
import { registerDirectly } from "../test-support/notificacoes.testing.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
});
afterAll(() => cli.close());

test("NS-073: how a store's events are delivered, and those that were given up, in commands", async () => {
  await cli.json("loja", "create", "--nome", "Loja Um");
  const store = ["--loja", "1"];
  const none = await cli.frete(["notificacao", "show", ...store]);
  expect({ code: none.code, err: none.err }).toEqual({
    code: 1,
    err: expect.stringContaining("não cadastrou"),
  });
  await registerDirectly(cli.db, 1, { url: "https://loja.example.com/e", now: 0 });
  const dead = {
    id_loja: 1,
    tipo: "Rastreio",
    id_pedido: 7,
    criado_em: 0,
    dados: "{}",
    tentativas: 10,
    morto_em: 5,
  };
  await cli.db.transaction((trx) =>
    trx("evento_morto").insert([1, 2, 3].map((id) => ({ ...dead, id, motivo: "O endereço respondeu 500" }))),
  );
  expect(await cli.json("notificacao", "show", ...store)).toMatchObject({
    ...{ modulo: "webhook", url: "https://loja.example.com/e", situacao: "ativo", abandonados: 3 },
  });
  const { out } = await cli.frete(["notificacao", "dead", ...store]);
  expect(out).toMatch(/evt_1_1 .*Rastreio.*respondeu 500/);
  expect(await cli.json("notificacao", "replay", ...store, "evt_1_2")).toMatchObject({ reenviados: 1 });
  expect(await cli.json("notificacao", "replay-all", ...store)).toMatchObject({ reenviados: 2 });
  expect(await cli.json("notificacao", "show", ...store)).toMatchObject({ aguardando: 3, abandonados: 0 });
});
