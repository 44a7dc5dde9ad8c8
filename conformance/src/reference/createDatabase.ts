import { givenPostgres, type PostgresServer } from "../../../server/src/test-support/startPostgres.ts";

/**
 * An empty database for the reference server, on a PostgreSQL server that is started for the run, or on the one that
 * FRETE_TEST_POSTGRES_URL names, whose user must be allowed to create databases.
 * @throws Error when the server does not start
 */
export async function createDatabase(): Promise<PostgresServer> {
  const server = await givenPostgres();
  const database = `frete_conformance_${process.pid}`;
  await runOn(server.url, `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    stop: async () => {
      await runOn(server.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      await server.stop();
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
