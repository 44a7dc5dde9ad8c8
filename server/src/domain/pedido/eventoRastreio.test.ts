import { describe, expect, test } from "vitest";
import { codigos } from "./codigos.ts";
import { eventoRastreio } from "./eventoRastreio.ts";
import { CRIADO, ocorrencia, pedido, SAO_PAULO } from "./pedido.testing.ts";

const dadosDe = (idOcoren: number, informacaoAdicional = "") => {
  const evento = eventoRastreio(pedido(), ocorrencia({ idOcoren, informacaoAdicional }), SAO_PAULO);
  return evento.dados as { idOcoren: number; situacao: string; mensagem: string };
};

describe("what an occurrence is told of as", () => {
  test.each<[string, number[], string, number?]>([
    ["PED-REC-017, NS-071", [9999], "criado", 99],
    ["EVT-013, PED-REC-017, NS-071", [0, 98], "em transito", 99],
    ["EVT-012", [1, 2], "entregue"],
    ["EVT-014, NS-071", Array.from({ length: 95 }, (_, index) => index + 3), "ocorrencia"],
    ["NS-071: without a known text", [99], "ocorrencia"],
  ])("%s: %j -> %s", (_rule, codes, situacao, sentAs) => {
    for (const code of codes) {
      expect([code, dadosDe(code).idOcoren, dadosDe(code).situacao]).toEqual([
        code,
        sentAs ?? code,
        situacao,
      ]);
    }
  });

  test("every code of the table but 9998 is told of", () => {
    for (const code of [...codigos.keys()].filter((one) => one !== 9998))
      expect(dadosDe(code).situacao).toBeTypeOf("string");
  });

  test.each([
    ["Saiu para entrega", "saiu para entrega"],
    [" SAIU PARA ENTREGA ", "saiu para entrega"],
    ["Em trânsito", "em transito"],
    ["em transito", "em transito"],
    ["saiu para entrega amanhã", "ocorrencia"],
  ])("EVT-013: 99 with %j -> 99 %s; the same text on another code means nothing", (texto, situacao) => {
    expect(dadosDe(99, texto)).toMatchObject({ idOcoren: 99, situacao, mensagem: texto });
    expect(dadosDe(35, texto)).toMatchObject({ idOcoren: 35, situacao: "ocorrencia" });
  });
});

describe("EVT-011, EVT-014: mensagem", () => {
  test.each<[string, number, string, string]>([
    ["an occurrence's own text", 46, "", "Responsável pelo recebimento ausente"],
    ["with what was added", 46, "Voltamos amanhã", "Responsável pelo recebimento ausente: Voltamos amanhã"],
    ["99 says what was added", 99, "Cão solto", "Cão solto"],
    ["99 without text", 99, "", "Outros tipos de ocorrência"],
    ["a delivery: what was added", 1, "Recebido por José", "Recebido por José"],
    ["NS-007: nothing was added", 1, "", "Entrega realizada normalmente"],
    ["NS-007: nothing was added in transit", 0, "", "Processo de transporte já iniciado"],
    ["in transit", 0, "Saiu da unidade", "Saiu da unidade"],
  ])("%s", (_case, code, texto, mensagem) => {
    expect(dadosDe(code, texto).mensagem).toBe(mensagem);
  });

  test("EVT-011, GER-015: it is cut at 255 characters, not inside one", () => {
    const mensagem = dadosDe(46, "😀".repeat(255)).mensagem;
    expect([[...mensagem].length, mensagem.isWellFormed()]).toEqual([255, true]);
  });
});

test("EVT-003, EVT-011: the internal code, the integrator's number and when it happened, in the loja's zone", () => {
  const one = pedido({ numeroPedido: "N-1" });
  const evento = eventoRastreio(one, ocorrencia({ idOcoren: 1, data: CRIADO }), SAO_PAULO);
  expect(evento).toMatchObject({ tipo: "Rastreio", idPedido: one.id });
  expect(evento.dados).toMatchObject({ idPedido: one.chave, numeroPedido: "N-1" });
  const elsewhere = eventoRastreio(one, ocorrencia({ idOcoren: 1, data: CRIADO }), "America/Manaus");
  const hour = (each: typeof evento) => Number(each.dados.data.slice(11, 13));
  expect(hour(evento) - hour(elsewhere)).toBe(1);
});
