import type { Secrets } from "../../../conformance/src/derived/credentials.ts";
import type { Contract } from "../../../conformance/src/engine/contract.ts";
import {
  Application,
  bindContract,
  docs,
  type RunningServer,
  startServer,
} from "../../../server/src/http/index.ts";

/**
 * Serves all of a contract from its examples, and its reference under `/docs`. Credentials must be the given secrets; of a scheme without one, any will do.
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
  const { name, title } = identity;
  const reference = { name: name ?? "contract", editions: { en: () => ({ document: module.document }) } };
  const application = new Application().bind(binding);
  application.use(docs({ references: [reference], title, documents: [], tokens: {} }));
  return startServer(application, { port });
}
