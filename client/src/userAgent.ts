import { VERSION } from "./version.ts";

const { navigator, document } = globalThis as { navigator?: { userAgent?: string }; document?: unknown };

/** Who asks, for the server's log. A browser says that itself. */
export const userAgent: Record<string, string> =
  document === undefined
    ? { "user-agent": `frete-client/${VERSION} ${navigator?.userAgent ?? ""}`.trimEnd() }
    : {};
