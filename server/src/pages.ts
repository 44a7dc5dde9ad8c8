import Router from "@koa/router";
import type { Middleware } from "koa";
import { type DocumentName, servedDocuments } from "./contract/servedDocuments.ts";
import type { Database } from "./platform/storage/database.ts";

/** Documents of contracts may be a minute old: every process publishes one for as long as it lives. */
const DOCUMENT_AGE = "public, max-age=60";

/** What is not part of a contract: probes for the platform that runs the server, and the contract documents themselves. */
export function pages(
  db: Database,
  readiness: { draining: boolean },
  documents: readonly DocumentName[],
): Middleware {
  const router = new Router();
  router.use(["/livez", "/readyz"], async (ctx, next) => {
    ctx.set("Cache-Control", "no-store");
    await next();
  });
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
  for (const { path, mediaType, bytes } of servedDocuments(documents)) {
    router.get(path, (ctx) => {
      ctx.set("Cache-Control", DOCUMENT_AGE);
      ctx.type = mediaType;
      ctx.body = bytes;
    });
  }
  return router.routes() as unknown as Middleware;
}
