import { expect, test } from "vitest";
import { dadosDocuments } from "./dadosDocuments.ts";

test.each([
  [1, "entregue", null, "Entrega realizada normalmente"],
  [2, "entregue", null, "Entrega fora da data programada"],
  [99, "em transito", null, "Processo de transporte já iniciado"],
  [1, "entregue", "Recebido por José", "Recebido por José"],
])(
  "NS-007: an event of release 1.0.0, %i %s with mensagem %j, has a text",
  (idOcoren, situacao, older, mensagem) => {
    const rest = {
      idPedido: "a".repeat(32),
      numeroPedido: "1",
      idOcoren,
      situacao,
      data: "2026-11-21 09:00:00",
    };
    const stored = JSON.stringify({ ...rest, mensagem: older });
    expect(JSON.parse(dadosDocuments.Rastreio.toJson(stored))).toEqual({ ...rest, mensagem });
  },
);
