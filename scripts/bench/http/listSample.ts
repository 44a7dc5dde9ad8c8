import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContractModule } from "../../generate/toolkit/contractModule.ts";

/** What every peer is asked for. */
export const key = "shop-0123456789abcdef0123456789abcdef";
export const path = "/store/pets?kinds=dog,cat&limit=20";
export const headers = { "x-api-key": key, "x-request-id": "bench-0123456789" };

const pet = (index: number) => ({
  id: index + 1,
  name: `Pet ${index}`,
  kind: index % 2 ? "dog" : "cat",
  age: index,
  tag: "AB-0001",
});
/** What every peer answers: twenty pets, about 1.3 KB. */
export const answer = Array.from({ length: 20 }, (_, index) => pet(index));

/** The pet store's contract, which the driver has generated into the folder that is the first argument. */
export async function petStore(): Promise<ContractModule> {
  const [, , folder = ""] = process.argv;
  return (await import(pathToFileURL(resolve(folder, "index.ts")).href)) as ContractModule;
}
