import { VERSION } from "./version.ts";

const { navigator } = globalThis as { navigator?: { userAgent?: string } };
const platform = navigator?.userAgent ?? "";

/** A page's, or its worker's. */
export const isBrowser = platform.startsWith("Mozilla/");

/** Who asks, for the server's log. A browser says that itself, and would have to ask whether it may say more. */
export const userAgent: Record<string, string> = isBrowser
  ? {}
  : { "user-agent": `frete-client/${VERSION} ${platform}`.trimEnd() };
