import { sql } from "drizzle-orm";
import type { Region } from "#db/vocabulary.ts";
import type { ListingKind, ListingState } from "#db/words/market.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type Gate, gateOf } from "../gate/gate.ts";
import { readingGate } from "../gate/levels.ts";

/** A listing as a reservation reads it, with what the gate says of it now. */
export type HeldListing = {
  id: string;
  kind: ListingKind;
  state: ListingState;
  title: string;
  price_cents: number | null;
  currency: string | null;
  item_id: string | null;
  bird_ids: string[];
  gate: Gate;
};

type Row = Omit<HeldListing, "bird_ids" | "gate"> & { country: string | null; region: Region | null };

/** A listing of the caller's, its birds, and the gate as register and openings are at this moment; undefined where it is gone. */
export async function heldListing({ db, org_id }: Scope, id: string | null): Promise<HeldListing | undefined> {
  const { rows, birds, openings } = await batch(db, {
    rows: db.all<Row>(sql`
      SELECT it.id, it.kind, it.state, it.title, it.price_cents, it.currency, it.item_id, organizations.country, organizations.region
      FROM listings it CROSS JOIN organizations ON organizations.id = it.org_id
      WHERE it.org_id = ${org_id} AND it.id = ${id}`),
    birds: db.all<{ id: string; latin_name: string }>(sql`
      SELECT birds.id, species.latin_name FROM listing_birds part
      CROSS JOIN birds ON birds.org_id = part.org_id AND birds.id = part.bird_id
      CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
      WHERE part.org_id = ${org_id} AND part.listing_id = ${id} ORDER BY part.position`),
    ...readingGate(db),
  });
  const [row] = rows;
  if (!row) return undefined;
  const { country, region, ...listing } = row;
  const place = { country, region };
  const gates = birds.map(({ latin_name }) => gateOf({ ...place, latin_name: latin_name || "?" }, openings));
  const goods = gateOf({ ...place, latin_name: null }, openings);
  const gate = listing.kind === "goods" ? goods : (gates.find(({ level }) => level !== "open") ?? gates[0] ?? closed);
  return { ...listing, bird_ids: birds.map((bird) => bird.id), gate };
}

// A listing of birds that has none left.
const closed: Gate = { level: "closed", why: [] };
