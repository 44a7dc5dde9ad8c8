import { afterAll, beforeAll, expect, test } from "vitest";
import { registerDirectly } from "../test-support/notificacoes.testing.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
});
afterAll(() => cli.close());

test("NS-073: how a loja's events are delivered, and those that were given up, in commands", async () => {
  await cli.json("loja", "create", "--nome", "Loja Um");
  const loja = ["--loja", "1"];
  const none = await cli.frete(["notificacao", "show", ...loja]);
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
  expect(await cli.json("notificacao", "show", ...loja)).toMatchObject({
    ...{ modulo: "webhook", url: "https://loja.example.com/e", situacao: "ativo", abandonados: 3 },
  });
  const { out } = await cli.frete(["notificacao", "dead", ...loja]);
  expect(out).toMatch(/evt_1_1 .*Rastreio.*respondeu 500/);
  expect(await cli.json("notificacao", "replay", ...loja, "evt_1_2")).toMatchObject({ reenviados: 1 });
  expect(await cli.json("notificacao", "replay-all", ...loja)).toMatchObject({ reenviados: 2 });
  expect(await cli.json("notificacao", "show", ...loja)).toMatchObject({ aguardando: 3, abandonados: 0 });
});
