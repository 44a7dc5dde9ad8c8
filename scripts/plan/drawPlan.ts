import { type Arrows, directArrows, floorsOf } from "./floors.ts";
import type { Plan } from "./plan.ts";
import { arrowsBetween, isForTests, type PlacedImport } from "./rooms.ts";

const SERVER = "server/src";
const BINDINGS = "bindings";
const ROOM = { width: 92, height: 24, gapX: 14, gapY: 24 };
const WING = { left: 110, width: 660, padding: 14 };
const CELL = 58;
const TOP = 90;
const isFile = (room: string) => /\.\w+$/.test(room);

/** A wing as it is drawn: its rooms with their places, and the height that they need. */
interface Wing {
  name: string;
  places: Map<string, { x: number; y: number }>;
  arrows: [from: string, to: string][];
  height: number;
}

/**
 * The server's wings and rooms as an SVG, made from the imports of what is not a test: the ground at the bottom, a line from
 * each room down to those that it stands on, and beside it which wing imports which. The same imports give the same bytes.
 */
export function drawPlan(imports: readonly PlacedImport[], { order }: Plan): string {
  const work = imports.filter(({ file, target }) => !isForTests(file) && !isForTests(target));
  const rooms = order[SERVER] ?? [];
  const names = [...rooms.filter((room) => !isFile(room)), BINDINGS];
  const wings = names.map((name) => {
    const folder = name === BINDINGS ? SERVER : `${SERVER}/${name}`;
    const own =
      name === BINDINGS ? rooms.filter(isFile) : (order[folder] ?? []).filter((room) => !isFile(room));
    return placed(name, own, arrowsOf(folder, own, work));
  });
  const between = arrowsBetween(SERVER, work);
  const targetsOf = (name: string) =>
    new Set(
      [...between]
        .filter(([from]) => (name === BINDINGS ? isFile(from) : from === name))
        .flatMap(([, targets]) => [...targets.keys()]),
    );
  const height = TOP + wings.reduce((sum, wing) => sum + wing.height, 0) + 20;
  const width = WING.left + WING.width + 30 + CELL * (names.length - 1) + 20;
  let y = height - 20;
  const bands = wings.map((wing) => {
    y -= wing.height;
    return band(wing, y, names, targetsOf(wing.name));
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="13">`,
    `<title>Wings and rooms of server/src, from the ground up</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="20" y="30" font-size="16" font-weight="bold">server/src, from the ground up</text>`,
    `<text x="20" y="52" fill="#555">A line leads down to a room that is imported; what follows from other lines is left out.</text>`,
    `<text x="${columnX(0) - 20}" y="30" font-weight="bold">imports</text>`,
    ...names.slice(0, -1).map((name, index) => text(columnX(index), TOP - 14, name, "#555")),
    ...bands,
    "</svg>",
    "",
  ].join("\n");
}

const columnX = (index: number) => WING.left + WING.width + 60 + index * CELL;

function arrowsOf(folder: string, rooms: readonly string[], imports: readonly PlacedImport[]): Arrows {
  return new Map(
    [...arrowsBetween(folder, imports)]
      .filter(([from]) => rooms.includes(from))
      .map(([from, targets]) => [from, new Set([...targets.keys()].filter((to) => rooms.includes(to)))]),
  );
}

function placed(name: string, rooms: readonly string[], arrows: Arrows): Wing {
  const floors = floorsOf(rooms, arrows);
  const count = Math.max(0, ...floors.values()) + 1;
  const height = 2 * WING.padding + count * ROOM.height + (count - 1) * ROOM.gapY;
  const places = new Map(
    rooms.map((room) => {
      const floor = floors.get(room) as number;
      const neighbours = rooms.filter((each) => floors.get(each) === floor);
      const step = ROOM.width + ROOM.gapX;
      const left = (WING.width - neighbours.length * step + ROOM.gapX) / 2;
      return [
        room,
        {
          x: WING.left + left + neighbours.indexOf(room) * step,
          y: height - WING.padding - ROOM.height - floor * (ROOM.height + ROOM.gapY),
        },
      ];
    }),
  );
  return { name, places, arrows: directArrows(arrows), height };
}

/** One wing: its name, its rooms and lines, and a dot for each wing that it imports. */
function band(
  { name, places, arrows, height }: Wing,
  y: number,
  names: readonly string[],
  targets: ReadonlySet<string>,
): string {
  const middle = y + height / 2;
  const line = ([from, to]: [string, string]) => {
    const [upper, lower] = [places.get(from), places.get(to)];
    if (!upper || !lower) return "";
    const [x1, y1, x2, y2] = [
      upper.x + ROOM.width / 2,
      y + upper.y + ROOM.height,
      lower.x + ROOM.width / 2,
      y + lower.y,
    ];
    return `<path d="M${x1} ${y1}C${x1} ${y1 + 14} ${x2} ${y2 - 14} ${x2} ${y2}" fill="none" stroke="#789"/>`;
  };
  return [
    `<rect x="10" y="${y + 2}" width="${WING.left + WING.width - 10}" height="${height - 4}" rx="6" fill="#eef2f6"/>`,
    `<text x="24" y="${middle + 5}" font-weight="bold">${name}</text>`,
    ...arrows.map(line),
    ...[...places].map(
      ([room, place]) =>
        `<rect x="${place.x}" y="${y + place.y}" width="${ROOM.width}" height="${ROOM.height}" rx="4" fill="#fff" stroke="#456"/>` +
        text(place.x + ROOM.width / 2, y + place.y + 17, room.replace(/\.ts$/, ""), "#123"),
    ),
    ...names
      .slice(0, -1)
      .map((other, index) =>
        other === name
          ? `<path d="M${columnX(index) - 6} ${middle}h12" stroke="#bbb"/>`
          : targets.has(other)
            ? `<circle cx="${columnX(index)}" cy="${middle}" r="6" fill="#456"/>`
            : "",
      ),
  ].join("\n");
}

const text = (x: number, y: number, content: string, fill: string) =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="${fill}" font-size="12">${content}</text>`;
