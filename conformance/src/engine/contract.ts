import type { ContractIdentity, ContractModule } from "@frete/contract/toolkit/contractModule";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";

/** What answers are held against: an OpenAPI document and the ahead-of-time validators that came from it. */
export interface ContractLayer extends Pick<ContractModule, "validators"> {
  readonly document: OpenApiDocument;
}

/** A generated contract: identity, operations table, and the layer `reference`, which says all. */
export interface Contract extends ContractLayer, Pick<ContractModule, "operations"> {
  readonly identity: ContractIdentity;
  /** What the interface says without the decisions of the project; left out: there are none. */
  readonly interfaceLayer?: ContractLayer;
  /** Does a rule only say what the project decided? */
  readonly isDecision?: (rule: string) => boolean;
  /** The decision on a part that answers of every operation have: `status`, `headers allow`. */
  readonly decisionOn?: (pointer: string) => string | undefined;
}
