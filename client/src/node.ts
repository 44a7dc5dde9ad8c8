export { fileFromPath } from "./fileFromPath.ts";
export { nodeListener } from "./receiver/nodeListener.ts";
