import { readFileSync } from "node:fs";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { parse } from "yaml";

/**
 * Holds OpenAPI documents against `spectral:oas`, every rule that the ruleset recommends: `node scripts/spectral.ts FILE...`. Its own
 * command line would bring 36 packages more and read the YAML in twice the time.
 */
const linter = new spectral.Spectral();
linter.setRuleset({ extends: [oas as RulesetDefinition] });
for (const file of process.argv.slice(2)) {
  const findings = await linter.run(parse(readFileSync(file, "utf8")));
  for (const { code, message, path } of findings)
    console.error(`${file} ${path.join("/")}: ${message} (${code})`);
  console.log(`${file}: ${findings.length === 0 ? "fine" : `${findings.length} findings`}`);
  if (findings.length > 0) process.exitCode = 1;
}
