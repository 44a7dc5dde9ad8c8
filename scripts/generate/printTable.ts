const WIDTH = 170;

/** A JSON value as TypeScript, each of its parts on one line where it fits. */
export function printTable(value: unknown, indent = ""): string {
  const line = oneLine(value);
  if (indent.length + line.length <= WIDTH || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => printTable(item, inner))
    : fieldsOf(value).map(([key, field]) => `${JSON.stringify(key)}: ${printTable(field, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.map((each) => `${inner}${each},\n`).join("")}${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const fields = fieldsOf(value).map(([key, field]) => `${JSON.stringify(key)}: ${oneLine(field)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

const fieldsOf = (value: object) => Object.entries(value).filter(([, field]) => field !== undefined);
