/** What the pages say by themselves, in one language. */
export interface DocsTexts {
  readonly name: string;
  readonly rules: string;
  readonly evidence: string;
  readonly withoutScript: string;
  readonly decision: string;
  readonly cited: string;
  readonly proof: string;
}

/** For readers of a language of which nothing else is known. */
export const DOCS_ENGLISH: DocsTexts = {
  name: "English",
  rules: "Rules",
  evidence: "Evidence",
  withoutScript: "The reference needs JavaScript. The documents that it shows can be read without it:",
  decision: "decision of this service",
  cited: "Cited by",
  proof: "cases and evidence",
};
