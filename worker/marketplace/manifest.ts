import { listings, sellers } from "#db/schema/marketplace.ts";
import { enquiries } from "#db/schema/marketplace-enquiries.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedListingBirds, archivedListingPhotos, archivedListings, archivedSellers } from "./archived.ts";
import { settleLevels } from "./gate/levels.ts";
import { endListings, pauseGated, publishWaiting } from "./listings/clock.ts";
import { listingOnBirdPage } from "./listings/on-bird-page.ts";
import { listingRoutes } from "./listings/routes.ts";
import { sellerRoutes } from "./sellers/routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const marketplace = {
  birdPage: listingOnBirdPage,
  mounts: [
    { at: "/api/listings", routes: listingRoutes, access: "members" },
    { at: "/api/seller", routes: sellerRoutes, access: "members" },
  ],
  jobs: [
    { name: "publish listings", run: publishWaiting },
    { name: "work out what the market may show", run: settleLevels },
    { name: "pause listings that may not be shown", run: pauseGated },
    { name: "end listings", run: endListings },
  ],
  subjects: {
    listing: { called: listings.title, known_by: ["title"] },
    enquiry: { called: enquiries.created_at, known_by: ["state"] },
    seller: { called: sellers.name, known_by: ["name"] },
  },
  archived: [archivedListings, archivedListingBirds, archivedListingPhotos, archivedSellers],
  words: { pt, en },
} satisfies Room;
