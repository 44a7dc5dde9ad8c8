import { quotationRequest } from "./dataSet/quotationRequest.ts";
import { tokens } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";
import { databaseCpu } from "./support/databaseCpu.ts";
import { filledPostgres } from "./support/filledPostgres.ts";
import { slot } from "./support/slots.ts";
import { type Peer, pinClient, startPeer } from "./support/startPeer.ts";

const EACH = 8;
const ROUNDS = isQuick ? 2 : 10;
/** Requests after which a process is as fast as it becomes. */
const WARM = isQuick ? 500 : 5000;
const SECONDS = isQuick ? 0.5 : 1;
const request = {
  method: "POST" as const,
  path: "/api/v1/cotacao",
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens.cotacao}` },
  body: JSON.stringify(quotationRequest),
};

/** What a second of some processes was like: quotations, and CPU microseconds of each. */
interface Second {
  rate: number;
  cpu: number;
  database: number;
}

/** Servers of one kind: one that serves alone, and four. */
interface Kind {
  readonly name: string;
  readonly file: string;
}

const OURS: Kind = { name: "", file: "../support/ours" };
const BY_HAND: Kind = { name: "by hand: ", file: "../postgres/byHand" };

/** A number of requests at once to some of the servers; each turn picks whom it sends to. */
interface Group {
  readonly name: string;
  readonly kind: Kind;
  readonly connections: number;
  readonly pick: (peers: readonly Peer[], turn: number) => readonly Peer[];
  readonly seconds: Second[];
}

const groupsOf = (kind: Kind): Group[] => {
  const group = (name: string, connections: number, pick: Group["pick"]): Group => ({
    ...{ name: `${kind.name}${name}`, kind, connections, pick },
    seconds: [],
  });
  return [
    group(`one process, ${EACH} at once`, EACH, (peers) => peers.slice(0, 1)),
    group(`one process, ${4 * EACH} at once`, 4 * EACH, (peers) => peers.slice(0, 1)),
    group(`one of four processes, ${EACH} at once`, EACH, (peers, turn) => [peers[1 + (turn % 4)] as Peer]),
    group(`four processes, ${4 * EACH} at once`, EACH, (peers) => peers.slice(1)),
  ];
};

/**
 * POST of a quotation of one store on PostgreSQL: four processes with 8 at once each, against one with 8, and against one with all 32, who
 * then share look-ups and writes four times as much; one of the four by itself; and the same of a server by hand, in turns, on the same cores.
 */
export async function run(): Promise<BenchResult> {
  const postgres = await filledPostgres();
  if (!postgres) return { name: "Four processes: PostgreSQL does not start here", columns: [], rows: [] };
  const peers = new Map<Kind, Peer[]>([OURS, BY_HAND].map((kind) => [kind, []]));
  const all = () => [...peers.values()].flat();
  try {
    const used = await databaseCpu(postgres.url);
    for (const [{ name, file }, list] of peers)
      for (let index = 0; index < 5; index++)
        list.push(await startPeer(`${name}process ${index}`, file, postgres.url));
    pinClient();
    // Each by itself: in a group it would get a quarter of the requests, and be measured before it is as fast as the one.
    for (const peer of all()) {
      progress(`processes: warming up ${peer.name}`);
      for (let served = 0; served < WARM; )
        served += (await second([peer], EACH, used, SECONDS)).rate * SECONDS;
    }
    const groups = [OURS, BY_HAND].flatMap(groupsOf);
    for (let turn = 0; turn < ROUNDS; turn++) {
      progress(`processes: round ${turn + 1} of ${ROUNDS}`);
      for (const { kind, connections, pick, seconds } of turn % 2 ? groups.toReversed() : groups)
        seconds.push(await second(pick(peers.get(kind) ?? [], turn), connections, used, SECONDS));
    }
    return { ...ABOUT, rows: groups.map((group) => row(group, groups)) };
  } finally {
    for (const { process } of all()) process.kill();
    await postgres.stop();
  }
}

const ABOUT = {
  name: "POST of a quotation on PostgreSQL by several processes",
  columns: [
    ...["processes", "requests/s", "CPU us/request", "database CPU us"],
    ...[`x one with ${EACH} at once`, `x one with ${4 * EACH} at once`, "x by hand"],
  ],
  notes: [
    "x: CPU of servers and database for a request; those by hand are beside the one by hand",
    "one of four processes: each in its turn, the others idle; four processes: at the same time on one core, whose caches they share",
  ],
};

const least = (list: readonly Second[]) => Math.min(...list.map(({ cpu, database }) => cpu + database));

function row({ name, kind, seconds }: Group, groups: readonly Group[]): (string | number)[] {
  const cost = least(seconds);
  const [few, many] = groups.filter((group) => group.kind === kind);
  const byHand = groups.find((group) => kind === OURS && group.name === `${BY_HAND.name}${name}`);
  const against = (group: Group | undefined) => (group ? round(cost / least(group.seconds), 2) : "-");
  return [
    name,
    Math.round(median(seconds.map(({ rate }) => rate))),
    round(Math.min(...seconds.map(({ cpu }) => cpu)), 0),
    round(Math.min(...seconds.map(({ database }) => database)), 0),
    ...[few, many, byHand].map(against),
  ];
}

async function second(
  peers: readonly Peer[],
  connections: number,
  used: () => number,
  seconds: number,
): Promise<Second> {
  const before = used();
  const load = { requests: [request], connections };
  const slots = await Promise.all(peers.map((peer) => slot(peer, load, seconds)));
  const rate = slots.reduce((sum, each) => sum + each.rate, 0);
  const cpu = slots.reduce((sum, each) => sum + each.cpu * each.rate, 0) / rate;
  return { rate, cpu, database: (used() - before) / (rate * seconds) };
}

if (import.meta.main) console.log(await run());
