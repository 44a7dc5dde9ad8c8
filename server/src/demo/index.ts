export { demoBanner } from "./demoBanner.ts";
export { seedDemo } from "./seedDemo.ts";
