import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, tokenParts } from "#worker/accounts/secrets.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { enquiryDays } from "../enquiries/contract.ts";
import { speciesIn } from "./wishes.ts";

/** What somebody waits for, and how many wait for the same species before them. */
export type WaitingPlace = {
  is_confirmed: boolean;
  species: string;
  latin_name: string;
  sex: "male" | "female" | "unknown" | null;
  colour: string | null;
  seller: string | null;
  /** 1 is the next. */
  place: number | null;
  /** The listing that they were told of last, where it is still on the market. */
  listing_id: string | null;
  told_at: string | null;
};

type Found = {
  id: string;
  org_id: string;
  species: string;
  sex: WaitingPlace["sex"];
  colour: string | null;
  confirmed_at: string | null;
  told_at: string | null;
  told_of: string | null;
  seller: string | null;
  before: number;
};

/** Whose place it is in the list of which seller; `missing` for a token that is none. */
export async function waitingPlace({ db, env, now, ip, language }: Visitor, token: string): Promise<WaitingPlace> {
  const limit = await rate(env, "browse.ip", ip);
  const counted = await countStatement(db, limit, now);
  refuseBeyond([[limit, counted]], now);
  const found = await findByToken(db, token);
  const shown = await db.all(sql`SELECT 1 FROM market_listings WHERE id = ${found.told_of} AND is_shown = 1`);
  return {
    is_confirmed: found.confirmed_at !== null,
    species: speciesIn(found.species, language),
    latin_name: found.species,
    sex: found.sex,
    colour: found.colour,
    seller: found.seller,
    place: found.confirmed_at === null ? null : found.before + 1,
    listing_id: shown.length > 0 ? found.told_of : null,
    told_at: found.told_at,
  };
}

async function findByToken(db: Database, token: string): Promise<Found> {
  const { key = "", secret } = tokenParts(token);
  const [found] = await db.all<Found>(sql`
    SELECT it.id, it.org_id, it.species, it.sex, it.colour, it.confirmed_at, it.told_at, it.told_of,
      (SELECT name FROM sellers WHERE sellers.org_id = it.org_id) AS seller,
      (SELECT count(*) FROM waiting other WHERE other.org_id = it.org_id AND other.latin_key = it.latin_key
        AND other.confirmed_at IS NOT NULL AND (other.confirmed_at, other.id) < (it.confirmed_at, it.id)
        AND (it.sex IS NULL OR other.sex IS NULL OR other.sex = it.sex)) AS "before"
    FROM organizations CROSS JOIN waiting it ON it.org_id = organizations.id AND it.token_hash = ${await hashSecret(secret)}
    WHERE organizations.short_key = ${key} AND organizations.closes_at IS NULL`);
  if (!found) throw new Refusal("missing");
  return found;
}

/** Proves the address of whoever waits: from now on they have a place. Said again it is the same place. */
export async function confirmWaiting(visitor: Visitor, token: string): Promise<WaitingPlace> {
  const { db, now } = visitor;
  const { id, org_id } = await findByToken(db, token);
  await db.run(sql`UPDATE waiting SET confirmed_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND confirmed_at IS NULL
    AND created_at > ${secondsFrom(now, -enquiryDays.unconfirmed * 86_400)}`);
  return waitingPlace(visitor, token);
}

/** Takes somebody off the list; said again, or by a token that is none, there is nothing to do any more. */
export async function leaveWaiting({ db }: Pick<Visitor, "db">, token: string): Promise<void> {
  const { key = "", secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const { hosts } = await batch(db, {
    hosts: db.all<{ id: string }>(sql`SELECT id FROM organizations WHERE short_key = ${key}`),
  });
  const [host] = hosts;
  if (host) await db.run(sql`DELETE FROM waiting WHERE org_id = ${host.id} AND token_hash = ${token_hash}`);
}
