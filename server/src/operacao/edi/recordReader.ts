/** What a line, or several of them, turned out to be. Lines count from 1. */
export type Read<Registro> =
  /** `aviso`: what is amiss with it and kept nothing from being read, in Portuguese. */
  | { linha: number; registro: Registro; aviso?: string }
  /** Why it is refused, in Portuguese. */
  | { linha: number; problema: string };

/** Reads the lines of a file in their order. What a record says may end with a later line, and then comes with that one. */
export interface RecordReader<Registro> {
  read(line: string, linha: number): Read<Registro>[];
  /** A line cannot be read: what it may have been a part of is refused. */
  lose(): Read<Registro>[];
  /** What is still held when the file has ended. */
  end(): Read<Registro>[];
}
