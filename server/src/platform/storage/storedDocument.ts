/** Makes the form of one version out of that of the version before: `(older) => ({ ...older, nota: null })`. */
export type Upgrade = (older: never) => unknown;

/** The JSON that a column of text holds: the rest of the code sees its current form only. */
export interface StoredDocument<T> {
  /** The current version. */
  readonly version: number;
  /** @throws Error when a later release wrote the text */
  parse(text: string): T;
  /** The text to store. */
  render(document: T): string;
  /** As `parse`, to JSON: a document of the current version is not parsed for it. What comes as bytes may leave as bytes. */
  toJson(text: string): string;
  toJson(text: string | Buffer): string | Buffer;
  /** As `render`, from JSON. */
  fromJson(json: string): string;
}

/** Bytes that tell the version of a document. */
const LONGEST_MARK = 16;

/**
 * A kind of stored document. Version 1 is stored as it is; later ones as `{"v":2,"d":<document>}`, so that the version is known
 * without parsing. A change of the form needs an upgrade; upgrades are never changed once released.
 *
 * @param name where it is stored
 * @param upgrades from version 1 to 2, from 2 to 3 and so on: their number makes the current version
 */
export function storedDocument<T>(name: string, upgrades: readonly Upgrade[] = []): StoredDocument<T> {
  const version = upgrades.length + 1;
  const [prefix, suffix] = version === 1 ? ["", ""] : [`{"v":${version},"d":`, "}"];
  const isCurrent = (text: string) => (version === 1 ? !text.startsWith('{"v":') : text.startsWith(prefix));
  const unwrap = (text: string) => text.slice(prefix.length, text.length - suffix.length);
  const toJson = (text: string) => (isCurrent(text) ? unwrap(text) : JSON.stringify(upgrade(text)));
  const fromJson = (json: string) => prefix + json + suffix;

  const upgrade = (text: string): unknown => {
    const [head = "", digits = "1"] = /^\{"v":(\d+),"d":/.exec(text) ?? [];
    const stored = Number(digits);
    if (stored > version)
      throw new Error(
        `${name} has a document of version ${stored}, and this release reads up to ${version}: start the release that wrote it, or a later one`,
      );
    const document: unknown = JSON.parse(head === "" ? text : text.slice(head.length, -1));
    return upgrades.slice(stored - 1).reduce((older, apply) => apply(older as never), document);
  };

  return {
    version,
    parse: (text) => (isCurrent(text) ? JSON.parse(unwrap(text)) : upgrade(text)) as T,
    render: (document) => fromJson(JSON.stringify(document)),
    toJson: ((text: string | Buffer) => {
      if (typeof text === "string") return toJson(text);
      return isCurrent(text.toString("latin1", 0, LONGEST_MARK))
        ? text.subarray(prefix.length, text.length - suffix.length)
        : toJson(text.toString());
    }) as StoredDocument<T>["toJson"],
    fromJson,
  };
}
