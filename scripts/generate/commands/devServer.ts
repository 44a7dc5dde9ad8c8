// The process of `contract dev` that serves: all of a contract from its examples.
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { serveWhenAsked } from "../dev/serveWhenAsked.ts";

const folder = process.argv[2] ?? ".";
const generated = `${pathToFileURL(existsSync(folder) ? realpathSync(folder) : resolve(folder))}/`;
serveWhenAsked(
  (url) => url.startsWith(generated),
  async () => {
    const [{ loadContract }, { readSecrets }, { startMock }] = await Promise.all([
      import("../../../conformance/src/loadContract.ts"),
      import("./secrets.ts"),
      import("./startMock.ts"),
    ]);
    const contract = await loadContract(folder);
    return () => startMock(contract, { secrets: readSecrets([]) });
  },
);
