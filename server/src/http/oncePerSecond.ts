/** Writes a line of a log. */
export type WriteLine = (details: object, text: string) => void;

/**
 * Makes of many equal lines one a second: the first is written at once, those of the next second are counted and told in one line with
 * the details of the last (`repeated`), and so on until a second has none. Lines are equal when their texts are.
 */
export function oncePerSecond(write: WriteLine): WriteLine {
  const held = new Map<string, { count: number; details: object }>();
  const tell = (text: string) => {
    const { count, details } = held.get(text) as { count: number; details: object };
    if (count === 0) return void held.delete(text);
    write({ ...details, repeated: count }, text);
    begin(text, details);
  };
  const begin = (text: string, details: object) => {
    held.set(text, { count: 0, details });
    setTimeout(tell, 1000, text).unref();
  };
  return (details, text) => {
    const line = held.get(text);
    if (line) {
      line.count++;
      line.details = details;
      return;
    }
    write(details, text);
    begin(text, details);
  };
}
