import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../packages/packages.ts";

// Another program, and schemas of Kubernetes on this machine, where those it downloads cannot be had:
// FRETE_TEST_KUBERNETES_SCHEMAS=/folder/{{.ResourceKind}}{{.KindSuffix}}.json
const { FRETE_TEST_KUBECONFORM: program = "kubeconform", FRETE_TEST_KUBERNETES_SCHEMAS: schemas } =
  process.env;
const isThere = spawnSync(program, ["-v"], { stdio: "ignore" }).status === 0;

/** As the manifests of `server/kubernetes` are judged. */
const judge = (...args: string[]) =>
  spawnSync(
    program,
    [
      ...["-strict", "-summary", "-skip", "Kustomization"],
      ...(schemas ? ["-schema-location", schemas] : []),
      ...args,
    ],
    { cwd: ROOT, encoding: "utf8" },
  );

test.skipIf(!isThere)("kubeconform finds nothing wrong with the manifests", () => {
  const files = globSync("server/kubernetes/*.yaml", { cwd: ROOT });
  const { status, stdout } = judge(...files);
  expect([stdout, status]).toEqual([expect.stringMatching(/Valid: \d+, Invalid: 0, Errors: 0/), 0]);
});
