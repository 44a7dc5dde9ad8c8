import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawPlan } from "./plan/drawPlan.ts";
import { PLAN } from "./plan/plan.ts";
import { readSources } from "./plan/readSources.ts";

// `npm run architecture`: draws the picture of docs/architecture.md from the imports.
const ROOT = resolve(import.meta.dirname, "..");
const file = "docs/architecture.svg";
writeFileSync(join(ROOT, file), drawPlan(readSources(ROOT).imports, PLAN));
console.log(`wrote ${file}`);
