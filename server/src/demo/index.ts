export { demoBanner } from "./demoBanner.ts";
export { tokensDemo } from "./lojas.ts";
export { seedDemo } from "./seedDemo.ts";
