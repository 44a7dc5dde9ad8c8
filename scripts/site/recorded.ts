import { readFileSync } from "node:fs";

/** What an earlier command left behind as JSON; undefined when there is none, or only half of one. */
export function recorded<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}
