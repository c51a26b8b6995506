import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";

/** What came in and what was decided in a year that is over, as the law wants it told. */
export type YearOfReports = {
  year: number;
  reports: number;
  kept: number;
  paused: number;
  removed: number;
  seller_closed: number;
  /** Texts looked at before they were shown, those refused among them. */
  held: number;
  objections: number;
  upheld: number;
};

type Counted = Omit<YearOfReports, "objections" | "upheld" | "reports">;

/** The years that are over, the newest first, as far back as decisions are kept. */
export async function yearsOfReports(db: Database, now: string): Promise<YearOfReports[]> {
  const thisYear = now.slice(0, 4);
  const { reports, decisions, objections } = await batch(db, {
    reports: db.all<{
      year: number;
      n: number;
    }>(sql`SELECT CAST(substr(created_at, 1, 4) AS INTEGER) AS year, count(*) AS n
      FROM reports WHERE created_at < ${thisYear} GROUP BY 1`),
    decisions: db.all<Counted>(sql`SELECT CAST(substr(decided_at, 1, 4) AS INTEGER) AS year,
        sum(decision = 'kept' AND is_held = 0) AS kept, sum(decision = 'paused' AND is_held = 0) AS paused,
        sum(decision = 'removed' AND is_held = 0) AS removed, sum(decision = 'seller_closed') AS seller_closed,
        sum(is_held) AS held
      FROM decisions WHERE decided_at < ${thisYear} GROUP BY 1`),
    objections: db.all<{ year: number; objections: number; upheld: number }>(sql`
      SELECT CAST(substr(objected_at, 1, 4) AS INTEGER) AS year, count(*) AS objections, ifnull(sum(is_upheld), 0) AS upheld
      FROM objections WHERE objected_at < ${thisYear} GROUP BY 1`),
  });
  const years = new Set([...reports, ...decisions, ...objections].map(({ year }) => year));
  const none = { kept: 0, paused: 0, removed: 0, seller_closed: 0, held: 0 };
  return [...years]
    .sort((one, other) => other - one)
    .map((year) => {
      const against = objections.find((it) => it.year === year);
      return {
        ...(decisions.find((it) => it.year === year) ?? none),
        year,
        reports: reports.find((it) => it.year === year)?.n ?? 0,
        objections: against?.objections ?? 0,
        upheld: against?.upheld ?? 0,
      };
    });
}
