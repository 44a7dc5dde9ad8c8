/** What `contract conformance` was given that decides what it finds. */
export interface GivenToJudge {
  contract?: string;
  url?: string;
  auth?: readonly string[];
  values?: string;
  operation?: readonly string[];
  timeout?: string;
}

/** The command of a run, to run it again, without what is secret: of credentials only the schemes are told. */
export function reproducingCommand({
  contract,
  url,
  auth = [],
  values,
  operation = [],
  timeout,
}: GivenToJudge): string {
  const options = [
    ...auth.map((each) => `--auth ${each.split("=")[0]}=...`),
    ...(values === undefined ? [] : [`--values ${values}`]),
    ...operation.map((each) => `--operation ${each}`),
    ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
  ];
  return ["contract conformance", `--contract ${contract}`, `--url ${url}`, ...options].join(" ");
}
