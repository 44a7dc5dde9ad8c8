import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../server/src/test-support/freePort.ts";
import { buildPackages } from "./buildPackages.ts";
import { installRuntimes, type Runtime } from "./matrix/tools.ts";
import { ROOT } from "./packages.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-first-"));
afterAll(() => rmSync(folder, { recursive: true }));

let runtimes: Runtime[];
beforeAll(async () => {
  await buildPackages(join(folder, "built"), ["contract", "client", "server"]);
  runtimes = installRuntimes();
}, 600_000);

/** The commands of a section of a page. */
function commandsOf(page: string, heading: string): string[] {
  const markdown = readFileSync(join(ROOT, page), "utf8");
  const [, section = ""] = markdown.split(`\n## ${heading}\n`);
  const [, commands = ""] = /^```sh\n(.*?)^```$/ms.exec(section) ?? [];
  return commands.trimEnd().split("\n");
}

/** The commands as a script that waits, as a person does, until what is started in the background listens. */
function scriptOf(commands: readonly string[], port: number): string {
  const wait = `until (: < /dev/tcp/127.0.0.1/${port}) 2>/dev/null; do kill -0 $! || exit 1; sleep 0.2; done`;
  const lines = commands.flatMap((line) => {
    const [, background] = /^(.*) &$/.exec(line) ?? [];
    return background === undefined ? [line] : [`${background} > server.log 2>&1 &`, wait];
  });
  return ["set -e", ...lines].join("\n");
}

test.each(["Node 20", "Node 26"])(
  "client/README.md: from nothing to an event in four lines, on %s",
  async (name) => {
    const commands = commandsOf("client/README.md", "First minute");
    expect(commands).toHaveLength(4);
    const { bin = "" } = runtimes.find((each) => each.name === name) as Runtime;
    const cwd = mkdtempSync(join(folder, "empty-"));
    const port = await freePort();
    const started = performance.now();
    const script = scriptOf(commands, port).replaceAll("PATH/", `${join(folder, "built")}/`);
    // A group of its own, which ends what npx has started, too.
    const shell = spawn("bash", ["-c", script], {
      cwd,
      detached: true,
      env: {
        ...process.env,
        PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
        PORT: String(port),
        FRETE_BASE_URL: `http://127.0.0.1:${port}`,
      },
    });
    try {
      const [said, complained, [code]] = await Promise.all([
        text(shell.stdout),
        text(shell.stderr),
        once(shell, "close") as Promise<[number]>,
      ]);
      expect([code, said], complained).toEqual([0, expect.stringMatching(/^R\$ \d.*^3\. received /ms)]);
    } finally {
      process.kill(-(shell.pid as number));
    }
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  },
);
