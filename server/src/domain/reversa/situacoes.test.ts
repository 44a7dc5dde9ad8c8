import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newDadosReversa,
  newPedido,
  newReversa,
  pedidosServer,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

const PADRAO = {
  solicitanteReversa: ["Cliente", "Loja", "Marketplace", "Transportadora"],
  motivoReversa: [
    "Arrependimento",
    "Avaria no transporte",
    "Defeito",
    "Produto errado",
    "Produto incompleto",
    "Atraso na entrega",
    "Endereço não localizado",
  ],
  tipoReversa: ["Postagem em agência", "Coleta domiciliar", "Ponto de devolução"],
  resolucaoReversa: ["Troca", "Estorno", "Vale-compra", "Reparo", "Sem ressarcimento"],
  pagadorFreteReversa: ["Loja", "Cliente", "Transportadora"],
};
type Campo = keyof typeof PADRAO;

eachDatabase((_name, open) => {
  let server: LojaServer;
  let pai: string;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    pai = (await createdPedido(server, newPedido())).numeroPedido;
  });
  afterAll(() => server.close());
  const registrar = (campo: string, valores: string[], idLoja = 1) =>
    server.db.transaction(async (trx) => {
      await trx("situacao_reversa").where({ id_loja: idLoja, campo }).delete();
      const rows = valores.map((valor, posicao) => ({ id_loja: idLoja, campo, posicao, valor }));
      if (rows.length > 0) await trx("situacao_reversa").insert(rows);
    });
  beforeEach(() => server.db.transaction((trx) => trx("situacao_reversa").delete()));
  const reversa = (campo: Campo, valor: string) =>
    createPedido(server, newReversa(pai, { dadosReversa: newDadosReversa({ [campo]: valor }) }));

  describe("GET /reversa/situacoes", () => {
    test("REV-SIT-001, NS-065: the five fields", async () => {
      const { status, body } = await server.call("GET", "/reversa/situacoes");
      expect([status, body]).toEqual([200, PADRAO]);
    });

    test.each(Object.entries(PADRAO))("REV-SIT-002: %s alone", async (campo, valores) => {
      const { status, body } = await server.call("GET", `/reversa/situacoes/${campo}`);
      expect([status, body]).toEqual([200, { [campo]: valores }]);
    });

    test.each([["outro"], ["motivoreversa"], ["toString"], ["__proto__"]])(
      "NS-065: %s is unknown",
      async (tipo) => {
        const { status, body } = await server.call("GET", `/reversa/situacoes/${tipo}`);
        expect([status, body]).toEqual([404, { mensagem: "Tipo de situação não encontrado." }]);
      },
    );

    test.each([["/reversa/situacoes"], ["/reversa/situacoes/tipoReversa"]])("AUTH-001: %s", async (path) => {
      expect((await server.call("GET", path, { token: "frete_cot_demo1" })).status).toBe(401);
      expect((await server.call("GET", path, { token: null })).status).toBe(401);
    });

    test("VER-003: registered values replace the built-in ones of their field at once, of that loja only", async () => {
      await registrar("motivoReversa", ["Zeta", "Alfa"]);
      await registrar("desconhecido", ["x"]);
      const { body } = await server.call("GET", "/reversa/situacoes");
      expect(body).toEqual({ ...PADRAO, motivoReversa: ["Zeta", "Alfa"] });
      const outra = await server.call("GET", "/reversa/situacoes", { token: "frete_api_demo2" });
      expect(outra.body).toEqual(PADRAO);
    });
  });

  describe("REV-NOVO-005: a return takes what is registered", () => {
    const all = Object.entries(PADRAO).flatMap(([campo, valores]) => valores.map((valor) => [campo, valor]));
    test.each(all as [Campo, string][])("%s %s", async (campo, valor) => {
      expect((await reversa(campo, valor)).status).toBe(200);
    });

    test("the values of the loja, not the built-in ones", async () => {
      await registrar("motivoReversa", ["Zeta", "Alfa"]);
      expect((await reversa("motivoReversa", "Zeta")).status).toBe(200);
      const { status, body } = await reversa("motivoReversa", "Defeito");
      expect([status, body.mensagem]).toEqual([400, "Motivo da reversa inválido. Aceito apenas: Zeta, Alfa"]);
    });

    test("REV-NOVO-006: a registered way back with another beginning is neither listed nor taken", async () => {
      await registrar("tipoReversa", ["Retirada", "Ponto parceiro", "postagem", "Coletado"]);
      const { body } = await server.call("GET", "/reversa/situacoes/tipoReversa");
      expect(body).toEqual({ tipoReversa: ["Ponto parceiro", "Coletado"] });
      expect((await reversa("tipoReversa", "Coletado")).status).toBe(200);
      for (const valor of ["Retirada", "postagem", "Coleta domiciliar"]) {
        const refused = await reversa("tipoReversa", valor);
        expect([refused.status, refused.body.mensagem]).toEqual([
          400,
          "Tipo da reversa inválido. Aceito apenas: Ponto parceiro, Coletado",
        ]);
      }
    });

    test("NS-040: a text of 255 characters is whole, a longer one ends after a whole value with ...", async () => {
      const start = "Motivo da reversa inválido. Aceito apenas: ";
      const five = ["a", "b", "c", "d"].map((letter) => letter.repeat(49));
      const rest = 255 - start.length - 4 * 51;
      await registrar("motivoReversa", [...five, "e".repeat(rest)]);
      const whole = (await reversa("motivoReversa", "x")).body.mensagem;
      expect(whole).toBe(start + [...five, "e".repeat(rest)].join(", "));
      expect(whole).toHaveLength(255);
      await registrar("motivoReversa", [...five, "e".repeat(rest + 1)]);
      const cut = (await reversa("motivoReversa", "x")).body.mensagem;
      expect(cut).toBe(`${start}${five.join(", ")}, ...`);
      await registrar("motivoReversa", [...five, "e".repeat(rest - 5), "f".repeat(50)]);
      const full = (await reversa("motivoReversa", "x")).body.mensagem;
      expect([full.length, full.slice(-7)]).toEqual([255, "ee, ..."]);
      await registrar("motivoReversa", [...five, "e".repeat(rest - 4), "f".repeat(50)]);
      expect((await reversa("motivoReversa", "x")).body.mensagem).toBe(cut);
    });
  });
});
