import type { Language } from "#db/vocabulary.ts";
import { placeOrder } from "#worker/locales/place-order.ts";
import { atSite } from "#worker/places/sites.ts";
import type { RoundPlace, RoundRead } from "./reading.ts";

type SiteQuery = { site_id: string | undefined; language: Language };

/** What was read of a round, less what is not at the site asked for; and all sites. Refuses `missing` one that is none. */
export function readAt(read: RoundRead, { site_id, language }: SiteQuery) {
  const order = placeOrder(language);
  const sites = read.places
    .filter(({ kind }) => kind === "site")
    .sort(order.places)
    .map(({ id, name }) => ({ id, name }));
  const isThere = atSite({ sites, within: placesUnder(read.places, site_id) }, site_id);
  if (site_id === undefined) return { sites, isThere, there: read };
  const activeRows = read.activeRows.filter(({ place_id }) => isThere(place_id));
  const pairs = read.pairs.filter(({ place_id }) => isThere(place_id));
  return { sites, isThere, there: { ...read, activeRows, pairs } };
}

/** A place and all that stands in it. */
function placesUnder(places: readonly RoundPlace[], id: string | undefined): Array<{ id: string }> {
  if (id === undefined) return [];
  const found = new Set([id]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const place of places) if (place.parent_id !== null && found.has(place.parent_id)) found.add(place.id);
  }
  return [...found].map((it) => ({ id: it }));
}
