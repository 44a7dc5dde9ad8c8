import type { ContractIdentity, ContractModule } from "@frete/contract/toolkit/contractModule";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";

/** A generated contract: identity, operations table, ahead-of-time validators and the OpenAPI document they came from. */
export interface Contract extends Pick<ContractModule, "operations" | "validators"> {
  readonly identity: ContractIdentity;
  readonly document: OpenApiDocument;
}
