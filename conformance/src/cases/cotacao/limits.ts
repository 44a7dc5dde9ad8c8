import { componentValidators } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { type DerivedBody, deriveNegatives, derivePositives } from "../../engine/deriveBodies.ts";
import {
  type DerivedParameter,
  deriveParameterNegatives,
  deriveParameterPositives,
} from "../../engine/deriveParameters.ts";
import { loja } from "../../profile/loja.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova, looseVolume } from "../support/cotacaoSamples.ts";
import { failure, success } from "../support/define.ts";
import { bodyOf, idOf, partOf, rulesOf, rulesWith } from "../support/derivedCases.ts";
import { noQuotations } from "../support/filaCotacao.ts";
import type { OperationId } from "../support/operationId.ts";
import { noProduct, unknownProduct } from "../support/produtoCases.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { refusal } from "../support/refusal.ts";

/** What only a decision refuses: empty lists, and pages of fewer than one. */
const REFUSED_BY_DECISION: Record<string, string[]> = {
  "volumes/minItems-0": ["NS-058"],
  "limite/minimum-below": ["NS-059"],
};

/** Valid on their own, refused for what they mean together with the other fields of the sample. */
const REFUSED_BY_MEANING: Record<string, Pick<DerivedBody, "rules"> & Partial<DerivedBody>> = {
  // The total of the cart is what does not fit numeric(9,2).
  "volumes.quantidade/maximum-2147483647": { rules: ["COT-008", "GER-009"], field: "volumes" },
  ...Object.fromEntries(
    ["peso", "altura", "largura", "profundidade"].flatMap((measure) =>
      ["required-absent", "null-sent"].map((how) => [`volumes.${measure}/${how}`, { rules: ["NS-058"] }]),
    ),
  ),
};

/** Both sides of every limit that the contract sets to a body, a path or a query of this stage's operations. */
export function cotacaoLimitScenarios(profile: Profile): Scenario[] {
  return [
    {
      module: "cotacao",
      cases: [
        ...quotationBodies(profile),
        ...parameters("consultarCotacao"),
        ...parameters("lerFilaCotacao"),
      ],
    },
    {
      module: "produto",
      cases: [...productLists(), ...productItems(profile), ...parameters("consultarProduto")],
    },
  ];
}

function quotationBodies(profile: Profile): Case[] {
  const options = bodyOf("criarCotacao", {
    schema: "CotacaoNova",
    sample: cotacaoNova(profile, {
      filiaisOrigem: profile.fixtures.filiais[0],
      volumes: [{ ...looseVolume, sku: skuOf(profile, "UNREGISTERED") }],
    }),
    file: import.meta.filename,
  });
  return [
    ...deriveNegatives(options).map((derived) => refused("criarCotacao", derived)),
    ...derivePositives(options).map((derived) => {
      const meaning = REFUSED_BY_MEANING[derived.name];
      return meaning
        ? refused("criarCotacao", { ...derived, ...meaning })
        : {
            ...success("criarCotacao", {
              id: idOf(derived),
              rules: rulesOf(derived),
              request: { body: derived.body },
            }),
            // A text of the longest size names no branch of anybody.
            ...(derived.name === "filiaisOrigem/maxLength-60" && {
              tolerates: [refusal(["NS-058"], "refuses a branch that it does not know")],
            }),
          };
    }),
  ];
}

function productLists(): Case[] {
  const options = bodyOf("salvarProdutos", {
    schema: "ProdutosEntrada",
    sample: { produto: [{}] },
    file: import.meta.filename,
  });
  return deriveNegatives(options).map((derived) => refused("salvarProdutos", derived));
}

/** A product that breaks a limit is refused by its own `mensagem` and leaves the call a success (ERR-043, NS-061). */
function productItems(profile: Profile): Case[] {
  const sample = completeProduto(profile, skuOf(profile, "LIMITS"));
  const options = partOf(componentValidators.ProdutoEntrada, {
    schema: "ProdutoEntrada",
    sample,
    file: import.meta.filename,
  });
  const item = (derived: DerivedBody, accepted: boolean): Case =>
    success("salvarProdutos", {
      id: idOf(derived),
      rules: rulesWith(derived, "ERR-043"),
      request: { body: { produto: [derived.body] } },
      check: ({ body }, verify) => {
        const [outcome] = body.produto;
        const messages = [outcome, ...(outcome?.filial ?? []), ...(outcome?.dePara ?? [])].map(
          (entry) => entry?.mensagem,
        );
        if (accepted) verify.equal("/produto/0/mensagem", outcome?.mensagem, "sucesso");
        else
          verify.holds(
            "/produto/0",
            messages.some((text) => text !== "sucesso"),
            `must refuse ${derived.field}`,
            outcome,
          );
      },
    });
  const negatives = deriveNegatives(options);
  const isNested = ({ field }: DerivedBody) => field.includes(".");
  return [
    ...negatives.filter((derived) => !isNested(derived)).map((derived) => item(derived, false)),
    unknownProduct({
      id: "NS-061/refused-products-are-not-saved",
      rules: ["NS-061"],
      request: { path: { sku: sample.sku } },
    }),
    ...negatives.filter(isNested).map((derived) => item(derived, false)),
    ...derivePositives(options).map((derived) => item(derived, true)),
  ];
}

function refused(operation: OperationId, derived: DerivedBody): Case {
  const rules = REFUSED_BY_DECISION[derived.name] ?? rulesOf(derived);
  return failure(operation, 400, {
    id: `${rules[0]}/${derived.name}`,
    rules,
    request: { body: derived.body },
    field: derived.field,
  });
}

/** Parameters outside their limits are refused; on the edge they are accepted, and a path then names nothing. */
function parameters(operation: OperationId): Case[] {
  const { path } = loja.operations[operation] ?? {};
  const request = ({ parameter, place, values }: DerivedParameter) =>
    place === "path" ? { path: { [parameter]: values[0] ?? "" } } : { query: { [parameter]: values } };
  return [
    ...deriveParameterNegatives(loja, operation).map((derived) => {
      const rules = REFUSED_BY_DECISION[derived.name] ?? rulesOf(derived);
      return failure(operation, 400, {
        id: `${rules[0]}/${derived.name}`,
        rules,
        request: request(derived),
        field: derived.parameter,
      });
    }),
    ...deriveParameterPositives(loja, operation).map((derived) =>
      path?.includes("{")
        ? failure(operation, 404, {
            id: idOf(derived),
            rules: rulesOf(derived),
            request: request(derived),
            ...(operation === "consultarProduto" && { tolerates: [noProduct] }),
          })
        : success(operation, {
            id: idOf(derived),
            rules: rulesOf(derived),
            request: request(derived),
            ...(operation === "lerFilaCotacao" && { tolerates: [noQuotations] }),
          }),
    ),
  ];
}
