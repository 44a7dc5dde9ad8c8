import { expect, test } from "vitest";
import { ocorrencia, pedido, SAO_PAULO } from "../pedido/pedido.testing.ts";
import { eventoRastreio } from "./eventoRastreio.ts";

const one = pedido({ numeroPedido: "100045" });
const evento = (idOcoren: number, informacaoAdicional = "") =>
  eventoRastreio(one, ocorrencia({ idOcoren, informacaoAdicional }), SAO_PAULO);
/** Code, situacao and mensagem of the event that tells of a code of the records. */
const dados = (idOcoren: number, informacaoAdicional?: string) => {
  const { dados: told } = evento(idOcoren, informacaoAdicional) as {
    dados: { idOcoren: number; situacao: string; mensagem: string | null };
  };
  return [told.idOcoren, told.situacao, told.mensagem];
};

test("EVT-003, EVT-011: the whole document", () => {
  expect(evento(46, "Volto amanhã")).toMatchObject({
    tipo: "Rastreio",
    dados: {
      idPedido: one.chave,
      numeroPedido: "100045",
      idOcoren: 46,
      situacao: "ocorrencia",
      mensagem: "Responsável pelo recebimento ausente: Volto amanhã",
      data: "2026-07-13 10:20:00",
    },
  });
});

test.each([
  ["order created", 9999, "", [99, "criado", null]],
  ["invoiced", 9998, "", [99, "postado", null]],
  ["in transit", 0, "", [99, "em transito", null]],
  ["arrived in the city", 98, "CD Campinas", [99, "em transito", "CD Campinas"]],
  ["in transit, by its text", 99, "Em trânsito", [99, "em transito", "Em trânsito"]],
  ["out for delivery", 99, "Saiu para entrega", [99, "saiu para entrega", "Saiu para entrega"]],
] as const)("EVT-013, PED-REC-017, NS-071: %s, %i in the records, is 99", (_fact, code, text, told) => {
  expect(dados(code, text)).toEqual(told);
});

test("PED-REC-017: no other code of the records is told as 99, but 99 itself", () => {
  const steps = [0, 98, 99, 9998, 9999];
  const others = Array.from({ length: 98 }, (_, code) => code).filter((code) => !steps.includes(code));
  expect(others.filter((code) => dados(code)[0] !== code)).toEqual([]);
});

test.each([1, 2])("EVT-012: %i is entregue", (code) => {
  expect(dados(code, "Recebido por Ana")).toEqual([code, "entregue", "Recebido por Ana"]);
});

test("EVT-014, NS-071: 3 to 97 are ocorrencia, each with the text of its code", () => {
  const texts = new Set<unknown>();
  for (let code = 3; code <= 97; code++) {
    const [idOcoren, situacao, mensagem] = dados(code);
    expect([idOcoren, situacao, mensagem]).toEqual([code, "ocorrencia", expect.stringMatching(/\S{3}/)]);
    texts.add(mensagem);
  }
  expect(texts.size).toBe(95);
  expect(dados(99, "Pneu furado")).toEqual([99, "ocorrencia", "Pneu furado"]);
});

test("GER-015: a long text is cut at 255 characters, between characters", () => {
  const [, , mensagem] = dados(46, "😀".repeat(300));
  expect([...(mensagem as string)]).toHaveLength(255);
  expect((mensagem as string).isWellFormed()).toBe(true);
});
