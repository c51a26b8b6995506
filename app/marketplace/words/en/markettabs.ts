import type { markettabs as pt } from "../pt/markettabs.ts";

export const markettabs: Record<keyof typeof pt, string> = {
  "market.listings": "Listings",
  "market.enquiries": "Enquiries",
  "market.seller": "Seller's page",
  "market.advertise": "Advertise",
};
