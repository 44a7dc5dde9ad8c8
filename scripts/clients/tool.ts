import type { Toolchain } from "./toolchains.ts";

/** One document for one tool: where it is and what may be written. Paths are absolute. */
export interface Job {
  document: string;
  /** Is a program of the eight calls compiled with the client? Else the client alone. */
  hasProgram: boolean;
  /** Where the tool itself was installed. */
  installed: string;
  /** Empty when the job begins; the client, the program and what is compiled go there. */
  folder: string;
  /** What the tool says of each thing that it leaves out of the client, though it ends well. */
  leftOut: string[];
}

/** What a program is told: address of the server, number of the order that it creates, file that it sends. */
export interface CallEnvironment {
  FRETE_BASE_URL: string;
  FRETE_PEDIDO: string;
  FRETE_ARQUIVO: string;
  [name: string]: string;
}

/**
 * A code generator for another language or library. Each step throws a CommandError when a command of it fails; a step that the tool does
 * not have (a generator that is only generated with) is left out.
 */
export interface ClientTool {
  /** As on the command line; also the name of its folder in the cache. */
  name: string;
  /** Pinned; another version is another folder. */
  version: string;
  language: string;
  /** What must be on the machine, by step; `generate` counts for every step. */
  needs: Partial<Record<StepName, readonly Toolchain[]>>;
  /** Fetches the tool into an empty folder: done once. */
  install?(folder: string): Promise<void>;
  generate(job: Job): Promise<void>;
  compile?(job: Job): Promise<void>;
  /** @returns what the program of the eight calls printed */
  call?(job: Job, environment: CallEnvironment): Promise<string>;
}

export type StepName = "generate" | "compile" | "call";
export const STEPS: readonly StepName[] = ["generate", "compile", "call"];
