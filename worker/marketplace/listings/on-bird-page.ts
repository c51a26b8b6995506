import { sql } from "drizzle-orm";
import type { ListingState } from "#db/words/market.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";

type Row = { id: string; title: string; state: ListingState };

/** The living listing that a bird is in, on its page, said in words here: the page brings none of this room's. */
export const listingOnBirdPage = {
  needs: "market.write",
  without: { listing: null },
  join: ({ db, org_id, language }: Scope, { id }: { id: string }) =>
    joining(
      {
        offered: db.all<Row>(sql`
          SELECT listings.id, listings.title, listings.state FROM listing_birds of_listing
          JOIN listings ON listings.org_id = ${org_id} AND listings.id = of_listing.listing_id
          WHERE of_listing.org_id = ${org_id} AND of_listing.bird_id = ${id} AND of_listing.is_living = 1`),
      },
      ({ offered: [row] }) => ({
        listing: row ? { id: row.id, title: row.title, state: translate(language, `market.bird.${row.state}`) } : null,
      }),
    ),
} satisfies Slots["birdPage"];
