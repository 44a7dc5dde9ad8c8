import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { TraceSettings } from "../telemetrySettings.ts";

/** The sampler of OTEL_TRACES_SAMPLER. */
export function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const isParentBased = sampler.startsWith("parentbased_");
  const root = rootOf(sampler.replace("parentbased_", ""), ratio);
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === "always_off") return new AlwaysOffSampler();
  return name === "always_on" ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio);
}
