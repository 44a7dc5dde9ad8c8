import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LIBRARIES, PROGRAMS } from "../cache.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";

const VERSION = "2.8.2";
const TOOL = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${VERSION}`;

/** https://github.com/oapi-codegen/oapi-codegen: types and a client over net/http. */
export const oapiCodegen: ClientTool = {
  name: "oapi-codegen",
  version: VERSION,
  language: "Go",
  needs: { generate: ["go"] },
  install: async (folder) => {
    await runCommand(["go", "install", TOOL], { cwd: folder, env: { ...LIBRARIES, GOBIN: folder } });
  },
  generate: async ({ document, folder, installed }) => {
    await mkdir(join(folder, "frete"));
    const options = ["-generate", "types,client", "-package", "frete", "-o", "frete/frete.go"];
    await runCommand([join(installed, "oapi-codegen"), ...options, document], { cwd: folder });
  },
  compile: async ({ folder }) => {
    await cp(join(PROGRAMS, "go"), folder, { recursive: true });
    await runCommand(["go", "mod", "tidy"], { cwd: folder, env: LIBRARIES });
    await runCommand(["go", "vet", "./..."], { cwd: folder, env: LIBRARIES });
    await runCommand(["go", "build", "-o", "program", "."], { cwd: folder, env: LIBRARIES });
  },
  call: ({ folder }, environment) =>
    runCommand([join(folder, "program")], { cwd: folder, env: environment, timeout: 120_000 }),
};
