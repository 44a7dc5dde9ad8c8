import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createCofre } from "./cofre.ts";

const here = { idLoja: 1, campo: "webhook.senha" };

test("NS-027: any text comes back where it was sealed, is never sealed alike twice, and is not in the sealed text", () => {
  const cofre = createCofre(randomBytes(32));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 6, maxLength: 100 }), (secret) => {
      const sealed = cofre.seal(secret, here);
      expect(cofre.open(sealed, here)).toBe(secret);
      expect(cofre.seal(secret, here)).not.toBe(sealed);
      expect(sealed).not.toContain(secret);
      expect(() => cofre.open(sealed, { ...here, idLoja: 2 })).toThrow();
      expect(() => cofre.open(sealed, { ...here, campo: "webhook.token" })).toThrow();
    }),
  );
});

test("NS-027: every changed character is found", () => {
  const cofre = createCofre(randomBytes(32));
  const sealed = cofre.seal("segredo", here);
  for (const at of sealed.slice(0, -2).split("").keys()) {
    const other = sealed[at] === "A" ? "B" : "A";
    expect(() => cofre.open(sealed.slice(0, at) + other + sealed.slice(at + 1), here), String(at)).toThrow();
  }
  expect(() => cofre.open(sealed.slice(0, -8), here)).toThrow();
  expect(() => cofre.open("", here)).toThrow("unknown form");
});

test("a key that is replaced opens as long as it is kept; without it the message names its code, not the key", () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const sealed = createCofre(old).seal("segredo", here);
  const both = createCofre(fresh, old);
  expect(both.open(sealed, here)).toBe("segredo");
  expect([both.isCurrent(sealed), both.isCurrent(both.seal("segredo", here))]).toEqual([false, true]);
  expect(() => createCofre(fresh).open(sealed, here)).toThrow(
    /needs the key [0-9a-f]{8}, which FRETE_SECRET_KEY/,
  );
});
