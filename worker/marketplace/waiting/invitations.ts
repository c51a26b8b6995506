import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import type { GateLevel } from "#db/words/market.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { strangerLetter } from "../enquiries/letters.ts";
import { takesEnquiries } from "../enquiries/shown-listing.ts";
import { pageOf } from "../enquiries/tokens.ts";
import { levelOf } from "../gate/levels.ts";
import { waitingLimits } from "./contract.ts";
import { fits, speciesIn, type Wishes, waitingKey } from "./wishes.ts";

/** So many listings are looked at in a minute, and so many people of a queue. */
const most = { listings: 500, people: 200 };
const hour = 3600;

type Candidate = { org_id: string; id: string };
type Offered = {
  id: string;
  short_key: string;
  latin_key: string;
  sex: string;
  colour: string | null;
  level: GateLevel | null;
};
type Waiter = Wishes & { id: string; email: string; language: Language; token_hash: string; species: string };

/**
 * Scheduled job: tells whoever waits of a listing that fits, the first of them when it is published, and the next when 48
 * hours have passed and it is still to be had. A listing counts as new for a day. `now` is an ISO instant.
 */
export async function tellWaiting(db: Database, env: Env, now: string): Promise<void> {
  const candidates = await candidatesAt(db, now);
  if (candidates.length === 0) return;
  const offered = await db.all<Offered>(sql`
    SELECT it.id, it.short_key, it.latin_key, it.sex, it.colour, ${levelOf(sql`it`)} AS level
    FROM json_each(${JSON.stringify(candidates.map(({ id }) => id))}) named CROSS JOIN market_listings it ON it.id = named.value
    WHERE it.is_shown = 1 AND it.is_reserved = 0 AND it.kind <> 'goods'
      AND NOT EXISTS (SELECT 1 FROM market_hidden hidden WHERE hidden.id = it.id)`);
  const shown = new Map(offered.filter(({ level }) => takesEnquiries(level)).map((it) => [it.id, it]));
  const open = candidates.flatMap(({ org_id, id }) => {
    const listing = shown.get(id);
    return listing ? [{ org_id, listing }] : [];
  });
  await forEachOrganization("tell who waits", open, async ({ org_id, listing }) => {
    const mail_id = await tellNext({ db, env, now, org_id }, listing);
    if (mail_id) await announceMails(env, [mail_id]);
  });
}

/** Listings published since yesterday where anybody waits, and those whose last told has had their time. */
async function candidatesAt(db: Database, now: string): Promise<Candidate[]> {
  const turnOver = secondsFrom(now, -waitingLimits.hours * hour);
  const since = secondsFrom(now, -(waitingLimits.hours + 48) * hour);
  const { fresh, passed } = await batch(db, {
    // By when it ends, for which there is an index: sixty days after it was published.
    fresh: db.all<Candidate>(sql`
      SELECT it.org_id, it.id FROM listings it
      WHERE it.state = 'published' AND it.expires_at > ${secondsFrom(now, 59 * 24 * hour)}
        AND EXISTS (SELECT 1 FROM waiting WHERE waiting.org_id = it.org_id AND waiting.confirmed_at IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM waiting told WHERE told.org_id = it.org_id AND told.confirmed_at IS NOT NULL
          AND told.told_of = it.id)
      LIMIT ${most.listings}`),
    passed: db.all<Candidate>(sql`
      SELECT DISTINCT told.org_id, told.told_of AS id FROM waiting told
      WHERE told.told_at <= ${turnOver} AND told.told_at > ${since} AND told.told_of IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM waiting later WHERE later.org_id = told.org_id AND later.confirmed_at IS NOT NULL
          AND later.told_of = told.told_of AND later.told_at > told.told_at)
      LIMIT ${most.listings}`),
  });
  return [...fresh, ...passed];
}

type Clock = { db: Database; env: Env; now: string; org_id: string };

/** Tells the first who fits and was not told of this listing, behind whoever was told of it last; each once. */
async function tellNext({ db, env, now, org_id }: Clock, listing: Offered): Promise<string | undefined> {
  const isInvited = sql`waiting.org_id = ${org_id} AND waiting.confirmed_at IS NOT NULL AND waiting.told_of = ${listing.id}`;
  const inQueue = sql`it.org_id = ${org_id} AND it.latin_key = ${waitingKey(listing.latin_key)} AND it.confirmed_at IS NOT NULL`;
  const people = await db.all<Waiter>(sql`
    SELECT it.id, it.email, it.language, it.token_hash, it.species, it.sex, it.colour FROM waiting it
    WHERE ${inQueue} AND it.told_of IS NOT ${listing.id}
      AND (it.told_at IS NULL OR it.told_at <= ${secondsFrom(now, -waitingLimits.hours * hour)})
      AND it.confirmed_at || it.id > ifnull((SELECT max(confirmed_at || id) FROM waiting WHERE ${isInvited}), '')
    ORDER BY it.confirmed_at, it.id LIMIT ${most.people}`);
  const next = people.find((it) => fits(it, listing));
  const url = next && (await pageOf(env, "waiting", { ...next, short_key: listing.short_key }));
  if (!next || !url) return undefined;
  const title = speciesIn(next.species, next.language);
  const letter = strangerLetter("wait_told", { to: next.email, language: next.language, url, title, days: 2 });
  const leave = url.replace("/market/waiting/", "/api/market/waiting/leave/");
  const headers = { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  // Its id is made of whom and of what: two clocks tell once.
  const mail = { ...outgoing({ ...letter, headers }, `mail_${next.id}_${listing.id}`), org_id };
  const { told } = await batch(db, {
    told: db.run(sql`UPDATE waiting SET told_at = ${now}, told_of = ${listing.id} WHERE org_id = ${org_id}
      AND id = ${next.id} AND told_of IS NOT ${listing.id}`),
    mailed: mailStatement(
      db,
      mail,
      now,
      sql`EXISTS (SELECT 1 FROM waiting WHERE org_id = ${org_id} AND id = ${next.id} AND told_of = ${listing.id})`,
    ),
  });
  return told.rowsAffected > 0 ? mail.id : undefined;
}
