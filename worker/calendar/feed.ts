import { sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import type { Language, PlanKey, Role } from "#db/vocabulary.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { type AgendaSlots, agendaOf } from "#worker/agenda/queries.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { translate } from "#worker/locales/translate.ts";
import { instantOf } from "#worker/notifications/morning-time.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type KeptEntry, nextReading } from "./changes.ts";
import { calendarEntries } from "./entries.ts";
import { icalText } from "./ical.ts";

/** So many days before and after today a calendar is told of. */
const [daysBefore, daysAhead] = [14, 120];

type Reader = {
  feed_id: string;
  org_id: string;
  user_id: string;
  role: Role;
  language: Language;
  plan: PlanKey;
  timezone: string;
  organization: string;
};

/** The calendar behind an address, and its ETag; `missing` whether it was never given out, is closed, or its reader has left. */
export async function calendarOf(
  visitor: Visitor,
  token: string,
  slots: AgendaSlots,
): Promise<{ text: string; etag: string }> {
  const { db, env, now } = visitor;
  const reader = await readerOf(visitor, token);
  const { org_id, feed_id, timezone, organization, language } = reader;
  const today = dayIn(timezone, now);
  const scope: Scope = {
    db,
    org_id,
    user_id: reader.user_id,
    role: reader.role,
    plan: reader.plan,
    trial_ends_at: null,
    closes_at: null,
    language,
    papers_language: language,
    logo_key: null,
    look: null,
    now,
    today,
    confirmed_at: "",
    idempotency_key: undefined,
  };
  const span = { from: plusDays(today, -daysBefore), to: plusDays(today, daysAhead) };
  const [{ data }, before] = await Promise.all([
    agendaOf(scope, { ...span, late: "1", once: "1" }, slots),
    db.all<KeptEntry>(sql`SELECT uid, on_day, until_on, hour, summary, sequence, changed_at, gone_at
      FROM calendar_entries WHERE org_id = ${org_id} AND feed_id = ${feed_id}`),
  ]);
  const { all, changed, forgotten } = nextReading(calendarEntries(data, language), before, now);
  await keep(scope, feed_id, { changed, forgotten });
  const text = icalText({
    name: translate(language, "calendar.name", { organization }),
    timezone,
    url: `${env.APP_ORIGIN}/agenda`,
    entries: all,
    instantOf: (day, hour) => {
      const [whole = 0, minutes = 0] = hour.split(":").map(Number);
      return new Date(Date.parse(instantOf(day, whole, timezone)) + minutes * 60_000).toISOString();
    },
  });
  return { text, etag: `"${(await hashSecret(text)).slice(0, 32)}"` };
}

async function readerOf({ db, env, now }: Visitor, token: string): Promise<Reader> {
  const { key, secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const limit = await rate(env, "ical.token", token_hash);
  const {
    counted,
    readers: [reader],
  } = await batch(db, {
    counted: countStatement(db, limit, now),
    readers: db.all<Reader>(sql`
      SELECT calendar_feeds.id AS feed_id, calendar_feeds.org_id, users.id AS user_id, users.role, users.language,
        organizations.plan, organizations.timezone, organizations.name AS organization
      FROM organizations
      JOIN calendar_feeds ON calendar_feeds.org_id = organizations.id AND calendar_feeds.token_hash = ${token_hash}
      JOIN users ON users.org_id = calendar_feeds.org_id AND users.id = calendar_feeds.user_id
        AND users.is_active = 1 AND users.is_verified = 1 AND users.removed_at IS NULL
      WHERE organizations.short_key = ${key ?? ""} AND organizations.closes_at IS NULL`),
  });
  refuseBeyond([[limit, counted]], now);
  if (!reader) throw new Refusal("missing");
  return reader;
}

type Changes = { changed: readonly KeptEntry[]; forgotten: readonly string[] };

/** Keeps what this reading tells anew, so that the next one knows what has moved; of two at once the same is kept once. */
async function keep({ db, org_id, now }: Scope, feed_id: string, { changed, forgotten }: Changes): Promise<void> {
  const ids = newIds("feed_entry", changed.length);
  const cells = changed.map((it, at) => {
    const { uid, on_day, until_on, hour, summary, sequence, changed_at, gone_at } = it;
    return [ids[at] ?? "", uid, on_day, until_on, hour, summary, sequence, changed_at, gone_at];
  });
  await batch(db, {
    read: db.run(sql`UPDATE calendar_feeds SET last_read_at = ${now}
      WHERE org_id = ${org_id} AND id = ${feed_id} AND (last_read_at IS NULL OR substr(last_read_at, 1, 10) < ${now.slice(0, 10)})`),
    ...(changed.length > 0 && {
      changed: db.run(sql`
        INSERT INTO calendar_entries
          (id, org_id, feed_id, uid, on_day, until_on, hour, summary, sequence, changed_at, gone_at)
        SELECT value->>0, ${org_id}, ${feed_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
          value->>7, value->>8
        FROM ${jsonCells(cells)} WHERE true
        ON CONFLICT (org_id, feed_id, uid) DO UPDATE SET on_day = excluded.on_day, until_on = excluded.until_on,
          hour = excluded.hour, summary = excluded.summary, sequence = excluded.sequence,
          changed_at = excluded.changed_at, gone_at = excluded.gone_at
        WHERE excluded.sequence >= calendar_entries.sequence`),
    }),
    ...(forgotten.length > 0 && {
      forgotten: db.run(sql`DELETE FROM calendar_entries WHERE org_id = ${org_id} AND feed_id = ${feed_id}
        AND uid IN (SELECT value FROM json_each(${JSON.stringify(forgotten)}))`),
    }),
  });
}
