import type { PaperKind } from "#db/words/legal.ts";
import type { GateLevel, ListingKind, ListingState, PauseReason } from "#db/words/market.ts";
import type { Hindrance, ListingBird, ListingGate, Missing } from "../offered/offered-json.ts";

// What `/api/listings` answers. Everything of a bird is read from the register as it stands.

/** A photo of one of the birds; `is_chosen` where the listing shows it. Its file is at `/api/photos/{id}`. */
export type ListingPhoto = { id: string; bird_id: string; width: number; height: number; is_chosen: boolean };
/** A shared tree of one of the birds, which may go along. */
export type ListingShare = { id: string; bird_id: string; ring: string; created_at: string; expires_at: string | null };

/** A listing as the list tells it. */
export type ListingLine = {
  id: string;
  kind: ListingKind;
  state: ListingState;
  title: string;
  price_cents: number | null;
  currency: string | null;
  is_free: boolean;
  pause_reason: PauseReason | null;
  /** How many birds, of which species; goods have neither. */
  count: number;
  species: string | null;
  latin_name: string | null;
  /** The first photo, by which it is known. */
  photo_id: string | null;
  level: GateLevel;
  published_at: string | null;
  expires_at: string | null;
  reserved_until: string | null;
  /** How many enquiries are open. */
  enquiries: number;
  version: number;
  created_at: string;
  updated_at: string;
};

/** `limit` null is any number. */
export type Places = { limit: number | null; used: number; left: number | null };

export type Listing = Omit<ListingLine, "count" | "species" | "latin_name" | "photo_id" | "level" | "enquiries"> & {
  text: string | null;
  brood: number | null;
  item_id: string | null;
  item: string | null;
  birds: ListingBird[];
  photos: ListingPhoto[];
  share_id: string | null;
  shares: ListingShare[];
  papers: PaperKind[];
  district: string | null;
  sets_status: boolean;
  level: GateLevel;
  gate: ListingGate;
  missing: Missing[];
  hindrances: Hindrance[];
  /** What the author is to think of, by the key of its words: a phone number in the text. */
  warnings: string[];
  /** Which watched words hold it. */
  held_for: string[];
  removed_at: string | null;
  removed_for: { facts: string; rule: string } | null;
  sale_id: string | null;
  /** What its seller may make of it now; `published` of a published one renews it. */
  next: Array<"published" | "paused" | "sold" | "expired">;
  /** Where strangers see it; null while they do not. */
  url: string | null;
  places: Places;
};

/** What a new listing proposes. */
export type ListingForm = {
  kind: ListingKind;
  title: string;
  birds: ListingBird[];
  item_id: string | null;
  item: string | null;
  brood: number | null;
  currency: string;
  gate: ListingGate;
  missing: Missing[];
  hindrances: Hindrance[];
  photos: ListingPhoto[];
  shares: ListingShare[];
  /** Where it is seen where nothing else is said, and the sites' districts. */
  district: string | null;
  districts: string[];
  places: Places;
  /** Since when its seller may publish nothing, as the operator decided. */
  closed_at: string | null;
};

/** One page of the list: all states are counted, whatever is asked for. */
export type ListingPage = {
  items: ListingLine[];
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
  counts: Record<ListingState, number>;
  places: Places;
};
