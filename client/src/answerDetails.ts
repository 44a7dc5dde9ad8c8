import type { FreteErrorDetails } from "./errors.ts";
import type { OperationId } from "./operation.ts";

/** What an error tells of the answer that it is about. */
export const answerDetails = (operation: OperationId, { status, headers }: Response): FreteErrorDetails => ({
  operation,
  status,
  headers,
  requestId: headers.get("X-Request-Id"),
});
