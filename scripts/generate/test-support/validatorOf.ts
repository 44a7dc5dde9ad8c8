import { type Dialect, standardDialect } from "../dialect.ts";
import type { OperationValidators, Validate } from "../toolkit/contractModule.ts";
import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import type { Direction } from "../validationSchema.ts";
import { validators } from "../validators.ts";

/** What a schema stands in, for `validatorOf`. */
interface Setting {
  components?: Record<string, Schema>;
  direction?: Direction;
  dialect?: Dialect;
}

/** The validator of one schema, by way of the whole: printed as part of a contract, and loaded as a module. */
export async function validatorOf(
  schema: Schema,
  { components = {}, direction = "request", dialect = standardDialect }: Setting = {},
): Promise<Validate> {
  const content = { "application/json": { schema } };
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Sample", version: "1" },
    paths: {
      "/": {
        post: {
          operationId: "send",
          ...(direction === "request" && { requestBody: { content } }),
          responses: { "200": direction === "answer" ? { content } : {} },
        },
      },
    },
    components: { schemas: components },
  };
  const text = validators(document, dialect);
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const { body, responses } = module.validators.send as OperationValidators;
  const found = direction === "request" ? body : responses["200"];
  return found?.["application/json"] as Validate;
}
