import type { listings as pt } from "../pt/listings.ts";

export const listings: Record<keyof typeof pt, string> = {
  "audit.subject.listing": "Listings",
  "audit.subject.enquiry": "Enquiries",
  "audit.subject.seller": "Seller's page",
};
