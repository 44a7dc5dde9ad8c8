import type { Case, Scenario, Touches } from "../../engine/case.ts";
import type { Need } from "./define.ts";
import type { OperationId } from "./operationId.ts";

/**
 * What the scenarios of a run have in common: the queue and the notifications of events, the queue of quotations, the lists of
 * conversations, pre-lists and freight rules, and what quotations depend on. Orders, products and customers are each scenario's own.
 */
type Subject = "eventos" | "cotacoes" | "chats" | "plps" | "regras" | "loja";

/** What an operation changes, even where it should be refused: a server may fail to. */
const CHANGED: Partial<Record<OperationId, readonly Subject[]>> = {
  criarCotacao: ["cotacoes"],
  lerFilaCotacao: ["cotacoes"],
  criarPedido: ["cotacoes", "eventos"],
  alterarPedido: ["cotacoes", "eventos"],
  registrarWebhook: ["eventos"],
  lerFila: ["eventos"],
  removerDaFila: ["eventos"],
  enviarMensagemChat: ["chats", "eventos"],
  criarPlp: ["plps", "eventos"],
};

/** The same of what is done besides operations. */
const CHANGED_BY: Partial<Record<Need, readonly Subject[]>> = {
  receiver: ["eventos"],
  issueToken: ["cotacoes"],
  addOccurrence: ["eventos"],
  addUnitEvent: ["eventos"],
  addConciliacao: ["eventos"],
  decideConciliacao: ["eventos"],
  answerChat: ["chats", "eventos"],
  finishChat: ["chats", "eventos"],
  enableChat: ["chats", "eventos"],
  addDocument: ["chats", "eventos"],
  closePlp: ["plps", "eventos"],
  excludePlp: ["plps", "eventos"],
  createFreightRule: ["regras"],
  setBranchLeadTime: ["loja", "eventos"],
  createMethod: ["loja", "eventos"],
  setMethodLeadTime: ["loja", "eventos"],
  renameMethod: ["loja", "eventos"],
  deleteMethod: ["loja", "eventos"],
  uninstallApp: ["loja", "eventos"],
};

/** What a check looks at in the answer to an operation. */
const WATCHED: Partial<Record<OperationId, Subject>> = {
  lerFila: "eventos",
  lerFilaCotacao: "cotacoes",
  listarChats: "chats",
  listarPlps: "plps",
  listarRegrasFrete: "regras",
  listarFiliais: "loja",
  criarCotacao: "loja",
  criarPedido: "loja",
};

/**
 * Says of a scenario what it shares with others, by what its cases ask for. One that moves the clock goes alone, after all others;
 * so does one that uses up how often conversations may be read, and one that only registers, which is how a run leaves the store.
 */
export function withTouches(scenario: Scenario): Scenario {
  const { cases } = scenario;
  if (cases.some((each) => needsOf(each).includes("moveClock") || usesUpReads(each))) return scenario;
  if (cases.every(isRegistration)) return scenario;
  return { ...scenario, touches: { changes: cases.flatMap(changedBy), watches: cases.flatMap(watchedBy) } };
}

const needsOf = ({ needs = [] }: Case) => [needs].flat() as Need[];

const isRegistration = ({ operation, status }: Case) => operation === "registrarWebhook" && status < 300;

const usesUpReads = ({ operation, flood }: Case) => operation === "lerChat" && flood !== undefined;

function changedBy(testCase: Case): Touches["changes"] {
  const besides = needsOf(testCase).flatMap((need) => CHANGED_BY[need] ?? []);
  return [...(CHANGED[testCase.operation as OperationId] ?? []), ...besides];
}

function watchedBy(testCase: Case): Touches["watches"] {
  const { operation, status, check, checkEffects, save } = testCase;
  const isLookedAt = status < 300 && (check ?? checkEffects ?? save) !== undefined;
  const subject = WATCHED[operation as OperationId];
  return [
    ...(isLookedAt && subject !== undefined ? [subject] : []),
    // A registration stands until the next one.
    ...(isRegistration(testCase) || needsOf(testCase).includes("receiver") ? ["eventos"] : []),
  ];
}
