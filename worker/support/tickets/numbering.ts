import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";

type Whose = { ticket_id: string; short_key: string };

/**
 * Draws the number of a ticket, `T-2027-00012`, before there is one. A step of its own in the table of the house, done once
 * for each id: asked again it answers the same.
 */
export async function drawNumber(db: Database, now: string, { ticket_id, short_key }: Whose): Promise<string> {
  const year = Number(now.slice(0, 4));
  const { drawn } = await batch(db, {
    made: db.run(sql`INSERT INTO ticket_numbers (year, n, ticket_id, short_key)
      SELECT ${year}, ifnull(max(n), 0) + 1, ${ticket_id}, ${short_key} FROM ticket_numbers WHERE year = ${year}
      ON CONFLICT (ticket_id) DO NOTHING`),
    drawn: db.all<{ year: number; n: number }>(sql`SELECT year, n FROM ticket_numbers WHERE ticket_id = ${ticket_id}`),
  });
  const [found] = drawn;
  if (!found) throw new Error("a ticket has no number");
  return written(found);
}

const written = ({ year, n }: { year: number; n: number }) => `T-${year}-${String(n).padStart(5, "0")}`;

/** The year and the place in it that a number names, however it is written; undefined where it is none. */
function numberParts(text: string): { year: number; n: number } | undefined {
  const [, year, n] = /^t-(\d{4})-(\d{5,9})$/i.exec(text) ?? [];
  return year === undefined || n === undefined ? undefined : { year: Number(year), n: Number(n) };
}

/** Whose ticket a number is, as the house knows it; undefined where there is none, or its organisation is gone. */
export async function ofNumber(db: Database, number: string) {
  const parts = numberParts(number);
  if (!parts) return undefined;
  const [found] = await db.all<{ ticket_id: string; org_id: string }>(sql`
    SELECT drawn.ticket_id, organizations.id AS org_id FROM ticket_numbers drawn
    CROSS JOIN organizations ON organizations.short_key = drawn.short_key
    WHERE drawn.year = ${parts.year} AND drawn.n = ${parts.n}`);
  return found;
}
