import { join } from "node:path/posix";
import { findCircles } from "./findCircles.ts";
import type { Plan } from "./plan.ts";
import { arrowsBetween, foldersOf, isForTests, isWithin, type PlacedImport, roomOf } from "./rooms.ts";

/**
 * What stands in the sources against the plan, one sentence each: an import that runs up, files or rooms in a circle, what is
 * shipped but needs test code, a toolkit that knows freight, a folder that the plan does not place, a place without a folder.
 * @param files paths from the root, with slashes
 */
export function planFaults(files: readonly string[], imports: readonly PlacedImport[], plan: Plan): string[] {
  const known = new Set(files);
  const inside = imports.filter(({ target }) => known.has(target));
  const work = imports.filter(({ file, target }) => !isForTests(file) && !isForTests(target));
  const orders = Object.entries(plan.order);
  const upward = new Map(orders.flatMap(([folder, order]) => [...upwardImports(folder, order, work)]));
  return [
    ...orders.flatMap(([folder, order]) => placeFaults(folder, order, files)),
    ...[...upward].map(
      ([each, [from, to]]) =>
        `${where(each)}: ${from} stands below ${to}, so this runs up. Move what ${from} needs down, or let the caller pass it in`,
    ),
    ...fileCircles(inside),
    ...roomCircles(work.filter((each) => known.has(each.target) && !upward.has(each))),
    ...shippedFaults(imports, plan),
    ...toolkitFaults(imports, plan),
  ];
}

/** Folders without a place and places without a folder, so that the order stays complete. */
function placeFaults(folder: string, order: readonly string[], files: readonly string[]): string[] {
  const rooms = new Set(files.map((file) => roomOf(file, folder)).filter((room) => room !== undefined));
  const isFile = (room: string) => files.includes(join(folder, room));
  return [
    ...[...rooms]
      .filter((room) => !isFile(room) && !isForTests(`${room}/`) && !order.includes(room))
      .map(
        (room) =>
          `${join(folder, room)} has no place: add it to the order of ${folder} in scripts/plan/plan.ts`,
      ),
    ...order
      .filter((room) => !rooms.has(room))
      .map((room) => `${join(folder, room)} does not exist: remove it from scripts/plan/plan.ts`),
  ];
}

/** The imports that run up within a folder, with the room that they run from and the one that they run to. */
function upwardImports(
  folder: string,
  order: readonly string[],
  imports: readonly PlacedImport[],
): Map<PlacedImport, [from: string, to: string]> {
  const upward = new Map<PlacedImport, [string, string]>();
  for (const [from, targets] of arrowsBetween(folder, imports))
    for (const [to, arrow] of targets)
      if (order.includes(from) && order.indexOf(to) > order.indexOf(from))
        for (const each of arrow) upward.set(each, [from, to]);
  return upward;
}

function fileCircles(imports: readonly PlacedImport[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { file, target } of imports)
    if (file !== target) arrows.set(file, (arrows.get(file) ?? new Set()).add(target));
  return findCircles(arrows).map(
    (circle) =>
      `${[...circle, circle[0]].join(" -> ")}: files in a circle. Move what both need into a file of its own`,
  );
}

function roomCircles(imports: readonly PlacedImport[]): string[] {
  return [...foldersOf(imports.map(({ file }) => file))].flatMap((folder) => {
    const arrows = arrowsBetween(folder, imports);
    const rooms = new Map([...arrows].map(([from, targets]) => [from, targets.keys().toArray()]));
    return findCircles(rooms).flatMap((circle) => {
      const steps = circle.map(
        (from, i) => arrows.get(from)?.get(circle[(i + 1) % circle.length] as string)?.[0],
      );
      // A circle of files is told as such.
      if (steps.every((step) => step && join(folder, roomOf(step.target, folder) ?? "") === step.target))
        return [];
      const proof = steps.map((step) => step && where(step)).join("; ");
      return `${folder}: ${circle.join(", ")} import each other (${proof}). Move what both need below both`;
    });
  });
}

function shippedFaults(imports: readonly PlacedImport[], { shipped }: Plan): string[] {
  return imports
    .filter(
      ({ file, target }) =>
        !isForTests(file) && isForTests(target) && shipped.some((each) => isWithin(file, each)),
    )
    .map(
      (each) => `${where(each)}: what is shipped must not need test code. Move what it needs out of there`,
    );
}

function toolkitFaults(imports: readonly PlacedImport[], { toolkit, order }: Plan): string[] {
  const isOurs = (path: string) => order["."]?.includes(roomOf(path, ".") as string);
  const isToolkit = (path: string) => toolkit.some((folder) => isWithin(path, folder));
  return imports
    .filter(({ file, target }) => isToolkit(file) && isOurs(target) && !isToolkit(target))
    .map((each) => `${where(each)}: the toolkit knows no freight. Let whoever uses the toolkit pass this in`);
}

const where = ({ file, line, specifier }: PlacedImport) => `${file}:${line} imports "${specifier}"`;
