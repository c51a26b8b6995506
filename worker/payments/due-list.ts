import { type SQL, sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import type { DueFilter } from "./contract.ts";
import { categoryIn } from "./due/category-text.ts";
import { type Age, ageOf, contactNameOf, type DuePart, dueParts } from "./due/due-parts.ts";
import { lastReminder } from "./reminders.ts";

const perPage = 100;

type DueRow = DuePart & { age: Age; contact: string | null; email: number; reminded_at: string | null };
/** What of one age and direction comes to, and of how many parts. */
type DueSum = { age: Age; direction: "in" | "out"; currency: string; cents: number; count: number };

/** What is due, the oldest first and what is not due yet last, with the sums of all pages by age. */
export async function dueList(scope: Scope, { page, late, direction, currency, contact_id }: DueFilter) {
  const { db, org_id, today } = scope;
  const all = dueParts(scope);
  const shown = sql.join(
    [
      sql`1`,
      ...(late === "1" ? [sql`it.on_day < ${today}`] : []),
      ...(direction === "" ? [] : [sql`it.direction = ${direction}`]),
      ...(currency === "" ? [] : [sql`it.currency = ${currency}`]),
      ...(contact_id === null ? [] : [ofContact(scope, contact_id)]),
    ],
    sql` AND `,
  );
  const { rows, sums } = await batch(db, {
    rows: db.all<DueRow>(sql`
      SELECT it.*, ${ageOf(today)} AS age, ${contactNameOf(scope)} AS contact, EXISTS (
          SELECT 1 FROM contacts one CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = one.head_id
          WHERE one.org_id = ${org_id} AND one.id = it.contact_id AND head.email IS NOT NULL) AS email,
        CASE WHEN it."of" = 'sale' THEN ${lastReminder(scope, sql`it.id`)} END AS reminded_at
      FROM ${all} it WHERE ${shown} ORDER BY it.on_day IS NULL, it.on_day, it.id, it.cents
      LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    sums: db.all<DueSum>(sql`
      SELECT ${ageOf(today)} AS age, it.direction, it.currency, sum(it.cents) AS cents, count(*) AS count
      FROM ${all} it WHERE ${shown} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
  });
  const total = sums.reduce((all, { count }) => all + count, 0);
  const data = rows.map(({ on_day: on, email, category, ...row }) => ({
    ...row,
    category: categoryIn(scope.language, category),
    on,
    /** How many days it is due; below 0 it is not yet. Null where there is no day. */
    days: on === null ? null : daysFrom(on, today),
    has_email: email === 1,
  }));
  return { data, sums, today, total, page, total_pages: Math.max(1, Math.ceil(total / perPage)) };
}

/** Whether it is of a contact, or of one that is merged with it. */
const ofContact = ({ org_id }: Scope, id: string): SQL => sql`it.contact_id IN (
  SELECT other.id FROM contacts one CROSS JOIN contacts other ON other.org_id = ${org_id} AND other.head_id = one.head_id
  WHERE one.org_id = ${org_id} AND one.id = ${id})`;
export type Due = Awaited<ReturnType<typeof dueList>>["data"][number];
