/** This folder, in a checkout and in the package alike, seen from the root of either. */
const FOLDER = "scripts/generate/";
const root = new URL("../../", import.meta.url);
/** The package keeps its TypeScript apart from what it was compiled to. */
const sources = import.meta.url.endsWith(".ts") ? root : new URL("sources/", root);

/** Where the TypeScript of a module of the generator is, e.g. of `formats.ts`: what is generated is made of such texts, too. */
export const sourceUrl = (path: string): URL => new URL(FOLDER + path, sources);
