import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const STRONG = "0123456789abcdef0123456789abcdef";
const OTHER = "fedcba9876543210fedcba9876543210";

test("an empty environment gives a private server on loopback with an embedded database and no operator", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    baseUrl: undefined,
    databaseUrl: "sqlite:data/frete.db",
    demo: false,
    operatorTokens: [],
    validateAnswers: true,
  });
});

test.each([
  [{ FRETE_DEMO: "1" }, { demo: true, operatorTokens: ["frete_op_demo"] }],
  [{ FRETE_DEMO: "1", FRETE_OPERATOR_TOKEN: "own" }, { operatorTokens: ["own"] }],
  [{ FRETE_OPERATOR_TOKEN: STRONG }, { operatorTokens: [STRONG], operatorAddress: undefined }],
  [{ FRETE_OPERATOR_TOKEN: `${OTHER}, ${STRONG}` }, { operatorTokens: [OTHER, STRONG] }],
  [{ FRETE_OPERATOR_TOKEN: `${STRONG},` }, { operatorTokens: [STRONG] }],
  [{}, { bodies: { total: 64 * 1024 ** 2, each: 16 * 1024 ** 2 } }],
  [{ FRETE_BODIES: "10" }, { bodies: { total: 10 * 1024 ** 2, each: 10 * 1024 ** 2 } }],
  [{ FRETE_OPERATOR_PORT: "3001" }, { operatorAddress: { host: "127.0.0.1", port: 3001 } }],
  [
    { HOST: "0.0.0.0", FRETE_OPERATOR_PORT: "0", FRETE_OPERATOR_HOST: "10.0.0.7" },
    { host: "0.0.0.0", operatorAddress: { host: "10.0.0.7", port: 0 } },
  ],
  [{ NODE_ENV: "production" }, { validateAnswers: false }],
  [
    { FRETE_DATA_DIR: "/var/lib/frete" },
    { databaseUrl: "sqlite:/var/lib/frete/frete.db", dataDir: "/var/lib/frete" },
  ],
  [{ FRETE_DATABASE_URL: "postgres://a@b/c", FRETE_DATA_DIR: "x" }, { databaseUrl: "postgres://a@b/c" }],
  [{ FRETE_BASE_URL: "https://frete.example/" }, { baseUrl: "https://frete.example" }],
  [{ FRETE_SECRET_KEY: "" }, { secretKeys: [] }],
  [
    { FRETE_SECRET_KEY: `${"0a".repeat(32)}, ${"B1".repeat(32)}` },
    { secretKeys: [Buffer.alloc(32, 0x0a), Buffer.alloc(32, 0xb1)] },
  ],
  [
    { FRETE_WEBHOOK_ALLOW: "10.0.0.0/8,::1" },
    {
      webhookAllow: [
        { address: "10.0.0.0", prefix: 8, family: "ipv4" },
        { prefix: 128, family: "ipv6" },
      ],
    },
  ],
  [{ PORT: "0" }, { port: 0 }],
  [{ FRETE_WEBHOOK_TIMEOUT: "0.5" }, { webhook: { timeout: 500 } }],
  [{ FRETE_WEBHOOK_SCHEDULE: "0,1.5,60" }, { webhook: { schedule: [0, 1500, 60_000] } }],
  [{}, { connections: 10, migrates: true, drain: 0 }],
  [
    { FRETE_DB_POOL: "25", FRETE_MIGRATE: "off", FRETE_DRAIN: "15" },
    { connections: 25, migrates: false, drain: 15_000 },
  ],
  [{ FRETE_DATABASE_URL: "postgres://a/frete", FRETE_REPLICA_URL: "" }, { replica: undefined }],
  [
    { FRETE_DATABASE_URL: "postgres://a/frete", FRETE_REPLICA_URL: "postgresql://b/frete" },
    { replica: { url: "postgresql://b/frete", lag: 100 } },
  ],
  [{ PORT: "" }, { port: 3000 }],
  [{ HOST: "" }, { host: "127.0.0.1" }],
])("%j", (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

test.each([
  [{ PORT: "http" }, /PORT is "http": use a whole number from 0 to 65535/],
  [{ PORT: "65536" }, /PORT/],
  [{ PORT: "80.5" }, /PORT/],
  [{ FRETE_DB_POOL: "1" }, /FRETE_DB_POOL is "1": use a whole number from 2 to 1000/],
  [{ FRETE_REPLICA_URL: "postgres://b/frete" }, /FRETE_DATABASE_URL is no postgres:/],
  [{ FRETE_DATABASE_URL: "postgres://a/frete", FRETE_REPLICA_URL: "b" }, /FRETE_REPLICA_URL is no postgres:/],
  [{ FRETE_REPLICA_LAG: "1s" }, /FRETE_REPLICA_LAG is "1s": use a whole number from 0 to 5000/],
  [{ FRETE_AT_ONCE_PER_TOKEN: "0" }, /FRETE_AT_ONCE_PER_TOKEN is "0": use a whole number from 1 to 10000/],
  [{ FRETE_MIGRATE: "0" }, /FRETE_MIGRATE is "0": use auto, off/],
  [{ FRETE_DRAIN: "1h" }, /FRETE_DRAIN is "1h": use a whole number from 0 to 600/],
  [{ FRETE_LOG: "loud" }, /FRETE_LOG is "loud": use debug, info, warn, error/],
  [{ FRETE_SECRET_KEY: "0a".repeat(31) }, /FRETE_SECRET_KEY is not 64 hexadecimal digits .*openssl rand/],
  [{ FRETE_SECRET_KEY: `${"0a".repeat(32)},x` }, /FRETE_SECRET_KEY/],
  [{ FRETE_WEBHOOK_ALLOW: "10.0.0.0/33" }, /FRETE_WEBHOOK_ALLOW has "10.0.0.0\/33"/],
  [{ FRETE_WEBHOOK_ALLOW: "localhost" }, /FRETE_WEBHOOK_ALLOW/],
  [{ FRETE_DEMO: "yes" }, /FRETE_DEMO is "yes": use 1 or 0/],
  [{ FRETE_TEST_CLOCK: "yes" }, /FRETE_TEST_CLOCK is "yes": use 1 or 0/],
  [{ FRETE_WEBHOOK_TIMEOUT: "0" }, /FRETE_WEBHOOK_TIMEOUT is "0": use seconds from 0.1 to 60/],
  [{ FRETE_WEBHOOK_SCHEDULE: "0,,5" }, /FRETE_WEBHOOK_SCHEDULE is "0,,5": use the seconds/],
  [{ FRETE_WEBHOOK_SCHEDULE: "-1" }, /FRETE_WEBHOOK_SCHEDULE/],
  [{ FRETE_TEST_CLOCK: "1", NODE_ENV: "production" }, /NODE_ENV is production/],
  [{ FRETE_DEMO: "1", NODE_ENV: "production" }, /FRETE_DEMO is 1 .*known to everybody; use FRETE_DEMO=0/],
  [{ FRETE_OPERATOR_TOKEN: STRONG.slice(1) }, /32 characters or more.*openssl rand -hex 32/],
  [{ FRETE_OPERATOR_TOKEN: "segredo".repeat(9) }, /8 of them different/],
  [{ FRETE_OPERATOR_TOKEN: "frete_op_demo" }, /FRETE_OPERATOR_TOKEN can be guessed/],
  [{ FRETE_OPERATOR_TOKEN: `${STRONG},short` }, /can be guessed: the second of its tokens: it needs 32/],
  [{ FRETE_OPERATOR_TOKEN: `${"a".repeat(40)},${STRONG}` }, /the first of its tokens/],
  [{ FRETE_OPERATOR_TOKEN: [STRONG, OTHER, STRONG].join() }, /has 3 tokens: use one, or the new one and/],
  [{ FRETE_BODIES: "4" }, /FRETE_BODIES is "4": use a whole number from 5/],
  [{ FRETE_BODIES: "10", FRETE_BODIES_PER_TOKEN: "11" }, /FRETE_BODIES_PER_TOKEN is "11".* from 5 to 10/],
  [{ FRETE_OPERATOR_PORT: "x" }, /FRETE_OPERATOR_PORT is "x"/],
  [{ FRETE_OPERATOR_HOST: "10.0.0.7" }, /FRETE_OPERATOR_PORT is not: give both/],
])("%j is refused at start", (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

test.each(["hunter2", `${STRONG},hunter2`, `${STRONG},hunter2,${OTHER}`])(
  "a refused token is not shown: %s",
  (text) => {
    const env = { FRETE_OPERATOR_TOKEN: text };
    expect(() => readConfig(env)).toThrow(ConfigError);
    for (const token of text.split(","))
      expect(() => readConfig(env)).toThrow(expect.not.stringContaining(token));
  },
);

test("a refused key is not shown", () => {
  const almost = "5ec7e7".repeat(10);
  expect(() => readConfig({ FRETE_SECRET_KEY: almost })).toThrow(expect.not.stringContaining("5ec7"));
});
