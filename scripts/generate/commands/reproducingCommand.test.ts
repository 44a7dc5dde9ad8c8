import { expect, test } from "vitest";
import { reproducingCommand } from "./reproducingCommand.ts";

test("the command of a run has everything that it was given but the secrets", () => {
  const given = {
    contract: "generated",
    url: "http://127.0.0.1:3000",
    auth: ["ApiKeyAuth=hidden", "BasicAuth=ana:hid=den"],
    values: "values.json",
    operation: ["read", "list"],
    timeout: "5",
  };
  expect(reproducingCommand(given)).toBe(
    "contract conformance --contract generated --url http://127.0.0.1:3000 --auth ApiKeyAuth=... --auth BasicAuth=... --values values.json --operation read --operation list --timeout 5",
  );
  const { contract, url } = given;
  expect(reproducingCommand({ contract, url })).toBe(
    "contract conformance --contract generated --url http://127.0.0.1:3000",
  );
});
