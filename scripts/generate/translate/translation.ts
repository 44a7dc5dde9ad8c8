import type { Place } from "../diagnostics/fromCompiler.ts";

/** An edition of the published documents in another language than that of the contract. */
export interface Translation {
  /** BCP 47, e.g. `pt-BR`: it is in the names of the files, and in `info.x-language`. */
  language: string;
  /** The catalogue, a .po file of gettext: `msgid` is a paragraph of the contract, `msgstr` the same in the language. */
  catalogue: string;
  /** What a paragraph without a translation is, and a translation without a paragraph; `warning` when not said. */
  gaps?: "error" | "warning";
}

/** A paragraph that readers of the published documents see. */
export interface ContractText {
  readonly source: string;
  /** The parts of the contract where it stands, in words: `schema Book, property title`. */
  readonly parts: ReadonlySet<string>;
  /** Where the first of them is in the sources. */
  readonly place: () => Place;
}
