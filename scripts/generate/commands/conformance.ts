import { readFileSync } from "node:fs";
import { type Command, EXIT, UsageError } from "./command.ts";
import { reproducingCommand } from "./reproducingCommand.ts";
import { readSecrets } from "./secrets.ts";

/** `contract conformance`: says whether a server keeps to a generated contract. */
export const conformance: Command = {
  name: "conformance",
  summary: "say whether a running server keeps to a generated contract",
  help: `contract conformance --contract DIR --url URL

Sends requests that follow from the contract alone, and holds every answer against it: valid ones from its examples, or made from
its schemas; values on both sides of each limit; missing parts, malformed JSON, other media types; no, wrong and half the
credentials. Records are created by the contract's own operations, and looked for under the keys that these answer with.
It creates, changes and removes records: do not point it at live data.

  --contract DIR     folder that \`contract generate\` wrote; of several services or versions, the folder of one
  --url URL          address of the server; a path in it takes the place of the one of the contract's server
  --auth S=SECRET    secret of a security scheme, of Basic user:password; may be repeated; also CONTRACT_AUTH_S=SECRET
  --values FILE      JSON {"operation": {"parameter": value, "body": value}}, "*" for any operation: keys of records that exist
  --operation ID     only the cases of this operation; may be repeated
  --json FILE, --html FILE, --junit FILE   reports
  --allow-partial    end with 0 when nothing failed, but something could not be tried
  --timeout S        longest time of one request, in seconds (10)

Ends with 0 when the server is conformant, 1 when it is not, 2 when nothing could be said.`,
  options: {
    contract: { type: "string" },
    url: { type: "string" },
    auth: { type: "string", multiple: true },
    values: { type: "string" },
    operation: { type: "string", multiple: true },
    json: { type: "string" },
    html: { type: "string" },
    junit: { type: "string" },
    "allow-partial": { type: "boolean" },
    timeout: { type: "string" },
  },
  async run(values, printer) {
    const given = values as Given;
    const { contract: folder, url, auth = [], operation: operations, timeout = "10" } = given;
    if (folder === undefined) throw new UsageError("which contract? --contract DIR");
    if (!/^https?:$/.test(URL.parse(url ?? "")?.protocol ?? ""))
      throw new UsageError("which server? --url http://...");
    if (!(Number(timeout) > 0)) throw new UsageError("--timeout takes seconds");
    const [{ loadContract }, { runDerived }] = await Promise.all([
      import("../../../conformance/src/loadContract.ts"),
      import("../../../conformance/src/runDerived.ts"),
    ]);
    try {
      const { json, html, junit } = given;
      return await runDerived({
        contract: await loadContract(folder),
        url: url as string,
        secrets: readSecrets(auth),
        given: given.values === undefined ? {} : readValues(given.values),
        ...(operations && { operations }),
        reports: { ...(json && { json }), ...(html && { html }), ...(junit && { junit }) },
        allowPartial: given["allow-partial"] ?? false,
        timeout: Number(timeout) * 1000,
        reproduce: reproducingCommand(given),
      });
    } catch (error) {
      if ((error as Error).name !== "KitError") throw error;
      printer.error((error as Error).message);
      return EXIT.usage;
    }
  },
};

interface Given {
  contract?: string;
  url?: string;
  auth?: string[];
  values?: string;
  operation?: string[];
  json?: string;
  html?: string;
  junit?: string;
  "allow-partial"?: boolean;
  timeout?: string;
}

function readValues(file: string): Record<string, Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, unknown>>;
  } catch (error) {
    throw new UsageError(`--values ${file}: ${(error as Error).message}`);
  }
}
