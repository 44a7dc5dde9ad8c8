import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LIBRARIES, PROGRAMS } from "../cache.ts";
import { copyLocks } from "../locks.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";

const TOOL = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen";
/** What go.mod and go.sum say, and nothing else. */
export const goLocked = { ...LIBRARIES, GOFLAGS: `${LIBRARIES.GOFLAGS} -mod=readonly` };

/** https://github.com/oapi-codegen/oapi-codegen: types and a client over net/http. */
export const oapiCodegen: ClientTool = {
  name: "oapi-codegen",
  version: "2.8.2",
  language: "Go",
  needs: { generate: ["go"] },
  install: async (folder) => {
    await copyLocks(oapiCodegen, folder);
    await runCommand(["go", "build", "-o", "oapi-codegen", TOOL], { cwd: folder, env: goLocked });
  },
  generate: async ({ document, folder, installed }) => {
    await mkdir(join(folder, "frete"));
    const options = ["-generate", "types,client", "-package", "frete", "-o", "frete/frete.go"];
    await runCommand([join(installed, "oapi-codegen"), ...options, document], { cwd: folder });
  },
  compile: async ({ folder, hasProgram }) => {
    for (const file of ["go.mod", "go.sum", ...(hasProgram ? ["main.go"] : [])])
      await cp(join(PROGRAMS, "go", file), join(folder, file));
    await runCommand(["go", "vet", "./..."], { cwd: folder, env: goLocked });
    if (hasProgram) await runCommand(["go", "build", "-o", "program", "."], { cwd: folder, env: goLocked });
  },
  call: ({ folder }, environment) =>
    runCommand([join(folder, "program")], { cwd: folder, env: environment, timeout: 600_000 }),
};
