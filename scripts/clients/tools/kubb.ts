import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installPackages } from "../npm.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { callTypeScript, compileTypeScript } from "./typescript.ts";

/** The plugins are looked for from where the configuration lies: beside them. */
const configOf = (document: string, output: string) => `
import { defineConfig } from "@kubb/core";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
import { pluginClient } from "@kubb/plugin-client";

export default defineConfig({
  input: { path: ${JSON.stringify(document)} },
  output: { path: ${JSON.stringify(output)}, clean: true, format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: "fetch", bundle: true, dataReturnType: "full" })],
});
`;

/** https://kubb.dev: types and a function per operation, over fetch. */
export const kubb: ClientTool = {
  name: "kubb",
  version: "4.39.3",
  language: "TypeScript",
  needs: { generate: ["node"] },
  install: (folder) => installPackages(kubb, folder),
  generate: async ({ document, folder, installed }) => {
    const config = join(installed, "kubb.config.mjs");
    await writeFile(config, configOf(document, join(folder, "client")));
    await runCommand(
      [process.execPath, "node_modules/@kubb/cli/bin/kubb.cjs", "generate", "--config", config],
      { cwd: installed },
    );
  },
  compile: (job) => compileTypeScript(job, "kubb.ts"),
  call: callTypeScript,
};
