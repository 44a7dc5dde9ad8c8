export { addGauge, createMetrics } from "./createMetrics.ts";
export { observeDatabase } from "./observeDatabase.ts";
export { observeExchanges } from "./observeExchanges.ts";
export { serveMetrics } from "./serveMetrics.ts";
