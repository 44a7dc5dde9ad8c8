import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../../test-support/operatorServer.testing.ts";

const HEADER = "cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente";
const URL_PATH = "/lojas/1/tabelas/1/faixas";

/** A table of 100,000 rows: 10,000 CEP ranges of 10 bands each. */
function* largeTable(ranges = 10_000): Generator<string> {
  yield `${HEADER}\r\n`;
  for (let range = 0; range < ranges; range++) {
    const from = 1_000_000 + range * 9_000;
    const ceps = `${String(from).padStart(8, "0")};${String(from + 8_999).padStart(8, "0")}`;
    let lines = "";
    for (let band = 0; band < 10; band++) {
      lines += `${ceps};${band * 10};${band * 10 + 10};${(band + 1) * 7},${String(range % 100).padStart(2, "0")};${1 + (range % 20)};${band === 9 ? "2,50" : ""}\r\n`;
    }
    yield lines;
  }
}

eachDatabase((_name, open) => {
  let server: OperatorServer;
  beforeAll(async () => {
    server = await operatorServer(await open());
    await server.create("/lojas", { nome: "Loja" });
    await server.create("/lojas/1/transportadoras", { nome: "T" });
    await server.create("/lojas/1/metodos", { idTransportadora: 1, nome: "M" });
    await server.create("/lojas/1/tabelas", { nome: "T", idMetodo: 1 });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const put = (csv: string | ReadableStream) => server.call("PUT", URL_PATH, csv);
  const exported = async () => (await server.call("GET", URL_PATH)).text;

  test("100,000 rows, while the server goes on answering, and back again byte for byte", async () => {
    const csv = [...largeTable()].join("");
    let isOver = false;
    const putting = put(new Blob([csv]).stream()).finally(() => {
      isOver = true;
    });
    // Whoever asks one thing after the other meanwhile gets his answers: were the table read in one go, it would be one or two.
    let answered = 0;
    for (; !isOver; answered++) expect((await server.call("GET", "/lojas/1")).status).toBe(200);
    const answer = await putting;
    expect(answer).toMatchObject({ status: 200, body: { linhas: 100_000, faixas: 100_000 } });
    expect(answered).toBeGreaterThan(10);
    const back = await exported();
    expect(back.split("\r\n")).toHaveLength(100_002);
    expect((await put(back)).status).toBe(200);
    expect(await exported()).toBe(back);
  });
});
