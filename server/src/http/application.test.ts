import Router from "@koa/router";
import type { Context } from "koa";
import { describe, expect, it } from "vitest";
import type { Application } from "./application.ts";
import { HttpError } from "./errors.ts";
import { type RunningServer, startServer } from "./server.ts";
import { handlers, type LibraryOptions, libraryApplication } from "./test-support/library.ts";
import { ask, asWriter } from "./test-support/serveLibrary.ts";

async function served(
  test: (server: RunningServer, log: { details: object }[]) => Promise<void>,
  extend: (application: ReturnType<typeof libraryApplication>["application"]) => void = () => {},
  early?: Parameters<typeof libraryApplication>[1],
  options: LibraryOptions = {},
) {
  const { application, log } = libraryApplication(options, early);
  extend(application);
  const server = await startServer(application, { drainTime: 0 });
  try {
    await test(server, log);
  } finally {
    await server.close();
  }
}

describe("paths beside the contract", () => {
  const router = new Router()
    .get("/page", (ctx: Context) => {
      ctx.body = "<p>ok</p>";
    })
    .get("/fails", () => {
      throw new Error("SELECT secret");
    })
    .get("/teapot", (ctx: Context) => ctx.throw(418, "internal wording"))
    .get("/down", () => {
      throw Object.assign(new Error("no database"), { kind: "unavailable" });
    });
  const pages = (application: ReturnType<typeof libraryApplication>["application"]) =>
    application.use(router.routes()).use(router.allowedMethods());

  it("are Koa's, with refusals in the shape of the contract's", () =>
    served(async (server, log) => {
      const page = await ask(server, "GET", "/page");
      expect([page.status, page.text, page.headers.get("x-powered-by")]).toEqual([200, "<p>ok</p>", null]);
      const answers = await Promise.all(
        [
          ["GET", "/nothing"],
          ["GET", "/%E0%A4%A"],
          ["GET", "/fails"],
          ["GET", "/teapot"],
          ["GET", "/down"],
          ["POST", "/page"],
        ].map(([method = "", path = ""]) => ask(server, method, path)),
      );
      expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
        [404, "There is nothing at this address."],
        [404, "There is nothing at this address."],
        [500, "Internal error. Try again in a moment."],
        [418, "Malformed HTTP request."],
        [503, "The service is unavailable for now. Try again in a moment."],
        [405, "This address does not take the method; use HEAD, GET."],
      ]);
      for (const { headers } of answers) {
        expect([headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual([
          "nosniff",
          "no-store",
        ]);
      }
      expect(answers[2]?.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
      expect(log.length).toBe(2);
    }, pages));
});

describe("middleware before the contract", () => {
  it("sees contract requests, and may answer or fail in their place", () =>
    served(
      async (server) => {
        const headers = asWriter;
        expect((await ask(server, "GET", "/v1/books/7", { headers })).headers.get("x-seen")).toBe("yes");
        const closed = await ask(server, "GET", "/v1/books/7?closed", { headers });
        expect([closed.status, closed.text]).toEqual([503, "closed"]);
        const failed = await ask(server, "GET", "/v1/books/7?fail", { headers });
        expect([failed.status, failed.body]).toEqual([
          500,
          expect.objectContaining({ detail: "Internal error. Try again in a moment." }),
        ]);
      },
      undefined,
      (application) =>
        application.use(async (ctx, next) => {
          ctx.set("X-Seen", "yes");
          if (ctx.querystring === "fail") throw new Error("middleware");
          if (ctx.querystring !== "closed") return next();
          ctx.status = 503;
          ctx.body = "closed";
        }),
    ));
});

it.each([
  ["without middleware", undefined],
  ["behind a middleware", (application: Application) => application.use((_ctx, next) => next())],
])("a refusal that cannot be written is an error of the server, %s", (_name, early) =>
  served(
    async (server, log) => {
      const headers = asWriter;
      const answer = await ask(server, "GET", "/v1/books/7", { headers });
      expect([answer.status, answer.body.detail]).toEqual([500, "Internal error. Try again in a moment."]);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(log.map(({ details }) => details)).toMatchObject([{ where: "/v1/books/7" }]);
      expect((await ask(server, "GET", "/v1/books", { headers })).status).toBe(200);
    },
    undefined,
    early,
    {
      handlers: {
        ...handlers,
        readBook: () => {
          throw new HttpError(404, "gone", { "X-Line": "a\nb" });
        },
      },
    },
  ),
);
