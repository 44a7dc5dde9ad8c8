// The process of `contract dev` that serves: all of a contract from its examples.
import { loadContract } from "../../../conformance/src/loadContract.ts";
import { serveWhenAsked } from "../dev/serveWhenAsked.ts";
import { readSecrets } from "./secrets.ts";
import { startMock } from "./startMock.ts";

await serveWhenAsked(async () => {
  const contract = await loadContract(process.argv[2] ?? ".");
  return () => startMock(contract, { secrets: readSecrets([]) });
});
