import type { Network } from "../platform/network.ts";
import { lojasDemo, OPERATOR_TOKEN_DEMO, tokensDemo } from "./lojas.ts";

/** The request of the banner: two registered items, above the free-shipping rule, to Avenida Paulista. */
export const cotacaoDemo = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [
    { sku: "CAMISETA-P-AZUL", quantidade: 2, valorUnitario: 59.9 },
    { sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 },
  ],
};

/**
 * What a person at the terminal needs to try the demo: address, tokens and a request to paste. An operator token that
 * someone chose is never printed.
 */
export function demoBanner({
  baseUrl,
  operatorTokens,
  webhookAllow = [],
}: {
  baseUrl: string;
  operatorTokens: readonly string[];
  webhookAllow?: readonly Network[];
}): string {
  const lines: [string, string][] = [["Base URL", baseUrl]];
  lojasDemo.forEach(({ nome }, index) => {
    const tokens = tokensDemo[index];
    if (tokens) lines.push([nome, `API ${tokens.api}   quotation ${tokens.cotacao}`]);
  });
  lines.push([
    "Operator",
    operatorTokens.includes(OPERATOR_TOKEN_DEMO) ? OPERATOR_TOKEN_DEMO : "the one in FRETE_OPERATOR_TOKEN",
  ]);
  const width = Math.max(...lines.map(([label]) => label.length)) + 3;
  const table = lines.map(([label, value]) => `  ${label.padEnd(width)}${value}`);
  const curl = [
    `  curl -sS '${baseUrl}/api/v1/cotacao' \\`,
    `    -H 'Authorization: Bearer ${tokensDemo[0].cotacao}' \\`,
    "    -H 'Content-Type: application/json' \\",
    `    -d '${JSON.stringify(cotacaoDemo)}'`,
  ];
  const networks = webhookAllow.map(({ address, prefix }) => `${address}/${prefix}`).join(", ");
  return [
    "",
    "Demo data: public tokens, not for production.",
    ...(webhookAllow.length === 0 ? [] : [`Events may go to private networks: ${networks}.`]),
    "",
    ...table,
    "",
    "Try a quotation:",
    "",
    ...curl,
    "",
  ].join("\n");
}
