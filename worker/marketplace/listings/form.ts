import { type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "#db/words/market.ts";
import { batch } from "#worker/kit/batch.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { readingGate } from "../gate/levels.ts";
import { type OfferedBird, readingNamed, serializeBird } from "../offered/birds.ts";
import { gateFor, hindrancesOf, inWords, missingOf } from "../offered/judging.ts";
import { readingSeller } from "../offered/seller.ts";
import { type ListingQuestion, most } from "./contract.ts";
import type { ListingForm } from "./listing-json.ts";
import { placesOf, readingPlaces } from "./places.ts";
import { readingPhotos, readingShares } from "./rows.ts";

/** What a new listing of these birds, this pair or this item proposes. Refuses `missing` what is not the organisation's. */
export async function listingForm(scope: Scope, question: ListingQuestion): Promise<ListingForm> {
  const { db, org_id } = scope;
  const ids = question.pair_id
    ? await birdsOfPair(scope, question.pair_id)
    : [...new Set(question.bird_ids.split(",").filter(Boolean))];
  if (ids.length > most.birds) throw new Refusal("invalid", { bird_ids: ["listings.birds.many"] });
  const named: SQL = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
  const found = await batch(db, {
    birds: readingNamed(scope, ids),
    items: db.all<{ id: string; name: string }>(
      sql`SELECT id, name FROM items WHERE org_id = ${org_id} AND id = ${question.item_id}`,
    ),
    photos: readingPhotos(scope, named, ""),
    shares: readingShares(scope, named),
    sites: db.all<{ district: string }>(sql`SELECT DISTINCT district FROM places
      WHERE org_id = ${org_id} AND kind = 'site' AND district IS NOT NULL ORDER BY district LIMIT 50`),
    places: readingPlaces(scope),
    ...readingSeller(scope),
    ...readingGate(db),
  });
  const [seller] = found.seller;
  const [item] = found.items;
  if (!seller || found.birds.length < ids.length || (question.item_id && !item)) throw new Refusal("missing");
  const { birds, registrations, openings } = found;
  const kind = kindOf(birds, question.pair_id !== null);
  const judged = { seller, registrations, openings, birds, is_goods: kind === "goods", brood: null };
  const broods = new Set(birds.map(({ brood }) => brood));
  return {
    kind,
    title: item?.name ?? titleOf(scope, kind, birds),
    birds: birds.map((bird) => serializeBird(bird, scope.today)),
    item_id: item?.id ?? null,
    item: item?.name ?? null,
    brood: broods.size === 1 ? (birds[0]?.brood ?? null) : null,
    currency: seller.currency,
    gate: inWords(gateFor(judged), scope.language),
    missing: missingOf(judged),
    hindrances: hindrancesOf(birds),
    photos: found.photos.map(({ is_chosen: _, ...photo }, at) => ({ ...photo, is_chosen: at < most.photos })),
    shares: found.shares,
    district: seller.district,
    districts: [...new Set([...(seller.district ? [seller.district] : []), ...found.sites.map((it) => it.district)])],
    places: placesOf(scope, found.places),
    closed_at: seller.closed_at,
  };
}

async function birdsOfPair({ db, org_id }: Scope, pair_id: string): Promise<string[]> {
  const { pair, birds } = await batch(db, {
    pair: db.all(sql`SELECT 1 FROM pairs WHERE org_id = ${org_id} AND id = ${pair_id}`),
    // Of one that has ended whoever was in it last.
    birds: db.all<{
      bird_id: string;
    }>(sql`SELECT bird_id FROM pair_birds WHERE org_id = ${org_id} AND pair_id = ${pair_id}
      AND bird_id IS NOT NULL ORDER BY is_open DESC, side, ifnull(until_on, '9999') DESC, id`),
  });
  if (pair.length === 0) throw new Refusal("missing");
  return [...new Set(birds.map(({ bird_id }) => bird_id))].slice(0, 2);
}

function kindOf(birds: readonly OfferedBird[], isPair: boolean): ListingKind {
  if (birds.length === 0) return "goods";
  if (birds.length === 1) return "bird";
  const sexes = birds.map(({ sex }) => sex).sort();
  return birds.length === 2 && (isPair || sexes.join() === "female,male") ? "pair" : "several";
}

function titleOf({ language }: Scope, kind: ListingKind, birds: readonly OfferedBird[]): string {
  const [first] = birds;
  if (!first) return "";
  const colours = new Set(birds.map(({ colour }) => colour));
  const what = [first.species, ...(colours.size === 1 && first.colour ? [first.colour] : [])].join(", ");
  if (kind === "bird") {
    const sex = first.sex === "unknown" ? "" : `, ${translate(language, `listings.sex.${first.sex}`)}`;
    const born = first.birth_date ? `, ${partDayInWords(first.birth_date, "year", language)}` : "";
    return `${what}${sex}${born}`.slice(0, most.title);
  }
  return translate(language, `listings.title.${kind}`, { what, count: birds.length }).slice(0, most.title);
}
