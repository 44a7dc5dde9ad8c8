import { Html } from "./html.ts";
import type { Tone } from "./textos.ts";

const icone = (desenho: string): Html =>
  new Html(
    `<svg class="icone" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${desenho}"/></svg>`,
  );

/** Drawings in the colour of the text around them; the words beside them say the same. */
export const icons = {
  pacote: icone("M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10M8 5l8 4"),
  caminhao: icone(
    "M3 6h11v10H3zM14 9h4l3 4v3h-7M6.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  ),
  certo: icone("M5 12.5 10 17.5 19 7"),
  alerta: icone("M12 4 2.5 20h19zM12 10v5M12 17.5v.1"),
  parado: icone("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.5 8.5l7 7M15.5 8.5l-7 7"),
  sair: icone("M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9"),
  arquivo: icone("M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6"),
};

/** The drawing of a status. */
export const toneIcon: Record<Tone, Html> = {
  andamento: icons.caminhao,
  sucesso: icons.certo,
  alerta: icons.alerta,
  fim: icons.parado,
};
