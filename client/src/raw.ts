export { createRaw } from "./createRaw.ts";
export type { SentPaths as paths } from "./sent.ts";
