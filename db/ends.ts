/** What counts together towards a limit: the columns a trigger counts by. */
type Limited = { most: number; per: readonly string[] };
/** Where else a table ends: by whom, in words. */
type Ended = { by: string };

/**
 * Where each table ends: nothing that an account can make grows without an end. `most` rows that agree in the columns
 * `per` are held by a trigger (`migrations/0045_ends.sql` and later), whoever writes; it fails with
 * `limit_reached <table> <most>`.
 */
export const ends: Readonly<Record<string, Limited | Ended>> = {
  places: { most: 20_000, per: ["org_id"] },
  species: { most: 2000, per: ["org_id"] },
  statuses: { most: 200, per: ["org_id"] },
  // A book is bound from all of a species, and every name in it is held against every word that is read.
  mutations: { most: 200, per: ["org_id"] },
  pairs: { most: 20_000, per: ["org_id", "season"] },
  pair_birds: { most: 100, per: ["org_id", "pair_id"] },
  bird_weights: { most: 5000, per: ["org_id", "bird_id"] },
  registrations: { most: 100, per: ["org_id"] },
  imports: { most: 5000, per: ["org_id"] },
  import_mappings: { most: 500, per: ["org_id"] },
  import_words: { most: 5000, per: ["org_id"] },
  saved_views: { by: "30 of a person, in the write (worker/accounts/saved-views.ts)" },
  pedigree_shares: { by: "10 of a bird, in the write (worker/pedigrees/share-contract.ts)" },
  bird_photos: { by: "12 of a bird and 2 GB, in the write (worker/photos/storing.ts)" },
  invitations: { by: "the plan's members with them, and 199 an hour; a month after their end by the clock" },
  users: { by: "the plan's members, 2000 at most, in the write (worker/members/places.ts)" },
  sessions: { by: "50 of a person, by a trigger; their own end by the clock" },
  codes: { by: "their end, by the clock; 10 a day of an address" },
  login_challenges: { by: "their end after 5 minutes, by the clock" },
  second_factors: { by: "one of a person" },
  recovery_codes: { by: "ten of a person" },
  signup_flows: { by: "their end, by the clock" },
  rate_counters: { by: "their end, by the clock" },
  eggs: { by: "nest, clutch, pair and plan, in the write (worker/clutches/room-left.ts)" },
  clutches: { by: "200 of a pair, in the write" },
  egg_events: { most: 200, per: ["org_id", "egg_id"] },
  // Those of others and those in the trash are not counted; the clock empties it.
  birds: { most: 1_000_000, per: ["org_id"] },
  bird_counts: { by: "the statuses, species and places they count" },
  bird_weight_losses: { by: "one of a bird" },
  moves: { by: "the moves of a bird: one for each time its place changed" },
  audit: { by: "what was changed, told page by page: kept as long as the organisation, as it promises" },
  entries: { by: "365 days, by the clock" },
  certificate_settings: { by: "one of an organisation" },
  ring_colours: { by: "one of a year" },
  organizations: { by: "10 an hour of a network; unclaimed after a day" },
  closings: { by: "one of an organisation" },
  erasures: { by: "one of an organisation that is gone, without its data" },
  contact_messages: { by: "5 an hour of an address" },
  mails: { by: "what was sent, by the clock" },
  lost_files: { by: "the sweep, by the clock; 2 GB of an organisation (worker/photos/storing.ts)" },
  heartbeats: { by: "one row" },
  turns: { by: "one of a person and kind" },
};

/** The limit of which a failed write tells; undefined where it failed for something else. */
export function limitReached(message: string): { table: string; most: number } | undefined {
  const [, table, most] = /limit_reached (\w+) (\d+)/.exec(message) ?? [];
  return table && most ? { table, most: Number(most) } : undefined;
}
