// Loads every entry that the client and the contract show, by their names; what is answered without a server is tried with msw.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createClient } from "@frete/client";
import { handlers } from "@frete/client/msw";
import { setupServer } from "msw/node";

let count = 0;
for (const name of ["client", "contract"]) {
  const { exports } = JSON.parse(
    readFileSync(new URL(`../node_modules/@frete/${name}/package.json`, import.meta.url), "utf8"),
  );
  for (const entry of Object.keys(exports)) {
    const specifier = `@frete/${name}${entry.slice(1)}`;
    if (/\*|\.ya?ml$|package\.json$/.test(entry)) continue;
    const module = await (entry.endsWith(".json")
      ? import(specifier, { with: { type: "json" } })
      : import(specifier));
    assert.ok(Object.keys(module).length > 0 || specifier.endsWith("/types"), specifier);
    count++;
  }
}

const server = setupServer(...handlers());
server.listen({ onUnhandledRequest: "error" });
const filiais = await createClient({ baseUrl: "http://frete.example", tokenApi: "t" }).filial.list();
server.close();
assert.ok(filiais.length > 0);
console.log(`ok, ${count} entries`);
// msw opens a channel that keeps Deno waiting.
process.exit();
