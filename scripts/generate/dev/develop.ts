import { relative } from "node:path";
import { watchFolders } from "../run/watchFolders.ts";
import type { DevEvent } from "./events.ts";
import type { Front } from "./front.ts";
import type { Generator } from "./generator.ts";
import type { Answers, Asked } from "./messages.ts";
import type { ServerSlot } from "./serverSlot.ts";
import type { TypeChecker } from "./typeChecker.ts";

/** What is developed, and by whom its parts are done. Folders are absolute paths. */
export interface Development {
  front: Pick<Front, "url">;
  generator: Generator;
  server: ServerSlot;
  types: TypeChecker | undefined;
  /** Where contracts are written, with the modules that are read while they are compiled. */
  contractFolders: readonly string[];
  /** Folders of outputs. */
  outFolders: readonly string[];
  /** Where the code of the server is. */
  serverFolders: readonly string[];
  /** Where other code is that is written against the contract. */
  otherFolders: readonly string[];
  tell: (event: DevEvent) => void;
}

/** What is of a contract wherever it stands in its folder: sources, folders, configurations. */
const CONTRACT = /\.tsp$|\/[^./]+$|\/contract\.config\.\w+$|\/tspconfig\.yaml$/;
/** A module that the process that generates has loaded. */
const MODULE = /\.(?:[cm]?[jt]s|json)$/;

/**
 * The loop of a designer: after every save the contract is generated, its server replaced, and the code held against it; and it is said
 * what that means. A save while something is under way is followed by another round. Nothing that is saved ends it.
 *
 * @returns a function that ends the loop
 */
export function develop(development: Development): () => Promise<void> {
  const { front, generator, server, types, tell, contractFolders, outFolders } = development;
  let round = 0;
  let sources: readonly string[] = [];
  let refusal: string | undefined;
  let isIncomplete = false;
  let isStopped = false;

  const ask = async <A extends Asked>(asked: A): Promise<readonly Answers[A][]> => {
    try {
      return await generator.ask(asked);
    } catch (error) {
      if (isStopped) return [];
      tell({ event: "failed", message: (error as Error).message, isServed: server.isServing });
      return [];
    }
  };
  const generate = async (isFirst: boolean) => {
    await server.settled();
    const results = await ask("served");
    for (const each of results)
      if (isFirst || each.outcome.status !== "unchanged" || results.length === 1)
        tell({ event: "generated", ...each });
    sources = [...new Set([...sources, ...results.flatMap(({ outcome }) => outcome.sources ?? [])])].filter(
      (file) => !file.includes("/node_modules/"),
    );
    const refused = results.flatMap(({ outcome }) =>
      outcome.status === "refused" ? outcome.diagnostics : [],
    );
    isIncomplete ||= results.some(({ outcome }) => outcome.status === "written");
    const [first] = refused;
    refusal = first && [placeOf(first.file, first.line), first.message].filter(Boolean).join(": ");
    return results.some(({ outcome }) => outcome.status === "written");
  };
  const replace = async () => {
    const replaced = await server.replace(refusal);
    if (replaced.kind === "superseded") return;
    if (replaced.kind === "serving") {
      const { seconds, drafts } = replaced;
      tell({ event: "serving", url: front.url, seconds, drafts });
    } else {
      const { isServed } = replaced;
      const message = refusal && !isServed ? "there is nothing to serve yet" : replaced.message;
      tell({ event: "failed", message, isServed });
    }
  };
  const mean = async () => {
    for (const each of await ask("typed"))
      if (each.changes.length > 0 || each.outcome.status === "refused") tell({ event: "changes", ...each });
  };
  const check = async () => {
    if (isStopped) return;
    const verdict = await types?.check();
    if (verdict) tell({ event: "types", ...verdict });
  };
  const complete = async () => {
    isIncomplete = false;
    for (const each of await ask("rest")) tell({ event: "completed", ...each });
  };

  const isOfContract = (path: string) =>
    sources.includes(path) ||
    (contractFolders.some((folder) => isWithin(path, folder)) &&
      // Of a contract that was refused nobody knows all that it is made of.
      (refusal !== undefined || CONTRACT.test(path)));
  const turn = async (changed: ReadonlySet<string>): Promise<readonly string[]> => {
    const own = ++round;
    const isFirst = changed.size === 0;
    const paths = [...changed];
    const touches = (folders: readonly string[]) =>
      paths.some((path) => folders.some((folder) => isWithin(path, folder)));
    if (paths.some((path) => MODULE.test(path) && isOfContract(path))) generator.forget();
    const isNew = (isFirst || paths.some(isOfContract)) && (await generate(isFirst));
    const isServers = touches(development.serverFolders);
    const isCode = isFirst || paths.some((path) => !isOfContract(path));
    const under = Promise.all([
      (isNew || isServers || !server.isServing) && replace(),
      isNew ? mean().then(check) : isCode && check(),
    ]);
    // What nobody waits for comes when nobody waits.
    void under.then(async () => {
      if (own === round) await complete();
      if (own === round) server.prepare();
    });
    return sources;
  };

  const folders = [...contractFolders, ...development.serverFolders, ...development.otherFolders];
  tell({
    event: "watching",
    folders: folders.map((folder) => relative(process.cwd(), folder) || "."),
    url: front.url,
  });
  const stopWatching = watchFolders(folders, outFolders, turn, [], true);
  return async () => {
    stopWatching();
    round++;
    types?.stop();
    if (isIncomplete) await complete();
    isStopped = true;
    generator.stop();
    await server.stop();
  };
}

const placeOf = (file?: string, line?: number) => [file, line].filter((part) => part !== undefined).join(":");

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
