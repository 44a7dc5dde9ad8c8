export type { Evento } from "@frete/contract/loja";
export type { Protection } from "./authorization.ts";
export { createReceiver, type Receiver, type ReceiverOptions } from "./createReceiver.ts";
export type { EventoClaim, EventoStore } from "./eventoStore.ts";
export { memoryStore } from "./memoryStore.ts";
export type { UnknownEvento } from "./parseEvento.ts";
export { type ForeignRequest, requestOf } from "./requestOf.ts";
export { signTestEvent, type TestEvent, type TestEventOptions } from "./signTestEvent.ts";
export { type RunSql, type SqlStore, type SqlStoreOptions, sqlStore } from "./sqlStore.ts";
