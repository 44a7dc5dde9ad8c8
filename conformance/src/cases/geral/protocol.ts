import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";

/** One more byte than the largest JSON body (NS-079). */
const TOO_LARGE = 5 * 1024 * 1024 + 1;

/** What every operation does with malformed, misnamed or oversized requests, shown on the quotation. */
export function protocolScenarios(profile: Profile): Scenario[] {
  const body = cotacaoNova(profile);
  const text = JSON.stringify(body);
  const malformed: [name: string, rawBody: string][] = [
    ["empty", ""],
    ["truncated", text.slice(0, -1)],
    ["single-quotes", text.replaceAll('"', "'")],
    ["trailing-comma", text.replace(/\}$/, ",}")],
    ["two-values", `${text}${text}`],
    ["plain-text", "cepDestino=01310100"],
  ];
  const refusedTexts: [name: string, canal: string][] = [
    ["nul", "a\u0000b"],
    ["control-character", "a\u0007b"],
    ["line-break-in-a-name", "a\nb"],
    ["ill-formed-unicode", "a\ud800b"],
  ];
  return [
    {
      module: "geral",
      cases: [
        ...malformed.map(([name, rawBody]) =>
          failure("criarCotacao", 400, {
            id: `NS-003/malformed-${name}`,
            rules: ["NS-003", "ERR-001"],
            request: { rawBody, headers: { "content-type": "application/json" } },
          }),
        ),
        ...["[]", "null", '"texto"', "1"].map((rawBody, index) =>
          failure("criarCotacao", 400, {
            id: `COT-028/not-an-object-${index + 1}`,
            rules: ["COT-028", "NS-003"],
            request: { rawBody },
          }),
        ),
        ...refusedTexts.map(([name, canal]) =>
          failure("criarCotacao", 400, {
            id: `NS-003/text-${name}`,
            rules: ["NS-003"],
            request: { body: { ...body, canal } },
            field: "canal",
          }),
        ),
        ...["text/plain", "application/x-www-form-urlencoded", "application/jsonx"].map((type, index) =>
          failure("criarCotacao", 415, {
            id: `NS-003/content-type-${index + 1}`,
            rules: ["NS-003"],
            request: { rawBody: text, headers: { "content-type": type } },
          }),
        ),
        failure("criarCotacao", 413, {
          id: "NS-079/body-too-large",
          rules: ["NS-079"],
          request: () => ({ rawBody: text.padEnd(TOO_LARGE) }),
        }),
        failure("criarCotacao", 400, {
          id: "NS-079/nested-too-deep",
          rules: ["NS-079"],
          request: { rawBody: text.replace(/\}$/, `,"x":${"[".repeat(40)}${"]".repeat(40)}}`) },
        }),
        ...(["PUT", "DELETE", "PATCH"] as const).map((method) =>
          failure("criarCotacao", 405, {
            id: `NS-003/method-${method.toLowerCase()}`,
            rules: ["NS-003"],
            outsideContract: true,
            request: { method, body },
            check: ({ headers }, verify) =>
              verify.holds(
                "header Allow",
                /\bPOST\b/.test(headers.allow ?? ""),
                "must name POST",
                headers.allow,
              ),
          }),
        ),
        failure("listarFiliais", 404, {
          id: "NS-003/unknown-path",
          rules: ["NS-003"],
          outsideContract: true,
          request: { url: "/api/v1/nada" },
        }),
        success("criarCotacao", {
          id: "GER-005/content-type-with-charset",
          rules: ["GER-005"],
          request: { body, headers: { "content-type": "application/json; charset=utf-8" } },
        }),
        success("criarCotacao", {
          id: "NS-003/repeated-key-the-last-counts",
          rules: ["NS-003"],
          request: { rawBody: text.replace("{", '{"canal":"Outro",') },
          check: ({ body: { dadosEntrada } }, verify) =>
            verify.equal("/dadosEntrada/canal", dadosEntrada.canal, body.canal),
        }),
        success("criarCotacao", {
          id: "NS-003/unknown-fields-ignored",
          rules: ["NS-003"],
          request: {
            body: { ...body, cor: "azul", volumes: body.volumes.map((v) => ({ ...v, cor: "azul" })) },
          },
          check: ({ text: answer }, verify) =>
            verify.holds("", !answer.includes("azul"), "must not keep unknown fields"),
        }),
        success("listarFiliais", {
          id: "NS-003/unknown-query-parameter-ignored",
          rules: ["NS-003"],
          request: { url: "/api/v1/filial?cor=azul" },
        }),
        success("listarFiliais", {
          id: "NS-003/trailing-slash",
          rules: ["NS-003"],
          request: { url: "/api/v1/filial/" },
        }),
      ],
    },
  ];
}
