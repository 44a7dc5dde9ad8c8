import type { Knex } from "knex";
import { createTables } from "./createTables.ts";
import type { Migration, MigrationDialect } from "./migration.ts";

const DAY = 86_400_000;

interface Counted {
  table: string;
  /** The instant whose day is counted. */
  instant: string;
  /** What the list is filtered by, with its types. */
  filters: Record<string, string>;
}

const COUNTED: readonly Counted[] = [
  { table: "chat", instant: "ultima_em", filters: { situacao: "TEXT", id_transportadora: "BIGINT" } },
  { table: "plp", instant: "data", filters: { status: "TEXT", filial_erp: "TEXT" } },
];

/**
 * How many conversations and pre-lists a loja has per day (UTC), by what their lists are filtered by: a list knows its total and finds
 * any page of a million without walking what comes before it. Triggers keep the counters, whoever writes or deletes the rows: they
 * are no data of their own, and a copy of the rows makes them anew.
 */
export const contagens: Migration = async (knex, dialect) => {
  for (const counted of COUNTED) {
    const { table, instant, filters } = counted;
    const columns = Object.entries(filters).map(([name, type]) => `${name} ${type} NOT NULL`);
    const names = Object.keys(filters).join(", ");
    await createTables(knex, dialect, [
      `CREATE CLUSTERED TABLE ${table}_contagem (
        id_loja BIGINT NOT NULL,
        dia INTEGER NOT NULL,
        ${columns.join(",\n        ")},
        quantidade INTEGER NOT NULL,
        PRIMARY KEY (id_loja, dia, ${names})
      )`,
      `INSERT INTO ${table}_contagem
        SELECT id_loja, ${instant} / ${DAY}, ${names}, COUNT(*) FROM ${table}
        GROUP BY id_loja, ${instant} / ${DAY}, ${names}`,
    ]);
    await count(knex, dialect, counted);
  }
  await knex.raw("CREATE INDEX plp_data ON plp (id_loja, data, codigo)");
};

async function count(
  knex: Knex,
  dialect: MigrationDialect,
  { table, instant, filters }: Counted,
): Promise<void> {
  const counts = `${table}_contagem`;
  const key = ["id_loja", "dia", ...Object.keys(filters)];
  const of = (row: "NEW" | "OLD") =>
    key.map((name) => (name === "dia" ? `${row}.${instant} / ${DAY}` : `${row}.${name}`));
  const same = key.map((name, index) => `${name} = ${of("OLD")[index]}`).join(" AND ");
  const add = `INSERT INTO ${counts} (${key.join(", ")}, quantidade) VALUES (${of("NEW").join(", ")}, 1)
    ON CONFLICT (${key.join(", ")}) DO UPDATE SET quantidade = ${counts}.quantidade + 1;`;
  const take = `UPDATE ${counts} SET quantidade = quantidade - 1 WHERE ${same};
    DELETE FROM ${counts} WHERE ${same} AND quantidade = 0;`;
  const moved = key.map((_, index) => `${of("OLD")[index]} <> ${of("NEW")[index]}`).join(" OR ");
  if (dialect === "postgres") {
    await knex.raw(`CREATE FUNCTION conta_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN ${take} END IF;
      IF TG_OP <> 'DELETE' THEN ${add} END IF;
      RETURN NULL;
    END $$`);
  }
  for (const [event, condition, body] of [
    ["INSERT", "", add],
    ["UPDATE", `WHEN (${moved})`, take + add],
    ["DELETE", "", take],
  ] as const) {
    const action = dialect === "postgres" ? `EXECUTE FUNCTION conta_${table}()` : `BEGIN ${body} END`;
    await knex.raw(
      `CREATE TRIGGER ${counts}_${event.toLowerCase()} AFTER ${event} ON ${table} FOR EACH ROW ${condition} ${action}`,
    );
  }
}
