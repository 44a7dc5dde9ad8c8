import { join } from "node:path";
import { runCommand } from "../runCommand.ts";
import type { CallEnvironment, ClientTool, Job } from "../tool.ts";
import { goLocked, oapiCodegen } from "../tools/oapiCodegen.ts";
import { openapiPythonClient } from "../tools/openapiPythonClient.ts";
import { callPython } from "../tools/python.ts";

/** A program of an order's life, in one language. */
export interface Storyteller {
  tool: ClientTool;
  /** What goes from `programs/` to where the clients were made. */
  files: Record<string, string>;
  compile?(folder: string): Promise<unknown>;
  call(job: Job, environment: CallEnvironment): Promise<string>;
}

export const STORYTELLERS: readonly Storyteller[] = [
  {
    tool: openapiPythonClient,
    files: { "python/vida.py": "program.py", "python/pedido.py": "pedido.py" },
    call: callPython,
  },
  {
    tool: oapiCodegen,
    files: { "go/go.mod": "go.mod", "go/go.sum": "go.sum", "go/vida/main.go": "vida/main.go" },
    compile: async (cwd) => {
      await runCommand(["go", "vet", "./..."], { cwd, env: goLocked });
      await runCommand(["go", "build", "-o", "program", "./vida"], { cwd, env: goLocked });
    },
    call: ({ folder }, environment) =>
      runCommand([join(folder, "program")], { cwd: folder, env: environment, timeout: 600_000 }),
  },
];
