import { installPackages } from "../npm.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool } from "../tool.ts";
import { callTypeScript, compileTypeScript } from "./typescript.ts";

/** https://heyapi.dev: a function per operation, over fetch. */
export const heyApi: ClientTool = {
  name: "hey-api",
  version: "0.99.0",
  language: "TypeScript",
  needs: { generate: ["node"] },
  install: (folder) => installPackages(heyApi, folder),
  generate: async ({ document, folder, installed }) => {
    const options = [
      "-i",
      document,
      "-o",
      `${folder}/client`,
      "-c",
      "@hey-api/client-fetch",
      "--no-log-file",
    ];
    await runCommand(
      [process.execPath, `${installed}/node_modules/@hey-api/openapi-ts/bin/run.js`, ...options],
      { cwd: folder },
    );
  },
  compile: (job) => compileTypeScript(job, "heyApi.ts"),
  call: callTypeScript,
};
