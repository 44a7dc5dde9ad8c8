/** Calls the reference server's operator interface; paths come after `/operacao/v1`, a text is sent as such, an object as JSON. */
export type Operator = <Body>(method: string, path: string, body?: object | string) => Promise<Body>;

/** Path of the store that the driver acts on. */
export const LOJA = "/lojas/1";

/** @throws Error with the status and the text of an answer that is no success */
export function operator(url: string, token: string): Operator {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const isText = typeof body === "string";
    const answer = await fetch(`${url}/operacao/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm ? { "content-type": isText ? "text/plain" : "application/json" } : {}),
      },
      body: isForm || isText ? body : body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
}

/** The record of a list that has this value. @throws Error when there is none */
export async function recordWith<Item extends { id: number }>(
  call: Operator,
  path: string,
  key: keyof Item & string,
  value: string,
): Promise<Item> {
  const { itens } = await call<{ itens: Item[] }>("GET", `${path}?limite=200`);
  const found = itens.find((item) => item[key] === value);
  if (!found) throw new Error(`the operator's interface lists no ${path} with ${key} ${value}`);
  return found;
}
