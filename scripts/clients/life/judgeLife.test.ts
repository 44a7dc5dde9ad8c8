import { afterAll, beforeAll, expect, test } from "vitest";
import { startReferenceServer } from "../../../conformance/src/reference/referenceServer.ts";
import { judgeLife } from "./judgeLife.ts";

let server: Awaited<ReturnType<typeof startReferenceServer>>;
beforeAll(async () => {
  server = await startReferenceServer();
});
afterAll(() => server.stop());

test("a life is wrong in everything that the server says otherwise", async () => {
  const answer = await fetch(`${server.url}/api/v1/rastreio/pedido/DEMO-0001`, {
    headers: { Authorization: "Bearer frete_api_demo1" },
  });
  const { lista } = (await answer.json()) as { lista: { ocoren: { data: string; descricao: string }[] }[] };
  const occurrences = lista.flatMap(({ ocoren }) =>
    ocoren.map(({ data, descricao }) => `  ${data}  ${descricao}`),
  );
  const told = ["Tracking of DEMO-0001", ...occurrences, "", "Today   2026-01-01  criado   Pedido"].join(
    "\n",
  );
  const wrong = await judgeLife(told, server.url, "DEMO-0001");
  expect(wrong.filter((each) => each.startsWith("DEMO-0001: the tracking"))).toEqual([]);
  expect(wrong).toContain("no event tells: entregue");
  expect(wrong).not.toContain("no event tells: criado");
  expect(wrong.filter((each) => each.includes("DEMO-0001-R: the tracking"))).toHaveLength(1);
  expect(wrong.filter((each) => each.startsWith("DEMO-0001: its key"))).toHaveLength(1);

  const shorter = await judgeLife(told.replace(`${occurrences.at(-1)}\n`, ""), server.url, "DEMO-0001");
  expect(shorter.filter((each) => each.startsWith("DEMO-0001: the tracking"))).toHaveLength(1);
});
