/** Path and raw query (without `?`) of a request target. */
export interface Target {
  readonly path: string;
  readonly query: string;
}

/** Splits a request target; the absolute form `http://host/path` (RFC 9112, 3.2.2) is taken by its path. */
export function requestTarget(url: string): Target {
  let target = url;
  if (target.charCodeAt(0) !== 0x2f) {
    const start = /^https?:\/\/[^/?#]*/i.exec(target)?.[0].length;
    if (start !== undefined)
      target = target.charCodeAt(start) === 0x2f ? target.slice(start) : `/${target.slice(start)}`;
  }
  const hash = target.indexOf("#");
  if (hash >= 0) target = target.slice(0, hash);
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}
