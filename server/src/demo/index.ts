export { demoBanner } from "./demoBanner.ts";
export { tokensDemo } from "./lojas.ts";
export { seedPedidos } from "./pedidos/seedPedidos.ts";
export { seedDemo } from "./seedDemo.ts";
