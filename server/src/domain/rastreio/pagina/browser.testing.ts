import { accessSync, constants } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where Debian puts it. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Sizes of the screens that the page is tried on. */
export const SCREENS = { celular: { width: 390, height: 844 }, mesa: { width: 1280, height: 800 } } as const;

/**
 * A headless Chromium; close it after the suite.
 *
 * @throws Error with what to do when there is none on this machine
 */
export async function openBrowser(): Promise<Browser> {
  try {
    accessSync(CHROMIUM, constants.X_OK);
  } catch {
    throw new Error(
      `No Chromium at ${CHROMIUM}: install it with "apt-get install -y --no-install-recommends chromium" or set CHROMIUM_PATH.`,
    );
  }
  return chromium.launch({
    executablePath: CHROMIUM,
    // Chromium refuses its sandbox to root, which is what containers run as.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
