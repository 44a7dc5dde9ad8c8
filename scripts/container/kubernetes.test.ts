import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../server/src/platform/config.ts";
import { ROOT } from "../packages/packages.ts";

const FOLDER = join(ROOT, "server/kubernetes");
/** Seconds that a service takes at most for what is in flight, after FRETE_DRAIN. */
const SHUTDOWN = 25;

interface Manifest {
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: manifests of every kind
  [field: string]: any;
}

const manifests = readdirSync(FOLDER).flatMap((name) =>
  parseAllDocuments(readFileSync(join(FOLDER, name), "utf8")).map((each) => each.toJS() as Manifest),
);
const one = (kind: string, name = "frete") =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name) as Manifest;
const dockerfile = readFileSync(join(ROOT, "server/Dockerfile"), "utf8");
const settings: Record<string, string> = one("ConfigMap").data;
const pod = one("Deployment").spec.template.spec;
const [server] = pod.containers;
const job = one("Job", "frete-migrate").spec.template.spec;

/** What the secret holds. */
const SECRET = {
  FRETE_DATABASE_URL: "postgres://frete@database/frete",
  FRETE_OPERATOR_TOKEN: "0123456789abcdef0123456789abcdef",
  FRETE_SECRET_KEY: "0a".repeat(32),
};

test("what is set are settings of the service, and it takes their values in production", () => {
  const config = readConfig({ NODE_ENV: "production", HOST: "0.0.0.0", ...settings, ...SECRET });
  expect(config).toMatchObject({ migrates: false, filesUrl: expect.stringMatching(/^s3:/), drain: 10_000 });
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  for (const name of Object.keys({ ...settings, ...SECRET })) expect(readme).toContain(`\`${name}\``);
});

test("ports, probes and the services' targets are those that the service listens on", () => {
  const ports = Object.fromEntries(
    server.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [
      name,
      String(containerPort),
    ]),
  );
  expect(ports).toEqual({
    loja: /PORT=(\d+)/.exec(dockerfile)?.[1],
    operador: settings.FRETE_OPERATOR_PORT,
    metrics: settings.FRETE_METRICS_PORT,
  });
  const probes = [server.startupProbe, server.readinessProbe, server.livenessProbe];
  expect(probes.map(({ httpGet }) => httpGet)).toEqual(
    ["/livez", "/readyz", "/livez"].map((path) => ({ path, port: "loja" })),
  );
  const targets = ["frete", "frete-operador"].flatMap((name) => one("Service", name).spec.ports);
  expect(targets.map(({ targetPort }) => targetPort)).toEqual(["loja", "operador", "metrics"]);
});

test("a pod has time to drain and to end, and leaves the balancer before it stops listening", () => {
  const drain = Number(settings.FRETE_DRAIN);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + SHUTDOWN);
  const { periodSeconds, failureThreshold } = server.readinessProbe;
  expect(periodSeconds * failureThreshold).toBeLessThan(drain);
});

test("who is selected is the server, not the migration, and one pod at a time may go", () => {
  const { labels } = one("Deployment").spec.template.metadata;
  for (const selector of [
    one("Deployment").spec.selector.matchLabels,
    one("PodDisruptionBudget").spec.selector.matchLabels,
    one("Service").spec.selector,
    one("Service", "frete-operador").spec.selector,
  ])
    expect(selector).toEqual(labels);
  expect(one("Job", "frete-migrate").spec.template.metadata.labels).not.toEqual(labels);
  expect(one("PodDisruptionBudget").spec.maxUnavailable).toBe(1);
  expect(one("Deployment").spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});

test("the image's user, without rights, on a file system that cannot be written", () => {
  const [, uid, gid] = /^USER (\d+):(\d+)$/m.exec(dockerfile) ?? [];
  for (const each of [pod, job]) {
    const { runAsUser, runAsGroup, runAsNonRoot } = each.securityContext;
    expect([String(runAsUser), String(runAsGroup), runAsNonRoot]).toEqual([uid, gid, true]);
    const [{ securityContext, image }] = each.containers;
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    const { version } = JSON.parse(readFileSync(join(ROOT, "server/package.json"), "utf8"));
    expect(image).toBe(`frete-server:${version}`);
  }
  const [volume] = /^VOLUME (\S+)$/m.exec(dockerfile)?.slice(1) ?? [];
  expect(server.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
    volume,
    "/tmp",
  ]);
  expect(job.containers[0].command).toEqual(["/app/bin/frete", "migrate"]);
});

test("compose: the schema is migrated before the server starts, and the server has time to end", () => {
  const { services } = parse(readFileSync(join(ROOT, "server/compose.yaml"), "utf8"));
  expect(services.server.depends_on.migrate).toEqual({ condition: "service_completed_successfully" });
  expect(services.server.environment.FRETE_MIGRATE).toBe("off");
  expect(services.migrate.environment.FRETE_DATABASE_URL).toBe(
    services.server.environment.FRETE_DATABASE_URL,
  );
  expect(Number.parseInt(services.server.stop_grace_period, 10)).toBeGreaterThan(SHUTDOWN);
});
