import { storedDocument } from "../../platform/storage/storedDocument.ts";
import type { Criterio } from "./frete/criterios.ts";

/** The conditions of a freight rule, as `regra_frete.criterios` holds them. */
export const criteriosDocument = storedDocument<Criterio[]>("regra_frete.criterios");
