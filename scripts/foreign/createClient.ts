/** The client of a contract as it is generated, without its types. */
export type CreateClient = (options: {
  baseUrl: string;
  secrets?: Record<string, string>;
  fetch: (request: Request) => Promise<Response>;
}) => { request(method: string, path: string, init: object): Promise<unknown> };
