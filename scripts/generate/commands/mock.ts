import { once } from "node:events";
import { type Command, EXIT, UsageError } from "./command.ts";
import { readSecrets } from "./secrets.ts";

/** `contract mock`: a server without code. */
export const mock: Command = {
  name: "mock",
  summary: "serve a generated contract from its examples, before any code is written",
  help: `contract mock --contract DIR [--port P]

Serves every operation of a contract: requests are validated as a server would, answers are the contract's examples, or made from
its schemas, and marked by the header X-Mock. /docs is the reference, where each can be tried out. \`Prefer: code=404\` asks for another answer, \`Prefer: example=name\` for an example.

  --contract DIR     folder that \`contract generate\` wrote; of several services or versions, the folder of one
  --port P           port on 127.0.0.1 (4010; 0 for any)
  --auth S=SECRET    secret of a security scheme, of Basic user:password; may be repeated; without any, all credentials will do

Ends with 0 when it is stopped (Ctrl+C).`,
  options: {
    contract: { type: "string" },
    port: { type: "string" },
    auth: { type: "string", multiple: true },
  },
  async run(values, printer) {
    const { contract: folder, port = "4010", auth = [] } = values as Given;
    if (folder === undefined) throw new UsageError("which contract? --contract DIR");
    if (!/^\d{1,5}$/.test(port)) throw new UsageError("--port takes a number");
    const secrets = readSecrets(auth);
    const [{ loadContract }, { startMock }] = await Promise.all([
      import("../../../conformance/src/loadContract.ts"),
      import("./startMock.ts"),
    ]);
    try {
      const contract = await loadContract(folder);
      const server = await startMock(contract, { port: Number(port), secrets });
      printer.out(
        `${contract.identity.title} ${contract.identity.version}, from its examples: ${server.url}`,
      );
      const stopped = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
      await stopped.finally(() => server.close());
      return EXIT.fine;
    } catch (error) {
      if ((error as Error).name !== "KitError") throw error;
      printer.error((error as Error).message);
      return EXIT.usage;
    }
  },
};

interface Given {
  contract?: string;
  port?: string;
  auth?: string[];
}
