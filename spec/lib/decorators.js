import {
  $maxValue,
  $minValue,
  createTypeSpecLibrary,
  getMaxValue,
  getMinValue,
  Numeric,
  paramMessage,
} from "@typespec/compiler";
import { getExtensions, setExtension } from "@typespec/openapi";
import { ruleIds } from "./ruleIds.js";

export const $lib = createTypeSpecLibrary({
  name: "frete-spec",
  diagnostics: {
    "invalid-rule-id": {
      severity: "error",
      messages: {
        default: paramMessage`"${"id"}" is not a rule id: use upper-case words and three digits, as in PED-NOVO-012 or NS-033.`,
      },
    },
    "unknown-rule-id": {
      severity: "error",
      messages: {
        default: paramMessage`there is no rule ${"id"}: those of the interface are in spec/rules.tsv, this project's own in spec/decisoes.tsv.`,
      },
    },
    "missing-rule-id": {
      severity: "error",
      messages: { default: "@regra needs at least one rule id." },
    },
    "invalid-numeric": {
      severity: "error",
      messages: {
        default: paramMessage`@numeric(${"precision"}, ${"scale"}) is not possible: precision is 1 to 15 and scale is 0 to precision.`,
        type: "@numeric applies to numbers only.",
      },
    },
    "invalid-max-bytes": {
      severity: "error",
      messages: {
        default: paramMessage`@maxBytes(${"bytes"}) is not possible: give a positive number of bytes.`,
      },
    },
    "invalid-call-name": {
      severity: "error",
      messages: {
        default: paramMessage`"${"name"}" is no name of a method: use a group and a name, as in chat.enviar.`,
      },
    },
    "invalid-free-text": {
      severity: "error",
      messages: { default: "@freeText applies to strings only." },
    },
  },
});

const RULE_ID = /^[A-Z]+(?:-[A-Z]+)*-\d{3}$/;

/** Name of the built-in scalar that a scalar, or the type of a property, descends from. */
function builtInName(target) {
  let type = target.kind === "ModelProperty" ? target.type : target;
  if (type.kind === "Union") {
    type =
      [...type.variants.values()].map((variant) => variant.type).find((each) => each.kind === "Scalar") ??
      type;
  }
  if (type.kind === "String") return "string";
  if (type.kind === "Number") return "numeric";
  while (type.kind === "Scalar" && type.baseScalar) type = type.baseScalar;
  return type.kind === "Scalar" ? type.name : undefined;
}

/** `10^-scale` as decimal text, exact for every scale. */
function step(scale) {
  return scale === 0 ? "1" : `0.${"0".repeat(scale - 1)}1`;
}

/** The largest number of `precision` digits with `scale` of them after the point, as decimal text. */
function largest(precision, scale) {
  const whole = "9".repeat(precision - scale) || "0";
  return scale === 0 ? whole : `${whole}.${"9".repeat(scale)}`;
}

function numeric(context, target, precision, scale) {
  const { program } = context;
  if (builtInName(target) !== "numeric") {
    $lib.reportDiagnostic(program, {
      code: "invalid-numeric",
      messageId: "type",
      target: context.decoratorTarget,
    });
    return;
  }
  const possible = precision >= 1 && precision <= 15 && scale >= 0 && scale <= precision;
  if (!possible) {
    $lib.reportDiagnostic(program, {
      code: "invalid-numeric",
      format: { precision: String(precision), scale: String(scale) },
      target: context.decoratorTarget,
    });
    return;
  }
  const bound = largest(precision, scale);
  if (getMinValue(program, target) === undefined) context.call($minValue, target, Numeric(`-${bound}`));
  if (getMaxValue(program, target) === undefined) context.call($maxValue, target, Numeric(bound));
  setExtension(program, target, "multipleOf", Number(step(scale)));
  setExtension(program, target, "x-numeric", { precision, scale });
}

function regra(context, target, ...ids) {
  const { program } = context;
  if (ids.length === 0) {
    $lib.reportDiagnostic(program, { code: "missing-rule-id", target: context.decoratorTarget });
    return;
  }
  for (const id of ids.filter((each) => !ruleIds(program).has(each))) {
    const code = RULE_ID.test(id) ? "unknown-rule-id" : "invalid-rule-id";
    $lib.reportDiagnostic(program, { code, format: { id }, target: context.decoratorTarget });
  }
  const earlier = getExtensions(program, target).get("x-regras") ?? [];
  setExtension(program, target, "x-regras", [...new Set([...ids, ...earlier])]);
}

function freeText(context, target) {
  if (builtInName(target) !== "string") {
    $lib.reportDiagnostic(context.program, { code: "invalid-free-text", target: context.decoratorTarget });
    return;
  }
  setExtension(context.program, target, "x-free-text", true);
}

function patternText(context, target, text) {
  setExtension(context.program, target, "x-pattern-text", text);
}

function maxBytes(context, target, bytes) {
  if (bytes < 1) {
    $lib.reportDiagnostic(context.program, {
      code: "invalid-max-bytes",
      format: { bytes: String(bytes) },
      target: context.decoratorTarget,
    });
    return;
  }
  setExtension(context.program, target, "x-max-bytes", bytes);
}

function validator(context, target) {
  setExtension(context.program, target, "x-validator", true);
}

function reference(context, target, ...what) {
  const { program } = context;
  const earlier = getExtensions(program, target).get("x-reference") ?? [];
  const whole = what.length === 0 || earlier === true;
  setExtension(program, target, "x-reference", whole || [...new Set([...what, ...earlier])]);
}

function callback(context, target, name, expression, schema, summary, description) {
  const body = { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } };
  setExtension(context.program, target, "callbacks", {
    [name]: {
      [expression]: {
        post: {
          operationId: name,
          "x-reference": ["requestBody"],
          summary,
          description,
          security: [],
          requestBody: { required: true, content: body },
          responses: {
            "2XX": { description: "Delivered." },
            "4XX": { description: "Not delivered: tried again later; 410 disables the registration." },
          },
        },
      },
    },
  });
}

function webhook({ program }, target, name) {
  setExtension(program, target, "x-webhook", name);
}

function publishedAs({ program }, target, way) {
  setExtension(program, target, "x-published-as", way);
}

function link({ program }, target, name, operationId, parameters, description) {
  const later = getExtensions(program, target).get("x-links") ?? {};
  setExtension(program, target, "x-links", { [name]: { operationId, parameters, description }, ...later });
}

/** Adds what a rule between fields says to those of its kind, which are read from the last to the first. */
function addFieldRule({ program }, target, kind, said) {
  const later = getExtensions(program, target).get(kind) ?? [];
  setExtension(program, target, kind, [said, ...later]);
}

function requiredWhen(context, target, when, ...fields) {
  addFieldRule(context, target, "x-required-when", { when, fields });
}

function requiredUnless(context, target, given, ...fields) {
  addFieldRule(context, target, "x-required-unless", { given, fields });
}

function together(context, target, ...fields) {
  addFieldRule(context, target, "x-together", fields);
}

function atLeastOneOf(context, target, ...fields) {
  addFieldRule(context, target, "x-at-least-one-of", fields);
}

function exactlyOneOf(context, target, ...fields) {
  addFieldRule(context, target, "x-exactly-one-of", fields);
}

function limitedTo(context, target, fields, when) {
  addFieldRule(context, target, "x-limited-to", when === undefined ? { fields } : { when, fields });
}

/** What a client is made of: a group and a name in it. */
const CALL_NAME = /^[a-z]\w*\.[a-z]\w*$/;

function callAs({ program, decoratorTarget }, target, name) {
  if (!CALL_NAME.test(name))
    $lib.reportDiagnostic(program, {
      code: "invalid-call-name",
      format: { name },
      target: decoratorTarget,
    });
  setExtension(program, target, "x-call-as", name);
}

function paged({ program }, target, page, items, total) {
  setExtension(program, target, "x-paging", { page, ...(items && { items }), ...(total && { total }) });
}

function repeatable({ program }, target, reason) {
  setExtension(program, target, "x-repeatable", reason);
}

function once({ program }, target, reason) {
  setExtension(program, target, "x-once", reason);
}

function nothingDone({ program }, target, ...statuses) {
  setExtension(program, target, "x-nothing-done", statuses);
}

function everyAnswer({ program }, target, name, description, ...ids) {
  const earlier = getExtensions(program, target).get("x-answer-headers") ?? {};
  setExtension(program, target, "x-answer-headers", {
    ...earlier,
    [name]: { description, ...(ids.length > 0 && { "x-regras": ids }) },
  });
}

export const $decorators = {
  "Frete.Lib": {
    numeric,
    regra,
    freeText,
    patternText,
    maxBytes,
    validator,
    reference,
    callback,
    webhook,
    publishedAs,
    link,
    requiredWhen,
    requiredUnless,
    together,
    atLeastOneOf,
    exactlyOneOf,
    limitedTo,
    callAs,
    paged,
    repeatable,
    once,
    nothingDone,
    everyAnswer,
  },
};
