export type * from "@frete/contract/toolkit/contractModule";
