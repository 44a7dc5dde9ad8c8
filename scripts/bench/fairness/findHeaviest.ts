import http from "node:http";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { type Choice, type Dimension, dimensionsOf } from "./dimensions.ts";
import { type Choices, type Made, makeRequest, type Recipe, TooLarge } from "./recipe.ts";
import { send, takeBack } from "./send.ts";
import type { Measured } from "./startMeasured.ts";

/** What was found, and what it costs alone. */
export interface Heaviest {
  readonly choices: Choices;
  /** Milliseconds of CPU of the server for one request. */
  readonly cpu: number;
  readonly block: number;
  readonly tried: number;
}

/** A choice is kept when it costs so much more. */
const BETTER = 1.1;
/** Milliseconds of CPU below which differences are noise. */
const NOISE = 1;

/**
 * Looks for the request of an operation that costs the server the most CPU: from the example of the contract on, each place takes the
 * choice that costs the most, and all places again, until the budget is spent or nothing gets better.
 *
 * @param isServed whether an answer's status is one that the operation may give again and again
 * @param budget milliseconds
 * @param next number of the next request
 */
export async function findHeaviest(
  document: OpenApiDocument,
  start: Recipe,
  {
    server,
    isServed,
    budget,
    next,
  }: {
    server: Measured;
    isServed: (status: number) => boolean;
    budget: number;
    next: () => number;
  },
): Promise<Heaviest> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const cost = async (recipe: Recipe) => {
    const made = madeOf(document, recipe, next());
    if (!made) return undefined;
    await server.figures();
    const received = await send(server.url, made, agent, recipe.undo !== undefined);
    const { status } = received;
    const { cpu, block } = await server.figures();
    await takeBack(server.url, recipe, received, agent);
    return isServed(status) ? { cpu, block } : undefined;
  };
  const until = performance.now() + budget;
  let tried = 1;
  await cost(start);
  let best: Heaviest = { choices: start.choices, ...((await cost(start)) ?? { cpu: 0, block: 0 }), tried };
  const dimensions = allDimensions(document, start);
  for (let isBetter = true; isBetter && performance.now() < until; ) {
    isBetter = false;
    for (const { place, choices } of dimensions) {
      for (const { kind, value } of choices) {
        if (performance.now() > until) break;
        const name = `${place} ${kind}`;
        if (best.choices[name] === value) continue;
        const choices = { ...best.choices, [name]: value };
        const recipe = { ...start, choices };
        const found = await cost(recipe);
        tried++;
        if (!found || found.cpu < best.cpu * BETTER + NOISE) continue;
        // What else runs here makes one costly by chance, seldom twice.
        const again = await cost(recipe);
        if (!again || again.cpu < best.cpu * BETTER + NOISE) continue;
        best = {
          choices,
          cpu: Math.min(found.cpu, again.cpu),
          block: Math.min(found.block, again.block),
          tried,
        };
        isBetter = true;
      }
    }
  }
  agent.destroy();
  return { ...best, tried };
}

function madeOf(document: OpenApiDocument, recipe: Recipe, number: number): Made | undefined {
  try {
    return makeRequest(document, recipe, number);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Characters of a text in an address: the head of a request has 16 KiB. */
const LONGEST_PARAMETER = 2_000;

function allDimensions(document: OpenApiDocument, { parameters, schema, subjects }: Recipe): Dimension[] {
  const own = parameters
    .filter(({ name }) => !(name in subjects))
    .flatMap((parameter) =>
      dimensionsOf(document, parameter.schema).map(({ choices }) => ({
        place: `?${parameter.name}`,
        choices: choices.flatMap(({ kind, value }): Choice[] => {
          if (kind === "value") return [{ kind, value }];
          return kind === "length"
            ? [{ kind: "value", value: "ã".repeat(Math.min(value, LONGEST_PARAMETER)) }]
            : [];
        }),
      })),
    );
  return [...own, ...(schema ? dimensionsOf(document, schema) : [])];
}
