import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { type DocumentName, type Edition, servedDocuments } from "./contract/servedDocuments.ts";
import { freeSpace, LEAST_FREE } from "./platform/freeSpace.ts";
import type { Database } from "./platform/storage/database.ts";

/** Documents of contracts may be a minute old: every process publishes one for as long as it lives. */
const DOCUMENT_AGE = "public, max-age=60";

/** What is not part of a contract: probes for the platform that runs the server, and the contract documents themselves. */
export function pages(
  db: Database,
  readiness: { draining: boolean; folders: readonly string[] },
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
    const disk = !db.isFull() && (await haveSpace(readiness.folders));
    const ready = database && disk && !readiness.draining;
    ctx.status = ready ? 200 : 503;
    ctx.body = { status: ready ? "ok" : "unavailable", database, disk, draining: readiness.draining };
  });
  for (const { path, mediaType, editions } of servedDocuments(documents)) {
    const send = (ctx: Context, { language, bytes }: Edition) => {
      ctx.set("Cache-Control", DOCUMENT_AGE);
      ctx.type = mediaType;
      ctx.set("Content-Language", language);
      ctx.body = bytes;
    };
    for (const edition of editions) router.get(edition.path, (ctx) => send(ctx, edition));
    router.get(path, (ctx) => {
      const edition = wantedEdition(ctx, editions);
      ctx.vary("Accept-Language");
      ctx.set("Content-Location", edition.path);
      send(ctx, edition);
    });
  }
  return router.routes() as unknown as Middleware;
}

/** The edition in the language that a reader prefers (RFC 9110, 12.5.4); the first one when none is. */
function wantedEdition(ctx: Context, editions: readonly Edition[]): Edition {
  const wanted = ctx.acceptsLanguages(editions.map(({ language }) => language));
  return editions.find(({ language }) => language === wanted) ?? (editions[0] as Edition);
}

/** A folder that cannot be looked at is not called full: what is wrong with it, requests tell. */
async function haveSpace(folders: readonly string[]): Promise<boolean> {
  const free = await Promise.all(
    folders.map((folder) => freeSpace(folder).catch(() => Number.POSITIVE_INFINITY)),
  );
  return free.every((bytes) => bytes >= LEAST_FREE);
}
