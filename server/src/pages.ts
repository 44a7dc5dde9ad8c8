import Router from "@koa/router";
import type { Middleware } from "koa";
import { servedDocuments } from "./contract/servedDocuments.ts";
import type { Database } from "./platform/storage/database.ts";

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
  for (const { path, mediaType, bytes } of servedDocuments()) {
    router.get(path, (ctx) => {
      ctx.type = mediaType;
      ctx.body = bytes;
    });
  }
  return router.routes() as unknown as Middleware;
}
