// A program that holds its answers against the contract: the validators are another file, where there may be several.
import { createClient, FreteAnswerError } from "@frete/client";
import { validateAnswers } from "@frete/client/validate";

const client = createClient({
  baseUrl: "http://127.0.0.1:9",
  tokenApi: "t",
  validateAnswers,
  fetch: async () => Response.json([{ filial: "none" }]),
});
client.filial.list().catch((error) => console.log(error instanceof FreteAnswerError ? "ok" : error));
