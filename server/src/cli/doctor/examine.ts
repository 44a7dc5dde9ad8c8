import { type Config, ConfigError, readConfig } from "../../platform/config.ts";
import type { Environment } from "../../platform/environment.ts";
import { fingerprint } from "../../platform/fingerprint.ts";
import { parseDatabaseUrl } from "../../platform/storage/parseDatabaseUrl.ts";
import { StorageError } from "../../platform/storage/storageError.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkFolders } from "./checkFolders.ts";
import { checkPorts } from "./checkPorts.ts";
import { checkReplica } from "./checkReplica.ts";
import { checkRights } from "./checkRights.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** Looks at all that a service with these settings needs, and changes nothing. */
export async function examine(env: Environment): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
    parseDatabaseUrl(config.databaseUrl);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StorageError)) throw error;
    return [failure("configuration", error.message, "set it right: nothing else was looked at")];
  }
  const rest = await Promise.all([
    checkDatabase(config),
    checkReplica(config),
    checkFolders(config),
    checkRights(config),
    checkPorts(config),
  ]);
  return [checkConfiguration(config, env), checkOperatorToken(config), ...rest.flat()];
}

function checkConfiguration({ demo, testClock }: Config, { NODE_ENV }: Environment): Finding {
  const check = "configuration";
  if (demo || testClock)
    return warning(check, "this is a sandbox: FRETE_DEMO or FRETE_TEST_CLOCK is 1", "not for real stores");
  if (NODE_ENV !== "production")
    return warning(
      check,
      "NODE_ENV is not production: every answer is held against the contract",
      "set NODE_ENV=production",
    );
  return ok(check, "every setting can be used");
}

function checkOperatorToken({ operatorTokens, demo }: Config): Finding {
  const check = "operator token";
  const [token, older] = operatorTokens.map(fingerprint);
  if (token === undefined)
    return warning(
      check,
      "FRETE_OPERATOR_TOKEN is not set: the operator's interface refuses everybody",
      "make one with `openssl rand -hex 32`",
    );
  if (older !== undefined)
    return warning(
      check,
      `${token} is to replace ${older}, and both open the operator's interface`,
      `take the second one out when the log and the audit trail no longer show ${older}`,
    );
  return ok(check, demo ? "as for a demonstration" : `${token}: long enough, and not to be guessed`);
}
