import {
  describeValidationError,
  fit,
  HttpError,
  type Refusing,
  type ValidationError,
} from "../http/index.ts";
import { textos } from "./textos.ts";

/** Longest `mensagem`, in characters (code points). */
const MAX_LENGTH = 255;

/** How both interfaces refuse: `{mensagem}`, in Portuguese. */
export const refusing: Refusing = {
  texts: textos,
  errorBody: ({ text }) => ({ mediaType: "application/json", body: { mensagem: fit(text, MAX_LENGTH) } }),
};

/** The `mensagem` of a refusal that is told inside an answer. */
export function mensagemOf(error: HttpError): string {
  return fit(error.text(textos), MAX_LENGTH);
}

/** The `mensagem` for a value that failed its schema: `quantidade: deve ser maior ou igual a 1`. @param name that of the value */
export function faultMensagem(errors: Errors, name: string): string {
  const { keys, wording } = describeValidationError(errors);
  const field = { in: "body", keys: keys.length === 0 ? [name] : keys } as const;
  return mensagemOf(new HttpError(400, wording, {}, { field }));
}

/** The same without the field's name. */
export function faultText(errors: Errors): string {
  return mensagemOf(new HttpError(400, describeValidationError(errors).wording));
}

type Errors = readonly ValidationError[] | null | undefined;
