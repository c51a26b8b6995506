import type { Client, InStatement } from "@libsql/client/web";
import { DatabaseAway, DatabaseBusy, meaningOf, WayLost } from "./database-away.ts";
import { inWritersQueue, type Patience } from "./writers-queue.ts";

type Statements = Parameters<Client["batch"]>[0];
type Statement = Statements[number];

/**
 * The client as this app asks it. drizzle hands over no mode, so a batch would begin deferred, read, and fail at once
 * beside a quicker writer: here a batch that writes begins as a write, and waits for its turn. A question that met another writer is asked up to
 * five times more, a lost way is tried once more, and never beyond the patience there is.
 */
export function persistent<Input extends Pick<Client, "execute" | "batch">>(client: Input, patience: Patience): Input {
  const { execute, batch } = client;
  const ask = <Answer>(mode: "read" | "write", question: () => Promise<Answer>) =>
    answered(mode === "read" ? question : () => inWritersQueue(question, patience), patience);
  client.execute = ((...given: [InStatement]) =>
    ask(
      modeOf([given[0]]),
      () => Reflect.apply(execute, client, given) as ReturnType<Client["execute"]>,
    )) as Client["execute"];
  client.batch = (statements) => {
    const mode = modeOf(statements);
    return ask(mode, () => Reflect.apply(batch, client, [statements, mode]) as ReturnType<Client["batch"]>);
  };
  return client;
}

const readsOnly = /^\s*(SELECT|VALUES|WITH)\b/i;
const writes = /\b(INSERT|UPDATE|DELETE|REPLACE\s+INTO)\b/i;

/** How a batch has to begin. What only may be a write, by a word of its text, begins as one. */
export const modeOf = (statements: readonly Statement[]): "read" | "write" =>
  statements.map(textOf).every((text) => readsOnly.test(text) && !writes.test(text)) ? "read" : "write";

function textOf(statement: Statement): string {
  if (typeof statement === "string") return statement;
  return "sql" in statement ? statement.sql : statement[0];
}

const mostTurns = { busy: 6, lost: 2 };
// Waits double from here; each writer takes another part of them, or they would meet again.
const firstWait = 25;

/** Asks until there is an answer, a fault that is an answer, or no patience; throws `DatabaseAway` for the last. */
async function answered<Answer>(ask: () => Promise<Answer>, { left, wait }: Patience): Promise<Answer> {
  let isUncertain = false;
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask();
    } catch (thrown) {
      const meaning = meaningOf(thrown);
      // A fault after a lost way may be the echo of a first time that went through.
      if (!(meaning instanceof DatabaseAway))
        throw isUncertain ? new WayLost("written, or not", { cause: thrown }) : thrown;
      const pause = pauseBefore(meaning, turn);
      if (pause === undefined || pause >= left()) throw meaning;
      isUncertain ||= meaning instanceof WayLost;
      await wait(pause);
    }
  }
}

/** Milliseconds until asking again makes sense; undefined when it does not. */
function pauseBefore(meaning: DatabaseAway, turn: number): number | undefined {
  if (meaning instanceof WayLost) return turn < mostTurns.lost ? 0 : undefined;
  if (meaning instanceof DatabaseBusy && turn < mostTurns.busy) return Math.random() * firstWait * 2 ** turn;
  return undefined;
}
