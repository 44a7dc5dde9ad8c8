import type { Feature } from "../feature.ts";

/** Each sample is a contract of its own. */
export const SERVICES: readonly Feature[] = [
  {
    id: "versions",
    group: "Services",
    what: "versions of a service",
    sample: `@service @TypeSpec.Versioning.versioned(Versions) namespace Shop;
enum Versions { v1, v2 }
@route("/books") @get op list(): string;
@route("/pens") @get @TypeSpec.Versioning.added(Versions.v2) op pens(): string;`,
    note: "a folder each, or the one that `--version` names",
  },
  {
    id: "several-services",
    group: "Services",
    what: "several services in one contract",
    sample: `@service namespace Shop { @route("/books") @get op list(): string; }
@service namespace Library { @route("/books") @get op list(): string; }`,
    note: "a folder each, or the one that `--service` names",
  },
  {
    id: "base-path",
    group: "Services",
    what: "the path of the server",
    sample: `@service @server("https://{region}.example.com/{base}", "Production", { region: string = "eu", base: string = "v1" })
namespace Shop;
@route("/books") @get op list(): string;`,
    note: "operations stand below the path of the first server, with the defaults of its variables",
  },
  {
    id: "no-service",
    group: "Services",
    what: "operations without @service",
    sample: `@route("/books") @get op list(): string;`,
  },
];
