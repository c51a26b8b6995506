import { and, desc, eq, getTableColumns, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Sex } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { countedRing, partings } from "#worker/rings/series-contract.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { speciesNames } from "#worker/species/queries.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";
import { birdBefore, freeNumbers, freeRings, lastSpecies, ringsBefore } from "./add-another.ts";
import { countInPlan, limitOf } from "./columns/counts.ts";
import { asBird, birdDetail } from "./columns/details.ts";
import { byNumber } from "./columns/write-stamp.ts";
import type { NewFormFilter, ParentCandidateFilter } from "./list-contract.ts";
import { placePaths } from "./place-paths.ts";
import { mentions } from "./search.ts";

/** How many possible fathers, and mothers, a form offers without asking again; any other is named by its ring. */
const offeredParents = 200;
const parentsPerAnswer = 50;

const { id, identifier, name, birth_date, species_id } = getTableColumns(birds);
const parentColumns = { id, identifier, name, birth_date, species_id };

/** Up to 50 birds that may be a parent of the sex asked for, newest first. */
export function listParentCandidates(scope: Scope, { sex, q, species_id, not }: ParentCandidateFilter) {
  const also = and(
    q ? mentions(scope, q, "all") : undefined,
    species_id ? eq(birds.species_id, species_id) : undefined,
    not ? ne(birds.id, not) : undefined,
  );
  return newestOf(scope, sex, parentsPerAnswer, also);
}

function newestOf(scope: Scope, sex: Sex, most: number, also: SQL | undefined) {
  return scope.db
    .select(parentColumns)
    .from(birds)
    .where(owned(scope, birds, byNumber, eq(birds.sex, sex), isNull(birds.deleted_at), also))
    .orderBy(desc(birds.n))
    .limit(most);
}

/**
 * What the form for a new bird needs, in one round trip. `today` is the organisation's day; `another` what a bird added
 * behind the one of the ring `after` starts with, null where there is no such bird.
 */
export async function newBirdForm(scope: Scope, { after }: NewFormFilter) {
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
    fathers: newestOf(scope, "male", offeredParents, undefined),
    mothers: newestOf(scope, "female", offeredParents, undefined),
    places: placePaths(scope),
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
    fathers,
    mothers,
    places,
    today: scope.today,
    limit: limitOf(scope, used?.n ?? 0),
    last_species_id: last?.species_id ?? null,
    another: before ? { ...before, identifier: freeRings(counted, free)[0] ?? null } : null,
  };
}

/** What the form for a bird at hand needs, in one round trip; the chosen parents are always among those offered. */
export async function birdForm(scope: Scope, bird_id: string) {
  const other = ne(birds.id, bird_id);
  const {
    row: [row],
    species,
    statuses,
    fathers,
    mothers,
    places,
    chosen,
  } = await batch(scope.db, {
    row: birdDetail(scope, bird_id),
    species: speciesNames(scope),
    statuses: statusesInOrder(scope),
    fathers: newestOf(scope, "male", offeredParents, other),
    mothers: newestOf(scope, "female", offeredParents, other),
    places: placePaths(scope),
    chosen: chosenParents(scope, bird_id),
  });
  if (!row) throw new Refusal("missing");
  const bird = asBird(row);
  return {
    bird,
    species,
    statuses,
    fathers: offering(fathers, chosen, bird.father_id),
    mothers: offering(mothers, chosen, bird.mother_id),
    places,
    today: scope.today,
  };
}

type ParentCandidate = Awaited<ReturnType<typeof newestOf>>[number];

function offering(newest: ParentCandidate[], chosen: ParentCandidate[], parent_id: string | null): ParentCandidate[] {
  const missing = newest.every((it) => it.id !== parent_id);
  return missing ? [...chosen.filter((it) => it.id === parent_id), ...newest] : newest;
}

// Also those in the trash: a form that is sent unchanged changes nothing.
function chosenParents(scope: Scope, bird_id: string) {
  const child = (column: "father_id" | "mother_id") =>
    sql`(SELECT child.${sql.raw(column)} FROM birds child WHERE child.org_id = ${scope.org_id} AND child.id = ${bird_id})`;
  const parents = or(eq(birds.id, child("father_id")), eq(birds.id, child("mother_id")));
  return scope.db
    .select(parentColumns)
    .from(birds)
    .where(owned(scope, birds, parents));
}
