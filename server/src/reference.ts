import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { rules } from "@frete/contract/loja/rules";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { type DocumentName, LANGUAGES, servedDocuments } from "./contract/servedDocuments.ts";
import { OPERATOR_TOKEN_DEMO, tokensDemo } from "./demo/lojas.ts";
import type { DocsOptions, DocsReference } from "./http/index.ts";
import type { Config } from "./platform/config.ts";
import { referenceTexts } from "./referenceTexts.ts";

/** Of the documents of a server, those that people read in the reference, and what is shown together with one. */
const SHOWN: readonly DocumentName[] = ["openapi", "operacao", "interface"];
const TOGETHER: Partial<Record<DocumentName, DocumentName>> = { openapi: "webhooks" };

/** What `npm run site` leaves in a checkout. */
const SITE = resolve(import.meta.dirname, "../../dist/site");
const LEDGER = "ledger.html";

/**
 * What the reference of a server shows: the contracts whose documents it serves, and what they cite.
 *
 * Evidence is shown when it has been built. In the demonstration operations can be tried out with its tokens; one that somebody chose is never shown.
 */
export function reference(
  documents: readonly DocumentName[],
  { demo, operatorTokens }: Pick<Config, "demo" | "operatorTokens">,
): DocsOptions {
  const read = (name: DocumentName, language: string): OpenApiDocument | undefined => {
    const editions = servedDocuments([name]).flatMap((each) => each.editions);
    const found = editions.find((each) => each.language === language && each.path.endsWith(".json"));
    return found && JSON.parse(found.bytes.toString());
  };
  const referenceOf = (name: DocumentName): DocsReference => ({
    name,
    editions: Object.fromEntries(
      Object.keys(LANGUAGES).map((language) => [
        language,
        () => ({
          document: read(name, language) as OpenApiDocument,
          webhooks: TOGETHER[name] && read(TOGETHER[name], language),
        }),
      ]),
    ),
  });
  const [{ api: TokenApi, cotacao: TokenCotacao }] = tokensDemo;
  return {
    title: "Frete",
    texts: { "pt-BR": referenceTexts },
    references: SHOWN.filter((name) => documents.includes(name)).map(referenceOf),
    documents: documents.map((name) => `/${name}.yaml`),
    rules,
    isDecision: (rule) => rule.startsWith("NS-"),
    ...(existsSync(join(SITE, LEDGER)) && {
      evidence: { folder: SITE, page: "index.html", ofRule: (rule) => `${LEDGER}#${rule}` },
    }),
    ...(demo && {
      tokens: {
        TokenApi,
        TokenCotacao,
        TokenOperador: operatorTokens.includes(OPERATOR_TOKEN_DEMO) ? OPERATOR_TOKEN_DEMO : "",
      },
    }),
  };
}
