import type { Client, InStatement, ResultSet } from "@libsql/client/web";
import { modeOf } from "./attempts.ts";

type Companion = { statement: InStatement; judge: (found: ResultSet) => void };

/** What is asked of a client; only `npm start` and `npm run migrate` let one migrate. */
export type QueryClient = Pick<Client, "execute" | "batch"> & Partial<Pick<Client, "migrate">>;

/** A client that can take a question along with the next one. */
export type Accompanied = {
  client: Client;
  /**
   * The next trip takes this statement along, behind its own and in the same transaction; a trip that writes lets it go
   * first, alone. `judge` sees its answer before anybody sees the rest, and may throw instead.
   */
  alongside: (statement: InStatement, judge: (found: ResultSet) => void) => void;
  /** Asks by itself what no trip took along, and throws what its judge throws. */
  alone: () => Promise<void>;
};

/** Wraps a client, which stays as it is. */
export function accompanied(behind: QueryClient): Accompanied {
  const { execute, batch } = behind;
  let waiting: Companion | undefined;
  const taken = () => {
    const companion = waiting;
    waiting = undefined;
    return companion;
  };
  async function alone(): Promise<void> {
    const companion = taken();
    if (companion) companion.judge(await execute(companion.statement));
  }
  async function together(statements: InStatement[]): Promise<ResultSet[]> {
    const companion = taken() as Companion;
    const answers = await batch([...statements, companion.statement]);
    companion.judge(answers.pop() as ResultSet);
    return answers;
  }
  async function ask<Answer>(
    statements: InStatement[],
    plain: () => Promise<Answer>,
    of: (answers: ResultSet[]) => Answer,
  ): Promise<Answer> {
    if (!waiting) return plain();
    if (modeOf(statements) === "read") return of(await together(statements));
    await alone();
    return plain();
  }
  const confirming = {
    execute: (statement: InStatement) =>
      ask(
        [statement],
        () => execute(statement),
        ([answer]) => answer as ResultSet,
      ),
    batch: (statements: InStatement[]) =>
      ask(
        statements,
        () => batch(statements),
        (answers) => answers,
      ),
    migrate: behind.migrate?.bind(behind),
  };
  const alongside: Accompanied["alongside"] = (statement, judge) => {
    waiting = { statement, judge };
  };
  return { client: confirming as unknown as Client, alongside, alone };
}
