import { Application, bindContract, reply, startServer } from "../../../server/src/http/index.ts";
import { answer, key, petStore } from "./listSample.ts";
import { listening } from "./sample.ts";

/** The toolkit with everything that it does in production. */
const contract = await petStore();
const binding = bindContract(contract, {
  handlers: { list: () => reply(200, answer, { "x-total": answer.length }) } as never,
  pending: Object.keys(contract.operations).filter((id) => id !== "list") as never[],
  authenticate: ([{ value }]) => (value === key ? {} : null),
});
const server = await startServer(new Application().bind(binding));
listening(server.port);
