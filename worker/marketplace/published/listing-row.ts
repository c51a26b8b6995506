import type { marketListings } from "#db/schema/marketplace-index.ts";
import { languages } from "#db/vocabulary.ts";
import type { ListingKind, ListingState, PauseReason } from "#db/words/market.ts";
import { foldName } from "#worker/species/names.ts";
import { type OfferedBird, ringYear } from "../offered/birds.ts";
import { numberOf, type Registered, type SellerFacts } from "../offered/seller.ts";
import { catalogueNames } from "./catalogue-names.ts";

/** A listing as the step reads it. */
export type StepListing = {
  id: string;
  kind: ListingKind;
  state: ListingState;
  title: string;
  text: string | null;
  price_cents: number | null;
  currency: string | null;
  is_free: 0 | 1;
  brood: number | null;
  papers: string;
  district: string | null;
  published_at: string | null;
  revision: number;
};
type Part = OfferedBird & { is_deleted: 0 | 1 };
export type StepFacts = {
  listing: StepListing;
  seller: SellerFacts;
  registrations: readonly Registered[];
  birds: readonly Part[];
  /** How many birds it had when it was written. */
  parts: number;
  photos: ReadonlyArray<{ key: string; width: number; height: number }>;
  tree: string | null;
};
export type MarketRow = Omit<typeof marketListings.$inferSelect, "n">;

/** What a row holds of which nothing is shown; of goods it holds no more of birds. */
const nothing = {
  is_reserved: false,
  title: "",
  text: null,
  price_cents: null,
  currency: null,
  is_free: false,
  brood: null,
  count: 1,
  country: "",
  region: "",
  district: null,
  latin_key: "",
  latin_name: null,
  species: null,
  sex: "",
  hatched: null,
  hatched_year: null,
  colour: null,
  father_colour: null,
  mother_colour: null,
  f: null,
  f_known: null,
  ring_year: null,
  registration: null,
  certificate: null,
  papers: "[]",
  tree: null,
  photos: "[]",
  published_at: null,
};

/** Why the birds of a listing may not be offered now; undefined where they may. */
export function ailing({ birds, parts, listing }: StepFacts): PauseReason | undefined {
  if (listing.kind === "goods") return undefined;
  const isLost = birds.length < parts || birds.length === 0;
  if (isLost || birds.some((it) => it.is_gone || it.is_deleted)) return "bird_gone";
  if (birds.some(({ is_sick }) => is_sick)) return "bird_sick";
  if (birds.some(({ is_treated }) => is_treated)) return "bird_treated";
  // Without its name the gate cannot be asked, and a blank one would be taken for goods.
  return birds.some(({ latin_name }) => latin_name.trim() === "") ? "gate" : undefined;
}

/** Whether strangers are to see a listing, as far as its own organisation says; the gate is asked by every query. */
export const isSeen = (facts: StepFacts): boolean =>
  (facts.listing.state === "published" || facts.listing.state === "reserved") &&
  facts.seller.closes_at === null &&
  ailing(facts) === undefined;

/** A listing as strangers see it; one that they do not see keeps nothing but its id. */
export function marketRow(facts: StepFacts, today: string): MarketRow {
  const { listing, seller } = facts;
  const { id, kind, revision } = listing;
  const bare = { ...nothing, id, short_key: seller.short_key, revision, is_shown: false, kind, changed_on: today };
  if (!isSeen(facts)) return bare;
  const { title, text, price_cents, currency, is_free, papers, published_at } = listing;
  return {
    ...bare,
    is_shown: true,
    is_reserved: listing.state === "reserved",
    title,
    text,
    price_cents,
    currency,
    is_free: is_free === 1,
    count: Math.max(1, facts.birds.length),
    country: seller.country ?? "",
    region: seller.region ?? "",
    district: listing.district ?? seller.district,
    papers,
    tree: facts.tree,
    photos: JSON.stringify(facts.photos),
    published_at,
    ...(kind !== "goods" && ofBirds(facts, today)),
  };
}

/** What is shown of birds: of several what they have in common. */
function ofBirds({ birds, listing, seller, registrations }: StepFacts, today: string): Partial<MarketRow> {
  const [first] = birds;
  if (!first) return {};
  const one = <Value>(of: (bird: Part) => Value | null): Value | null => {
    const all = new Set(birds.map(of));
    return all.size === 1 ? of(first) : null;
  };
  const hatched = one((bird) => bird.birth_date && typedDay(bird));
  const single = birds.length === 1;
  const certificates = birds.flatMap(({ certificate_number }) => certificate_number ?? []);
  return {
    latin_key: foldName(first.latin_name),
    latin_name: first.latin_name,
    species: JSON.stringify(spoken(first)),
    sex: sexOf(listing.kind, birds),
    hatched,
    hatched_year: one(({ birth_date }) => (birth_date === null ? null : Number(birth_date.slice(0, 4)))),
    colour: one(({ colour }) => colour),
    father_colour: one(({ father_colour }) => father_colour),
    mother_colour: one(({ mother_colour }) => mother_colour),
    f: single ? first.f : null,
    f_known: single ? first.f_known : null,
    ring_year: one((bird) => (bird.is_unringed ? null : ringYear(bird.identifier, today))),
    brood: one(({ brood }) => brood) ?? listing.brood,
    registration: numberOf(registrations, seller.registration_id),
    certificate: certificates.length > 0 ? certificates.join(", ").slice(0, 600) : null,
  };
}

const typedDay = ({ birth_date, birth_precision }: Part): string =>
  (birth_date ?? "").slice(0, birth_precision === "year" ? 4 : birth_precision === "month" ? 7 : 10);

function sexOf(kind: ListingKind, birds: readonly Part[]): string {
  if (kind === "pair") return "pair";
  const all = new Set(birds.map(({ sex }) => sex));
  return all.size === 1 ? ([...all][0] ?? "unknown") : "mixed";
}

const spoken = ({ latin_name, species }: Part) => {
  const names = catalogueNames(latin_name);
  return Object.fromEntries(languages.map((language) => [language, names?.[language] ?? species]));
};
