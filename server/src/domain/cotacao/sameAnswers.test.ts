import { afterAll, describe, expect, test } from "vitest";
import { seedDemo } from "../../demo/index.ts";
import { manualClock } from "../../platform/clock.ts";
import { HOUR } from "../../platform/durations.ts";
import { openDatabase } from "../../platform/storage/openDatabase.ts";
import { migratedDatabaseUrl, type Undo } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { carrinho, produto } from "../../test-support/lojas.testing.ts";

type Request = [method: string, path: string, body?: unknown, token?: string];

const skus = ["CAMISETA-P-AZUL", "CAFETEIRA-110", "SOFA-3-LUGARES", "TENIS-42", "MKT-1001", "NADA"];
const ceps = ["01310100", "80010010", "50030170", "69900000", "90000000", "07000000", "76860000"];
const channels = ["b", "B", "a", "Á", "ã", "-", "z 1", "z1", "_", "😀", "1"];

/** Quotations of every product to every region, by both lojas; products written, read and refused; the queue. */
const script: Request[] = [
  ["GET", "/filial"],
  ...ceps.flatMap((cepDestino) =>
    skus.flatMap((sku): Request[] =>
      [1, 2].map((loja): Request => {
        const sent = carrinho({ cepDestino, canal: "marketplace" }, { sku, quantidade: loja * 2 });
        return ["POST", "/cotacao", sent, tokensOf(loja as 1 | 2).cotacao];
      }),
    ),
  ),
  ["POST", "/cotacao", carrinho({ filiaisOrigem: "PE01,MG01,X" })],
  ["POST", "/cotacao", carrinho({}, { quantidade: 0 })],
  ["POST", "/cotacao", carrinho({ cepDestino: "00000000" })],
  ...skus.map((sku): Request => ["GET", `/produto/sku/${sku}`]),
  [
    "POST",
    "/produto",
    {
      produto: [
        produto("CAMISETA-P-AZUL", { filial: [{ idFilial: "SP01", quantidade: 0, prazoAdicional: 3 }] }),
        produto("ORDEM", {
          dePara: channels.flatMap((canal) => ["x", "X", "é"].map((sku) => ({ canal, sku, status: true }))),
          filial: ["PE01", "SP01", "XX"].map((idFilial) => ({ idFilial, quantidade: 9, prazoAdicional: 1 })),
        }),
        produto("RUIM", { peso: -1 }),
      ],
    },
  ],
  ["GET", "/produto/sku/ORDEM"],
  ["GET", "/produto/sku/CAMISETA-P-AZUL"],
  ["POST", "/cotacao", carrinho({}, { sku: "CAMISETA-P-AZUL" })],
  ["GET", "/cotacao/12345678901"],
  ["GET", "/logCotacaoFila?limite=0"],
];

describe("both engines", () => {
  const undo: Undo[] = [];
  afterAll(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  async function demo(name: "sqlite" | "postgres"): Promise<LojaServer> {
    const clock = manualClock(NOW);
    const db = await openDatabase(await migratedDatabaseUrl(name, undo), { clock });
    undo.push(() => db.close());
    await seedDemo(db, clock, { info: () => {}, warn: () => {} });
    const server = await lojaServer(db, clock);
    undo.push(() => server.close());
    return server;
  }

  test("M1: one script of requests gives the same bytes, but for the random codes", async () => {
    const servers = [await demo("sqlite"), await demo("postgres")] as const;
    const run = async (server: LojaServer, [metodo, path, body, token]: Request) => {
      server.clock.advance(HOUR / 100);
      const { status, headers, text } = await server.call(metodo, path, {
        body,
        ...(token ? { token } : {}),
      });
      return [
        status,
        headers.get("Content-Type"),
        text.replaceAll(/"idCotacao":"\d{11}"/g, '"idCotacao":"#"'),
      ];
    };
    for (const request of script) {
      const [one, other] = await Promise.all(servers.map((server) => run(server, request)));
      expect([request, other]).toEqual([request, one]);
    }
    // Taken one by one: their order must be the same too.
    for (let read = 0; read < 100; read++) {
      const request: Request = ["GET", "/logCotacaoFila?limite=1"];
      const [one, other] = await Promise.all(servers.map((server) => run(server, request)));
      expect([read, other]).toEqual([read, one]);
    }
    expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
