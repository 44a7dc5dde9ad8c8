import * as loja from "../../../generated/loja/index.ts";
import type { operations as Operations } from "../../../generated/loja/types.ts";
import { Application, bindContract, startServer } from "../../../server/src/http/index.ts";
import { answer, listening, token } from "./sample.ts";

/** The toolkit with everything it does in production; `validate` as argument also holds every answer against the contract. */
type Rest = Exclude<keyof Operations, "criarCotacao">;
const application = new Application();
application.bind(
  bindContract<Operations, { idLoja: number }, Rest>(loja, {
    handlers: { criarCotacao: () => answer },
    pending: Object.keys(loja.operations).filter((id) => id !== "criarCotacao") as Rest[],
    authenticate: (sent) => (sent === token ? { idLoja: 1 } : null),
    validateAnswers: process.argv[2] === "validate",
  }),
);
const server = await startServer(application);
listening(server.port);
