import type { Contract } from "../../engine/contract.ts";
import type { TokenKind, Wrap } from "../exchange.ts";
import { as, leaks, otherStore } from "../mutate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { type DerivedOperation, derivedOperations } from "./operations.ts";

/** For every operation that takes a token: the token is not checked, its kind is not, or it stands for the other store. */
export function tokenMutants(contract: Contract): DerivedMutant[] {
  return derivedOperations(contract)
    .filter(({ object }) => "401" in object.responses)
    .flatMap(ofOperation);
}

function ofOperation({ id, rules }: DerivedOperation): DerivedMutant[] {
  const right: TokenKind = id === "criarCotacao" ? "cotacao" : "api";
  const mutant = (kind: string, does: string, wrap: () => Wrap): DerivedMutant => ({
    id: [id, "request", "token", "security", kind].join("/"),
    operation: id,
    kind,
    rules: [...rules, "AUTH-001", "AUTH-002", "AUTH-006", "GER-004"],
    layer: "interface",
    does,
    needs: "server",
    wrap,
  });
  /** Asks again with a right token when the one sent was refused. */
  const forgiving =
    (forgives: (token: TokenKind | null) => boolean): (() => Wrap) =>
    () =>
    async (sent, forward) => {
      const answered = await forward(sent);
      const isRefused = sent.operation === id && answered.status === 401 && forgives(sent.token);
      return isRefused ? forward(as(sent, right)) : answered;
    };
  return [
    mutant(
      "token-unchecked",
      "takes any token",
      forgiving((token) => token === null),
    ),
    mutant(
      "kind-unchecked",
      "takes a token of another kind",
      forgiving((token) => token !== null),
    ),
    mutant("store-swapped", "takes the token of one store for that of the other", () => (sent, forward) => {
      const isMine = sent.operation === id && sent.token !== null && sent.token.startsWith(right);
      return forward(isMine && sent.token ? as(sent, otherStore(sent.token)) : sent);
    }),
    mutant(
      "store-one",
      "takes every token for that of the first store",
      () => (sent, forward) =>
        forward(sent.operation === id && sent.token === `${right}2` ? as(sent, right) : sent),
    ),
    mutant("store-leak", "looks a record up in the other store too", () => leaks(id)),
  ];
}
