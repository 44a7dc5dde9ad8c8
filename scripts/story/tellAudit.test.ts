import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../server/src/test-support/databases.ts";
import { type OpenStage, openStage } from "./openStage.ts";
import { tellAudit } from "./tellAudit.ts";

eachDatabase((_name, open) => {
  let stage: OpenStage;
  beforeAll(async () => {
    stage = await openStage(await open.url());
  });
  afterAll(async () => {
    await stage.close();
    expect(stage.errors).toEqual([]);
  });

  test("NS-008, NS-014: from a cart to the audit: toll and a second delivery are found, part by part, to the cent", async () => {
    const told: string[] = [];
    await tellAudit({ url: stage.url, say: (line) => told.push(line.trim()) });
    const story = told.join("\n");
    expect(story).toMatch(/^mensagem +2 registros aplicados, 0 repetidos, 0 recusados\.$/m);
    expect(story).toMatch(/^H-700001 +700001 .* pendente +total +41\.51 +42\.56 +1\.05 +diferente$/m);
    expect(story).toMatch(/^fretePeso +23\.80 +23\.80 +0\.00 +igual$/m);
    expect(story).toMatch(/^pedagio +4\.83 +4\.88 +0\.05 +diferente$/m);
    expect(story).toMatch(/^gris +1\.90 +- +- +semCobrado$/m);
    expect(story).toContain("1 to 2 of 41; see --all");
    expect(story).toContain("1 conciliação recusada.");

    const list = async (query: string) => {
      const headers = { Authorization: "Bearer frete_op_demo" };
      const answer = await fetch(`${stage.url}/operacao/v1/lojas/1/conciliacoes?limite=200&${query}`, {
        headers,
      });
      return (await answer.json()) as { total: number; itens: Record<string, unknown>[] };
    };
    const { itens } = await list("divergente=true&toleranciaCentavos=104");
    const ours = itens.filter(({ numeroPedido }) => String(numeroPedido).startsWith("H-"));
    expect(ours.map(({ diferenca }) => diferenca)).toEqual(Array(41).fill(1.05));
    expect(ours.map(({ complementos }) => complementos)).toEqual(Array(41).fill(1));
    expect(ours.map(({ decisao }) => decisao)).toEqual(["recusada", ...Array(40).fill("pendente")]);
  });
});
