import {
  getHttpOperation,
  type HttpOperation,
  type HttpOperationParameter,
  isSharedRoute,
} from "@typespec/http";
import { describePart } from "../diagnostics/diagnostic.ts";
import type { GenerateError } from "../generateError.ts";
import { parameterEntries } from "../parameterEntries.ts";
import { operationsOf } from "../toolkit/openApi.ts";
import type { Examined, Finding } from "./feature.ts";

/** Parameters that no text can carry, or that a text cannot be told from another. */
export function* unreadableParameters({ document }: Examined): Generator<Finding> {
  for (const { operation } of operationsOf(document)) {
    try {
      parameterEntries(document, operation);
    } catch (error) {
      const { problem = (error as Error).message, part = { operation: operation.operationId } } =
        error as Partial<GenerateError>;
      yield { part, message: problem.replace(`${describePart(part)}: `, "") };
    }
  }
}

/** Parameters of one name in operations that share a route: the emitter keeps only one of them. */
export function* differentParameters({ program, operations }: Examined): Generator<Finding> {
  const shared = operations.filter((operation) => isSharedRoute(program, operation));
  const first = new Map<string, { of: string; parameter: HttpOperationParameter }>();
  for (const operation of shared) {
    const [{ verb, path, parameters }]: readonly [HttpOperation, unknown] = getHttpOperation(
      program,
      operation,
    );
    for (const parameter of parameters.parameters) {
      // Media types add up, and so do texts that stand for themselves.
      if (parameter.name.toLowerCase() === "content-type") continue;
      const key = `${verb} ${path} ${parameter.name}`;
      const other = first.get(key);
      if (!other) first.set(key, { of: operation.name, parameter });
      else if (isLiteral(other.parameter) && isLiteral(parameter) && other.parameter.type === parameter.type)
        continue;
      else if (other.parameter.type !== parameter.type || other.parameter.param.type !== parameter.param.type)
        yield {
          part: { operation: operation.name, parameter: parameter.name },
          message: `the operation ${other.of} of the same route has another one of that name`,
          target: parameter.param,
        };
    }
  }
}

const isLiteral = ({ param }: HttpOperationParameter) => param.type.kind === "String";
