import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { batch } from "#worker/kit/batch.ts";
import { partyOf } from "#worker/legal/handover/parties.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { levelOf } from "../gate/levels.ts";
import { forSaleNoMore } from "../offered/for-sale.ts";
import { publishListing } from "../published/listings.ts";
import type { StepKeys } from "../published/reading-listing.ts";
import { publishSeller } from "../published/sellers.ts";
import { warnedBefore } from "./contract.ts";

/** So many listings are looked after in a minute, of each kind of matter. */
const mostAtOnce = 200;

// As the index of what ends says it, or SQLite would not take it.
const isLiving = sql.raw("listings.state IN ('published', 'paused', 'held', 'reserved')");

type Due = {
  id: string;
  org_id: string;
  timezone: string;
  title: string;
  expires_at: string | null;
  sets_status: 0 | 1;
};

// In this order, or SQLite would as soon go through every organisation.
const due = (db: Database, which: SQL, order: SQL) =>
  db.all<Due>(sql`
    SELECT listings.id, listings.org_id, organizations.timezone, listings.title, listings.expires_at, listings.sets_status
    FROM listings CROSS JOIN organizations ON organizations.id = listings.org_id
    WHERE ${which} ORDER BY ${order} LIMIT ${mostAtOnce}`);

/** Scheduled job: brings the market to what listings and sellers say whose own request was cut off, or who changed by the register. */
export async function publishWaiting(db: Database, keys: StepKeys, now: string): Promise<void> {
  const waiting = await due(db, sql`listings.shown < listings.revision`, sql`listings.updated_at`);
  await forEachOrganization("publish listings", waiting, ({ org_id, id, timezone }) =>
    publishListing({ db, org_id, now, today: dayIn(timezone, now) }, keys, id),
  );
  const sellers = await db.all<{ org_id: string; timezone: string }>(sql`
    SELECT sellers.org_id, organizations.timezone FROM sellers CROSS JOIN organizations ON organizations.id = sellers.org_id
    WHERE sellers.shown < sellers.revision LIMIT ${mostAtOnce}`);
  await forEachOrganization("publish sellers", sellers, ({ org_id, timezone }) =>
    publishSeller({ db, org_id, now, today: dayIn(timezone, now) }),
  );
}

/** Scheduled job: lets listings rest that the gate no longer lets be seen; who offers them is told. */
export async function pauseGated(db: Database, keys: StepKeys, now: string): Promise<void> {
  const closed = await db.all<{ id: string; org_id: string; timezone: string }>(sql`
    SELECT it.id, organizations.id AS org_id, organizations.timezone
    FROM levels gate CROSS JOIN market_listings it ON it.country = gate.country AND it.region = gate.region
      AND it.latin_key = gate.latin_key AND it.is_shown = 1 AND it.is_reserved = 0
    CROSS JOIN organizations ON organizations.short_key = it.short_key
    WHERE gate.level = 'closed' AND gate.version = (SELECT version FROM gate_versions WHERE id = 1)
    LIMIT ${mostAtOnce}`);
  await forEachOrganization("pause listings", closed, async ({ org_id, id, timezone }) => {
    const isClosed = sql`EXISTS (SELECT 1 FROM market_listings it WHERE it.id = ${id} AND ${levelOf(sql`it`)} = 'closed')`;
    await batch(db, {
      paused: db.run(sql`UPDATE listings SET state = 'paused', pause_reason = 'gate', revision = revision + 1,
        version = version + 1, updated_at = ${now}
        WHERE org_id = ${org_id} AND id = ${id} AND state = 'published' AND shown = revision AND ${isClosed}`),
      line: audited({ db, org_id, now, user_id: null }, turned(id, ["published", "paused"])),
    });
    await publishListing({ db, org_id, now, today: dayIn(timezone, now) }, keys, id);
  });
}

const turned = (id: string, state: [string, string]) =>
  ({ subject: "listing", subject_id: id, deed: "changed", changes: { state } }) as const;

/** Scheduled job: tells of listings that end in a week, and ends those whose days are over. */
export async function endListings(db: Database, keys: StepKeys, now: string): Promise<void> {
  const by = sql`listings.expires_at`;
  const over = await due(db, sql`${isLiving} AND listings.state = 'published' AND listings.expires_at <= ${now}`, by);
  await forEachOrganization("end listings", over, (listing) => end(db, keys, listing, now));
  const soon = new Date(Date.parse(now) + warnedBefore * 86_400_000).toISOString();
  const ending = await due(
    db,
    sql`${isLiving} AND listings.state = 'published' AND listings.expires_at <= ${soon} AND listings.expires_at > ${now}
      AND listings.warned_at IS NULL`,
    by,
  );
  await forEachOrganization("tell of listings that end", ending, (listing) => warn(db, listing, now));
}

async function end(db: Database, keys: StepKeys, { id, org_id, sets_status }: Due, now: string): Promise<void> {
  const party = await partyOf(db, org_id, now);
  if (!party) return;
  const { scope } = party;
  const noted = newId("audit");
  await batch(db, {
    ended: db.run(sql`UPDATE listings SET state = 'expired', revision = revision + 1, version = version + 1,
      updated_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND state = 'published' AND expires_at <= ${now}`),
    line: audited(scope, { ...turned(id, ["published", "expired"]), id: noted }),
    ...(sets_status === 1 && forSaleNoMore(scope, { id, when: isWritten(scope, noted) })),
  });
  await publishListing(scope, keys, id);
}

async function warn(db: Database, { id, org_id, timezone, title, expires_at }: Due, now: string): Promise<void> {
  const which = sql`org_id = ${org_id} AND id = ${id} AND state = 'published' AND expires_at = ${expires_at}`;
  await batch(db, {
    notice: noticed(
      { db, org_id, now, user_id: null },
      {
        event: "listing.expiring",
        key: `${id} ${expires_at}`,
        link: `/marketplace/${id}`,
        facts: { title, on: dayIn(timezone, expires_at ?? now) },
      },
      sql`EXISTS (SELECT 1 FROM listings WHERE ${which} AND warned_at IS NULL)`,
    ),
    warned: db.run(sql`UPDATE listings SET warned_at = ${now} WHERE ${which} AND warned_at IS NULL`),
  });
}
