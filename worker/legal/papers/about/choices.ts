import { sql } from "drizzle-orm";
import type { AboutKind } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";

/** Something that a paper can be of: a year, or the id of a clutch or a course. */
export type Choice = { value: string; label: string };

const mostChoices = 200;

/** What a paper that is not of birds can be of, the newest first; nothing of one that is of birds. */
export async function aboutChoices(
  scope: Scope,
  { of, pair_id }: { of: AboutKind | undefined; pair_id: string | undefined },
): Promise<Choice[]> {
  const { db, org_id, language, today } = scope;
  if (!of) return [];
  if (of === "clutch") {
    const rows = await db.all<{ id: string; number: number; pair: string }>(sql`
      SELECT clutches.id, clutches.number, pairs.number AS pair FROM clutches
      JOIN pairs ON pairs.org_id = clutches.org_id AND pairs.id = clutches.pair_id
      WHERE clutches.org_id = ${org_id} ${pair_id ? sql`AND clutches.pair_id = ${pair_id}` : sql``}
      ORDER BY clutches.created_at DESC, clutches.id DESC LIMIT ${mostChoices}`);
    return rows.map(({ id, ...words }) => ({
      value: id,
      label: translate(language, "legal.paper.clutch.title", words),
    }));
  }
  const { first, courses } = await batch(db, {
    first: db.all<{ on: string | null }>(
      of === "register"
        ? sql`SELECT begun_on AS "on" FROM books WHERE org_id = ${org_id}`
        : sql`SELECT min(first_on) AS "on" FROM courses WHERE org_id = ${org_id}`,
    ),
    courses: db.all<{ id: string; medicine: string; first_on: string }>(sql`
      SELECT id, medicine, first_on FROM courses WHERE org_id = ${org_id} AND ${of === "treatments"}
      ORDER BY first_on DESC, id DESC LIMIT ${mostChoices}`),
  });
  const years = yearsSince(first[0]?.on, today);
  const named = courses.map(({ id, medicine, first_on }) => ({ value: id, label: `${medicine} · ${first_on}` }));
  return [...years.map((year) => ({ value: String(year), label: String(year) })), ...named];
}

/** The years from a day's to this one, the newest first; none where there is no such day. */
function yearsSince(on: string | null | undefined, today: string): number[] {
  if (!on) return [];
  const [first, last] = [Number(on.slice(0, 4)), Number(today.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => last - at);
}
