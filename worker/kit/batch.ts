import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#db/connection.ts";

type Statement = BatchItem<"sqlite">;
/** Statements, each under the name its answer is taken by. */
export type Statements = Record<string, Statement>;
/** What each statement answered, under its name. */
export type Answers<Named extends Statements> = { [Name in keyof Named]: Awaited<Named[Name]> };

/**
 * Runs statements in one trip and one transaction, in the order they are written, and gives each answer back under the
 * statement's name: nobody counts places, and one that is only run needs no hole.
 */
export async function batch<Named extends Statements>(db: Database, statements: Named): Promise<Answers<Named>> {
  const names = Object.keys(statements);
  const answers = (await db.batch(Object.values(statements) as [Statement, ...Statement[]])) as unknown[];
  return Object.fromEntries(names.map((name, at) => [name, answers[at]])) as Answers<Named>;
}
