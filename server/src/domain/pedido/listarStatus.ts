import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { STATUS } from "./status.ts";

/** Every status by ascending code; they are the same for all lojas (NS-020, NS-066). */
const LISTA = Object.entries(STATUS).map(([idStatus, statusDescricao]) => ({
  idStatus: Number(idStatus),
  statusDescricao,
}));

/** GET /lista/status: the statuses that orders go through (GER-016, PED-LIST-006). */
export function listarStatus(): LojaHandler<"listarStatus"> {
  return () => LISTA;
}
