import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { envio, insertPedidos, notaFiscal, pedido } from "../../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { findPedidos } from "../../domain/pedido/pedidoRepository.ts";
import { runs } from "../../http/test-support/runs.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../../test-support/operatorServer.testing.ts";
import { lineOf, ocoren342 } from "./lines.testing.ts";

const HEADER = [
  lineOf([
    [1, "000"],
    [4, "TRANSPORTADORA"],
  ]),
  lineOf([
    [1, "340"],
    [4, "OCORR14072026"],
  ]),
  "341",
];

const comNota = (numero: number, serie = 1): Pedido["envios"] => [
  envio({ notaFiscal: notaFiscal(numero, serie) }),
];
const nota = (numero: number) => String(numero).padStart(8, "0");

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  let counter = 0;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    for (const nome of ["Uma", "Outra", "Grande"]) await server.create("/lojas", { nome });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const novo = async (numero: number, serie = 1, idLoja = 1): Promise<Pedido> => {
    const one = pedido({ numeroPedido: String(++counter), envios: comNota(numero, serie) });
    return (await insertPedidos(db, idLoja, [one]))[0] as Pedido;
  };
  const stored = async ({ chave }: Pedido, idLoja = 1) =>
    (await findPedidos(db.reader, idLoja, "chave", [chave]))[0]?.pedido as Pedido;
  const put = (body: string | ReadableStream | Buffer, idLoja = 1) =>
    server.call(
      "POST",
      `/lojas/${idLoja}/edi/ocoren`,
      body instanceof Buffer ? new Blob([new Uint8Array(body)]).stream() : body,
      {
        "Content-Type": "text/plain",
      },
    );

  test("NS-011: good lines are applied, bad ones listed by number, the same file again doubles nothing", async () => {
    const [first, second] = [await novo(100), await novo(101)];
    const lines = [
      ...HEADER,
      ocoren342({ numero: nota(100), codigo: "00" }),
      ocoren342({ numero: nota(999), codigo: "00" }),
      ocoren342({ numero: nota(101), codigo: "01", data: "16072026", texto: "RECEBIDO POR JOSÉ" }),
      ocoren342({ numero: nota(101), hora: "2500" }),
      "",
      ocoren342({ numero: nota(100), codigo: "99", data: "15072026", texto: "SAIU PARA ENTREGA" }),
      "552SOMETHING",
      "\u001a",
    ];
    const erros = [
      { linha: 5, mensagem: "nota fiscal: envio não encontrado" },
      { linha: 7, mensagem: 'hora (posições 39 a 42): "2500" não é uma hora HHMM' },
      { linha: 10, mensagem: 'registro "552" não pertence a OCOREN' },
    ];
    const file = lines.join("\r\n");
    const answer = await put(file);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      mensagem: "3 registros aplicados, 0 repetidos, 3 recusados.",
      ...{ linhas: 11, aplicados: 3, repetidos: 0, recusados: 3, erros, avisos: [] },
    });
    expect((await stored(first)).envios[0]).toMatchObject({ idStatus: 35 });
    const delivered = (await stored(second)).envios[0];
    expect(delivered).toMatchObject({ idStatus: 50, dataEntrega: Date.parse("2026-07-16T19:30:00-03:00") });
    expect(delivered?.ocorrencias.at(-1)).toMatchObject({
      informacaoAdicional: "RECEBIDO POR JOSÉ",
      visivelCliente: true,
      origem: { origem: "edi" },
    });

    const before = [await stored(first), await stored(second)];
    expect((await put(file)).body).toMatchObject({
      aplicados: 0,
      repetidos: 3,
      recusados: 3,
      erros,
      avisos: [],
    });
    expect([await stored(first), await stored(second)]).toEqual(before);
  });

  test.each([
    ["ISO-8859-1", "latin1"],
    ["UTF-8", "utf8"],
  ] as const)("%s: accents arrive", async (_case, encoding) => {
    const one = await novo(encoding === "utf8" ? 110 : 111);
    const line = ocoren342({
      numero: nota(encoding === "utf8" ? 110 : 111),
      texto: "AUSÊNCIA, ENDEREÇO NÃO ABERTO",
    });
    expect((await put(Buffer.from(`${line}\r\n`, encoding))).body.aplicados).toBe(1);
    expect((await stored(one)).envios[0]?.ocorrencias.at(-1)?.informacaoAdicional).toBe(
      "AUSÊNCIA, ENDEREÇO NÃO ABERTO",
    );
  });

  test("the invoice is of that issuer, series and loja", async () => {
    const [one, two] = [await novo(120, 1), await novo(120, 2)];
    await novo(121, 1, 2);
    const { body } = await put(
      [
        ocoren342({ numero: nota(120), serie: "002" }),
        ocoren342({ numero: nota(120), cnpj: "99888777000166" }),
        ocoren342({ numero: nota(120), serie: "003" }),
        ocoren342({ numero: nota(120), serie: "   " }),
        ocoren342({ numero: nota(121) }),
      ].join("\n"),
    );
    expect(body.erros).toEqual([
      { linha: 2, mensagem: "nota fiscal: envio não encontrado" },
      { linha: 3, mensagem: "nota fiscal: envio não encontrado" },
      { linha: 4, mensagem: "nota fiscal: corresponde a 2 envios; informe documento e posicao" },
      { linha: 5, mensagem: "nota fiscal: envio não encontrado" },
    ]);
    expect((await stored(one)).envios[0]?.idStatus).toBe(25);
    expect((await stored(two)).envios[0]?.idStatus).toBe(30);
  });

  test.each([
    ["no record 342", `${HEADER.join("\r\n")}\r\n`, 400, /^O arquivo não tem registros 342 nem 542\.$/],
    ["only blanks", "\r\n  \r\n", 400, /^O arquivo não tem registros 342 nem 542\.$/],
    ["nothing", "", 400, /corpo/],
  ])("refused: %s", async (_case, file, status, mensagem) => {
    expect(await put(file)).toMatchObject({ status, body: { mensagem: expect.stringMatching(mensagem) } });
  });

  test("an unknown loja, another type", async () => {
    expect((await put("342", 99)).status).toBe(404);
    const csv = await server.call("POST", "/lojas/1/edi/ocoren", "342", { "Content-Type": "text/csv" });
    expect(csv.status).toBe(415);
  });

  test("every bad line is counted, the first 1000 are told; a line without end costs no memory", async () => {
    const { body } = await put(`${"9".repeat(2_000_000)}\n${"x\n".repeat(1500)}`);
    expect(body).toMatchObject({ recusados: 1501, linhas: 1501 });
    expect(body.erros).toHaveLength(1000);
    expect(body.erros[0]).toEqual({ linha: 1, mensagem: "linha com mais de 1000 caracteres" });
    expect(body.erros.at(-1).linha).toBe(1000);
  });

  describe("thousands of lines", () => {
    const LINES = runs(10_000, 50_000);
    const ORDERS = LINES / 10;
    const lineAt = (index: number) =>
      ocoren342({
        numero: nota(1 + Math.floor(index / 10)),
        codigo: "91",
        data: `${String(1 + (index % 10)).padStart(2, "0")}082026`,
      });
    const file = () => {
      let index = 0;
      return new ReadableStream({
        pull(controller) {
          if (index >= LINES) return controller.close();
          const part = Array.from({ length: 250 }, () => `${lineAt(index++)}\r\n`).join("");
          controller.enqueue(Buffer.from(part, "latin1"));
        },
      });
    };
    beforeAll(async () => {
      const many = Array.from({ length: ORDERS }, (_, index) =>
        pedido({ numeroPedido: `g${index}`, id: index, envios: comNota(index + 1) }),
      );
      await insertPedidos(db, 3, many);
    });

    test("are applied as they arrive; a broken one is gone on with", async () => {
      const recorded = () => db.reader("sequencia").where({ id_loja: 3, nome: "ocorrencia" }).pluck("valor");
      const broken = new ReadableStream({
        async start(controller) {
          controller.enqueue(
            Buffer.from(Array.from({ length: 4500 }, (_, i) => `${lineAt(i)}\r\n`).join("")),
          );
          await vi.waitFor(async () => expect(await recorded()).not.toEqual([]), { timeout: 60_000 });
          controller.error(new Error("gone"));
        },
      });
      await expect(put(broken, 3)).rejects.toThrow();
      const { body } = await put(file(), 3);
      expect(body).toMatchObject({ linhas: LINES, recusados: 0 });
      expect(body.aplicados + body.repetidos).toBe(LINES);
      expect(body.repetidos).toBeGreaterThan(1999);
      const [last] = await findPedidos(db.reader, 3, "numero_pedido", [`g${ORDERS - 1}`]);
      expect(last?.pedido.envios[0]?.ocorrencias).toHaveLength(11);
      expect((await put(file(), 3)).body).toMatchObject({ aplicados: 0, repetidos: LINES });
    });
  });
});
