/** One event of a stream of them (HTML, 9.2). What is no text is written as JSON. */
export interface ServerSentEvent {
  readonly event?: string;
  readonly data: unknown;
  readonly id?: string;
  /** Milliseconds after which a reader that was cut off comes back. */
  readonly retry?: number;
}

/**
 * The text of each item as it comes: a line of JSON (jsonlines.org), or an event. When the reader leaves, the source is told by
 * its `return`.
 *
 * @param check called with each item before it is written
 */
export async function* encodeItems(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  form: "lines" | "events",
  check?: (item: unknown) => void,
): AsyncGenerator<string> {
  for await (const item of items) {
    check?.(item);
    yield form === "lines" ? `${JSON.stringify(item)}\n` : eventText(item as ServerSentEvent);
  }
}

function eventText({ event, data, id, retry }: ServerSentEvent): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  const lines = [
    ...(event === undefined ? [] : [`event: ${oneLine(event)}`]),
    ...(id === undefined ? [] : [`id: ${oneLine(id)}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...text.split(/\r\n|[\r\n]/).map((line) => `data: ${line}`),
  ];
  return `${lines.join("\n")}\n\n`;
}

/** A line break would end the field and begin another. */
function oneLine(text: string): string {
  if (/[\r\n]/.test(text))
    throw new TypeError(`${JSON.stringify(text)} has a line break: no event can carry it`);
  return text;
}
