export { signTestEvent, type TestEvent, type TestEventOptions } from "../receiver/signTestEvent.ts";
export { exampleOf } from "./exampleOf.ts";
export type { Fault } from "./fault.ts";
export type { SeenRequest } from "./startFront.ts";
export { type Delivered, startTestLoja, type TestLoja, type TestLojaOptions } from "./startTestLoja.ts";
export { type DadosOf, testEvento } from "./testEvento.ts";
