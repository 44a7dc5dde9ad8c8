// A server of one's own by the toolkit, under the strictest options.
import {
  contract,
  type OperationId,
  type Operations,
  operations,
  securitySchemes,
  validators,
} from "@frete/contract";
import { Application, bindContract, notFound, startServer } from "@frete/toolkit";

type Pending = Exclude<OperationId, "consultarProduto">;
const isPending = (id: OperationId): id is Pending => id !== "consultarProduto";

const binding = bindContract<Operations, { loja: number }, Pending>(
  { contract, operations, securitySchemes, validators },
  {
    authenticate: () => ({ loja: 1 }),
    handlers: {
      consultarProduto: ({ path }) => {
        // @ts-expect-error the contract has no such parameter
        void path.id;
        throw notFound(`no ${path.sku}`);
      },
    },
    pending: (Object.keys(operations) as OperationId[]).filter(isPending),
  },
);
const server = await startServer(new Application().bind(binding), { port: 0 });
const headers = { Authorization: "Bearer t" };
const { status, url } = await fetch(`${server.url}/api/v1/produto/sku/A`, { headers });
await server.close();
console.log(status === 404 ? "ok" : `${status} ${url}`);
