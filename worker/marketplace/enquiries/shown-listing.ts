import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { GateLevel } from "#db/words/market.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { levelOf } from "../gate/levels.ts";

/** A listing as strangers meet it, and whose it is. */
type ShownListing = {
  id: string;
  short_key: string;
  title: string;
  latin_name: string | null;
  sex: string;
  colour: string | null;
  level: GateLevel | null;
};
export type Host = { id: string; short_key: string; closes_at: string | null };

/** The listing a stranger asks about and whose it is; `missing` where nobody may ask about it, by whatever ground. */
export async function enquirableListing(db: Database, id: string): Promise<{ listing: ShownListing; host: Host }> {
  const {
    listings: [listing],
    hosts: [host],
  } = await batch(db, {
    listings: db.all<ShownListing>(sql`
      SELECT it.id, it.short_key, it.title, it.latin_name, it.sex, it.colour, ${levelOf(sql`it`)} AS level
      FROM market_listings it WHERE it.id = ${id} AND it.is_shown = 1
        AND NOT EXISTS (SELECT 1 FROM market_hidden hidden WHERE hidden.id = it.id)`),
    hosts: db.all<Host>(sql`SELECT id, short_key, closes_at FROM organizations
      WHERE short_key = (SELECT short_key FROM market_listings WHERE id = ${id})`),
  });
  if (!listing || !host || host.closes_at || !takesEnquiries(listing.level)) throw new Refusal("missing");
  return { listing, host };
}

/** Whether strangers may ask about what stands at a level. */
export const takesEnquiries = (level: GateLevel | null): boolean => level === "contact" || level === "open";
