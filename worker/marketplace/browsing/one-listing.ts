import { sql } from "drizzle-orm";
import { type PaperKind, paperKinds } from "#db/words/legal.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { Refusal } from "#worker/refusal.ts";
import { type CardRow, cardColumns, cardOf, type MarketCard, type MarketPhoto, photosIn } from "./card.ts";
import { onMarket } from "./visible.ts";

/** A listing as strangers see it: this list of fields and nothing else (R27). */
export type MarketListing = Omit<MarketCard, "photo"> & {
  text: string | null;
  brood: number | null;
  country: string;
  region: string;
  father_colour: string | null;
  mother_colour: string | null;
  f: number | null;
  f_known: number | null;
  ring_year: number | null;
  registration: string | null;
  certificate: string | null;
  papers: PaperKind[];
  /** The address of the shared tree, from the root of the site. */
  tree: string | null;
  photos: MarketPhoto[];
  changed_on: string;
  /** Who offers it, where they have switched their page on. */
  seller: { slug: string; name: string } | null;
};

type Row = CardRow &
  Pick<MarketListing, "text" | "brood" | "country" | "region" | "father_colour" | "mother_colour" | "f" | "f_known"> &
  Pick<MarketListing, "ring_year" | "registration" | "certificate" | "tree" | "changed_on"> & {
    papers: string;
    slug: string | null;
    name: string | null;
    is_shown: number;
    is_on_market: number | null;
  };

/** A listing by its id: `missing` where there never was one or the gate shows it to nobody, `gone` where it was there. */
export async function marketListing({ db }: Visitor, id: string): Promise<MarketListing> {
  const [row] = await db.all<Row>(sql`
    SELECT ${cardColumns}, it.text, it.brood, it.country, it.region, it.father_colour, it.mother_colour, it.f, it.f_known,
      it.ring_year, it.registration, it.certificate, it.papers, it.tree, it.changed_on, it.is_shown,
      (${onMarket}) AS is_on_market, seller.slug, seller.name
    FROM market_listings it
    LEFT JOIN market_sellers seller ON seller.short_key = it.short_key AND seller.is_shown = 1
    WHERE it.id = ${id}`);
  if (row && row.is_shown === 0) throw new Refusal("gone", {}, { detail: "browsing.gone" });
  if (row?.is_on_market !== 1) throw new Refusal("missing");
  return listingOf(row);
}

function listingOf(row: Row): MarketListing {
  const { photo: _first, ...card } = cardOf(row);
  const papers = JSON.parse(row.papers) as string[];
  return {
    ...card,
    text: row.text,
    brood: row.brood,
    country: row.country,
    region: row.region,
    father_colour: row.father_colour,
    mother_colour: row.mother_colour,
    f: row.f,
    f_known: row.f_known,
    ring_year: row.ring_year,
    registration: row.registration,
    certificate: row.certificate,
    papers: paperKinds.filter((kind) => papers.includes(kind)),
    tree: treePath(row.tree),
    photos: photosIn(row.photos, row.short_key),
    changed_on: row.changed_on,
    seller: row.slug === null || row.name === null ? null : { slug: row.slug, name: row.name },
  };
}

/** The path of a shared tree; null of an address that is none of ours. */
const treePath = (address: string | null): string | null => /\/p\/[\w-]+$/.exec(address ?? "")?.[0] ?? null;
