import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { ReportDecision } from "#db/words/market.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { keptOf, objectionUntil } from "./tokens.ts";

/** A decision as whoever was told of it sees it behind their link, with what they said against it. */
export type SharedDecision = {
  title: string;
  decision: ReportDecision;
  facts: string;
  rule: string;
  decided_at: string;
  /** Until when, ISO, they may object. */
  until: string;
  side: "seller" | "reporter";
  objected_at: string | null;
  text: string | null;
  is_upheld: boolean | null;
  answer: string | null;
};

type Found = Omit<SharedDecision, "until" | "side" | "is_upheld"> & {
  id: string;
  report_id: string | null;
  is_upheld: number | null;
};

const finding = (db: Database, { token_hash, key }: Awaited<ReturnType<typeof keptOf>>) =>
  db.all<Found>(sql`
    SELECT it.id, it.report_id, it.objected_at, it.text, it.is_upheld, it.answer,
      decisions.title, decisions.decision, decisions.facts, decisions.rule, decisions.decided_at
    FROM objections it JOIN decisions ON decisions.id = it.decision_id
    WHERE it.token_hash = ${token_hash} AND decisions.short_key = ${key ?? ""}`);

async function found(visitor: Visitor, token: string): Promise<Found> {
  const { db, env, now, ip } = visitor;
  const limit = await rate(env, "browse.ip", ip);
  const kept = await keptOf(token);
  const { counted, rows } = await batch(db, { counted: countStatement(db, limit, now), rows: finding(db, kept) });
  refuseBeyond([[limit, counted]], now);
  if (!rows[0]) throw new Refusal("missing");
  return rows[0];
}

/** What was decided, for whoever has the link of a decision's mail. */
export async function sharedDecision(visitor: Visitor, token: string): Promise<SharedDecision> {
  const { id: _, report_id, is_upheld, ...decision } = await found(visitor, token);
  const side = report_id === null ? "seller" : "reporter";
  const verdict = is_upheld === null ? null : is_upheld === 1;
  return { ...decision, is_upheld: verdict, side, until: objectionUntil(decision.decided_at) };
}

/** Keeps what is said against a decision: once, and within its time. */
export async function object(visitor: Visitor, token: string, text: string): Promise<void> {
  const { db, now } = visitor;
  const { id, objected_at, decided_at } = await found(visitor, token);
  if (objected_at !== null) throw objectedAlready();
  if (objectionUntil(decided_at) <= now) throw new Refusal("gone", {}, { detail: "marketplace.objection.late" });
  const kept = await db.all(sql`UPDATE objections SET objected_at = ${now}, text = ${text}
    WHERE id = ${id} AND objected_at IS NULL RETURNING id`);
  if (kept.length === 0) throw objectedAlready();
}

const objectedAlready = () => new Refusal("conflict", {}, { detail: "marketplace.objection.made" });
