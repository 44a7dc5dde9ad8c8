import { VERSION } from "./version.ts";

const { navigator } = globalThis as { navigator?: { userAgent?: string } };
const platform = navigator?.userAgent ?? "";

/** Who asks, for the server's log. A browser says that itself, in a worker too, and would have to ask whether it may say more. */
export const userAgent: Record<string, string> = platform.startsWith("Mozilla/")
  ? {}
  : { "user-agent": `frete-client/${VERSION} ${platform}`.trimEnd() };
