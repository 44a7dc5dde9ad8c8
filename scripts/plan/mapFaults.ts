import { join } from "node:path/posix";
import type { Plan } from "./plan.ts";

/**
 * Where the README's map is not the plan: a folder of the plan that it does not name, one that it names and that does not
 * exist, an order of wings that is not the plan's.
 * @param readme its map is the block under the heading "## Map", a path at the beginning of each line
 * @param exists whether a path from the root is there
 */
export function mapFaults(readme: string, { order }: Plan, exists: (path: string) => boolean): string[] {
  const [, block] = /\n## Map\n[\s\S]*?```\n([\s\S]*?)```/.exec(readme) ?? [];
  if (block === undefined) return ['README.md has no map: a block between ``` under "## Map"'];
  const named = [...block.matchAll(/^([\w.-]+\/[\w./-]*)/gm)].map(([, path = ""]) => path.replace(/\/$/, ""));
  const folders = (parent: string) =>
    (order[parent] ?? []).filter((room) => !/\.\w+$/.test(room)).map((room) => join(parent, room));
  const wings = folders("server/src");
  const missing = [...folders("."), ...wings].filter((path) => !named.includes(path));
  return [
    ...missing.map((path) => `README.md: the map does not name ${path}/`),
    ...named
      .filter((path) => !exists(path))
      .map((path) => `README.md: the map names ${path}/, which does not exist`),
    ...(missing.length === 0 && named.filter((path) => wings.includes(path)).join() !== wings.join()
      ? [`README.md: the map shows the wings in another order than ${wings.join(", ")}`]
      : []),
  ];
}
