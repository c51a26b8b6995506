import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { hashSecret, keyed, keyedDigest } from "#worker/accounts/secrets.ts";
import { type Env, keysOf } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";

type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN">;
type Row = { id: string; token_hash: string; created_at: string; last_read_at: string | null; short_key: string };
/** A person's private address of the agenda; `url` is null where the secret it was made by is no longer set. */
export type Feed = { url: string | null; created_at: string; last_read_at: string | null };

// 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it.
const tokenLetters = 40;

/** The token of a feed: only whoever knows the secret of the app can work it out, so the database need not keep it. */
const tokenOf = async (pepper: string, id: string): Promise<string> =>
  (await keyedDigest(pepper, `calendar feed\n${id}`)).slice(0, tokenLetters);

const ownFeed = ({ db, org_id, user_id }: Scope) =>
  db.all<Row>(sql`
    SELECT calendar_feeds.id, token_hash, calendar_feeds.created_at, last_read_at, organizations.short_key
    FROM calendar_feeds JOIN organizations ON organizations.id = calendar_feeds.org_id
    WHERE calendar_feeds.org_id = ${org_id} AND calendar_feeds.user_id = ${user_id}`);

async function serialize(keys: Keys, row: Row | undefined): Promise<Feed | null> {
  if (!row) return null;
  const { id, token_hash, created_at, last_read_at, short_key } = row;
  for (const pepper of keysOf(keys, "CODE_PEPPER")) {
    const token = await tokenOf(pepper, id);
    if ((await hashSecret(token)) !== token_hash) continue;
    return { url: `${keys.APP_ORIGIN}/api/ical/${keyed(short_key, token)}.ics`, created_at, last_read_at };
  }
  return { url: null, created_at, last_read_at };
}

/** The caller's own feed; null without one. */
export async function feedOf(scope: Scope, keys: Keys): Promise<Feed | null> {
  const [row] = await ownFeed(scope);
  return serialize(keys, row);
}

const closing = ({ db, org_id, user_id }: Scope) =>
  db.run(sql`DELETE FROM calendar_feeds WHERE org_id = ${org_id} AND user_id = ${user_id}`);

/** Makes the caller's feed, in the place of the one before: its address opens no more. */
export async function makeFeed(scope: Scope, keys: Keys): Promise<Feed | null> {
  const { db, org_id, user_id, now } = scope;
  const id = newId("feed");
  const hash = await hashSecret(await tokenOf(keys.CODE_PEPPER, id));
  const { row, here } = await batch(db, {
    closed: closing(scope),
    made: db.run(sql`INSERT INTO calendar_feeds (id, org_id, user_id, token_hash, created_at)
      SELECT ${id}, ${org_id}, ${user_id}, ${hash}, ${now} WHERE ${stillSignedIn(scope)}`),
    row: ownFeed(scope),
    here: signedInStatement(scope),
  });
  if (here.length === 0) throw signedOut();
  return serialize(keys, row[0]);
}

/** Closes the caller's feed for good. */
export async function endFeed(scope: Scope): Promise<void> {
  await closing(scope);
}
