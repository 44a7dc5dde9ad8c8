import type { Pedido } from "../../pedido/pedido.ts";

/** Texts that become something else than text wherever they are not escaped. */
export const HOSTILE_TEXTS = [
  "<script>alert(1)</script>",
  "</style><img src=x onerror=alert(1)>",
  `"><svg onload=alert(1)>`,
  "' onfocus='alert(1)' autofocus='",
  `" style="position:fixed;inset:0" x="`,
  "</title></head><body onload=alert(1)>",
  "<!-- ",
  "]]><a href=javascript:alert(1)>x</a>",
  "&lt;b&gt; &#60;i&#62; &amp;",
  "javascript:alert(1)",
  "{{7*7}} #{7*7} <%= 7*7 %>",
  "\u202etxt.exe\u2066",
  "W".repeat(100),
  "🚚".repeat(40),
] as const;

/** A copy of the order with every text in it, whatever it means, replaced in the order in which they stand. */
export function withTexts(pedido: Pedido, next: (text: string) => string): Pedido {
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return next(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
  };
  return walk(pedido) as Pedido;
}

/** An order with hostile texts in every place where an integrator's or a carrier's text may stand; `from`: the first one. */
export function hostile(pedido: Pedido, from = 0): Pedido {
  let index = from;
  const { tipoPedido, controleEtiqueta, chave, cotado } = pedido;
  const kept = new Set<string>([tipoPedido, controleEtiqueta, chave, cotado.idCotacao]);
  for (const { prazoEntregaPedido, urlRastreioExterno, linkComprovanteEntrega } of pedido.envios)
    for (const text of [prazoEntregaPedido, urlRastreioExterno, linkComprovanteEntrega])
      if (text !== null) kept.add(text);
  return withTexts(pedido, (text) =>
    kept.has(text) ? text : (HOSTILE_TEXTS[index++ % HOSTILE_TEXTS.length] as string).slice(0, 100),
  );
}
