import { operations as loja } from "@frete/contract/loja/operations";
import { operations as operacao } from "@frete/contract/operacao/operations";
import KoaRouter from "@koa/router";
import findMyWay, { type HTTPMethod } from "find-my-way";
import { createDispatcher } from "../../server/src/http/dispatcher.ts";
import { type BenchResult, isQuick, round } from "./support/benchmark.ts";

type Find = (method: string, path: string) => unknown;

const TIMES = isQuick ? 20_000 : 100_000;
const ROUNDS = isQuick ? 3 : 9;

/**
 * Finds the operation of a request among those of both contracts, path parameters included: by the toolkit's dispatcher, find-my-way
 * (Fastify's router) and @koa/router. They take turns; the least CPU time counts, as other work on the machine only ever adds to it.
 */
export async function run(): Promise<BenchResult> {
  const routes = [...Object.values(loja), ...Object.values(operacao)].map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: path as string,
  }));
  const finders = { dispatcher: ours(routes), "find-my-way": fastifys(routes), "@koa/router": koas(routes) };
  const requests = routes.map(({ method, path }) => [method, path.replaceAll(/\{[^}]+\}/g, "4711")] as const);
  const quotation = requests.filter(([method, path]) => method === "POST" && path.endsWith("/cotacao"));
  const kinds: [string, readonly (readonly [string, string])[]][] = [
    ["POST /cotacao", quotation],
    ["without parameters", requests.filter((_, index) => !routes[index]?.path.includes("{"))],
    ["with parameters", requests.filter((_, index) => routes[index]?.path.includes("{"))],
  ];
  for (const [name, find] of Object.entries(finders))
    for (const [method, path] of requests) {
      if (!find(method, path)) throw new Error(`${name} does not find ${method} ${path}`);
    }
  const rows = kinds.map(([kind, asked]) => {
    const least = leastOf(Object.values(finders), asked);
    const [own = 0, fastify = Number.NaN] = least;
    return [kind, ...least, round(own / fastify, 2)];
  });
  return {
    name: `Router look-up among ${routes.length} operations, CPU ns`,
    columns: ["requests", ...Object.keys(finders), "x find-my-way"],
    rows,
  };
}

function leastOf(finders: readonly Find[], asked: readonly (readonly [string, string])[]): number[] {
  const least = finders.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [index, find] of finders.entries())
      least[index] = Math.min(least[index] as number, cpuNs(find, asked));
  }
  return least.map((ns) => round(ns, 0));
}

function cpuNs(find: Find, asked: readonly (readonly [string, string])[]): number {
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time++) {
    const [method, path] = asked[time % asked.length] as readonly [string, string];
    find(method, path);
  }
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / TIMES;
}

type Route = { method: string; path: string };

function ours(routes: readonly Route[]): Find {
  const dispatch = createDispatcher(routes.map((route) => ({ ...route, value: route.path })));
  return (method, path) => dispatch(path)?.methods.get(method);
}

function fastifys(routes: readonly Route[]): Find {
  const router = findMyWay({ ignoreTrailingSlash: true });
  for (const { method, path } of routes) router.on(method as HTTPMethod, colons(path), () => {});
  return (method, path) => router.find(method as HTTPMethod, path);
}

/** `match` tells the layers; the parameters are read as the router does before it calls the handler. */
function koas(routes: readonly Route[]): Find {
  const router = new KoaRouter();
  for (const { method, path } of routes) router.register(colons(path), [method], () => {});
  return (method, path) => {
    const layer = router.match(path, method).pathAndMethod.at(-1);
    return layer?.params(path, layer.captures(path));
  };
}

const colons = (path: string) => path.replaceAll(/\{([^}]+)\}/g, ":$1");

if (import.meta.main) console.table((await run()).rows);
