import { sql } from "drizzle-orm";
import type { PairState, PlaceKind } from "#db/vocabulary.ts";
import { readActiveEggs } from "#worker/agenda/active-eggs.ts";
import { hatchersToOffer } from "#worker/clutches/trays/hatchers.ts";
import type { Scope } from "#worker/scope.ts";
import type { RoundMachine } from "./machines.ts";

export type RoundPlace = { id: string; parent_id: string | null; kind: PlaceKind; name: string };
/** A pair that has not been parted. */
export type OpenPair = {
  id: string;
  number: string;
  state: PairState;
  place_id: string | null;
  species_id: string | null;
};

/**
 * The statements behind every round; they fit any batch, and closed eggs they never meet. A machine that is asked for is
 * read also when nothing lies in it.
 */
export const readingRound = (scope: Scope, stop: string | undefined) => ({
  asked: scope.db.all<RoundMachine>(sql`
    SELECT id, name, place_id FROM incubators WHERE org_id = ${scope.org_id} AND id = ${stop ?? ""}`),
  ...readActiveEggs(scope),
  hatchers: hatchersToOffer(scope),
  places: scope.db.all<RoundPlace>(sql`
    SELECT id, parent_id, kind, name FROM places WHERE org_id = ${scope.org_id}`),
  pairs: scope.db.all<OpenPair>(sql`
    SELECT id, number, state, place_id, species_id FROM pairs
    WHERE org_id = ${scope.org_id} AND state IN ('planned', 'active', 'resting')`),
});
type Reading = ReturnType<typeof readingRound>;
/** What they answered. */
export type RoundRead = { [Name in keyof Reading]: Awaited<Reading[Name]> };
