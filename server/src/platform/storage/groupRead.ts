import { outsideRequests } from "../outsideRequests.ts";

/** Questions that one statement answers. */
const LARGEST_GROUP = 100;
/** What these may weigh together, unless one alone weighs more: all of them go on in the turn in which the answer comes. */
const LARGEST_WEIGHT = 1000;
/** Milliseconds after which nobody waits any longer for the statement before: its connection may be dead. */
const PATIENCE = 20;

/** Those who will be answered together. */
interface Group<Question, Answer> {
  questions: Question[];
  weight: number;
  answer: Promise<Answer>;
}

/**
 * Makes a reader whose questions share statements: one statement answers all that came while the one before it was under way, so
 * that it tells what was committed before any of them was asked. Who comes alone is answered at once. Questions of different scopes
 * (a loja's code) never share.
 *
 * @param weigh how much answering a question is, of which a plain one has 1: heavy ones share less
 */
export function groupRead<Question, Answer>(
  read: (scope: number, questions: readonly Question[]) => Promise<Answer>,
  weigh: (question: Question) => number = () => 1,
): (scope: number, question: Question) => Promise<Answer> {
  const waiting = new Map<number, Group<Question, Answer>>();
  const running = new Map<number, Promise<unknown>>();

  const start = (scope: number): Group<Question, Answer> => {
    const questions: Question[] = [];
    const group = { questions, weight: 0, answer: outsideRequests(() => run(scope, questions)) };
    waiting.set(scope, group);
    return group;
  };

  const run = async (scope: number, questions: Question[]): Promise<Answer> => {
    await patiently(running.get(scope));
    // One turn of the event loop collects the requests that have arrived in the meantime.
    await new Promise(setImmediate);
    if (waiting.get(scope)?.questions === questions) waiting.delete(scope);
    const answer = read(scope, questions);
    const ended = answer.then(
      () => undefined,
      () => undefined,
    );
    running.set(scope, ended);
    ended.then(() => {
      if (running.get(scope) === ended) running.delete(scope);
    });
    return answer;
  };

  return (scope, question) => {
    const weight = weigh(question);
    const open = waiting.get(scope);
    const hasRoom = open && open.questions.length < LARGEST_GROUP && open.weight + weight <= LARGEST_WEIGHT;
    const group = hasRoom ? open : start(scope);
    group.questions.push(question);
    group.weight += weight;
    return group.answer;
  };
}

/** Resolves when `before` has ended, or has taken too long. */
function patiently(before: Promise<unknown> | undefined): Promise<void> | undefined {
  if (before === undefined) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    before.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
