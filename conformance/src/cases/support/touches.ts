import type { operations } from "@frete/contract/loja/operations";
import type { Case, Scenario, Touches } from "../../engine/case.ts";
import type { Need } from "./define.ts";
import type { OperationId } from "./operationId.ts";

/**
 * What the scenarios of a run have in common: the queue and the notifications of events, the queue of quotations, the lists of
 * conversations, pre-lists, freight rules and return points, and what quotations depend on. Orders, with their files, products and
 * customers are each scenario's own.
 */
type Subject = "eventos" | "cotacoes" | "chats" | "plps" | "regras" | "pontos" | "loja";

interface Share {
  /** What is changed, even where it should be refused: a server may fail to. */
  changes?: readonly Subject[];
  /** What a check looks at in the answer. */
  watches?: Subject;
}

/** Reads of one record, by a path that names it: records are each scenario's own. */
type RecordReads = {
  [Id in OperationId]: (typeof operations)[Id] extends { method: "GET"; path: `${string}{${string}` }
    ? Id
    : never;
}[OperationId];

const OF_OPERATION: Record<Exclude<OperationId, RecordReads>, Share> & { [Id in RecordReads]?: Share } = {
  criarCotacao: { changes: ["cotacoes"], watches: "loja" },
  lerFilaCotacao: { changes: ["cotacoes"], watches: "cotacoes" },
  salvarProdutos: {},
  criarPedido: { changes: ["cotacoes", "eventos"], watches: "loja" },
  alterarPedido: { changes: ["cotacoes", "eventos"] },
  listarPedidos: {},
  listarStatus: {},
  listarFiliais: { watches: "loja" },
  listarSituacoesReversa: {},
  listarPontosDevolucao: { watches: "pontos" },
  registrarWebhook: { changes: ["eventos"] },
  lerFila: { changes: ["eventos"], watches: "eventos" },
  removerDaFila: { changes: ["eventos"] },
  listarRegrasFrete: { watches: "regras" },
  removerAnexo: {},
  enviarMensagemChat: { changes: ["chats", "eventos"] },
  listarChats: { watches: "chats" },
  criarPlp: { changes: ["plps", "eventos"] },
  listarPlps: { watches: "plps" },
};

/** What is changed by what is done besides operations. */
const CHANGED_BY: Record<Need | "deParaMkt", readonly Subject[]> = {
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
  createFreightRule: ["regras", "loja"],
  createReturnPoint: ["pontos"],
  endToken: [],
  deParaMkt: [],
  moveClock: [],
  setBranchLeadTime: ["loja", "eventos"],
  createMethod: ["loja", "eventos"],
  setMethodLeadTime: ["loja", "eventos"],
  renameMethod: ["loja", "eventos"],
  deleteMethod: ["loja", "eventos"],
  uninstallApp: ["loja", "eventos"],
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

const needsOf = ({ needs = [] }: Case) => [needs].flat() as (keyof typeof CHANGED_BY)[];

const isRegistration = ({ operation, status }: Case) => operation === "registrarWebhook" && status < 300;

const usesUpReads = ({ operation, flood }: Case) => operation === "lerChat" && flood !== undefined;

function changedBy(testCase: Case): Touches["changes"] {
  const besides = needsOf(testCase).flatMap((need) => CHANGED_BY[need]);
  return [...(OF_OPERATION[testCase.operation as OperationId]?.changes ?? []), ...besides];
}

function watchedBy(testCase: Case): Touches["watches"] {
  const { operation, status, check, checkEffects, save } = testCase;
  const isLookedAt = status < 300 && (check ?? checkEffects ?? save) !== undefined;
  const subject = OF_OPERATION[operation as OperationId]?.watches;
  return [
    ...(isLookedAt && subject !== undefined ? [subject] : []),
    // A registration stands until the next one.
    ...(isRegistration(testCase) || needsOf(testCase).includes("receiver") ? ["eventos"] : []),
  ];
}
