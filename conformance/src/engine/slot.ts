/** Thrown when a case needs a value that no earlier case saved; the case then fails as blocked. */
export class MissingValue extends Error {
  override name = "MissingValue";
}

/** A value that one case of a scenario saves and later ones use. */
export class Slot<T> {
  readonly #name: string;
  #value: { readonly is: T } | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  set(value: T): void {
    this.#value = { is: value };
  }

  get isSet(): boolean {
    return this.#value !== undefined;
  }

  /** @throws MissingValue when nothing was saved */
  get(): T {
    if (!this.#value) throw new MissingValue(`blocked: no earlier case saved ${this.#name}`);
    return this.#value.is;
  }
}
