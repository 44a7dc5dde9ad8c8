import type { FiltroPedido } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HttpError } from "../../http/index.ts";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { createPedido, insertTransportes, newPedido } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { cadastroCache } from "../loja/cadastro.ts";
import { type Alteracao, alterarPedidos } from "./alterarPedidos.ts";
import { countersOf, recounted, SAO_PAULO } from "./pedido.testing.ts";
import { pedidoDocument } from "./pedidoDocument.ts";

const TIMES = 15;

eachDatabase((_name, open) => {
  let both: BothServers;
  beforeAll(async () => {
    both = await bothServers(await open());
    await insertTransportes(both.db);
  });
  afterAll(() => both.close());

  const change = (path: string, mapaDeCarga: string, notaFiscal?: object) =>
    both.loja.call("PUT", `/pedido/altera/${path}`, {
      body: { envio: [{ mapaDeCarga, ...(notaFiscal && { notaFiscal }) }] },
    });
  const stored = async () => {
    const texts: string[] = await both.db
      .reader("pedido")
      .where({ id_loja: 1 })
      .orderBy("id")
      .pluck("estado");
    return texts.map((text) => pedidoDocument.parse(text));
  };
  const each = <Answer>(work: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: TIMES }, (_, index) => work(index)));

  test("S8, NS-030: creations, changes and occurrences at once: as if one after the other, numbers without a gap", async () => {
    const { body: target } = await createPedido(both.loja, newPedido({ numeroPedido: "ALVO" }));
    const [alvo] = await stored();
    const before = alvo?.envios[0]?.notaFiscal.chave ?? "";
    const after = before.replace(/^../, "41");
    const at = (index: number) => `2026-07-14 10:00:${String(index).padStart(2, "0")}`;
    const statuses = await Promise.all([
      each(async () => (await createPedido(both.loja, newPedido())).status),
      each(async () => (await createPedido(both.loja, newPedido({ numeroPedido: "IGUAL" }))).status),
      each(async (index) => (await change("pedido/ALVO", `N${index}`)).status),
      each(async (index) => (await change(`documento/${target.chavePedido}`, `D${index}`)).status),
      each(async (index) => (await change("pedido/NENHUM", `X${index}`)).status),
      each(async (index) => {
        const itens = [{ documento: target.chavePedido, idOcoren: 46, data: at(index) }];
        return (await both.operador.call("POST", "/lojas/1/ocorrencias", { itens })).status;
      }),
    ]);
    const all = (status: number) => Array<number>(TIMES).fill(status);
    expect(statuses).toEqual([all(200), all(200), all(200), all(200), all(404), all(200)]);

    const pedidos = await stored();
    expect(pedidos.map(({ id }) => id)).toEqual(pedidos.map((_, index) => (alvo?.id ?? 0) + index));
    expect(pedidos).toHaveLength(1 + TIMES + 1);
    const envios = pedidos.flatMap((pedido) => pedido.envios);
    const first = envios[0]?.id ?? 0;
    expect(envios.map(({ id }) => id)).toEqual(envios.map((_, index) => first + index));
    const ids = envios.flatMap(({ ocorrencias }) => ocorrencias.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const [changed] = pedidos;
    expect(changed?.envios[0]?.mapaDeCarga).toMatch(/^[ND]\d+$/);
    const reported = changed?.envios[0]?.ocorrencias.filter(({ idOcoren }) => idOcoren === 46);
    expect(reported?.map(({ data }) => data).toSorted()).toHaveLength(TIMES);
    expect(await countersOf(both.db)).toEqual(await recounted(both.db));

    // Whoever looks for what a change beside it has taken away finds what is there then.
    const renamed = await Promise.all([
      change("pedido/ALVO", "R", { chave: after }),
      ...Array.from({ length: TIMES }, (_, index) => change(`chavenf/${after}`, `P${index}`)),
    ]);
    expect(renamed[0]?.status).toBe(200);
    for (const { status } of renamed) expect([200, 404]).toContain(status);
    expect((await change(`chavenf/${after}`, "Z")).status).toBe(200);
    expect((await stored())[0]?.envios[0]).toMatchObject({ mapaDeCarga: "Z", notaFiscal: { chave: after } });
    expect([both.loja.errors]).toEqual([[]]);
  });

  test("NS-043: of changes in one transaction the later ones mean the orders that the earlier ones left", async () => {
    const { db } = both;
    const { id, envios } = (await stored())[0] ?? {};
    const chave = envios?.[0]?.notaFiscal.chave ?? "";
    const other = chave.replace(/^../, "42");
    const row = await db.reader("loja").where({ id: 1 }).first();
    const cadastro = await cadastroCache(db)(1, row?.versao ?? 0);
    const alteracao = (filtro: FiltroPedido, valor: string, envio: object): Alteracao => ({
      ...{ idLoja: 1, fusoHorario: SAO_PAULO, id: id ?? 0, filtro, valor },
      corpo: { envio: [envio] },
      referencias: { cadastro, opcoes: [] },
    });
    const batch = [
      alteracao("chavenf", chave, { mapaDeCarga: "1", notaFiscal: { chave: other } }),
      alteracao("chavenf", chave, { mapaDeCarga: "2" }),
      alteracao("chavenf", other, { mapaDeCarga: "3" }),
      alteracao("documento", "f".repeat(32), { mapaDeCarga: "4" }),
      alteracao("pedido", "ALVO", { peso: 2 }),
    ];
    await db.transaction((trx) => alterarPedidos(trx, batch));
    const outcome = batch.map(({ retornos }) => (retornos instanceof HttpError ? retornos.status : 200));
    expect(outcome).toEqual([200, 404, 200, 404, 200]);
    expect((await stored())[0]?.envios[0]).toMatchObject({
      ...{ mapaDeCarga: "3", peso: 2000 },
      notaFiscal: { chave: other },
    });
    expect(await countersOf(db)).toEqual(await recounted(db));
  });
});
