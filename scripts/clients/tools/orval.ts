import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installPackages } from "../npm.ts";
import { runCommand } from "../runCommand.ts";
import type { ClientTool, Job } from "../tool.ts";
import { callTypeScript, compileTypeScript } from "./typescript.ts";

const configOf = ({ document, folder }: Job) => `
export default {
  frete: {
    input: { target: ${JSON.stringify(document)} },
    output: {
      target: ${JSON.stringify(join(folder, "client/frete.ts"))},
      client: "fetch",
      baseUrl: { runtime: "process.env.FRETE_BASE_URL" },
    },
  },
};
`;

/** https://orval.dev: a function per operation, over fetch. */
export const orval: ClientTool = {
  name: "orval",
  version: "8.38.0",
  language: "TypeScript",
  needs: { generate: ["node"] },
  install: (folder) => installPackages(orval, folder),
  generate: async (job) => {
    const config = join(job.folder, "orval.config.mjs");
    await writeFile(config, configOf(job));
    await runCommand(
      [process.execPath, `${job.installed}/node_modules/orval/dist/bin/orval.mjs`, "--config", config],
      {
        cwd: job.folder,
      },
    );
  },
  compile: (job) => compileTypeScript(job, "orval.ts"),
  call: callTypeScript,
};
