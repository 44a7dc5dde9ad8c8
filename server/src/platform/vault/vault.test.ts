import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createVault } from "./vault.ts";

const here = { idLoja: 1, campo: "webhook.senha" };

test("NS-027: any text comes back where it was sealed, is never sealed alike twice, and is not in the sealed text", () => {
  const vault = createVault(randomBytes(32));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 6, maxLength: 100 }), (secret) => {
      const sealed = vault.seal(secret, here);
      expect(vault.open(sealed, here)).toBe(secret);
      expect(vault.seal(secret, here)).not.toBe(sealed);
      expect(sealed).not.toContain(secret);
      expect(() => vault.open(sealed, { ...here, idLoja: 2 })).toThrow();
      expect(() => vault.open(sealed, { ...here, campo: "webhook.token" })).toThrow();
    }),
  );
});

test("NS-027: every changed character is found", () => {
  const vault = createVault(randomBytes(32));
  const sealed = vault.seal("segredo", here);
  for (const at of sealed.slice(0, -2).split("").keys()) {
    const other = sealed[at] === "A" ? "B" : "A";
    expect(() => vault.open(sealed.slice(0, at) + other + sealed.slice(at + 1), here), String(at)).toThrow();
  }
  expect(() => vault.open(sealed.slice(0, -8), here)).toThrow();
  expect(() => vault.open("", here)).toThrow("unknown form");
});

test("a key that is replaced opens as long as it is kept; without it the message names its code, not the key", () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const sealed = createVault(old).seal("segredo", here);
  const both = createVault(fresh, old);
  expect(both.open(sealed, here)).toBe("segredo");
  expect([both.isCurrent(sealed), both.isCurrent(both.seal("segredo", here))]).toEqual([false, true]);
  expect(() => createVault(fresh).open(sealed, here)).toThrow(
    /needs the key [0-9a-f]{8}, which FRETE_SECRET_KEY/,
  );
});
