import { listings, sellers } from "#db/schema/marketplace.ts";
import { enquiries } from "#db/schema/marketplace-enquiries.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedListingBirds, archivedListingPhotos, archivedListings, archivedSellers } from "./archived.ts";
import { archivedEnquiries, archivedEnquiryMessages } from "./archived-enquiries.ts";
import { marketListings, marketPhotos, marketSellers, marketSitemap } from "./browsing/routes.ts";
import { enquiryRoutes, marketEnquiries } from "./enquiries/routes.ts";
import { eraseSilent } from "./enquiries/sweeping.ts";
import { settleLevels } from "./gate/levels.ts";
import { gateRoutes, openingRoutes } from "./gate/routes.ts";
import { endListings, pauseGated, publishWaiting } from "./listings/clock.ts";
import { listingOnBirdPage } from "./listings/on-bird-page.ts";
import { listingRoutes } from "./listings/routes.ts";
import { finishDecisions } from "./reports/finishing.ts";
import { forgetReports } from "./reports/retention.ts";
import { aboutRoutes, objectionRoutes, operatorRoutes, reportRoutes } from "./reports/routes.ts";
import { finishVerdicts } from "./reports/verdicts.ts";
import { lapseReservations } from "./reservations/lapsing.ts";
import { reservationRoutes } from "./reservations/routes.ts";
import { sellerRoutes } from "./sellers/routes.ts";
import { forgetWaiting } from "./waiting/forgetting.ts";
import { tellWaiting } from "./waiting/invitations.ts";
import { marketWaiting, waitingRoutes } from "./waiting/routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const marketplace = {
  birdPage: listingOnBirdPage,
  mounts: [
    { at: "/api/market/listings", routes: marketListings, access: "everyone" },
    { at: "/api/market/sellers", routes: marketSellers, access: "everyone" },
    { at: "/api/market/photos", routes: marketPhotos, access: "everyone" },
    { at: "/api/market/sitemap", routes: marketSitemap, access: "everyone" },
    { at: "/api/listings", routes: listingRoutes, access: "members" },
    { at: "/api/seller", routes: sellerRoutes, access: "members" },
    { at: "/api/market/gate", routes: gateRoutes, access: "everyone" },
    { at: "/api/market/reports", routes: reportRoutes, access: "everyone" },
    { at: "/api/market/objections", routes: objectionRoutes, access: "everyone" },
    { at: "/api/market/about", routes: aboutRoutes, access: "everyone" },
    { at: "/api/operator/openings", routes: openingRoutes, access: "operators" },
    { at: "/api/operator", routes: operatorRoutes, access: "operators" },
    { at: "/api/enquiries/waiting", routes: waitingRoutes, access: "members" },
    { at: "/api/enquiries", routes: enquiryRoutes, access: "members" },
    { at: "/api/enquiries", routes: reservationRoutes, access: "members" },
    { at: "/api/market/enquiries", routes: marketEnquiries, access: "everyone" },
    { at: "/api/market/waiting", routes: marketWaiting, access: "everyone" },
  ],
  jobs: [
    { name: "end reservations", run: lapseReservations },
    { name: "publish listings", run: publishWaiting },
    { name: "work out what the market may show", run: settleLevels },
    { name: "pause listings that may not be shown", run: pauseGated },
    { name: "end listings", run: endListings },
    { name: "finish what was decided of listings", run: finishDecisions },
    { name: "finish what came of objections", run: finishVerdicts },
    { name: "forget old reports", run: (db, _env, now) => forgetReports(db, now) },
    { name: "tell who waits", run: tellWaiting },
    { name: "erase silent enquiries", run: eraseSilent },
    { name: "forget who waits no more", run: forgetWaiting },
  ],
  subjects: {
    listing: { called: listings.title, known_by: ["title"] },
    enquiry: { called: enquiries.created_at, known_by: ["state"] },
    seller: { called: sellers.name, known_by: ["name"] },
  },
  archived: [
    archivedListings,
    archivedListingBirds,
    archivedListingPhotos,
    archivedSellers,
    archivedEnquiries,
    archivedEnquiryMessages,
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
