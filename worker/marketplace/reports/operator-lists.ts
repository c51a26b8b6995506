import { asc, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { marketHeld, reports } from "#db/schema/marketplace-reports.ts";
import type { ReportDecision } from "#db/words/market.ts";

type ReportRow = typeof reports.$inferSelect;
/** A report for the operator: its sender's address stays where it is, for nothing is decided by it. */
export type OpenReport = Pick<
  ReportRow,
  "id" | "number" | "listing_id" | "short_key" | "reason" | "text" | "created_at"
> & {
  has_email: boolean;
  listing: {
    title: string;
    text: string | null;
    latin_name: string | null;
    price_cents: number | null;
    currency: string | null;
  };
};
export type HeldText = Omit<typeof marketHeld.$inferSelect, "held_for"> & { held_for: string[] };
export type OpenObjection = {
  id: string;
  side: "seller" | "reporter";
  text: string;
  objected_at: string;
  title: string;
  decision: ReportDecision;
  facts: string;
  rule: string;
  decided_at: string;
};
/** The oldest of what waits, and how much there is in all. */
export type Waiting<Row> = { items: Row[]; total: number };

const mostShown = 50;

/** Reports that nobody has decided, the oldest first. */
export async function openReports(db: Database): Promise<Waiting<OpenReport>> {
  const rows = await db
    .select()
    .from(reports)
    .where(sql`decision_id IS NULL`)
    .orderBy(asc(reports.created_at), asc(reports.id))
    .limit(mostShown);
  const [count] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM reports WHERE decision_id IS NULL`);
  const items = rows.map(({ email, listing, language: _, decision_id: __, ...row }) => ({
    ...row,
    has_email: email !== null,
    listing: JSON.parse(listing) as OpenReport["listing"],
  }));
  return { items, total: count?.n ?? 0 };
}

/** Texts that wait for a look before they are shown, the oldest first. */
export async function heldTexts(db: Database): Promise<Waiting<HeldText>> {
  const rows = await db.select().from(marketHeld).orderBy(asc(marketHeld.held_at), asc(marketHeld.id)).limit(mostShown);
  const [count] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM market_held`);
  const items = rows.map(({ held_for, ...row }) => ({ ...row, held_for: JSON.parse(held_for) as string[] }));
  return { items, total: count?.n ?? 0 };
}

/** Objections that nobody has answered, the oldest first. */
export async function openObjections(db: Database): Promise<Waiting<OpenObjection>> {
  const items = await db.all<OpenObjection>(sql`
    SELECT it.id, CASE WHEN it.report_id IS NULL THEN 'seller' ELSE 'reporter' END AS side, it.text, it.objected_at,
      decisions.title, decisions.decision, decisions.facts, decisions.rule, decisions.decided_at
    FROM objections it JOIN decisions ON decisions.id = it.decision_id
    WHERE it.objected_at IS NOT NULL AND it.closed_at IS NULL ORDER BY it.objected_at, it.id LIMIT ${mostShown}`);
  const [count] = await db.all<{ n: number }>(
    sql`SELECT count(*) AS n FROM objections WHERE objected_at IS NOT NULL AND closed_at IS NULL`,
  );
  return { items, total: count?.n ?? 0 };
}
