import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import Router from "@koa/router";
import type { Middleware } from "koa";
import type { Database } from "./platform/storage/database.ts";

/** Documents of the contract, by the path under which they are served. */
const DOCUMENTS = {
  "/openapi.yaml": ["@frete/contract/openapi.yaml", "application/yaml"],
  "/openapi.json": ["@frete/contract/openapi.json", "application/json"],
  "/operacao.yaml": ["@frete/contract/operacao.yaml", "application/yaml"],
  "/operacao.json": ["@frete/contract/operacao.json", "application/json"],
} as const;

/** What is not part of a contract: probes for the platform that runs the server, and the contract documents themselves. */
export function pages(db: Database, readiness: { draining: boolean }): Middleware {
  const router = new Router();
  router.get("/livez", (ctx) => {
    ctx.body = { status: "ok" };
  });
  router.get("/readyz", async (ctx) => {
    const database = await db.ping().then(
      () => true,
      () => false,
    );
    const ready = database && !readiness.draining;
    ctx.status = ready ? 200 : 503;
    ctx.body = { status: ready ? "ok" : "unavailable", database, draining: readiness.draining };
  });
  for (const [path, [specifier, type]] of Object.entries(DOCUMENTS)) {
    router.get(path, async (ctx) => {
      ctx.type = type;
      ctx.body = await readFile(fileURLToPath(import.meta.resolve(specifier)), "utf8");
    });
  }
  return router.routes() as unknown as Middleware;
}
