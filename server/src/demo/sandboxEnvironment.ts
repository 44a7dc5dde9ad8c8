type Environment = Record<string, string | undefined>;

const LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;

/**
 * What `npm start` adds to the environment: the demonstration, a quiet log, and receivers of events on the same machine, which
 * is how most people try them. Not the last one where strangers reach the demonstration's well-known tokens.
 */
export function sandboxEnvironment({ HOST, ...env }: Environment): Environment {
  const isPrivate = LOOPBACK.test(HOST || "127.0.0.1");
  return {
    FRETE_DEMO: env.FRETE_DEMO ?? "1",
    FRETE_LOG: env.FRETE_LOG ?? "warn",
    ...(isPrivate ? { FRETE_WEBHOOK_ALLOW: env.FRETE_WEBHOOK_ALLOW ?? "127.0.0.0/8,::1" } : {}),
  };
}
