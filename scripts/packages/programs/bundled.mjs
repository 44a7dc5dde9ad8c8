// What a program of a browser or a function in a cloud has of the client.
import { createClient, FreteNetworkError } from "@frete/client";

const client = createClient({ baseUrl: "http://127.0.0.1:9", tokenApi: "t", retries: 0 });
// Loaded when it begins, wherever the bundler has put it.
await client.fila.consume(() => {}, { signal: AbortSignal.abort() });
client.filial.list().catch((error) => console.log(error instanceof FreteNetworkError ? "ok" : error));
