import type { Explicacao, OpcaoAusente, OpcaoExplicada, RegraExplicada } from "@frete/contract/operacao";
import { criterioFields } from "../domain/cotacao/frete/criterios.ts";
import { bold, dim } from "./terminal.ts";

const reais = (value: number): string => value.toFixed(2);
const kg = (value: number): string => `${Number(value.toFixed(3))} kg`;

/** An explanation for people: every option with its table, its sum and its rules, then what is left out and why. */
export function renderExplanation(explanation: Explicacao, coloured: boolean): string {
  const { destino, carrinho, opcoes, semOpcao, regrasForaDoCarrinho, filiaisIgnoradas } = explanation;
  const total = explanation.totalRegrasForaDoCarrinho;
  const lines = [
    explanation.mensagem,
    `to ${destino.cep} (${destino.uf}, ${destino.regiaoUf}, ${destino.regiaoPais}); goods ${reais(carrinho.valorNF)}, ` +
      `${kg(carrinho.totalPeso)}, ${carrinho.totalCubagem} m3; by ${explanation.ordenacao === "v" ? "price" : "lead time"}`,
    ...(filiaisIgnoradas.length > 0 ? [`unknown branches: ${filiaisIgnoradas.join(", ")}`] : []),
    ...opcoes.flatMap((option, index) => ["", ...optionLines(option, index + 1, coloured)]),
    ...section("Left out", semOpcao.flatMap(leftOutLines), coloured),
    ...section(
      "Rules that act on no option",
      regrasForaDoCarrinho.map((rule) => `${rule.codigo} ${rule.titulo}: ${why(rule)}`),
      coloured,
    ),
    ...(total > regrasForaDoCarrinho.length ? [dim(`  ${total} in all`, coloured)] : []),
  ];
  return lines.join("\n");
}

function optionLines(option: OpcaoExplicada, place: number, coloured: boolean): string[] {
  const { preco, prazo, faixa, tabela, regras } = option;
  const excess = preco.pesoExcedente > 0 ? ` + ${kg(preco.pesoExcedente)} above the band` : "";
  const head = `${place}. ${option.transportadora}, ${option.metodo}, from ${option.filialERP}: R$ ${reais(preco.freteCobrar)}, ${prazo.prazoTotal} business days`;
  return [
    `${bold(head, coloured)}${option.temEstoque ? "" : " (no stock)"}`,
    `   table   ${tabela.id} ${tabela.nome}, ${faixa.cepInicio} to ${faixa.cepFim}, ${faixa.pesoInicio} to ${faixa.pesoFim} kg`,
    `   weight  ${kg(preco.pesoTaxado)} priced (real ${kg(preco.pesoReal)}, cubed ${kg(preco.pesoCubado)})${excess}`,
    `   price   ${priceParts(option)} = ${reais(preco.freteReal)} charged by the carrier`,
    ...(preco.perAdiDesconto === 0
      ? []
      : [`   branch  ${preco.perAdiDesconto}% -> ${reais(preco.freteAntesDasRegras)}`]),
    ...regras.map((rule) => `   rule    ${ruleText(rule)}`),
    `   days    ${dayParts(option)} = ${prazo.prazoTotal}`,
  ];
}

function priceParts({ preco }: OpcaoExplicada): string {
  const parts: [string, number][] = [
    ["weight", preco.fretePeso],
    ["ad valorem", preco.adValorem],
    ["GRIS", preco.gris],
    ["toll", preco.pedagio],
    ["dispatch", preco.despacho],
    ["others", preco.outros],
    [`TDA ${preco.idTDA}`, preco.TDA],
    [`TRT ${preco.idTRT}`, preco.TRT],
    ["up to the minimum", preco.ajusteFreteMinimo],
    ["ICMS", preco.icms],
  ];
  const shown = parts.filter(([, value], index) => index === 0 || value !== 0);
  return shown.map(([name, value]) => `${name} ${reais(value)}`).join(" + ");
}

function dayParts({ prazo }: OpcaoExplicada): string {
  const parts: [string, number][] = [
    ["carrier", prazo.prazoTransportadora],
    ["products", prazo.maiorPrazoCros],
    ["branch", prazo.prazoAdicionalFilial],
    ["method", prazo.prazoAdicionalMetodo],
    ["rules", prazo.prazoEntregaRegra],
  ];
  const shown = parts.filter(([, value], index) => index === 0 || value !== 0);
  return shown.map(([name, value]) => `${name} ${value}`).join(" + ");
}

function ruleText(rule: RegraExplicada): string {
  const name = `${rule.codigo} ${rule.titulo}`;
  if (!rule.aplicada) return `${name}: not applied, ${why(rule)}`;
  const days = rule.prazoEntregaRegra ? `, rules' days ${rule.prazoEntregaRegra}` : "";
  return `${name}: ${reais(rule.valorAntes ?? 0)} -> ${reais(rule.valorDepois ?? 0)}${days}`;
}

function why({ motivo, campo }: Pick<RegraExplicada, "motivo" | "campo">): string {
  if (motivo === "status") return "it is not active";
  if (motivo === "vigencia") return "it is not in force today";
  if (motivo === "bloqueada") return "a rule before it removed the option";
  const field = criterioFields[campo as keyof typeof criterioFields];
  return `criterion ${campo} (${field ?? "unknown"}) does not match`;
}

function leftOutLines({
  filialERP,
  transportadora,
  metodo,
  mensagem,
  codigoRegra,
  regras,
}: OpcaoAusente): string[] {
  const rule = codigoRegra === null ? undefined : regras.find(({ codigo }) => codigo === codigoRegra);
  const by = rule ? ` (${rule.codigo} ${rule.titulo})` : "";
  return [`${transportadora}, ${metodo}, from ${filialERP}: ${mensagem}${by}`];
}

function section(title: string, lines: readonly string[], coloured: boolean): string[] {
  return lines.length === 0 ? [] : ["", bold(title, coloured), ...lines.map((line) => `  ${line}`)];
}
