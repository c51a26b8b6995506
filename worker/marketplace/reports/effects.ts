import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Decision } from "./decided.ts";

/** In whose rows, when, and while what holds. */
type Effect = { db: Database; org_id: string; now: string; due: SQL };

const livingDays = 60;
const changed = (now: string) => sql`revision = revision + 1, version = version + 1, updated_at = ${now}`;

/** The statements by which a listing becomes what was decided; a trigger lets the birds of what lives no longer go. */
export function listingAfter({ db, org_id, now, due }: Effect, it: Decision): Statements {
  const why = JSON.stringify({ decision_id: it.id, facts: it.facts, rule: it.rule });
  const its = sql`org_id = ${org_id} AND id = ${it.listing_id} AND ${due}`;
  if (it.decision === "kept")
    return {
      listing: db.run(sql`UPDATE listings SET state = 'published', held_for = NULL, removed_for = NULL,
        published_at = ifnull(published_at, ${now}), expires_at = ${secondsFrom(now, livingDays * 86_400)}, warned_at = NULL,
        ${changed(now)} WHERE ${its} AND state = 'held' AND ${Number(it.is_held)} = 1`),
    };
  if (it.decision === "paused")
    return {
      listing: db.run(sql`UPDATE listings SET state = 'paused', pause_reason = NULL, reserved_until = NULL,
        removed_for = ${why}, ${changed(now)} WHERE ${its} AND state IN ('published', 'held', 'reserved')`),
    };
  if (it.decision === "seller_closed") return {};
  return {
    listing: db.run(sql`UPDATE listings SET state = 'removed', removed_at = ${now}, removed_for = ${why},
      pause_reason = NULL, reserved_until = NULL, ${changed(now)} WHERE ${its} AND state <> 'removed'`),
  };
}

/** The statements that close publishing for a seller: nothing of theirs is shown, and nothing may be until it is opened again. */
export function closedSeller(
  { db, org_id, now, due }: Effect,
  { short_key, rule }: Decision,
  isThird: boolean,
  language: Language,
): Statements {
  const reason = isThird ? translate(language, "marketplace.seller.closed_by_removals") : rule;
  return {
    seller: db.run(sql`INSERT INTO sellers (id, org_id, closed_at, closed_reason, created_at, updated_at)
      SELECT ${newId("seller")}, ${org_id}, ${now}, ${reason}, ${now}, ${now} WHERE ${due}
      ON CONFLICT (org_id) DO UPDATE SET closed_at = excluded.closed_at, closed_reason = excluded.closed_reason,
        revision = revision + 1, version = version + 1, updated_at = excluded.updated_at`),
    living: db.run(sql`UPDATE listings SET state = 'paused', pause_reason = 'seller_closed', reserved_until = NULL,
      ${changed(now)} WHERE org_id = ${org_id} AND state IN ('published', 'held', 'reserved') AND ${due}`),
    allBlanked: db.run(
      sql`UPDATE market_listings SET is_shown = 0 WHERE short_key = ${short_key} AND is_shown = 1 AND ${due}`,
    ),
    pageBlanked: db.run(sql`UPDATE market_sellers SET is_shown = 0 WHERE short_key = ${short_key} AND ${due}`),
  };
}

/** The statements by which what was decided counts no more: a removed listing is a draft again, publishing is open again. */
export function undone({ db, org_id, now, due }: Effect, it: Decision, staysClosed: boolean): Statements {
  return {
    listing:
      db.run(sql`UPDATE listings SET state = CASE state WHEN 'removed' THEN 'draft' ELSE state END, removed_at = NULL,
      removed_for = NULL, ${changed(now)}
      WHERE org_id = ${org_id} AND id = ${it.listing_id} AND removed_for->>'decision_id' = ${it.id} AND ${due}`),
    ...(!staysClosed && {
      seller: db.run(sql`UPDATE sellers SET closed_at = NULL, closed_reason = NULL, revision = revision + 1,
        version = version + 1, updated_at = ${now} WHERE org_id = ${org_id} AND closed_at IS NOT NULL AND ${due}`),
      open: db.run(sql`UPDATE listings SET pause_reason = NULL, ${changed(now)}
        WHERE org_id = ${org_id} AND state = 'paused' AND pause_reason = 'seller_closed' AND ${due}`),
    }),
  };
}
