/**
 * The key under which a contract documents a status: the status itself, its range (`4XX`), or `default`, in this order
 * (OpenAPI 3.1, 4.8.16); undefined: it does not.
 */
export function documentedStatus(
  responses: Readonly<Record<string, unknown>>,
  status: number,
): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, "default"].find((key) =>
    Object.hasOwn(responses, key),
  );
}
