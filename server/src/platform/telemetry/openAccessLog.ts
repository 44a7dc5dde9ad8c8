import pino from "pino";

/** Where lines of the access log go. */
export interface OpenAccessLog {
  write(line: object): void;
  /** Writes what is still held. */
  flush(): void;
}

/** Bytes that are gathered before they are written: a write for each line would take as long as all else that a line takes. */
const PORTION = 4096;
/** Milliseconds after which they are written anyway; a process that is killed loses no more. */
const FLUSH_INTERVAL = 1000;

/** Opens the access log on standard output, apart from the log of the service on standard error: JSON lines. */
export function openAccessLog(): OpenAccessLog {
  const destination = pino.destination({
    fd: 1,
    sync: true,
    minLength: PORTION,
    periodicFlush: FLUSH_INTERVAL,
  });
  const log = pino({}, destination);
  return { write: (line) => log.info(line, "request"), flush: () => destination.flushSync() };
}
