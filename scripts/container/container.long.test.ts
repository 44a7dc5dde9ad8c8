import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "../../server/src/test-support/freePort.ts";
import { ROOT } from "../packages/packages.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-container-"));
// Whoever runs the images must be able to pass through.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

/** The images' user; another one can only be taken by root. */
const USER = process.getuid?.() === 0 ? { uid: 10001, gid: 10001 } : {};
const MINUTES = 60_000;

function assembled(name: "server" | "conformance"): string {
  const app = join(folder, name);
  if (!existsSync(app))
    execFileSync(join(ROOT, "scripts/container/assemble.sh"), [name, app], { cwd: ROOT, stdio: "pipe" });
  return app;
}

/** What the Dockerfile sets, but for the address and folder of a test. */
async function environmentOf(data: string) {
  const dockerfile = readFileSync(join(ROOT, "server/Dockerfile"), "utf8");
  const [, line = ""] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  const settings = Object.fromEntries(line.split(" ").map((each) => each.split("=") as [string, string]));
  expect(settings).toMatchObject({ NODE_ENV: "production", HOST: "0.0.0.0", FRETE_DATA_DIR: "/data" });
  return {
    ...settings,
    PATH: "/usr/bin:/bin",
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    FRETE_DATA_DIR: data,
  };
}

describe("what an image holds, run as its user", () => {
  test(
    "server: starts, tells its health, takes the operator's command, and ends when it is asked to",
    async () => {
      const app = assembled("server");
      const data = join(folder, "data");
      mkdirSync(data);
      if (USER.uid !== undefined) chownSync(data, USER.uid, USER.gid);
      const token = "a-token-that-only-this-test-knows-0123456789";
      const env = { ...(await environmentOf(data)), FRETE_OPERATOR_TOKEN: token };
      const options = { ...USER, cwd: data, env };
      const node = join(app, "bin/node");
      const healthOf = () => spawnSync(node, [join(app, "healthcheck.js")], options).status;

      expect(healthOf()).toBe(1);
      const server = spawn(node, [join(app, "node_modules/@frete/server/src/main.js")], options);
      await expect.poll(healthOf).toBe(0);
      const listed = spawnSync(join(app, "bin/frete"), ["loja", "list", "--json"], {
        ...options,
        encoding: "utf8",
        env: { ...env, FRETE_BASE_URL: `http://127.0.0.1:${env.PORT}` },
      });
      expect([listed.status, listed.stderr]).toEqual([0, ""]);
      server.kill("SIGTERM");
      expect(await once(server, "exit")).toEqual([0, null]);
      expect(healthOf()).toBe(1);
      expect(readdirSync(data)).toContain("frete.db");
    },
    10 * MINUTES,
  );

  test(
    "conformance: tells how it is used, and when nothing answers",
    async () => {
      const command = join(assembled("conformance"), "bin/frete-conformance");
      const run = (...args: string[]) =>
        spawnSync(command, args, { ...USER, cwd: "/", env: { PATH: "/usr/bin:/bin" }, encoding: "utf8" });
      expect(run("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("--url URL") });
      const { status, stdout } = run("--url", `http://127.0.0.1:${await freePort()}`);
      expect([status, stdout]).toEqual([2, expect.stringContaining("the server never answered")]);
    },
    10 * MINUTES,
  );
});

/** A program that builds images here, and how it is asked to. */
function builder(): string[] | undefined {
  if (spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0) return ["docker", "build"];
  if (spawnSync("buildah", ["info"], { stdio: "ignore" }).status === 0)
    return ["buildah", "bud", "--isolation", "chroot"];
  return undefined;
}
const [program, ...build] = builder() ?? [];
// Base images by other names, where the usual ones cannot be had.
const { FRETE_TEST_IMAGE_BUILDER, FRETE_TEST_IMAGE_BASE } = process.env;
const names = { BUILDER: FRETE_TEST_IMAGE_BUILDER, BASE: FRETE_TEST_IMAGE_BASE };
const args = Object.entries(names).flatMap(([key, value]) =>
  value ? ["--build-arg", `${key}=${value}`] : [],
);

test.skipIf(!program)(
  `images are built${program ? ` by ${program}` : " (no Docker and no Buildah here: skipped)"}`,
  () => {
    for (const name of ["server", "conformance"])
      execFileSync(
        program as string,
        [...build, ...args, "-f", `${name}/Dockerfile`, "-t", `frete-${name}:test`, "."],
        {
          cwd: ROOT,
          stdio: "pipe",
        },
      );
  },
  20 * MINUTES,
);
