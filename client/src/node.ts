export { fileFromPath } from "./fileFromPath.ts";
export { keepRawBody, nodeListener } from "./receiver/nodeListener.ts";
