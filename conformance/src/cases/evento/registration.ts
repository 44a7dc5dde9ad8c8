import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { NO_RECEIVER } from "../support/fila.ts";
import { bodyNegatives, bodyPositives } from "../support/limitCases.ts";

const LONG = (length: number) => `${NO_RECEIVER}/`.padEnd(length, "x");
const BASIC = {
  url: NO_RECEIVER,
  modulo: "fila",
  tipoAutorizacao: "Basic",
  usuario: "kit",
  senha: "segredo",
};
const BEARER = { url: NO_RECEIVER, modulo: "fila", tipoAutorizacao: "Bearer", token: "segredo" };

/** A registration with every field. */
const COMPLETE = {
  ...BASIC,
  token: "segredo",
  rastreio: false,
  prazoAdicional: false,
  aplicativo: false,
  metodoEnvio: false,
  rastreioEnventos: false,
  chatTransportadora: false,
};
const complete = { schema: "WebhookNovo", sample: COMPLETE, file: import.meta.filename };

/** What an address looks like is a decision: the interface only says that it is the one of the receiver. */
const withOpenForm = (testCase: Case): Case =>
  /\/url\/pattern-/.test(testCase.id) ? { ...testCase, rules: ["NS-027"] } : testCase;

/** What POST /webhook/novo takes and refuses. */
export function eventoRegistrationScenario(_profile: Profile): Scenario {
  const refused = (id: string, rules: string[], body: object, field: string) =>
    failure("registrarWebhook", 400, { id, rules, request: { body }, field });
  const taken = (id: string, rules: string[], body: object) =>
    success("registrarWebhook", {
      id,
      rules,
      request: { body },
      check: (answer, verify) => {
        const { mensagem } = answer.body;
        verify.holds("/mensagem", mensagem !== "", "must hold a text", mensagem, ["WHK-011"]);
        verify.holds("", !answer.text.includes("segredo"), "must not tell secrets", answer.text, ["NS-027"]);
      },
    });
  const without = (body: object, name: string) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  return {
    module: "evento",
    cases: [
      taken("WHK-002/the-address-alone-and-the-queue", ["WHK-002", "WHK-004", "WHK-011"], {
        url: NO_RECEIVER,
        modulo: "fila",
      }),
      taken("WHK-005/basic", ["WHK-004", "WHK-005", "WHK-011"], BASIC),
      taken("WHK-006/bearer", ["WHK-004", "WHK-006", "WHK-011"], BEARER),
      taken("WHK-003/500-characters", ["WHK-003"], { ...BEARER, url: LONG(500) }),
      refused("WHK-003/501-characters", ["WHK-003"], { ...BEARER, url: LONG(501) }, "url"),
      ...["usuario", "senha"].flatMap((name) => [
        refused(`WHK-005/no-${name}`, ["WHK-005"], without(BASIC, name), name),
        refused(`WHK-005/empty-${name}`, ["WHK-005"], { ...BASIC, [name]: "" }, name),
      ]),
      refused("WHK-006/no-token", ["WHK-006"], without(BEARER, "token"), "token"),
      refused("WHK-006/empty-token", ["WHK-006"], { ...BEARER, token: "" }, "token"),
      refused(
        "WHK-004/another-kind",
        ["WHK-004"],
        { ...BEARER, tipoAutorizacao: "Digest" },
        "tipoAutorizacao",
      ),
      refused(
        "NS-027/kind-in-small-letters",
        ["NS-027"],
        { ...BASIC, tipoAutorizacao: "basic" },
        "tipoAutorizacao",
      ),
      refused("WHK-007/another-mode", ["WHK-007"], { ...BEARER, modulo: "email" }, "modulo"),
      refused("NS-027/mode-in-capitals", ["NS-027"], { ...BEARER, modulo: "Fila" }, "modulo"),
      ...["loja.example.com/eventos", "/eventos", "ftp://loja.example.com", "https://"].map((url, index) =>
        refused(`NS-027/no-address-${index + 1}`, ["NS-027"], { ...BEARER, url }, "url"),
      ),
      refused("NS-027/no-address-5", ["NS-027", "WHK-002"], { ...BEARER, url: "" }, "url"),
      refused(
        "NS-027/user-information",
        ["NS-027"],
        { ...BEARER, url: "https://u:p@loja.example.com/" },
        "url",
      ),
      ...["http://10.0.0.1/", "http://192.168.1.1/", "http://169.254.169.254/", "http://[fd00::1]/"].map(
        (url, index) => refused(`NS-027/private-address-${index + 1}`, ["NS-027"], { ...BEARER, url }, "url"),
      ),
      ...bodyNegatives("registrarWebhook", complete).map(withOpenForm),
      ...bodyPositives(
        "registrarWebhook",
        complete,
        // What Basic needs is told apart above; in webhook mode nothing may be registered that does not exist.
        ({ field, keyword, name }) =>
          !(["usuario", "senha"].includes(field) && ["required", "null"].includes(keyword)) &&
          !/^modulo\/(?!enum-fila)/.test(name),
      ),
    ],
  };
}
