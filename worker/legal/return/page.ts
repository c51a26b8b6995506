import { sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { formView, isSettled, planOf } from "./given-form.ts";
import { yearReturn } from "./reading.ts";

type Query = { year?: number | undefined; most?: number | undefined };

/** The year whose return is due: the one behind, or the book's first. */
export async function dueYear({ db, org_id, today }: Scope): Promise<number> {
  const [book] = await db.all<{ begun_on: string }>(sql`SELECT begun_on FROM books WHERE org_id = ${org_id}`);
  const last = Number(today.slice(0, 4));
  return Math.min(last, Math.max(last - 1, Number(book?.begun_on.slice(0, 4) ?? 0)));
}

/**
 * The return of a year as it is answered: at most `most` rows and as many who are left out, with how many there are. It is
 * `official` where the year's form is given and all its columns are answered for.
 */
export async function returnPage(scope: Scope, { year: given, most }: Query) {
  const year = given ?? (await dueYear(scope));
  const { rows, left_out, begun_on, issued, form } = await yearReturn(scope, year);
  const plan = form && planOf(form);
  // Words that the form's own lists have not, and somebody's birds need.
  const strange = (plan?.without ?? []).filter((it) => {
    const [field, word] = it.split(" ");
    return rows.some((row) => row[field as "movement_1" | "movement_2"] === word);
  });
  return {
    year,
    today: scope.today,
    begun_on,
    official: plan !== null && isSettled(plan),
    issued,
    has_form: form !== null,
    form: form && plan && formView(form, plan),
    strange,
    total: rows.length,
    left_out_total: left_out.length,
    noted: rows.filter(({ state }) => state === "noted").length,
    rows: rows.slice(0, most),
    left_out: left_out.slice(0, most),
  };
}
export type ReturnPage = Awaited<ReturnType<typeof returnPage>>;
