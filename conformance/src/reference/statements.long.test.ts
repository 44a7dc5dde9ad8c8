import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const COLLECT = resolve(import.meta.dirname, "../../../server/src/test-support/process/collectStatements.ts");
const RUN = join(import.meta.dirname, "runReference.ts");

/** Says which store it is about, so that one worker of a cluster answers it. */
const OF_A_STORE = [
  /"?id_loja"? = (\$|[a-z_]+\."?id_loja)/,
  /"?id_loja"? (=|in) \(?(\$|select)/,
  /\("id_loja"(, "\w+")+\) in/,
  /^insert into "?\w+"? \([^)]*"?id_loja"?[,)]/,
  /"loja".* where ("loja"\.)?"id" = \$/,
];

/** What is not about a store, or about all of them, and why it may be. */
const OTHERS = [
  { what: /^(begin|commit|rollback|savepoint|release|set |select 1$|select version)/, why: "transactions" },
  { what: /^(create|alter|drop) /, why: "migrations" },
  { what: /^select .* from "pedido" where "autorizado" = \$1 and \(id_loja, id\) >/, why: "migrations" },
  {
    what: /from "pedido" .* where "pedido"\."chave" = \$1 and/,
    why: "the public page: its link names no store",
  },
  { what: /^(insert into (chat|plp)_contagem select|update "regra_frete" set "campos")/, why: "migrations" },
  { what: /"?knex_migrations|"marca"|information_schema|pg_advisory_xact_lock/, why: "the schema" },
  { what: /current_setting\(|clock_timestamp\(\)\) \* 1000 as bigint\) as now$/, why: "the server" },
  { what: /"?limite_requisicao"?/, why: "a counter of all processes, on the coordinator" },
  { what: /^insert into "loja"/, why: "the store itself" },
  { what: /^select .* from "loja"( order by "id" asc| limit \$1)?$/, why: "all stores, in turn" },
  { what: /from "token" .* where "?token"?\."?hash"? =/, why: "the store is not known yet: on every worker" },
  {
    what: /^(select .* from|delete from|insert into) "loja_origem"/,
    why: "a page's origin does not tell its store: on every worker",
  },
  { what: /from "notificacao_loja" where "proxima_em" is not null/, why: "which store is due, of all" },
  {
    what: /^select "id_loja"(, "\w+" as "sealed")? from "(webhook|assinatura)"/,
    why: "all stores, at start",
  },
  { what: /from "anonimizacao" where "feita_em"/, why: "all stores, now and then" },
  { what: /from "webhook"$/, why: "all stores, now and then" },
  {
    what: /^with new_(rows|0) as \(select \* from unnest/,
    why: "rows of several stores: see other-engines.md",
  },
];

test("every statement of a whole run of the kit names its store, but for those that are listed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "frete-statements-"));
  try {
    await promisify(execFile)(process.execPath, [RUN, "--postgres"], {
      env: { ...process.env, NODE_OPTIONS: `--import=${COLLECT}`, FRETE_TEST_STATEMENTS: folder },
      maxBuffer: 64 * 1024 * 1024,
    });
    const texts = readdirSync(folder).flatMap(
      (name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as string[],
    );
    const statements = [...new Set(texts.map((text) => text.trim().replace(/\s+/g, " ").toLowerCase()))];
    expect(statements.length).toBeGreaterThan(400);
    const strangers = statements.filter(
      (text) =>
        !OF_A_STORE.some((pattern) => pattern.test(text)) && !OTHERS.some(({ what }) => what.test(text)),
    );
    expect(strangers).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
