/** Says of a value where it is not what it must be: paths, none when it is right. */
export type Check = (value: unknown, path: string) => string[];

const unless = (isRight: (value: unknown) => boolean): Check => {
  return (value, path) => (isRight(value) ? [] : [path]);
};

/** A text of so many characters. */
export const text = (most: number, least = 0) =>
  unless((value) => typeof value === "string" && [...value].length >= least && [...value].length <= most);

/** A decimal of nine digits, so many of them after the point. */
export const decimal = (scale: number) =>
  unless(
    (value) =>
      typeof value === "number" &&
      value >= 0 &&
      value < 10 ** (9 - scale) &&
      Number(value.toFixed(scale)) === value,
  );

export const count = unless(
  (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31,
);

/** An integer, or its digits as text. */
export const code = unless((value) => /^\d{1,9}$/.test(String(value)) && typeof value !== "object");

export const oneOf = (...values: string[]) => unless((value) => values.includes(value as string));

/** An address of the web, or a host alone. */
export const address = unless((value) =>
  /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/i.test(String(value)),
);

/** A calendar day, with or without a time. */
export const day = unless((value) => {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}([T ].+)?$/.test(value)) return false;
  const start = value.slice(0, 10);
  const date = new Date(`${start}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(start);
});

export const list =
  (each: Check, least = 0): Check =>
  (value, path) =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((item, index) => each(item, `${path}.${index}`))
      : [path];

/** An object: fields that must be there, and fields that may; others do not matter. */
export const shape =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
    const fields = value as Record<string, unknown>;
    const at = (name: string) => (path === "" ? name : `${path}.${name}`);
    return [
      ...Object.entries(required).flatMap(([name, check]) => check(fields[name], at(name))),
      ...Object.entries(optional).flatMap(([name, check]) =>
        fields[name] === undefined ? [] : check(fields[name], at(name)),
      ),
    ];
  };
