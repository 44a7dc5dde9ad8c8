import { parentPort, workerData } from "node:worker_threads";
import { OverlapError, packTabela } from "../../domain/cotacao/tabela/index.ts";
import { findRepeated, type Repeated } from "./findRepeated.ts";
import { rowAt, WIDTH } from "./rowBuffer.ts";

/** What the worker answers. */
export type Packed =
  | { kind: "packed"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "repeated"; repeated: Repeated[] }
  | { kind: "overlaps" };

/** Runs in its own thread: checks the rows against each other and packs them, while the server goes on serving. */
const values = workerData as Int32Array;
const repeated = findRepeated(values);
if (repeated.length > 0) answer({ kind: "repeated", repeated });
else {
  try {
    const rows = Array.from({ length: values.length / WIDTH }, (_, index) => rowAt(values, index));
    answer({ kind: "packed", bytes: packTabela(rows) as Uint8Array<ArrayBuffer> });
  } catch (error) {
    if (!(error instanceof OverlapError)) throw error;
    answer({ kind: "overlaps" });
  }
}

function answer(result: Packed): void {
  parentPort?.postMessage(result, result.kind === "packed" ? [result.bytes.buffer] : []);
}
