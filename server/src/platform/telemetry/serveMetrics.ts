import Router from "@koa/router";
import type { Middleware } from "koa";
import type { Registry } from "prom-client";
import { Application, type Log, type RunningServer, startServer } from "../../http/index.ts";

/** Serves `/metrics` at an address of its own, which only those who watch the service should reach. @throws Error of listening */
export function serveMetrics(
  registry: Registry,
  where: { readonly host: string; readonly port: number },
  log: Log,
): Promise<RunningServer> {
  const router = new Router();
  router.get("/metrics", async (ctx) => {
    ctx.set("Cache-Control", "no-store");
    ctx.set("Content-Type", registry.contentType);
    ctx.body = await registry.metrics();
  });
  const application = new Application({ log });
  application.use(router.routes() as unknown as Middleware);
  return startServer(application, { ...where, drainTime: 0, closeTimeout: 1000 });
}
