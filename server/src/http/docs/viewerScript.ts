/** A route as the plugin registers it. */
interface Route {
  url: string;
  handler(request: unknown, reply: { header(): unknown; send(body: string): string }): string;
}

type Plugin = (host: object, options: object, done: () => void) => void;

const SCRIPT = "/js/scalar.js";

/**
 * The script of the viewer, Scalar. Its plugin for Fastify is the one package that brings the script along without 280 others (10 MB in
 * place of 287), and gives it to whoever registers the plugin and asks for its route.
 *
 * @throws Error when the plugin has no such route any more
 */
export async function viewerScript(): Promise<string> {
  const { default: plugin } = (await import("@scalar/fastify-api-reference")) as unknown as {
    default: Plugin;
  };
  const routes: Route[] = [];
  const host = { route: (route: Route) => routes.push(route), hasPlugin: () => false };
  plugin(host, { routePrefix: "/", configuration: { url: "/" } }, () => {});
  const found = routes.find(({ url }) => url === SCRIPT);
  if (!found) throw new Error(`@scalar/fastify-api-reference serves no ${SCRIPT}`);
  const reply = { header: () => reply, send: (body: string) => body };
  return found.handler(undefined, reply);
}
