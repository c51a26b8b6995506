import { listings, sellers } from "#db/schema/marketplace.ts";
import { enquiries } from "#db/schema/marketplace-enquiries.ts";
import type { Room } from "#worker/kit/room.ts";
import { settleLevels } from "./gate/levels.ts";
import { listingOnBirdPage } from "./listings/on-bird-page.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const marketplace = {
  birdPage: listingOnBirdPage,
  jobs: [{ name: "work out what the market may show", run: settleLevels }],
  subjects: {
    listing: { called: listings.title, known_by: ["title"] },
    enquiry: { called: enquiries.created_at, known_by: ["state"] },
    seller: { called: sellers.name, known_by: ["name"] },
  },
  words: { pt, en },
} satisfies Room;
