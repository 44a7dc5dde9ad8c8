// A program of its own, whose memory is the client's alone: `node hostileBody.ts URL METHOD` calls a server and prints the error, and
// how much the largest memory of the process grew by, in megabytes.
import { createClient } from "../createClient.ts";

const [baseUrl = "", kind] = process.argv.slice(2);
const client = createClient({ baseUrl, tokenApi: "api", retries: 0 });
// The first call loads what every call needs.
await client.filial.listar().catch(() => {});
const before = process.resourceUsage().maxRSS;
const call = kind === "file" ? client.anexo.download("k/a.pdf") : client.filial.listar();
const error = await call.then(String, String);
const grown = (process.resourceUsage().maxRSS - before) / 1024;
console.log(JSON.stringify({ error, grown }));
