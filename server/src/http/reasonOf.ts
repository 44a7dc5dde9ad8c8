import { english } from "./english.ts";
import type { HttpError } from "./errors.ts";
import type { Texts } from "./texts.ts";

/** Of refusals in words of their own. */
const HANDLER = "handler";

/** A refusal in one word, the same in every language: the name of the first of the toolkit's texts that it is told in. There are as many as texts. */
export function reasonOf({ wording }: HttpError): string {
  if (typeof wording === "string") return HANDLER;
  let name: string | undefined;
  const noting = new Proxy(english, {
    get: (texts, key: keyof Texts) => {
      name ??= key;
      return texts[key];
    },
  });
  wording(noting);
  return name ?? HANDLER;
}
