/** A media type without its parameters, in lower case: `application/json`. */
export const plainType = (mediaType: string): string =>
  (mediaType.split(";")[0] as string).trim().toLowerCase();

/** The media type, or the narrowest range among those of a table, that covers one; undefined when none does. */
export function covering(mediaType: string, all: readonly string[]): string | undefined {
  const wanted = plainType(mediaType);
  const group = `${wanted.split("/")[0]}/*`;
  return [wanted, group, "*/*"].flatMap((range) => all.find((each) => plainType(each) === range) ?? []).at(0);
}
