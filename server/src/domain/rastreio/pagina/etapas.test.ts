import { describe, expect, test } from "vitest";
import { type EtapaPath, etapas } from "./etapas.ts";

const caminho = (codes: number[], changes: Partial<EtapaPath> = {}): EtapaPath => ({
  idStatus: codes.at(-1) ?? 10,
  reversa: false,
  controleEtiqueta: "app",
  historico: codes.map((idStatus, index) => ({ idStatus, data: index + 1 })),
  ...changes,
});

/** `✓ Criado 1`, `● Em trânsito 3`, `○ Entregue`. */
const escrito = (of: EtapaPath) =>
  etapas(of).map(({ titulo, estado, data }) =>
    [{ feita: "✓", atual: "●", pendente: "○" }[estado], titulo, data ?? ""].join(" ").trim(),
  );

const cases: [string, EtapaPath, string[]][] = [
  ["10", caminho([10]), ["● Criado 1", "○ Despachado", "○ Em trânsito", "○ Saiu para entrega", "○ Entregue"]],
  [
    "10 with servico",
    caminho([10], { controleEtiqueta: "servico" }),
    ["● Criado 1", "○ Faturado", "○ Em trânsito", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "20",
    caminho([10, 20]),
    ["✓ Criado 1", "● Faturado 2", "○ Em trânsito", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "20, then 25",
    caminho([10, 20, 25]),
    ["✓ Criado 1", "● Despachado 2", "○ Em trânsito", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "30",
    caminho([10, 25, 30]),
    ["✓ Criado 1", "✓ Despachado 2", "● Em trânsito 3", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "40",
    caminho([10, 20, 30, 40]),
    ["✓ Criado 1", "✓ Faturado 2", "● Em trânsito 3", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "40 after 35",
    caminho([10, 25, 30, 35, 40]),
    ["✓ Criado 1", "✓ Despachado 2", "● Em trânsito 3", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "35",
    caminho([10, 25, 30, 35]),
    ["✓ Criado 1", "✓ Despachado 2", "✓ Em trânsito 3", "● Saiu para entrega 4", "○ Entregue"],
  ],
  [
    "50 without 35",
    caminho([10, 25, 30, 50]),
    ["✓ Criado 1", "✓ Despachado 2", "✓ Em trânsito 3", "✓ Saiu para entrega", "✓ Entregue 4"],
  ],
  ["60", caminho([10, 25, 30, 60]), ["✓ Criado 1", "✓ Despachado 2", "✓ Em trânsito 3", "● Devolvido 4"]],
  ["70", caminho([10, 25, 70]), ["✓ Criado 1", "✓ Despachado 2", "● Extraviado 3"]],
  ["90", caminho([10, 90]), ["✓ Criado 1", "● Cancelado 2"]],
  ["90 of one among several", caminho([], { idStatus: 90 }), ["✓ Criado", "● Cancelado"]],
  [
    "30 of one among several",
    caminho([], { idStatus: 30, controleEtiqueta: "servico" }),
    ["✓ Criado", "✓ Faturado", "● Em trânsito", "○ Saiu para entrega", "○ Entregue"],
  ],
  [
    "return, 25",
    caminho([10, 25], { reversa: true }),
    ["✓ Registrada 1", "● Autorizada 2", "○ Em trânsito", "○ Chegando à loja", "○ Recebida pela loja"],
  ],
  [
    "return, 90",
    caminho([10, 25, 90], { reversa: true }),
    ["✓ Registrada 1", "✓ Autorizada 2", "● Cancelada 3"],
  ],
  ["a code of tomorrow", caminho([10, 77]), ["✓ Criado 1", "● Situação 77 2"]],
];

describe("NS-020: steps of a shipment", () => {
  test.each(cases)("status %s", (_, of, expected) => {
    expect(escrito(of)).toEqual(expected);
  });
});
