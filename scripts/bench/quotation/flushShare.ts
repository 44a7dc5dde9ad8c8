import { join } from "node:path";
import Database from "better-sqlite3";
import { cotacaoRepository } from "../../../server/src/domain/cotacao/cotacaoRepository.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { applyPragmas } from "../../../server/src/platform/storage/sqlite/pragmas.ts";
import { isQuick, median, round } from "../support/benchmark.ts";
import type { Slot } from "../support/slots.ts";

const TIMES = isQuick ? 300 : 1000;

/**
 * What a durable commit costs: the two rows of a quotation written with `synchronous` FULL (as we run) and OFF, in turns, and
 * through the server's own store one at a time and 32 at a time.
 *
 * @param bytes length of a stored document
 * @param alone slots of the server with one request at a time
 */
export async function flushShare(folder: string, bytes: number, alone: readonly Slot[]): Promise<string[]> {
  const file = join(folder, "frete.db");
  const documento = "x".repeat(bytes);
  const full = openRaw(file, "FULL");
  const off = openRaw(file, "OFF");
  const [withFlush, without]: [number[], number[]] = [[], []];
  for (let i = 0; i < TIMES; i++) {
    withFlush.push(full.append(10_000_000_000 + i, documento));
    without.push(off.append(20_000_000_000 + i, documento));
  }
  full.close();
  off.close();
  const flush = median(withFlush) - median(without);

  const db = await openDatabase(`sqlite:${file}`);
  const { append } = cotacaoRepository(db);
  let codigo = 30_000_000_000;
  const write = () =>
    append({
      id_loja: 1,
      codigo: String(codigo++),
      criada_em: 1,
      canal: "Site",
      documento,
      componentes: null,
    });
  const each = async (atOnce: number) => {
    const started = performance.now();
    for (let i = 0; i < TIMES; i += atOnce) await Promise.all(Array.from({ length: atOnce }, write));
    return ((performance.now() - started) * 1000) / TIMES;
  };
  await each(8);
  const [single, grouped] = [await each(1), await each(32)];
  await db.close();
  const request = 1e6 / median(alone.map(({ rate }) => rate));
  return [
    `one commit of two rows: ${round(median(withFlush), 0)} us durable, ${round(median(without), 0)} us without the flush`,
    `flush: ${round(flush, 0)} us, ${round((100 * flush) / request, 0)}% of a request that comes alone (${round(request, 0)} us)`,
    `group commit through our layer: ${round(single, 0)} us per quotation alone, ${round(grouped, 0)} us 32 at once (${round(single / grouped, 1)}x)`,
  ];
}

function openRaw(file: string, synchronous: "FULL" | "OFF") {
  const connection = new Database(file);
  applyPragmas(connection);
  connection.pragma(`synchronous = ${synchronous}`);
  const quotation = connection.prepare(
    "INSERT INTO cotacao (id_loja, codigo, criada_em, canal, documento) VALUES (1, ?, 1, 'Site', ?)",
  );
  const queue = connection.prepare("INSERT INTO cotacao_fila VALUES (1, 1, ?)");
  const both = connection.transaction((codigo: string, documento: string) => {
    quotation.run(codigo, documento);
    queue.run(codigo);
  });
  return {
    /** Microseconds of one commit. */
    append: (codigo: number, documento: string): number => {
      const started = performance.now();
      both.immediate(String(codigo), documento);
      return (performance.now() - started) * 1000;
    },
    close: () => connection.close(),
  };
}
