import type { ContractName, OpenApiVersion } from "./documents.ts";
import type { StepName } from "./tool.ts";

/** A fault of a tool that no form of the document cures, with its issue. It must occur, or the entry is needless. */
export interface KnownFault {
  tool: string;
  /** Default: both. */
  version?: OpenApiVersion;
  /** Default: all. */
  contract?: ContractName;
  step: StepName;
  /** What the tool or compiler says, or the line of the call that fails. */
  says: RegExp;
  /** Where the tool's own people speak of it, or the sentence of its documentation. */
  because: string;
}

export const KNOWN_FAULTS: readonly KnownFault[] = [
  {
    tool: "openapi-python-client",
    contract: "operacao",
    step: "generate",
    says: /^WARNING parsing .*\s+Unsupported content type text\/(?:plain|csv)$/,
    because:
      "files of carriers and freight tables, whose bodies are plain text, have no function: https://github.com/openapi-generators/openapi-python-client/issues/542",
  },
  {
    tool: "openapi-python-client",
    contract: "interface",
    step: "generate",
    says: /^WARNING parsing .*\s+Cannot parse response .*Unsupported content_type \*\/\*/,
    because:
      "an answer of which the interface shows no form may have any, and `*/*` is no content type to this tool: the answer is handed on as bytes",
  },
  {
    tool: "openapi-python-client",
    contract: "interface",
    step: "generate",
    says: /^Unable to process schema .*FormularioMensagem:|^WARNING parsing POST \/api\/v1\/chat\//,
    because:
      "this document, for implementers, shows `anexo` and `anexo[]`, which are one name in Python; callers' documents show the one that is meant",
  },
  {
    tool: "openapi-generator-java-native",
    contract: "interface",
    step: "compile",
    says: /(?:ValorJson|PlpErros|PedidoAlteracaoEnviada)\.java.*(?:expected|illegal start)/,
    because:
      "this document, for implementers, shows unions with lists and maps whole, and Java's classes of them are named `List<Object>`; callers' documents show what is meant",
  },
  {
    tool: "openapi-generator-java-okhttp-gson",
    version: "3.0",
    contract: "interface",
    step: "compile",
    says: /(?:ValorJson|PedidoAlteracaoEnviada)\.java.*(?:expected|illegal start)/,
    because:
      "this document, for implementers, shows unions with lists and maps whole, and Java's classes of them are named `List<Object>`; callers' documents show what is meant",
  },
  {
    tool: "openapi-generator-java-okhttp-gson",
    version: "3.0",
    contract: "operacao",
    step: "compile",
    says: /DecisaoConciliacaoNot\.java.*incompatible types: String cannot be converted to Boolean/,
    because:
      "a list of values of a boolean is written as texts: 3.0 says so of `autorizado` what 3.1 says by `if`, under which the tool does not look",
  },
  {
    tool: "openapi-generator-kotlin",
    contract: "openapi",
    step: "call",
    says: /UnsupportedOperationException: JsonNull|^not called: lista$/,
    because:
      "an order is not read whose `autorizado` is null: the check that `generateOneOfAnyOfWrappers` writes reads every required enum as a text (`validateJsonElement`), also one that may be null; without that option no event is read",
  },
  {
    tool: "openapi-generator-php-nextgen",
    contract: "interface",
    step: "compile",
    says: /Type mixed can only be used as a standalone type/,
    because:
      "an answer of which the interface shows no form is `mixed`, which the tool puts beside the form of refusals, and PHP takes no such union; callers' documents show what is meant",
  },
  {
    tool: "openapi-generator-kotlin",
    contract: "interface",
    step: "compile",
    says: /(?:ValorJson|PlpErros|PedidoAlteracaoEnviada)\.kt.*Unresolved reference 'validateJsonElement'/,
    because:
      "this document, for implementers, shows unions with lists and maps whole, and the wrappers call a check that lists and maps do not have: https://github.com/OpenAPITools/openapi-generator/issues/20199; callers' documents show what is meant",
  },
  {
    tool: "openapi-generator-kotlin",
    contract: "operacao",
    step: "compile",
    says: /Criterio\w*\.kt.*Operator '==' cannot be applied to 'Int' and 'String!'/,
    because:
      "what tells a rule's criterion is a number, and the check that `generateOneOfAnyOfWrappers` writes reads every required enum as a text",
  },
  {
    tool: "openapi-generator-rust",
    contract: "openapi",
    step: "call",
    says: /missing field `tipo`|^not called: fila$/,
    because:
      "an event is not read: serde takes the property that tells its kind, which the struct inside asks for once more: https://github.com/OpenAPITools/openapi-generator/issues/22344",
  },
];
