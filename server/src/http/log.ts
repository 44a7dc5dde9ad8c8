/** Where the toolkit reports faults; a pino logger has this shape. */
export interface Log {
  error(details: object, text: string): void;
}

/** One JSON line per fault on standard error. */
export const consoleLog: Log = {
  error(details, text) {
    const line = { level: "error", time: new Date().toISOString(), text, ...details };
    console.error(
      JSON.stringify(line, (_key, value) =>
        value instanceof Error ? (value.stack ?? value.message) : value,
      ),
    );
  },
};
