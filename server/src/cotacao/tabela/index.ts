export { findBand } from "./findBand.ts";
export { type BestBand, findBest, type TableCandidate } from "./findBest.ts";
export { openTable } from "./openTable.ts";
export { packTable } from "./packTable.ts";
export { OverlapError } from "./resolveOverlaps.ts";
export { type TableCache, type TableLoader, tableCache } from "./tableCache.ts";
export type { BandHit, BandMiss, FreightRow, FreightTable } from "./types.ts";
export { unpackTable } from "./unpackTable.ts";
export { rowLimits, validateRow } from "./validateRow.ts";
