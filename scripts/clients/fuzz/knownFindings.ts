import type { Finding } from "./findings.ts";

/**
 * Findings that no document and no server should be changed for. Requests are drawn at random, so that an entry need not come true in a run;
 * what is in none of them fails it.
 */
interface KnownFinding {
  code: "ST201" | "ST202";
  /** What is answered, or what the tool says of the request. */
  says: RegExp;
  /** What was sent; anything by default. */
  sent?: RegExp;
  because: string;
}

export const KNOWN_FINDINGS: readonly KnownFinding[] = [
  {
    code: "ST201",
    says: /in body - (?:\w+: Non-multiple of|valid object)/,
    sent: /:\s*-?(?:\d+\.\d{2,}?(?:0{6}|9{6})\d*|\d(?:\.\d+)?e-\d+)[,}\]]/,
    because:
      "a number within a millionth of one with the decimals that are allowed is that one (NS-002), which `multipleOf` and bounds cannot say",
  },
  {
    code: "ST201",
    says: /parameter `\w+` in query - .*not matching the '\w+' format/i,
    because: "a blank parameter is one that was left out (NS-003), which no schema of a parameter can say",
  },
  {
    code: "ST201",
    says: /parameter `\w+` in query - .*smaller than minLength/i,
    sent: /[?&]\w+=(?:%20|\+)*(?:&|$)/,
    because: "a blank parameter is one that was left out (NS-003), which no schema of a parameter can say",
  },
  {
    code: "ST201",
    says: /^\{"produto":\[\{"sku":"[^"]*","mensagem":"[\w.]+: /,
    because: "of a list of products each is refused by itself, inside a 200 (PROD-011)",
  },
  {
    code: "ST202",
    says: /não encontrad[ao]|não é o número de um pedido/,
    because: "what is named in a request must be there: no schema knows what a store has",
  },
  {
    code: "ST202",
    says: /contém caractere não permitido/,
    because:
      "control characters are refused everywhere in a body (NS-003), also in fields that no schema names",
  },
  {
    code: "ST202",
    says: /obrigatório quando /,
    because: "a rule between fields, which the description of the operation tells",
  },
  {
    code: "ST202",
    says: /deve ser uma data real|deve ser uma data e hora com fuso|deve ser um período no formato/,
    because:
      "years are from 1970 to 2200, and days those of the calendar: the formats of JSON Schema have no bounds",
  },
  {
    code: "ST202",
    says: /deve ser um instante futuro|não pode ser anterior|deve ser (?:igual|posterior)/,
    because: "instants are held against the clock, or against each other: no schema knows either",
  },
  {
    code: "ST202",
    says: /deve ser informado uma única vez/,
    because:
      "a field of a form that comes twice is refused, also one that no schema names: the tool writes a list as such",
  },
  {
    code: "ST202",
    says: /corpo da requisição está ausente/,
    because: "a text of no characters is no body (HTTP, RFC 9110, section 6.4)",
  },
  {
    code: "ST202",
    says: /deve ser um endereço http ou https|informe um endereço absoluto http ou https/,
    because: "the tool makes texts for `format: uri` that are no addresses",
  },
  {
    code: "ST202",
    says: /deve começar com Ponto, Postagem ou Coleta/,
    because: "holds for one of the lists of situations alone, which the path names",
  },
];

/** Why a finding is known, if it is. */
export const reasonOf = ({ code, message, answer, request }: Finding): string | undefined =>
  KNOWN_FINDINGS.find(
    (known) =>
      known.code === code &&
      (known.says.test(answer) || known.says.test(message)) &&
      (known.sent?.test(request) ?? true),
  )?.because;
