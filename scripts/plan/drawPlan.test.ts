import { expect, test } from "vitest";
import { drawPlan } from "./drawPlan.ts";
import { directArrows, floorsOf } from "./floors.ts";
import { readImports } from "./readImports.ts";

const arrows = new Map([
  ["chat", new Set(["pedido", "loja", "arquivo"])],
  ["pedido", new Set(["loja"])],
]);

test("a room stands above those that it imports, and right below those that import it", () => {
  expect(Object.fromEntries(floorsOf(["loja", "arquivo", "pedido", "chat", "regra"], arrows))).toEqual({
    ...{ loja: 0, pedido: 1, arquivo: 1, chat: 2, regra: 0 },
  });
});

test("an arrow that follows from others is left out", () => {
  expect(directArrows(arrows)).toEqual([
    ["chat", "pedido"],
    ["chat", "arquivo"],
    ["pedido", "loja"],
  ]);
});

test("the picture shows every wing, and a dot for an import that is there", () => {
  const plan = { order: { "server/src": ["http", "domain", "app.ts"] }, toolkit: [], shipped: [] };
  const draw = (source: string) =>
    drawPlan(
      readImports("server/src/domain/plp.ts", source).map((each) => ({
        file: "server/src/domain/plp.ts",
        ...each,
      })),
      plan,
    );
  expect(draw("")).toMatch(/>http<[\s\S]*>domain<[\s\S]*>bindings</);
  expect(draw("")).not.toContain("<circle");
  expect(draw(`import "../http/answer.ts";`)).toContain("<circle");
  expect(draw(`import "./a.ts";`)).toBe(draw(""));
});
