import type { Dialect } from "../dialect.ts";
import { typeFiles } from "../files.ts";
import { nullableRequests } from "../nullableRequests.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { filesFirst } from "./filesFirst.ts";
import { numberFormats } from "./numberFormats.ts";
import { plainEncodings } from "./plainEncodings.ts";
import { plainNulls } from "./plainNulls.ts";
import { plainParameters } from "./plainParameters.ts";
import { narrowBodies, publishedAs, publishedWhole } from "./publishedAs.ts";
import { references30 } from "./references30.ts";
import { safeIntegers } from "./safeIntegers.ts";
import { saidOnce } from "./saidOnce.ts";
import { sayFieldRules } from "./sayFieldRules.ts";
import { textPatterns } from "./textPatterns.ts";
import { withoutUnused } from "./withoutUnused.ts";

/** A document that says what may be sent: null, too, for what may be left out, where the contract reads that so. */
export function asSent(original: OpenApiDocument, { reading }: Dialect): OpenApiDocument {
  return reading.nullIsAbsent ? nullableRequests(original) : original;
}

/**
 * A document that says what may be sent in the form in which it is published, in the words that code generators of other languages
 * read. The values that it admits are the same. Leaves the input untouched.
 * @param reader `caller`: elements are written as they ask (`x-published-as`); `implementer`: all that is to be served is there
 */
export function publish(
  sent: OpenApiDocument,
  { patterns }: Dialect,
  reader: "caller" | "implementer",
): OpenApiDocument {
  const isWhole = reader === "implementer";
  const shown = isWhole ? publishedWhole(sent) : publishedAs(sent);
  const plain = sayFieldRules(textPatterns(numberFormats(plainNulls(shown)), patterns));
  narrowBodies(plain, isWhole);
  saidOnce(plain);
  plainParameters(plain);
  const bounded = isWhole ? plain : safeIntegers(plain);
  const document = withoutUnused(bounded.openapi.startsWith("3.0") ? references30(bounded) : bounded);
  typeFiles(document);
  plainEncodings(document);
  filesFirst(document);
  return document;
}
