import * as loja from "../../../generated/loja/index.ts";
import type { operations as Operations } from "../../../generated/loja/types.ts";
import { Application, bindContract, startServer } from "../../../server/src/http/index.ts";
import { answer, listening, token } from "./sample.ts";

type Rest = Exclude<keyof Operations, "criarCotacao">;
/**
 * The toolkit with everything it does in production. With `validate` as argument it also holds every answer against the contract;
 * with `koa` its requests take Koa's own way, as those do that a middleware sees before the contract.
 */
const binding = bindContract<Operations, { idLoja: number }, Rest>(loja, {
  handlers: { criarCotacao: () => answer },
  pending: Object.keys(loja.operations).filter((id) => id !== "criarCotacao") as Rest[],
  authenticate: ([{ value }]) => (value === token ? { idLoja: 1 } : null),
  validateAnswers: process.argv[2] === "validate",
});
const application = new Application();
if (process.argv[2] === "koa") application.use(binding);
else application.bind(binding);
const server = await startServer(application);
listening(server.port);
