import { expect, test } from "vitest";
import { codigos } from "./codigos.ts";

/** Codes of the published table OCOREN 3.1 that its neighbours would be mistaken for if one were missing or moved. */
test.each([
  [0, /já iniciado/],
  [1, /realizada normalmente/],
  [2, /fora da data/],
  [6, /não localizado/],
  [10, /frete pago/],
  [19, /^Reentrega solicitada/],
  [23, /^Extravio em trânsito/],
  [25, /devolvida à origem/],
  [27, /^Roubo/],
  [31, /indenização/],
  [35, /^Quantidade em desacordo/],
  [43, /^Feriado/],
  [46, /ausente/],
  [53, /não embarcada/],
  [60, /errado/],
  [69, /^Substituição tributária/],
  [77, /mudou de endereço/],
  [80, /^Extravio total/],
  [83, /SUFRAMA/],
  [91, /^Entrega programada/],
  [98, /cidade ou filial de destino/],
  [99, /^Outros/],
])("VER-002: code %i of version 3.1", (code, text) => {
  expect(codigos.get(code)?.descricao).toMatch(text);
});

test("PED-REC-016: the service's own codes are 9999 and 9998, and 0 leads to Em trânsito", () => {
  expect([9999, 9998].map((code) => codigos.get(code)?.descricao)).toEqual([
    "Pedido criado",
    "Pedido faturado",
  ]);
  expect(codigos.get(0)?.idStatus).toBe(30);
  expect([...codigos.keys()].filter((code) => code > 99)).toEqual([9999, 9998]);
});
