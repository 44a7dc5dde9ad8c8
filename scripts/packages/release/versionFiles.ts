/** Manifests that have the version of the project, and each other's. */
export const MANIFESTS = [
  "package.json",
  "generated/package.json",
  "client/package.json",
  "conformance/package.json",
  "server/package.json",
  "scripts/packages/toolkit/package.json",
  "scripts/generate/typespec/package.json",
  "spec/lib/package.json",
] as const;

/** The module in which the client tells its version to servers. */
export const VERSION_MODULE = "client/src/version.ts";

/** Files that name tarballs. */
export const TARBALL_NAMES = [
  "client/README.md",
  "conformance/README.md",
  "docs/toolkit.md",
  "server/README.md",
  "scripts/packConformance.test.ts",
] as const;

/** Kubernetes manifests, which name the server's image. */
export const IMAGE_NAMES = ["server/kubernetes/deployment.yaml", "server/kubernetes/migrate.yaml"] as const;

/** A manifest at another version, and standing on the project's other packages at that one. */
export const manifestAt = (text: string, from: string, to: string): string =>
  text
    .replace(`"version": "${from}"`, `"version": "${to}"`)
    .replaceAll(new RegExp(`("@frete/\\w+": )"${RegExp.escape(from)}"`, "g"), `$1"${to}"`);

/** A text with the tarballs' names at another version. */
export const tarballsAt = (text: string, from: string, to: string): string =>
  text.replaceAll(`-${from}.tgz`, `-${to}.tgz`);

/** A text with the server's image at another version. */
export const imagesAt = (text: string, from: string, to: string): string =>
  text.replaceAll(`image: frete-server:${from}\n`, `image: frete-server:${to}\n`);
