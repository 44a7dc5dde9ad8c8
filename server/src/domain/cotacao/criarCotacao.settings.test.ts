import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { band, carrinho, catalogo, insertLojas, options, produto } from "../../test-support/lojas.testing.ts";
import { packTabela } from "./tabela/index.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server.client().produto.save(catalogo);
  });
  afterAll(() => server.close());
  const set = (loja: object) => server.operate((trx) => trx("loja").where({ id: 1 }).update(loja));

  test("a loja that hides branches without stock offers those that have it, or says why there is none", async () => {
    const sent = (quantidade: number) => carrinho({}, { sku: "CAMA", quantidade });
    await set({ oculta_sem_estoque: 1 });
    const filiais = async (quantidade: number) => {
      const { retorno, opcoesEntrega } = await server.quoted(sent(quantidade));
      return [new Set(opcoesEntrega.map(({ dadosFrete }) => dadosFrete.filialERP)), retorno.mensagem];
    };
    expect(await filiais(3)).toEqual([new Set(["A1", "B1"]), expect.stringContaining("sucesso")]);
    expect(await filiais(4)).toEqual([new Set(["A1"]), expect.stringContaining("sucesso")]);
    expect(await filiais(11)).toEqual([new Set(), expect.stringContaining("estoque")]);
    await set({ oculta_sem_estoque: 0 });
    expect(await filiais(11)).toEqual([new Set(["A1", "B1"]), expect.stringContaining("sucesso")]);
  });

  test.each([
    ["America/Manaus", "2026-11-21T08:00:00-04:00"],
    ["America/Rio_Branco", "2026-11-21T07:00:00-05:00"],
    ["America/Noronha", "2026-11-21T10:00:00-02:00"],
    ["America/Sao_Paulo", "2026-11-21T09:00:00-03:00"],
  ])("NS-001, GER-013: the quotation's date in %s", async (fuso_horario, dataCotacao) => {
    await set({ fuso_horario });
    expect((await server.quoted(carrinho())).retorno.dataCotacao).toBe(dataCotacao);
  });

  test("NS-079: the loja's own limits", async () => {
    await set({ configuracao: JSON.stringify({ limites: { volumes: 2, produtos: 2 } }) });
    const [line] = carrinho().volumes;
    const volumes = (count: number) => carrinho({ volumes: Array(count).fill(line) });
    const produtos = (count: number) => ({
      produto: Array.from({ length: count }, (_, index) => produto(`L${index}`)),
    });
    const before = await server.stored();
    const tooMany = await server.quote(volumes(3));
    expect([tooMany.status, tooMany.body.mensagem]).toEqual([400, expect.stringMatching(/^volumes: .* 2 /)]);
    const tooBig = await server.call("POST", "/produto", { body: produtos(3) });
    expect([tooBig.status, tooBig.body.mensagem]).toEqual([400, expect.stringMatching(/^produto: .* 2 /)]);
    expect(await server.stored()).toEqual(before);
    expect((await server.quote(volumes(2))).status).toBe(200);
    expect((await server.call("POST", "/produto", { body: produtos(2) })).status).toBe(200);
    await set({ configuracao: "{}" });
    expect((await server.quote(volumes(3))).status).toBe(200);
  });

  test("quotations beside an operator's changes are priced before or after each, never in between", async () => {
    const seen = new Set<string>();
    let isOver = false;
    const quoting = async () => {
      do {
        const cotacao = await server.quoted(carrinho({ filiaisOrigem: "A1" }));
        const [option] = cotacao.opcoesEntrega;
        seen.add(`${option?.dadosFrete.ordenacao} ${JSON.stringify(options(cotacao)[0])}`);
      } while (!isOver);
    };
    const changing = async () => {
      for (let round = 1; round <= 12; round++) {
        const isOdd = round % 2 === 1;
        // Bands are replaced the way an import does it: the newest two versions stay.
        await server.operate(async (trx) => {
          const faixas = [...band(0, 10, isOdd ? 50 : 15, 5), ...band(10, 100, 90, 5)];
          const key = { id_loja: 1, id_tabela: 2 };
          const dados = Buffer.from(packTabela(faixas).buffer);
          await trx("tabela_faixas").insert({ ...key, versao: round + 1, dados });
          await trx("tabela_faixas").where(key).where("versao", "<", round).delete();
          await trx("tabela_frete")
            .where({ id_loja: 1, id: 2 })
            .update({ versao_faixas: round + 1 });
          await trx("loja")
            .where({ id: 1 })
            .update({ criterio: isOdd ? "prazo" : "preco" });
          await trx("filial")
            .where({ id_loja: 1, id: 1 })
            .update({ prazo_adicional: isOdd ? 1 : 0 });
        });
      }
      isOver = true;
    };
    await Promise.all([changing(), quoting(), quoting(), quoting()]);
    await quoting();
    expect(seen).toContain('v ["A1","Lento",15,5]');
    const allowed = ['v ["A1","Lento",15,5]', 'p ["A1","Rápido",30,3]'];
    expect([...seen].filter((each) => !allowed.includes(each))).toEqual([]);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
