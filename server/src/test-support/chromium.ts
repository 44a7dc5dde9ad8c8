import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { spawnScript } from "./spawnScript.ts";

const PACKAGE = resolve(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../..");
/** Inside the package, so that the browser goes with the version it came with. */
const UNPACKED = join(PACKAGE, "unpacked");

/**
 * Starts a headless Chromium: the one named by CHROMIUM_PATH or, on Linux, the one that `npm ci` brings.
 *
 * @throws Error with what to do when there is none for this machine
 */
export async function launchChromium(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : await unpackedChromium());
}

async function unpackedChromium(): Promise<LaunchOptions> {
  const { platform, arch } = process;
  if (`${platform}-${arch}` !== "linux-x64")
    throw new Error(`No Chromium for ${platform} on ${arch} comes with npm: name yours in CHROMIUM_PATH.`);
  if (!existsSync(UNPACKED)) await unpack();
  return {
    executablePath: join(UNPACKED, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(UNPACKED, "al2023/lib"),
      FONTCONFIG_FILE: join(UNPACKED, "fonts.conf"),
    },
  };
}

/** Concurrent test workers may all unpack, each beside the others: the first that is done sets the browser in its place. */
async function unpack(): Promise<void> {
  const folder = await mkdtemp(`${UNPACKED}-`);
  try {
    const code = await spawnScript("unpackChromium", join(PACKAGE, "bin"), folder).ended;
    if (code !== 0) throw new Error(`Chromium could not be unpacked to ${folder}: see the messages above`);
    await writeFile(join(folder, "fonts.conf"), fontsConf(join(UNPACKED, "fonts")));
    await rename(folder, UNPACKED).catch((error) => {
      if (!existsSync(UNPACKED)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The machine's fonts and the package's, which are the only ones in a bare container. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
</fontconfig>
`;
