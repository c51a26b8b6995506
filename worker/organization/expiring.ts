import { sql } from "drizzle-orm";
import type { RegistrationKind } from "#db/vocabulary.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

/** How many days before its end a registration is told of; article 10 of DL 92/2019 wants a licence's renewal asked for by then. */
export const noticeDays = (kind: RegistrationKind): number => (kind === "licence_dl92_2019" ? 60 : 30);
export const mostNotice = 60;

export type Ending = {
  id: string;
  kind: RegistrationKind;
  number: string;
  expires_on: string;
  /** The site it is for; null is the whole organisation. */
  site_id: string | null;
};
/** A registration that ends on a day, and the day from which that is told; days are `YYYY-MM-DD`. */
export type Expiring = Ending & { on: string; is_late: boolean };

/** The statement that reads what ends soon after a day, the first first; fits any batch. */
export const endingBy = ({ db, org_id }: Pick<Scope, "db" | "org_id">, day: string) =>
  db.all<Ending>(sql`
    SELECT id, kind, number, expires_on, site_id FROM registrations
    WHERE org_id = ${org_id} AND expires_on <= date(${day}, ${`+${mostNotice} days`}) ORDER BY expires_on, id`);

/** Of those the ones told between two days; with `late` also what has ended before. */
function expiring(
  ending: readonly Ending[],
  { from, to, today }: { from: string; to: string; today: string },
  late: boolean,
): Expiring[] {
  return ending
    .map((it) => ({ ...it, on: daysBefore(it.expires_on, noticeDays(it.kind)), is_late: it.expires_on < today }))
    .filter(({ on, expires_on }) => on <= to && (late || expires_on >= from));
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** Registrations that end, those of a site with those that are for all, told to whoever may issue papers. */
export const papersOnAgenda = {
  needs: "papers.issue",
  without: { papers: [] },
  join: (scope: Scope, { from, to, late, site_id }: Parameters<NonNullable<Slots["agenda"]>["join"]>[1]) =>
    joining({ ending: endingBy(scope, to) }, ({ ending }): { papers: Expiring[] } => {
      const there = ending.filter((it) => site_id === undefined || it.site_id === null || it.site_id === site_id);
      return { papers: expiring(there, { ...scope, from, to }, late) };
    }),
} satisfies Slots["agenda"];
