import { storedDocument } from "../../platform/storage/storedDocument.ts";
import type { Pedido } from "./pedido.ts";

/** Orders, as `pedido.estado` holds them. */
export const pedidoDocument = storedDocument<Pedido>("pedido.estado");
