import type { RuleEntry } from "@frete/contract/toolkit/contractModule";
import { allOperationsOf, type OpenApiDocument, rulesOf } from "@frete/contract/toolkit/openApi";
import type { Context, Middleware } from "koa";
import { type Asset, asset } from "./asset.ts";
import { docsDocument } from "./docsDocument.ts";
import { DOCS_CSS, DOCS_SCRIPT } from "./docsFiles.ts";
import { type DocsFrame, docsPage, referenceContent } from "./docsPage.ts";
import { DOCS_ENGLISH, type DocsTexts } from "./docsTexts.ts";
import { rulesContent } from "./rulesPage.ts";
import { siteFiles } from "./siteFiles.ts";
import { viewerConfiguration } from "./viewerConfiguration.ts";
import { viewerScript } from "./viewerScript.ts";

/** A contract of the reference. */
export interface DocsReference {
  /** In addresses. */
  readonly name: string;
  /** Its OpenAPI 3.1 document in each language (BCP 47); that of its webhooks, where it has any. */
  readonly editions: Readonly<
    Record<string, () => { document: OpenApiDocument; webhooks?: OpenApiDocument | undefined }>
  >;
}

export interface DocsOptions {
  readonly references: readonly DocsReference[];
  /** What stands in the bar. */
  readonly title: string;
  /** What the pages say, by language; English where nothing is given. */
  readonly texts?: Readonly<Record<string, DocsTexts>>;
  /** Where programs find the documents, as paths. */
  readonly documents: readonly string[];
  /** What the contracts cite, if it is known. */
  readonly rules?: Readonly<Record<string, RuleEntry>>;
  readonly isDecision?: (rule: string) => boolean;
  /** Tokens by security scheme, to try operations out with: for what is not real alone. Without them nothing can be sent. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Where evidence is shown, and that of a rule; without it there is none. */
  readonly evidence?: {
    /** A folder of files that are sent as they are, under `/docs/site/`. */
    readonly folder: string;
    readonly page: string;
    readonly ofRule: (rule: string) => string;
  };
}

const BASE = "/docs";
const SITE = `${BASE}/site`;
/** An address of the reference, and what it says below the base. */
const ADDRESS = /^\/docs(\/.*|)$/;
/** Only what this server itself has; the viewer writes its styles into the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HTML = "text/html; charset=utf-8";
/**
 * The reference of contracts for people, under `/docs`: the viewer, in each language that there are documents in (`/docs` in the one that
 * a browser asks for), their rules, and nothing from another host. Everything is made when it is first asked for.
 */
export function docs(options: DocsOptions): Middleware {
  const languages = [...new Set(options.references.flatMap(({ editions }) => Object.keys(editions)))];
  const assets = new Map<string, Asset>([
    ["/docs.css", asset("text/css; charset=utf-8", () => DOCS_CSS)],
    ["/docs.js", asset("text/javascript; charset=utf-8", () => DOCS_SCRIPT)],
    ["/viewer.js", asset("text/javascript; charset=utf-8", viewerScript)],
    ...languages.flatMap((language) => [
      ...pagesIn(options, languages, language),
      ...documentsIn(options, language),
    ]),
  ]);
  const site = options.evidence && siteFiles(options.evidence.folder, "/site/");
  return async (ctx, next) => {
    const [, path] = ADDRESS.exec(ctx.path) ?? [];
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (path === undefined || !isRead) return next();
    const send = assets.get(path) ?? site?.(path) ?? assets.get(inLanguage(ctx, languages, path));
    if (!send) return next();
    ctx.set({ "Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer" });
    await send(ctx);
  };
}

/** The page of a path that names no language: in the one that is wanted. */
function inLanguage(ctx: Context, languages: readonly string[], path: string): string {
  ctx.vary("Accept-Language");
  const wanted = ctx.acceptsLanguages([...languages]);
  return `/${languages.find((language) => language === wanted) ?? languages[0]}${path === "/" ? "" : path}`;
}

function pagesIn(options: DocsOptions, languages: readonly string[], language: string): [string, Asset][] {
  const { title, documents, references, rules, isDecision = () => false, tokens, evidence } = options;
  const texts = textsIn(options, language);
  const frame = (page: string): DocsFrame => ({
    basePath: BASE,
    home: `${BASE}/${language}`,
    title,
    language,
    texts,
    editions: languages.map((each) => ({
      language: each,
      name: textsIn(options, each).name,
      href: `${BASE}/${each}${page}`,
    })),
    documents,
    links: [
      ...(rules ? [{ text: texts.rules, href: `${BASE}/${language}/rules` }] : []),
      ...(evidence ? [{ text: texts.evidence, href: `${SITE}/${evidence.page}` }] : []),
    ],
  });
  const configuration = () => {
    const sources = references.map(({ name, editions }) => ({
      title: editions[language]?.().document.info.title ?? name,
      slug: name,
      url: `${BASE}/${language}/${name}.json`,
    }));
    return viewerConfiguration(language, sources, tokens);
  };
  return [
    [`/${language}`, asset(HTML, () => docsPage(frame(""), referenceContent(frame(""), configuration())))],
    ...(rules
      ? ([
          [
            `/${language}/rules`,
            asset(HTML, () => {
              const content = {
                rules,
                isDecision,
                citedBy: citations(options),
                ...(evidence && { proofOf: (rule: string) => `${SITE}/${evidence.ofRule(rule)}` }),
              };
              return docsPage(frame("/rules"), rulesContent(content, texts));
            }),
          ],
        ] as [string, Asset][])
      : []),
  ];
}

const textsIn = ({ texts = {} }: DocsOptions, language: string): DocsTexts => texts[language] ?? DOCS_ENGLISH;

function documentsIn(options: DocsOptions, language: string): [string, Asset][] {
  const { references, rules = {} } = options;
  const addressOf = (rule: string) => (rules[rule] ? `${BASE}/${language}/rules#${rule}` : undefined);
  return references.flatMap(({ name, editions }) => {
    const edition = editions[language];
    if (!edition) return [];
    const make = () => {
      const { document, webhooks } = edition();
      return JSON.stringify(
        docsDocument(document, webhooks, { label: textsIn(options, language).rules, addressOf }),
      );
    };
    return [[`/${language}/${name}.json`, asset("application/json; charset=utf-8", make)]];
  });
}

/** The operations of all contracts by the rules that they cite, in any of their parts. */
function citations({ references }: DocsOptions): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { editions } of references) {
    const { document, webhooks } = Object.values(editions)[0]?.() ?? {};
    for (const each of [document, webhooks])
      if (each)
        for (const { operation } of allOperationsOf(each))
          for (const rule of rulesOf(each, operation)) {
            const known = found.get(rule) ?? [];
            if (!known.includes(operation.operationId)) found.set(rule, [...known, operation.operationId]);
          }
  }
  return found;
}
