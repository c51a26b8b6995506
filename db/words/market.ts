/** The closed lists of words of the market. */

export const listingKinds = ["bird", "pair", "several", "goods"] as const;
export type ListingKind = (typeof listingKinds)[number];
/** `held` waits for the operator's look; `removed` was taken away by the operator. */
export const listingStates = [
  ...(["draft", "published", "held", "paused"] as const),
  ...(["reserved", "sold", "expired", "removed"] as const),
] as const;
export type ListingState = (typeof listingStates)[number];
/** What takes one of the plan's places and holds its birds. */
export const livingListings = ["published", "held", "paused", "reserved"] as const satisfies readonly ListingState[];
/** Why a listing rests without its seller's doing. */
export const pauseReasons = ["gate", "bird_gone", "bird_sick", "bird_treated", "seller_closed", "plan"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/**
 * What the law lets a listing show, from the least: on no public page; on the seller's own page, without price; listed,
 * without price, with an enquiry; with price and reservation.
 */
export const gateLevels = ["closed", "own_page", "contact", "open"] as const;
export type GateLevel = (typeof gateLevels)[number];

/** `new` until its sender proved the address; `blocked` hides whatever else comes from that address. */
export const enquiryStates = ["new", "open", "reserved", "closed", "blocked"] as const;
export type EnquiryState = (typeof enquiryStates)[number];
export const enquirySides = ["buyer", "seller"] as const;

export const reportReasons = ["illegal", "protected", "welfare", "fraud", "stolen", "personal", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportDecisions = ["kept", "paused", "removed", "seller_closed"] as const;
export type ReportDecision = (typeof reportDecisions)[number];
