// As typed.mts, of what stands on msw.
import { handlers, handlersOf, refusal } from "@frete/client/msw";
import { setupServer } from "msw/node";

export const server = setupServer(...handlers());
server.use(...handlersOf({ listarFiliais: refusal("listarFiliais", 503) }));
// @ts-expect-error the contract has no such operation
void handlersOf({ criarNada: {} });
