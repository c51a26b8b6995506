import { type SQL, sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { countedRing, partings } from "#worker/rings/series-contract.ts";
import type { Scope } from "#worker/scope.ts";
import { speciesNames } from "#worker/species/queries.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";
import { birdBefore, freeNumbers, freeRings, lastSpecies, ringsBefore } from "./add-another.ts";
import { countInPlan, limitOf } from "./columns/counts.ts";
import { asBird, birdDetail } from "./columns/details.ts";
import type { NewFormFilter } from "./list-contract.ts";
import { recentBirds, recentPicks } from "./picker/bird-picks.ts";
import { placePicks, placesToPick } from "./picker/place-picks.ts";

/**
 * What the form for a new bird needs, in one round trip. `today` is the organisation's day; `another` what a bird added
 * behind the one of the ring `after` starts with, null where there is no such bird.
 */
export async function newBirdForm(scope: Scope, { after, place_id }: NewFormFilter) {
  const {
    species,
    statuses,
    fathers,
    mothers,
    places,
    used: [used],
    last: [last],
    before: [before],
    rings,
    free,
  } = await batch(scope.db, {
    species: speciesNames(scope),
    statuses: statusesInOrder(scope),
    fathers: recentBirds(scope, { sex: "male", who: "all" }),
    mothers: recentBirds(scope, { sex: "female", who: "all" }),
    places: placesToPick(scope, sql`${place_id}`),
    used: countInPlan(scope),
    last: lastSpecies(scope),
    before: birdBefore(scope, after),
    rings: ringsBefore(scope),
    free: freeNumbers(scope, partings(after)),
  });
  const born = before?.birth_date ? Number(before.birth_date.slice(0, 4)) : null;
  const counted = countedRing(after, { today: scope.today, last: rings }, born);
  return {
    species,
    statuses,
    fathers: recentPicks(scope, fathers),
    mothers: recentPicks(scope, mothers),
    places: placePicks(places),
    today: scope.today,
    limit: limitOf(scope, used?.n ?? 0),
    last_species_id: last?.species_id ?? null,
    another: before ? { ...before, identifier: freeRings(counted, free)[0] ?? null } : null,
  };
}

/** What the form for a bird at hand needs, in one round trip. */
export async function birdForm(scope: Scope, bird_id: string) {
  const {
    row: [row],
    species,
    statuses,
    fathers,
    mothers,
    places,
  } = await batch(scope.db, {
    row: birdDetail(scope, bird_id),
    species: speciesNames(scope),
    statuses: statusesInOrder(scope),
    fathers: recentBirds(scope, { sex: "male", who: "all", not: bird_id }),
    mothers: recentBirds(scope, { sex: "female", who: "all", not: bird_id }),
    places: placesToPick(scope, placeOf(scope, bird_id)),
  });
  if (!row) throw new Refusal("missing");
  return {
    bird: asBird(row),
    species,
    statuses,
    fathers: recentPicks(scope, fathers),
    mothers: recentPicks(scope, mothers),
    places: placePicks(places),
    today: scope.today,
  };
}

const placeOf = ({ org_id }: Scope, bird_id: string): SQL =>
  sql`(SELECT own.place_id FROM birds own WHERE own.org_id = ${org_id} AND own.id = ${bird_id})`;
