/** Is it a JSON media type, `application/json` or `...+json`? */
export const isJson = (mediaType: string): boolean =>
  mediaType === "application/json" || mediaType.endsWith("+json");

/** The Content-Type for text of a media type: UTF-8 is said where the media type does not imply it. */
export function contentTypeOf(mediaType: string): string {
  const saysCharset = mediaType === "application/json" || mediaType.startsWith("text/");
  return saysCharset && !mediaType.includes(";") ? `${mediaType}; charset=utf-8` : mediaType;
}
