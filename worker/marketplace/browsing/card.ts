import { type SQL, sql } from "drizzle-orm";
import type { GateLevel, ListingKind } from "#db/words/market.ts";
import { keyed, tokenParts } from "#worker/accounts/secrets.ts";
import { drawingOf } from "#worker/species/drawings.ts";
import { level } from "./visible.ts";

/** A photo of a listing: its file is at `/market/photos/<key>`, a small copy of it at `…/small`. */
export type MarketPhoto = { key: string; width: number; height: number };
/** A name in both languages. */
export type SpeciesName = { pt: string; en: string };

/** A listing as a list shows it; a price stands only where the gate is open. */
export type MarketCard = {
  id: string;
  kind: ListingKind;
  title: string;
  level: GateLevel;
  price_cents: number | null;
  currency: string | null;
  is_free: boolean;
  is_reserved: boolean;
  count: number;
  district: string | null;
  latin_name: string | null;
  species: SpeciesName | null;
  sex: string;
  hatched: string | null;
  colour: string | null;
  photo: MarketPhoto | null;
  /** How it is drawn where there is no photo. */
  drawing: string;
  published_on: string | null;
};

export type CardRow = {
  id: string;
  short_key: string;
  kind: ListingKind;
  title: string;
  level: GateLevel;
  price_cents: number | null;
  currency: string | null;
  is_free: number;
  is_reserved: number;
  count: number;
  district: string | null;
  latin_name: string | null;
  species: string | null;
  sex: string;
  hatched: string | null;
  colour: string | null;
  photos: string;
  published_at: string | null;
};

/** What is read of the listing `it` for a card: each column by its name, and no price that the gate keeps. */
export const cardColumns: SQL = sql`
  it.id, it.short_key, it.kind, it.title, ${level} AS level,
  CASE WHEN ${level} = 'open' THEN it.price_cents END AS price_cents,
  CASE WHEN ${level} = 'open' THEN it.currency END AS currency,
  it.is_free, it.is_reserved, it.count, it.district, it.latin_name, it.species, it.sex, it.hatched, it.colour, it.photos,
  it.published_at`;

/** A row as strangers are told it: each field by its name, whatever else was read beside it. */
export const cardOf = (row: CardRow): MarketCard => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  level: row.level,
  price_cents: row.price_cents,
  currency: row.currency,
  is_free: row.is_free === 1,
  is_reserved: row.is_reserved === 1,
  count: row.count,
  district: row.district,
  latin_name: row.latin_name,
  species: speciesIn(row.species),
  sex: row.sex,
  hatched: row.hatched,
  colour: row.colour,
  photo: photosIn(row.photos, row.short_key)[0] ?? null,
  drawing: drawing(row),
  published_on: row.published_at?.slice(0, 10) ?? null,
});

/** The photos of a row, each by the key that is given out. */
export function photosIn(json: string, short_key: string): MarketPhoto[] {
  const photos = JSON.parse(json) as MarketPhoto[];
  return photos.map(({ key, width, height }) => ({
    key: tokenParts(key).key ? key : keyed(short_key, key),
    width,
    height,
  }));
}

/** The name of a species in each language; null where there is none. */
export function speciesIn(json: string | null): SpeciesName | null {
  if (json === null) return null;
  const { pt, en } = JSON.parse(json) as Partial<SpeciesName>;
  const either = pt ?? en;
  return either === undefined ? null : { pt: pt ?? either, en: en ?? either };
}

/** How the bird of a listing is drawn. */
function drawing({ latin_name, species, colour }: Pick<CardRow, "latin_name" | "species" | "colour">): string {
  const names = Object.values(speciesIn(species) ?? {}).join(" ");
  return drawingOf(`${latin_name ?? ""} ${names}||${colour ?? ""}`);
}
