import { expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { sandboxEnvironment } from "./sandboxEnvironment.ts";

const configOf = (env: Record<string, string>) => readConfig({ ...env, ...sandboxEnvironment(env) });
const allowed = (env: Record<string, string>) => configOf(env).webhookAllow.map(({ address }) => address);

test("the sandbox is the demonstration, with a quiet log, and may notify its own machine", () => {
  expect(configOf({})).toMatchObject({ demo: true, logLevel: "warn" });
  expect(allowed({})).toEqual(["127.0.0.0", "::1"]);
});

test.each([
  [{ HOST: "" }, true],
  [{ HOST: "localhost" }, true],
  [{ HOST: "::1" }, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "::" }, false],
  [{ HOST: "192.168.0.7" }, false],
  [{ HOST: "127.evil.example" }, false],
])("with %j its own machine may be notified: %s", (env, isAllowed) => {
  expect(allowed(env).length > 0).toBe(isAllowed);
});

test("what the environment says counts", () => {
  expect(configOf({ FRETE_DEMO: "0", FRETE_LOG: "error" })).toMatchObject({ demo: false, logLevel: "error" });
  expect(allowed({ FRETE_WEBHOOK_ALLOW: "" })).toEqual([]);
  expect(allowed({ HOST: "0.0.0.0", FRETE_WEBHOOK_ALLOW: "10.0.0.0/8" })).toEqual(["10.0.0.0"]);
});
