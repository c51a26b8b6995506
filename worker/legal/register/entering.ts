import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { isDemo } from "#db/ids.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { cellColumns, cellNames, isWaiting, lineJoins } from "./cells.ts";
import { settle } from "./settling.ts";

type By = { db: Database; org_id: string; now: string; user_id: string | null };

/** Days after which the clock enters a line that is still only noted. */
const daysNoted = 30;
/** Lines that one write enters where nothing else has to be written with them. */
const slice = 4000;

/**
 * The statement that enters noted lines, with the book's next numbers and their own copy of everything; what waits for a
 * ring is left. `which` is a condition on `line` and `bird`; of many the first so many, where `most` says so. Settle first: a
 * line that is not noted cannot be entered.
 */
export function entering(by: By, which: SQL, most?: number) {
  const { db, org_id, now, user_id } = by;
  const copied = sql.raw(cellNames.map((name) => `${name} = said.${name}`).join(", "));
  return db.run(sql`
    UPDATE movements SET number = said.place + said.before, entered_at = ${now}, entered_by = ${user_id}, ${copied}
    FROM (
      SELECT line.id, row_number() OVER (ORDER BY line.on_day, line.n) AS place,
        (SELECT last_number FROM books WHERE books.org_id = ${org_id}) AS before, ${cellColumns(by)}
      FROM (
        SELECT line.id AS picked FROM ${lineJoins(by, sql`INDEXED BY movements_noted`)}
        WHERE line.org_id = ${org_id} AND line.number IS NULL AND ${which} AND NOT ${isWaiting(by)}
        ORDER BY line.on_day, line.n LIMIT ${most ?? -1}
      ) CROSS JOIN ${lineJoins(by)} WHERE line.id = picked AND line.org_id = ${org_id}
    ) said
    WHERE movements.org_id = ${org_id} AND movements.id = said.id AND movements.number IS NULL`);
}

/**
 * Enters noted lines slice by slice, the earliest first, each slice a write of its own: a club's year is more than one may
 * take. Answers how many.
 */
export async function enterInTurn(by: By, which: SQL): Promise<number> {
  for (let entered = 0; ; ) {
    const { rowsAffected } = await entering(by, which, slice);
    entered += rowsAffected;
    if (rowsAffected < slice) return entered;
  }
}

/** Scheduled job: enters what has stood for a month and nobody entered. */
export async function enterOld(db: Database, _: unknown, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - daysNoted * 86_400_000).toISOString();
  const due = await db.all<{ org_id: string }>(sql`
    SELECT org_id FROM movements WHERE number IS NULL AND created_at <= ${before} GROUP BY +org_id LIMIT 200`);
  // The days of the demo's chicks move with every day.
  const real = due.filter(({ org_id }) => !isDemo(org_id));
  await forEachOrganization("enter lines of a register", real, async ({ org_id }) => {
    const by = { db, org_id, now, user_id: null };
    await settle(by);
    await enterInTurn(by, sql`line.created_at <= ${before}`);
  });
}
