// Copied from scripts/generate/toolkit/patternText.ts by npm run generate; do not edit.
/** A part of a pattern: how long its texts are at least and at most, and the one of about `want` characters. */
interface Part {
  readonly least: number;
  readonly most: number;
  write(want: number): string;
}

/**
 * A text that a pattern (ECMA-262) matches, of `length` characters where the pattern allows it, else as near as it comes.
 * @returns undefined when none is found: for back-references, and for look-around that the text would have to heed
 */
export function patternText(pattern: string, length = 0): string | undefined {
  const flags = isUnicode(pattern) ? "u" : "";
  const parts = new PatternReader(pattern, flags).read();
  const text = parts?.write(length);
  return text !== undefined && new RegExp(pattern, flags).test(text) ? text : undefined;
}

function isUnicode(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") !== undefined;
  } catch {
    return false;
  }
}

const NOTHING: Part = { least: 0, most: 0, write: () => "" };
/** Tried first, so that texts read well. */
const CHARACTERS = [
  ..."aA10-_ .ãÁ",
  ...Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)),
];

/** Reads a pattern that is known to be right; what matches one character is left to the engine of regular expressions. */
class PatternReader {
  readonly #pattern: string;
  readonly #flags: string;
  #at = 0;

  constructor(pattern: string, flags: string) {
    this.#pattern = pattern;
    this.#flags = flags;
  }

  /** @returns undefined for a back-reference, or for a class that no common character is in */
  read(): Part | undefined {
    const alternatives: (Part | undefined)[] = [this.#sequence()];
    while (this.#skip("|")) alternatives.push(this.#sequence());
    const known = alternatives.filter((part) => part !== undefined);
    return known.length === 0 ? undefined : choice(known);
  }

  #sequence(): Part | undefined {
    const parts: (Part | undefined)[] = [];
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] as string))
      parts.push(this.#repeated(this.#atom()));
    return parts.includes(undefined) ? undefined : sequence(parts as Part[]);
  }

  #atom(): Part | undefined {
    if (this.#take(/[$^]|\\[bB]/y)) return NOTHING;
    const look = this.#take(/\(\?<?[=!]/y);
    if (look || this.#take(/\((?:\?:|\?<\w+>)?/y)) {
      const inside = this.read();
      this.#skip(")");
      return look ? NOTHING : inside;
    }
    if (this.#take(/\\(?:[1-9]|k<)/y)) return undefined;
    const source = this.#take(
      /\[(?:\\.|[^\]\\])*\]|\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c\w|.)|./isuy,
    );
    return source === undefined ? undefined : this.#character(source);
  }

  #character(source: string): Part | undefined {
    const code = /^\\[ux]\{?([\da-f]+)/i.exec(source)?.[1];
    const one = new RegExp(`^${/^[{}]$/.test(source) ? `\\${source}` : source}$`, this.#flags);
    const named = code === undefined ? source : String.fromCodePoint(Number.parseInt(code, 16));
    const isItself = one.test(named) && !/^[.[\\]/.test(named);
    const found = isItself ? named : CHARACTERS.find((text) => one.test(text));
    return found === undefined ? undefined : { least: 1, most: 1, write: () => found };
  }

  #repeated(part: Part | undefined): Part | undefined {
    const quantifier = this.#take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (quantifier === undefined || !part) return part;
    const [, from = "0", comma, to] = /^\{(\d+)(,?)(\d*)/.exec(quantifier) ?? [];
    if (quantifier.startsWith("{"))
      return repeat(part, Number(from), comma ? Number(to || Infinity) : Number(from));
    return repeat(part, quantifier.startsWith("+") ? 1 : 0, quantifier.startsWith("?") ? 1 : Infinity);
  }

  #skip(text: string): boolean {
    const isThere = this.#pattern.startsWith(text, this.#at);
    if (isThere) this.#at += text.length;
    return isThere;
  }

  /** What the sticky expression finds here, which is then read. */
  #take(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

function sequence(parts: readonly Part[]): Part {
  const sum = (key: "least" | "most") => parts.reduce((total, part) => total + part[key], 0);
  const least = sum("least");
  return {
    least,
    most: sum("most"),
    write(want) {
      let spare = Math.max(want - least, 0);
      return parts
        .map((part) => {
          const text = part.write(part.least + spare);
          spare -= Math.max(text.length - part.least, 0);
          return text;
        })
        .join("");
    },
  };
}

function choice(parts: readonly Part[]): Part {
  const [first] = parts as [Part];
  return {
    least: Math.min(...parts.map(({ least }) => least)),
    most: Math.max(...parts.map(({ most }) => most)),
    write: (want) => (parts.find(({ least, most }) => least <= want && want <= most) ?? first).write(want),
  };
}

function repeat(part: Part, from: number, to: number): Part {
  return {
    least: from * part.least,
    most: to === 0 ? 0 : to * part.most || 0,
    write(want) {
      let text = "";
      for (let count = 0; count < to && count < 10_000; count++) {
        const rest = Math.max(from - count - 1, 0) * part.least;
        if (count >= from && (text.length >= want || text.length + part.least > want)) break;
        const next = part.write(Math.max(want - text.length - rest, part.least));
        if (next === "" && count >= from) break;
        text += next;
      }
      return text;
    },
  };
}
