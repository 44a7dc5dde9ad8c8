/**
 * The fields of one object of the interface: rule, schema of the contract, and lines of `name, name: type`. The type is a
 * JSON type, with a size for text (`string 50`), or `numeric p s`, `timestamp`, `iso`, `any`; `?` marks a field that may
 * be left out.
 */
export type Fields = [rule: string, schema: string, lines: string[]];
