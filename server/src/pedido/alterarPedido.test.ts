import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LojaServer, lojaServer, tokensOf } from "../cotacao/lojaServer.testing.ts";
import { insertLojas } from "../cotacao/lojas.testing.ts";
import type { Database } from "../storage/database.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { cotado, countersOf, envio, insertPedidos, pedido, recounted } from "./pedido.testing.ts";
import type { Pedido } from "./pedido.ts";
import { findPedidos } from "./pedidoRepository.ts";

const CHAVE = "35260711222333000181550010000000011731582645";
const OUTRA_CHAVE = "35260712ABC34501DE35550010000000011731582646";

/** What was sent for a field of the first shipment, stored already or not, and why it is refused otherwise. */
const VALIDOS: [campo: string, valor: unknown, guardado: unknown][] = [
  ["peso", 8.601, 8601],
  ["peso", 0, 0],
  ["altura", 999999.999, 999_999_999],
  ["largura", 0.001, 1],
  ["profundidade", 1, 1000],
  ["quantidade", 1, 1],
  ["quantidadeVolumes", 2147483647, 2147483647],
  ["codigoRastreio", "x".repeat(20), "x".repeat(20)],
  ["mapaDeCarga", "x".repeat(255), "x".repeat(255)],
  ["urlRastreioExterno", "https://rastreio.example.com/1", "https://rastreio.example.com/1"],
  ["linkComprovanteEntrega", "https://prova.example.com/1", "https://prova.example.com/1"],
  ["plp", 4401, 4401],
  ["plp", "4401", 4401],
];

const INVALIDOS: [campo: string, valor: unknown, mensagem: string][] = [
  ["peso", -0.001, "maior ou igual a 0"],
  ["peso", 8.6011, "3 casas decimais"],
  ["peso", 1000000, "menor ou igual"],
  ["peso", "8.6", "um número"],
  ["peso", null, "um número"],
  ["quantidade", 0, "maior ou igual a 1"],
  ["quantidadeVolumes", 1.5, "número inteiro"],
  ["codigoRastreio", "x".repeat(21), "no máximo 20"],
  ["codigoRastreio", 1, "um texto"],
  ["mapaDeCarga", "x".repeat(256), "no máximo 255"],
  ["plp", "44a", "número inteiro"],
  ["plp", "9999999999", "menor ou igual"],
  ["plp", -1, "maior ou igual a 0"],
  ["prazoEntregaPedido", "2026-02-29", "data real"],
  ["prazoEntregaPedido", "20/07/2026", "data real"],
  ["idMetodo", 99, "cadastro"],
  ["idMetodo", "1", "número inteiro"],
  ["nomeTransportadora", "carga teste", "cadastro"],
  ["nomeMetodoEnvio", "", "cadastro"],
  ["nomeMetodoEnvio", "x".repeat(101), "no máximo 100"],
  ["produtos", [], "não pode ser alterado"],
  ["idStatus", 50, "não pode ser alterado"],
  ["prazo", "2026-07-20", "desconhecido"],
  ["toString", 1, "desconhecido"],
  ["notaFiscal", "x", "um objeto"],
  ["notaFiscal", null, "um objeto"],
  ["notaFiscal.numero", 5, "não pode ser alterado"],
  ["notaFiscal.filialERP", "Z1", "filial da loja"],
  ["notaFiscal.filialERP", "", "vazio"],
  ["notaFiscal.chave", "", "vazio"],
  ["notaFiscal.chave", "1".repeat(45), "no máximo 44"],
  ["notaFiscal.valorTotal", 1.234, "2 casas decimais"],
  ["notaFiscal.valorTotal", -1, "maior ou igual a 0"],
  ["notaFiscal.data", "2026-13-01", "data real"],
];

/** A body that has a value at a dotted path of the first shipment. */
const noEnvio = (campo: string, valor: unknown) => {
  const [nome = "", sub] = campo.split(".");
  return { envio: [{ [nome]: sub === undefined ? valor : { [sub]: valor } }] };
};

eachDatabase((_name, open) => {
  let db: Database;
  let server: LojaServer;
  let next = 0;
  let numero: string;

  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    await db.transaction(async (trx) => {
      const other = { id_loja: 1, id: 2, nome: "Postal", cnpj: null, ativo: 1 };
      await trx("transportadora").insert(other);
      const metodo = {
        id_loja: 1,
        id_transportadora: 2,
        ativo: 1,
        prazo_adicional: 0,
        url_foto: null,
        id_mkt: null,
      };
      await trx("metodo_envio").insert([
        { ...metodo, id: 4, nome: "PAC", correios: 1 },
        { ...metodo, id: 5, nome: "Lento", correios: 0 },
      ]);
    });
    server = await lojaServer(db);
  });
  beforeEach(async () => {
    numero = `N${++next}`;
    await insertPedidos(db, 1, [pedido({ numeroPedido: numero, chave: chaveOf(next) })]);
  });
  afterAll(() => server.close());

  const put = async (body: unknown, path = `pedido/${numero}`, loja: 1 | 2 = 1) => {
    const answer = await server.call("PUT", `/pedido/altera/${path}`, { body, token: tokensOf(loja).api });
    expect(server.errors).toEqual([]);
    return answer;
  };
  const retornos = async (body: unknown): Promise<[string, string][]> => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(200);
    return answer.retornos.map(({ campo, mensagem }: Record<string, string>) => [campo, mensagem]);
  };
  const stored = async (numeroPedido = numero): Promise<Pedido> => {
    const [found] = await findPedidos(db.reader, 1, "numero_pedido", [numeroPedido]);
    if (!found) throw new Error("no order");
    return found.pedido;
  };

  test.each(VALIDOS)(
    "PED-ALT-003, PED-ALT-004, PED-ALT-012, PED-ALT-013: %s is changed once, nothing else (%#)",
    async (campo, valor, guardado) => {
      const before = await stored();
      expect(await retornos(noEnvio(campo, valor))).toEqual([[`envio.0.${campo}`, "sucesso"]]);
      const [first] = before.envios;
      expect(await stored()).toEqual({ ...before, envios: [{ ...first, [campo]: guardado }] });
      expect(await retornos(noEnvio(campo, valor))).toEqual([[`envio.0.${campo}`, "já alterado"]]);
    },
  );

  test.each(INVALIDOS)(
    "NS-044, PED-ALT-002: %s is refused by itself (%#)",
    async (campo, valor, mensagem) => {
      const before = await stored();
      expect(await retornos(noEnvio(campo, valor))).toEqual([
        [`envio.0.${campo}`, expect.stringContaining(mensagem)],
      ]);
      expect(await stored()).toEqual(before);
      const { envio } = noEnvio(campo, valor);
      const both = await retornos({
        pedidoAuxiliar: "A",
        envio: [{ ...envio[0], linkComprovanteEntrega: "M" }],
      });
      expect(both.map(([, text]) => text)).toEqual(["sucesso", expect.stringContaining(mensagem), "sucesso"]);
      expect(await stored()).toMatchObject({
        pedidoAuxiliar: "A",
        envios: [{ linkComprovanteEntrega: "M" }],
      });
    },
  );

  test.each([
    ["prazoDeEntrega", "2026-07-25", "2026-07-25 00:00:00"],
    ["prazoEntregaPedido", "2026-07-25", "2026-07-25 00:00:00"],
    ["prazoDeEntrega", "2026-07-25 18:30:00", "2026-07-25 18:30:00"],
    ["prazoEntregaPedido", "2026-07-25T18:30:00", "2026-07-25 18:30:00"],
  ])(
    "PED-ALT-007, NS-044: %s = %s is reported as prazoEntregaPedido and moves the order's dates",
    async (nome, valor, guardado) => {
      expect(await retornos(noEnvio(nome, valor))).toEqual([["envio.0.prazoEntregaPedido", "sucesso"]]);
      expect((await stored()).envios[0]?.prazoEntregaPedido).toBe(guardado);
      const list = (dia: string) =>
        server
          .call("GET", `/pedidos?dataTipo=previsaoPedido&periodo=${dia}TO${dia}`)
          .then(({ body }) => body.map(({ numeroPedido }: Pedido) => numeroPedido));
      expect(await list("2026-07-25")).toContain(numero);
      expect(await list("2026-07-21")).not.toContain(numero);
    },
  );

  test("PED-ALT-010, NS-010: the invoice; its branch and its key bring what they tell", async () => {
    const notaFiscal = {
      filialERP: "B1",
      pedidoERP: "78002",
      chave: OUTRA_CHAVE,
      data: "2026-07-14",
      valorTotal: 1.5,
      valorTotalProdutos: 0,
    };
    const campos = Object.keys(notaFiscal).map((nome) => `envio.0.notaFiscal.${nome}`);
    expect(await retornos({ envio: [{ notaFiscal }] })).toEqual(campos.map((campo) => [campo, "sucesso"]));
    expect((await stored()).envios[0]?.notaFiscal).toEqual({
      filialErp: "B1",
      filial: { id: 2, nome: "Filial Sul", cidade: "Curitiba", uf: "PR", cep: "01310100" },
      pedidoErp: "78002",
      chave: OUTRA_CHAVE,
      cnpjFaturador: "12ABC34501DE35",
      serie: 1,
      numero: 1,
      data: "2026-07-14 00:00:00",
      valorTotal: 150,
      valorTotalProdutos: 0,
    });
    expect(await retornos({ envio: [{ notaFiscal }] })).toEqual(
      campos.map((campo) => [campo, "já alterado"]),
    );
    const { status } = await server.call("GET", `/rastreio/chavenf/${OUTRA_CHAVE}`);
    expect(status).toBe(200);
  });

  test("PED-ALT-003: an empty text clears what may be absent", async () => {
    await put({ pedidoAuxiliar: "A", envio: [{ codigoRastreio: "R", mapaDeCarga: "M" }] });
    const empty = { pedidoAuxiliar: "", envio: [{ codigoRastreio: "", mapaDeCarga: "" }] };
    expect((await retornos(empty)).map(([, text]) => text)).toEqual(["sucesso", "sucesso", "sucesso"]);
    expect((await retornos(empty)).map(([, text]) => text)).toEqual([
      "já alterado",
      "já alterado",
      "já alterado",
    ]);
    expect(await stored()).toMatchObject({ pedidoAuxiliar: null, envios: [{ codigoRastreio: null }] });
  });

  test("NS-044: positions without a shipment, fields of the order that cannot be changed, in the order sent", async () => {
    const outcome = await retornos({
      numeroPedido: "X",
      envio: [{}, { peso: 1 }, 5],
      pedidoAuxiliar: "A",
      enderecoEntrega: { nome: "X" },
    });
    expect(outcome).toEqual([
      ["numeroPedido", expect.stringContaining("não pode ser alterado")],
      ["envio.1", "o pedido tem só 1 envio"],
      ["envio.2", "o pedido tem só 1 envio"],
      ["pedidoAuxiliar", "sucesso"],
      ["enderecoEntrega", expect.stringContaining("não pode ser alterado")],
    ]);
  });

  test.each([
    ["text", { envio: "x" }, "envio", "uma lista"],
    ["null", { envio: null }, "envio", "uma lista"],
    ["an item of another kind", { envio: [[]] }, "envio.0", "um objeto"],
    ["more than a hundred", { envio: Array.from({ length: 101 }, () => ({})) }, "envio", "no máximo 100"],
  ])("NS-044: envio is %s", async (_name, body, campo, mensagem) => {
    expect(await retornos(body)).toEqual([[campo, expect.stringContaining(mensagem)]]);
  });

  test("NS-044: an empty object changes nothing; a body that is no object -> 400", async () => {
    expect(await retornos({})).toEqual([]);
    for (const body of ["[]", '"x"', "1", "null", "{"]) expect((await put(body)).status).toBe(400);
  });

  test.each([
    [50, "Entregue"],
    [60, "Devolvido"],
    [70, "Extraviado"],
    [90, "Cancelado"],
  ])("NS-044: an order with the final status %i gives that reason in every entry", async (idStatus, nome) => {
    numero = `final-${idStatus}`;
    await insertPedidos(db, 1, [
      pedido({ numeroPedido: numero, chave: chaveOf(9000 + idStatus), historico: [{ idStatus, data: 0 }] }),
    ]);
    const before = await stored();
    const mensagem = `pedido com status final (${nome}): nada pode ser alterado`;
    expect(
      await retornos({ pedidoAuxiliar: "A", x: 1, envio: [{ peso: 1, notaFiscal: { chave: "1" } }] }),
    ).toEqual(
      ["pedidoAuxiliar", "x", "envio.0.peso", "envio.0.notaFiscal.chave"].map((campo) => [campo, mensagem]),
    );
    expect(await stored()).toEqual(before);
  });

  test("PED-ALT-008, NS-004: another method charges and takes what it is quoted for, and back again", async () => {
    expect(await retornos(noEnvio("nomeMetodoEnvio", " Rápido "))).toEqual([
      ["envio.0.nomeMetodoEnvio", "sucesso"],
    ]);
    const rapido = { idMetodo: 1, nomeMetodo: "Rápido", idTransportadora: 1, freteReal: 6000, prazoTotal: 2 };
    expect((await stored()).envios[0]?.transporte).toMatchObject(rapido);
    expect(await retornos({ envio: [{ idMetodo: 2, nomeTransportadora: "Carga Teste" }] })).toEqual([
      ["envio.0.idMetodo", "sucesso"],
      ["envio.0.nomeTransportadora", "já alterado"],
    ]);
    expect((await stored()).envios[0]?.transporte).toEqual(envio().transporte);
  });

  test("PED-ALT-008, PED-NOVO-010: the order's own quotation comes before a new one", async () => {
    const codigo = "77777777777";
    const quoted = await server.quote({
      cepDestino: "01310100",
      canal: "site",
      volumes: [{ quantidade: 1, valorUnitario: 10, peso: 1, altura: 1, largura: 1, profundidade: 1 }],
    });
    const documento = JSON.stringify({
      ...quoted.body,
      retorno: { ...quoted.body.retorno, idCotacao: codigo },
    });
    await db.transaction((trx) =>
      trx("cotacao").insert({ id_loja: 1, codigo, criada_em: 0, canal: "site", documento }),
    );
    numero = "with-quotation";
    const idCotacao = `${codigo}00000010000002`;
    await insertPedidos(db, 1, [
      pedido({ numeroPedido: numero, chave: chaveOf(8000), cotado: cotado({ idCotacao }) }),
    ]);
    await retornos(noEnvio("idMetodo", 1));
    expect((await stored()).envios[0]?.transporte).toMatchObject({
      idMetodo: 1,
      freteReal: 3000,
      prazoTotal: 2,
    });
  });

  test("PED-ALT-008: a method that was never quoted keeps what is in use", async () => {
    await retornos(noEnvio("idMetodo", 5));
    expect((await stored()).envios[0]?.transporte).toMatchObject({
      idMetodo: 5,
      nomeTransportadora: "Postal",
      freteReal: 3250,
      prazoTotal: 5,
    });
  });

  test("PED-ALT-008: fields that contradict one another are all refused; the rest succeeds", async () => {
    const before = await stored();
    const outcome = await retornos({
      envio: [{ nomeTransportadora: "Carga Teste", idMetodo: 4, peso: 8.4 }],
    });
    expect(outcome.map(([campo]) => campo)).toEqual([
      "envio.0.nomeTransportadora",
      "envio.0.idMetodo",
      "envio.0.peso",
    ]);
    expect(outcome.map(([, text]) => ["sucesso", "já alterado"].includes(text))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ["no code at all", { idMetodo: 4 }, [false]],
    ["a code of another form", { idMetodo: 4, codigoRastreio: "RP000123456" }, [false, true]],
    ["a code of its form, sent after", { idMetodo: 4, codigoRastreio: "AA473124829BR" }, [true, true]],
    ["a code of its form, sent before", { codigoRastreio: "AA473124829BR", idMetodo: 4 }, [true, true]],
  ])("NS-037: the postal service needs a tracking code of its form: %s", async (_name, campos, wanted) => {
    const outcome = await retornos({ envio: [campos] });
    expect(outcome.map(([, text]) => text === "sucesso")).toEqual(wanted);
    if (wanted[0]) {
      expect(await retornos(noEnvio("codigoRastreio", "RP000123456"))).not.toEqual([
        ["envio.0.codigoRastreio", "sucesso"],
      ]);
    }
  });

  test("NS-010: with validarChaveNF the key's check digit counts", async () => {
    const setting = (validarChaveNF: boolean) =>
      db.transaction((trx) =>
        trx("loja")
          .where({ id: 1 })
          .update({ configuracao: JSON.stringify({ validarChaveNF }), versao: trx.raw("versao + 1") }),
      );
    await setting(true);
    const wrong = `${CHAVE.slice(0, 43)}6`;
    expect(await retornos(noEnvio("notaFiscal.chave", wrong))).toEqual([
      ["envio.0.notaFiscal.chave", expect.stringContaining("dígito verificador")],
    ]);
    expect(await retornos(noEnvio("notaFiscal.chave", OUTRA_CHAVE))).toEqual([
      ["envio.0.notaFiscal.chave", "sucesso"],
    ]);
    await setting(false);
    expect(await retornos(noEnvio("notaFiscal.chave", wrong))).toEqual([
      ["envio.0.notaFiscal.chave", "sucesso"],
    ]);
  });

  test("15.4.2: of fifty changes at once one is there, whole", async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => ({
      pedidoAuxiliar: `A${index}`,
      envio: [{ mapaDeCarga: `M${index}`, peso: index + 1, notaFiscal: { pedidoERP: `E${index}` } }],
    }));
    const answers = await Promise.all(bodies.map((body) => put(body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const { pedidoAuxiliar, envios } = await stored();
    const index = Number(pedidoAuxiliar?.slice(1));
    expect(envios[0]).toMatchObject({ mapaDeCarga: `M${index}`, peso: (index + 1) * 1000 });
    expect(envios[0]?.notaFiscal.pedidoErp).toBe(`E${index}`);
  });

  test("15.4.2: fifty changes at once of fifty shipments are all there", async () => {
    numero = "many";
    const envios = Array.from({ length: 50 }, () => envio());
    await insertPedidos(db, 1, [pedido({ numeroPedido: numero, chave: chaveOf(7000), envios })]);
    const bodies = envios.map((_, index) => ({
      envio: [...Array.from({ length: index }, () => ({})), { mapaDeCarga: `M${index}` }],
    }));
    await Promise.all(bodies.map((body) => put(body)));
    const { envios: after } = await stored();
    expect(after.map(({ mapaDeCarga }) => mapaDeCarga)).toEqual(envios.map((_, index) => `M${index}`));
  });

  test("the counters of days follow every change", async () => {
    await retornos(noEnvio("prazoDeEntrega", "2026-08-25"));
    expect(await countersOf(db)).toEqual(await recounted(db));
  });

  test("AUTH-005: without a token, or with the quotation token -> 401", async () => {
    for (const token of [null, tokensOf(1).cotacao]) {
      const { status } = await server.call("PUT", `/pedido/altera/pedido/${numero}`, { body: {}, token });
      expect(status).toBe(401);
    }
  });
});

function chaveOf(id: number): string {
  return id.toString(16).padStart(32, "0");
}
