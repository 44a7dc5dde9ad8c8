import type { Plp } from "@frete/contract/loja";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { ENCOMENDA, LENTO, type PlpServers, plpServers, postal } from "../../test-support/plp.testing.ts";

const RASTREIO = "AA123456785BR";

eachDatabase((_name, open) => {
  let s: PlpServers;
  beforeAll(async () => {
    s = await plpServers(await open());
  });
  afterAll(() => s.close());

  const plpDe = async (codigo: number): Promise<Plp> => (await s.ler(codigo)).body;

  test("NS-025, PLP-001..004, PLP-014, PLP-016, PLP-017: created pending, read by the code that creation gave", async () => {
    const one = await s.novo([postal({ codigoRastreio: RASTREIO })]);
    const body = { filialERP: "A1", idMetodo: ENCOMENDA, pedidos: [one.chave] };
    const created = await s.criar(body);
    const { idPLP, codigoPLP } = created.body;
    expect(created).toMatchObject({
      status: 200,
      body: { mensagem: "PLP criada com sucesso.", idPLP: String(codigoPLP), codigoPLP: expect.any(Number) },
    });
    expect(await s.ler(idPLP)).toMatchObject({ status: 200 });
    expect((await s.ler(idPLP)).body).toEqual({
      _id: idPLP,
      codigoPLP,
      filialERP: "A1",
      idLoja: 1,
      idFilial: 1,
      data: "2026-11-21 09:00:00",
      idRecibo: null,
      aplicacao: null,
      status: "Pendente",
      erros: [],
      dataFechamento: null,
      idTransportadora: 2,
      idMetodo: ENCOMENDA,
      transportadora: "Postal",
      metodoEnvio: "Encomenda",
      nomeUsuario: "Loja Teste",
      idApp: null,
      nomeApp: null,
      listaPedidos: [
        {
          documento: one.chave,
          numeroPedido: one.numeroPedido,
          chaveNF: one.envios[0]?.notaFiscal.chave,
          idEnvio: one.envios[0]?.id,
          protocolo: null,
          erros: null,
        },
      ],
    });
    expect((await s.lido(one)).envios[0]).toMatchObject({ idStatus: 20, plp: null });
  });

  describe("NS-067: erros", () => {
    test.each<[string, Parameters<PlpServers["novo"]>, object, string]>([
      ["no tracking code", [[postal()]], {}, "informe o código de rastreio"],
      [
        "a code of another form",
        [[postal({ codigoRastreio: "AA12345678BR" })]],
        {},
        "código de rastreio inválido",
      ],
      [
        "a final shipment",
        [[postal({ idStatus: 90, codigoRastreio: RASTREIO })]],
        {},
        "envio em situação final: Cancelado",
      ],
      [
        "another method",
        [[postal({ codigoRastreio: RASTREIO })]],
        { idMetodo: LENTO },
        "envio por outro método de envio",
      ],
      [
        "another branch",
        [[postal({ codigoRastreio: RASTREIO })]],
        { filialERP: "B1" },
        "envio de outra filial",
      ],
      [
        "a return",
        [[postal({ codigoRastreio: RASTREIO })], { tipoPedido: "reversa" }],
        {},
        "pedido de reversa não é postado por PLP",
      ],
      [
        "several at once",
        [[postal({ idStatus: 50 })]],
        {},
        "envio em situação final: Entregue; informe o código de rastreio",
      ],
    ])("%s: told, and kept from closing", async (_case, order, changes, erro) => {
      const one = await s.novo(...order);
      const codigo = await s.criada([one], changes);
      const { filialERP = "A1" } = changes as { filialERP?: string };
      const { body } = await s.ler(codigo, filialERP);
      expect([body.listaPedidos[0].erros, body.erros]).toEqual([erro, [`${one.numeroPedido}: ${erro}`]]);
      const closed = await s.fechar(codigo);
      expect([closed.status, closed.body.mensagem]).toEqual([
        409,
        `A PLP tem erros: ${one.numeroPedido}: ${erro}`,
      ]);
      expect((await s.ler(codigo, filialERP)).body).toEqual(body);
      expect(await s.lido(one)).toEqual(one);
    });

    test("they are those of the order now: a change through PUT /pedido/altera takes one away", async () => {
      const one = await s.novo();
      const codigo = await s.criada([one]);
      expect((await plpDe(codigo)).erros).toHaveLength(1);
      const changed = await s.loja.call("PUT", `/pedido/altera/documento/${one.chave}`, {
        body: { envio: [{ codigoRastreio: RASTREIO }] },
      });
      expect(changed.status).toBe(200);
      expect((await plpDe(codigo)).erros).toEqual([]);
    });

    test("a method that is not the postal service's needs no code", async () => {
      const lento = { ...postal().transporte, idMetodo: LENTO, correios: false };
      const codigo = await s.criada([await s.novo([postal({ transporte: lento })])], { idMetodo: LENTO });
      expect((await plpDe(codigo)).erros).toEqual([]);
      const { status, body } = await s.fechar(codigo);
      expect([status, body.status, body.listaPedidos[0].protocolo]).toEqual([200, "Finalizada", null]);
    });
  });

  test("NS-025: an excluded list stays readable, its shipments may enter another one", async () => {
    const one = await s.novo();
    const codigo = await s.criada([one]);
    const { status, body } = await s.excluir(codigo);
    expect([status, body.status, body.erros, body.listaPedidos.length, body.dataFechamento]).toEqual([
      200,
      "Excluída",
      [],
      1,
      null,
    ]);
    expect(await s.lido(one)).toEqual(one);
    expect(await s.criada([one])).toBeGreaterThan(codigo);
  });

  test("NS-079: 1000 orders in one list", async () => {
    const code = (index: number) => `AA${String(index).padStart(9, "0")}BR`;
    const orders = await s.novos(
      Array.from({ length: 1000 }, (_, index) => postal({ codigoRastreio: code(index) })),
    );
    const codigo = await s.criada(orders);
    const { body } = await s.fechar(codigo);
    expect(body.listaPedidos.map((each: { documento: string }) => each.documento)).toEqual(
      orders.map(({ chave }) => chave),
    );
    expect(new Set(body.listaPedidos.map((each: { protocolo: string }) => each.protocolo)).size).toBe(1000);
    const extra = { filialERP: "A1", idMetodo: ENCOMENDA, pedidos: Array(1001).fill("x") };
    expect((await s.criar(extra)).body.mensagem).toMatch(/^pedidos: /);
  });

  test("NS-025: more shipments than are read or changed at a time, beside small lists", async () => {
    const orders = [];
    for (let index = 0; index < 11; index++)
      orders.push(await s.novo(Array.from({ length: 100 }, () => postal())));
    const [before, large, after] = [
      await s.criada([await s.novo()]),
      await s.criada(orders),
      await s.criada([await s.novo()]),
    ];
    const { body: plp } = await s.ler(large);
    expect(plp.listaPedidos.map(({ idEnvio }: { idEnvio: number }) => idEnvio)).toEqual(
      orders.flatMap(({ envios }) => envios.map(({ id }) => id)),
    );
    expect(plp.erros).toHaveLength(1100);
    const { body: page } = await s.loja.call(
      "GET",
      "/plp/lista?periodo=2026-01-01TO2026-12-31&status=Pendente",
    );
    const listed = page.filter(({ codigoPLP }: Plp) => [before, large, after].includes(codigoPLP));
    expect(listed).toEqual([(await s.ler(before)).body, plp, (await s.ler(after)).body]);
    expect((await s.excluir(large)).body.listaPedidos).toHaveLength(1100);
    const again = await s.criada(orders, { filialERP: "B1", idMetodo: LENTO });
    expect((await s.ler(again, "B1")).body.listaPedidos).toHaveLength(1100);
  });
});
