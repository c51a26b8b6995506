import { type SQL, sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import { batch } from "#worker/kit/batch.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { keepLevels } from "../gate/levels.ts";
import { forSaleNoMore } from "../offered/for-sale.ts";
import { ailing, isSeen, type MarketRow, marketRow, type StepFacts } from "./listing-row.ts";
import { readStep, type Standing, type StepKeys, type StepScope } from "./reading-listing.ts";

/**
 * Brings the market to what a listing of an organisation says now: a step that is done once for each revision, right behind
 * the write and again by the clock where that was cut off. What is seen no more keeps its id alone. A published listing
 * whose birds may no longer be offered rests, and whoever may mend it is told, once.
 */
export async function publishListing(scope: StepScope, keys: StepKeys, id: string): Promise<void> {
  const { db, org_id } = scope;
  const read = await readStep(scope, keys, id);
  if (!read) return;
  const { facts, standing, openings, version } = read;
  const { revision } = facts.listing;
  const isOfDemo = isDemo(org_id);
  const isDue = sql`EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND listings.id = ${id} AND shown < ${revision})`;
  await batch(db, {
    ...(!isOfDemo && {
      index: written(scope, facts),
      ...(isSeen(facts) && { level: keepLevels(db, version, [keyOf(marketRow(facts, scope.today))], openings) }),
    }),
    // Whatever hid it since has made it another revision.
    hidden: db.run(sql`DELETE FROM market_hidden WHERE id = ${id} AND EXISTS (SELECT 1 FROM listings
      WHERE org_id = ${org_id} AND listings.id = ${id} AND listings.revision = ${revision})`),
    // Whoever ended it: the operator and the sale know nothing of what its birds were before.
    ...(standing.sets_status === 1 && isOver(facts) && forSaleNoMore(nobody(scope), { id, when: isDue })),
    shown: db.run(sql`UPDATE listings SET shown = ${revision}
      WHERE org_id = ${org_id} AND id = ${id} AND shown < ${revision}`),
    ...rested(scope, facts, standing),
  });
}

const isOver = ({ listing: { state } }: StepFacts) => state === "sold" || state === "expired" || state === "removed";
// The trail keeps "nobody" as an empty author.
const nobody = (scope: StepScope) => ({ ...scope, user_id: null as unknown as string });

const keyOf = ({ country, region, latin_key }: MarketRow) => ({ country, region, latin_key });

function written({ db, org_id, today }: StepScope, facts: StepFacts) {
  const row = marketRow(facts, today);
  const { id, revision } = row;
  const columns = Object.entries(row).map(([name, value]) => ({
    name: sql.identifier(name),
    value: sql`${typeof value === "boolean" ? Number(value) : value}`,
  }));
  const all = (each: (column: (typeof columns)[number]) => SQL) => sql.join(columns.map(each), sql`, `);
  const isStill = sql`EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND listings.id = ${id}
    AND listings.revision = ${revision})`;
  if (row.is_shown)
    return db.run(sql`
      INSERT INTO market_listings (${all(({ name }) => sql`${name}`)}) SELECT ${all(({ value }) => value)} WHERE ${isStill}
      ON CONFLICT (id) DO UPDATE SET ${all(({ name }) => sql`${name} = excluded.${name}`)}
      WHERE excluded.revision > market_listings.revision`);
  // What strangers never saw leaves nothing behind.
  return db.run(sql`UPDATE market_listings SET ${all(({ name, value }) => sql`${name} = ${value}`)}
    WHERE id = ${id} AND revision < ${revision} AND ${isStill}`);
}

function rested(scope: StepScope, facts: StepFacts, { pause_reason, expires_at }: Standing) {
  const { db, org_id, now } = scope;
  const { id, state, title, revision } = facts.listing;
  const reason = state === "published" ? ailing(facts) : undefined;
  const noticeReason = state === "paused" ? pause_reason : reason;
  if (!noticeReason) return {};
  return {
    ...(reason && {
      paused: db.run(sql`UPDATE listings SET state = 'paused', pause_reason = ${reason}, version = version + 1,
        updated_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND state = 'published' AND revision = ${revision}`),
    }),
    notice: noticed(
      { db, org_id, now, user_id: null },
      {
        event: "listing.paused",
        key: `${id} ${expires_at} ${noticeReason}`,
        link: `/marketplace/${id}`,
        facts: { title },
      },
      sql`EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND id = ${id} AND state = 'paused')`,
    ),
  };
}
