import type { Secrets } from "../../../conformance/src/derived/credentials.ts";
import type { Contract } from "../../../conformance/src/engine/contract.ts";
import {
  Application,
  bindContract,
  type RunningServer,
  startServer,
} from "../../../server/src/http/index.ts";

/**
 * Serves all of a contract from its examples. Credentials must be the given secrets; of a scheme without one, any will do.
 * @param options.port 0 = any free one
 */
export async function startMock(
  { identity, ...module }: Contract,
  { port = 0, secrets = {} }: { port?: number; secrets?: Secrets } = {},
): Promise<RunningServer> {
  const pending = Object.keys(module.operations) as never[];
  const binding = bindContract({ ...module, contract: identity } as never, {
    handlers: {} as never,
    pending,
    mock: module.document,
    validateAnswers: true,
    authenticate: (shown) => {
      const isKnown = shown.every(({ schemes, value, username, password }) =>
        schemes.some(({ scheme }) => {
          const secret = secrets[scheme];
          return secret === undefined || secret === value || secret === `${username}:${password}`;
        }),
      );
      return isKnown ? {} : null;
    },
  });
  return startServer(new Application().bind(binding), { port });
}
