import { createServer } from "node:net";
import type { Config } from "../../platform/config.ts";
import { type Finding, failure, ok } from "./finding.ts";

/** Looks whether the service can listen where it is to, or does so already. */
export async function checkPorts(config: Config): Promise<Finding[]> {
  const { host, port, operatorAddress, metricsAddress } = config;
  return Promise.all([
    checkPort("PORT", { host, port }, "/livez"),
    ...(operatorAddress ? [checkPort("FRETE_OPERATOR_PORT", operatorAddress, "/livez")] : []),
    ...(metricsAddress ? [checkPort("FRETE_METRICS_PORT", metricsAddress, "/metrics")] : []),
  ]);
}

async function checkPort(
  name: string,
  { host, port }: { host: string; port: number },
  probe: string,
): Promise<Finding> {
  const place = `${host}:${port}`;
  const code = await listenFault(host, port);
  if (code === undefined) return ok("port", `${name}: ${place} is free`);
  if (code === "EADDRINUSE" && (await answers(host, port, probe)))
    return ok("port", `${name}: a service answers at ${place}`);
  if (code === "EADDRINUSE")
    return failure("port", `${name}: ${place} is in use by something else`, `choose another ${name}`);
  const reason = code === "EACCES" ? "this user may not listen there" : `no such address here (${code})`;
  return failure("port", `${name}: ${place}: ${reason}`, "choose another port or host");
}

function listenFault(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((done) => {
    server.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

/** Does what listens answer as the service does? */
async function answers(host: string, port: number, path: string): Promise<boolean> {
  const reached = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const name = reached.includes(":") ? `[${reached}]` : reached;
  try {
    const answer = await fetch(`http://${name}:${port}${path}`, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.status === 200 && answer.headers.has("x-request-id");
  } catch {
    return false;
  }
}
