/** A media type without parameters, in lower case. */
export function bareType(mediaType: string): string {
  const end = mediaType.indexOf(";");
  return (end < 0 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
}

/** Is it a JSON media type, `application/json` or `...+json`? Parameters do not matter. */
export function isJson(mediaType: string): boolean {
  const bare = bareType(mediaType);
  return bare === "application/json" || bare.endsWith("+json");
}

/** The header `Content-Type` of a media type of the contract: text and JSON are in UTF-8 and say so, unless the contract does. */
export function contentTypeOf(mediaType: string): string {
  const isText = mediaType === "application/json" || mediaType.startsWith("text/");
  return isText && !mediaType.includes(";") ? `${mediaType}; charset=utf-8` : mediaType;
}

/** Is a media type one of a range of the contract: itself, `image/*` or any? */
export function isWithin(mediaType: string, range: string): boolean {
  const bare = bareType(mediaType);
  const wanted = bareType(range);
  return (
    wanted === bare || wanted === "*/*" || (wanted.endsWith("/*") && bare.startsWith(wanted.slice(0, -1)))
  );
}
