import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isOrphan, isUnringed } from "#db/bird-figures.ts";
import { birds } from "#db/schema/birds.ts";
import {
  type AgeBand,
  type BirdGap,
  birdFilterNames,
  type ParentsKnown,
  type StatusKind,
  statusKinds,
} from "#db/vocabulary.ts";
import { filterOfRooms } from "#worker/kit/bird-slots.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { isGone, kindIs } from "./columns/presence.ts";
import { mentions } from "./columns/search.ts";
import { inFlock } from "./columns/write-stamp.ts";
import { type BirdFilter, narrowing } from "./list-contract.ts";
import { showsColour } from "./shown-colour.ts";

type BirdQuery = Pick<BirdFilter, keyof typeof narrowing>;
/** What narrows the flock, and the birds chosen one by one. */
export type Narrowing = Partial<BirdQuery> & { ids?: readonly string[] };

// Literal, so that the partial index of birds of others serves it.
const ofOthers: SQL = sql`birds.deleted_at IS NULL AND birds.is_reference = 1`;

const fields = Object.keys(narrowing) as Array<keyof BirdQuery>;

/** Asks for all birds that are not gone: the flock as it stands. Kept counts know it beside any one filter. */
const current = "current";
/** Whether only birds that are not gone are meant, whatever their status. */
export const isOfCurrent = ({ status_id }: Narrowing): boolean => status_id === current;

/** What a filter narrows the flock by; that of today is a flock too. */
export const narrowedBy = (filter: Narrowing): Array<keyof BirdQuery> =>
  fields.filter((field) => filter[field] && filter[field] !== current);

// A kind says which heap is searched.
const isSearchAlone = (input: Narrowing) =>
  !input.ids?.length && !isOfCurrent(input) && narrowedBy(input).every((field) => field === "q" || field === "kind");

/**
 * Which birds a filter means: the caller's own, not deleted. With `most`, of a search alone that finds more than so many
 * no more than that need be meant.
 */
export function matching(scope: Scope, input: Narrowing, most?: number): SQL {
  const { q, species_id, status_id, sex, place_id, age, parents, missing, kind, import_id, parent, ids, mutation } =
    input;
  return owned(
    scope,
    birds,
    kind === "reference" ? ofOthers : inFlock,
    species_id ? eq(birds.species_id, species_id) : undefined,
    status_id ? statusIs(scope, status_id) : undefined,
    sex ? eq(birds.sex, sex) : undefined,
    place_id ? placeIs(scope, place_id) : undefined,
    age ? ageIs(scope.today, age) : undefined,
    import_id ? eq(birds.import_id, import_id) : undefined,
    ...(parent ? parent.split(",").map((id) => childOf(scope, id)) : []),
    parents ? sql.raw(parentConditions[parents]) : undefined,
    missing ? sql.raw(gapConditions[missing]) : undefined,
    bornBetween(input),
    mutation ? showsColour(mutation) : undefined,
    ...birdFilterNames.map((name) => {
      const word = input[name];
      return word ? filterOfRooms(scope, name, word) : undefined;
    }),
    ids?.length ? sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))` : undefined,
    q ? mentions(scope, q, kind || "flock", isSearchAlone(input) ? most : undefined) : undefined,
  );
}

/** The kind that a question about the status names instead of one status. */
export const kindQuery = (status_id: string): StatusKind | undefined => statusKinds.find((kind) => kind === status_id);

function statusIs(scope: Scope, status_id: string): SQL {
  if (status_id === current) return sql`NOT ${isGone(scope)}`;
  const kind = kindQuery(status_id);
  if (kind) return kindIs(scope, kind);
  return status_id === "none" ? isNull(birds.status_id) : eq(birds.status_id, status_id);
}

// Whoever is gone needs no place.
const placeIs = (scope: Scope, place_id: string) =>
  place_id === "none"
    ? sql`${birds.place_id} IS NULL AND NOT ${isGone(scope)}`
    : sql`${birds.place_id} IN (${placesWithin(scope, place_id)})`;

/** The last birth dates of a young bird and of an adult: a chick is younger than 60 days, a young bird than a year. */
export function ageBounds(today: string): { young: string; adult: string } {
  const adult = new Date(today);
  adult.setUTCFullYear(adult.getUTCFullYear() - 1);
  const young = new Date(Date.parse(today) - 60 * 86_400_000);
  return { young: young.toISOString().slice(0, 10), adult: adult.toISOString().slice(0, 10) };
}

/** The condition that a bird is of an age. */
export function ageIs(today: string, age: AgeBand): SQL {
  const { young, adult } = ageBounds(today);
  const born = birds.birth_date;
  if (age === "chick") return sql`${born} > ${young}`;
  if (age === "young") return sql`${born} <= ${young} AND ${born} > ${adult}`;
  // The plus keeps these from the index of birth dates: they may be most of the flock, and would all have to be sorted.
  return age === "unknown" ? sql`+${born} IS NULL` : sql`+${born} <= ${adult}`;
}

// As a set: each half walks the index of its parent, however many birds there are.
const childOf = ({ org_id }: Scope, id: string): SQL => sql`birds.n IN (
  SELECT child.n FROM birds child WHERE child.org_id = ${org_id} AND child.father_id = ${id}
  UNION ALL SELECT child.n FROM birds child WHERE child.org_id = ${org_id} AND child.mother_id = ${id})`;

const parentConditions: Record<ParentsKnown, string> = {
  both: "birds.father_id IS NOT NULL AND birds.mother_id IS NOT NULL",
  one: "(birds.father_id IS NULL) + (birds.mother_id IS NULL) = 1",
  none: isOrphan,
};

const gapConditions: Record<BirdGap, string> = {
  ring: isUnringed,
  parents: isOrphan,
  status: "birds.status_id IS NULL",
};

// As with ages: of a span that may be most of the flock the plus keeps the index of birth dates out, all would be sorted.
function bornBetween({ born_from = "", born_to = "" }: Narrowing): SQL | undefined {
  if (!born_from && !born_to) return undefined;
  const isShort = born_from !== "" && born_to !== "" && Number(born_to.slice(0, 4)) - Number(born_from.slice(0, 4)) < 2;
  const born = isShort ? sql`${birds.birth_date}` : sql`+${birds.birth_date}`;
  // A month and a year compare as the beginnings of their days do. Of whom no more than the year is known was not born in a
  // month of it.
  const last = sql`iif(birds.birth_precision IS 'year', substr(birds.birth_date, 1, 4) || '-12-31', birds.birth_date)`;
  const within = born_to.length > 4 ? sql`${last} < ${`${born_to}~`}` : undefined;
  const until = born_to ? and(sql`${born} < ${`${born_to}~`}`, within) : undefined;
  return and(born_from ? sql`${born} >= ${born_from}` : sql`${born} IS NOT NULL`, until);
}
