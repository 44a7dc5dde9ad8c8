import type { Feature } from "./feature.ts";

/** Samples as the rest of a contract, each in a namespace with a path of its own; those of services are contracts by themselves. */
export function samplesContract(features: readonly Feature[]): string {
  return features
    .filter((feature) => !isWholeContract(feature))
    .map(({ id, sample }) => `@route("/${id}") namespace \`for-${id}\` {\n${sample}\n}`)
    .join("\n");
}

export const isWholeContract = ({ group }: Pick<Feature, "group">): boolean => group === "Services";
