import { type SQL, sql } from "drizzle-orm";
import type { RingColour } from "#db/vocabulary.ts";
import { freeNumbers, freeRings, newestRings } from "#worker/birds/add-another.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { fitting, freeOf, type OfferedSeries, ringsOf, seriesOfYears } from "#worker/ringing/offers.ts";
import { advisedSizes, colourOfYear, type OwnColours } from "#worker/rings/advice.ts";
import type { RingOfYear } from "#worker/rings/digits-contract.ts";
import { type CountedRing, countedRing } from "#worker/rings/series-contract.ts";
import type { Scope } from "#worker/scope.ts";

/** What is advised of rings: the colour of the year, the sizes in mm of the species, and which come next. */
export type RingAdvice = {
  /** The next ring of the season's series that no bird has. */
  next: string | null;
  /** The free ones in their order, that one first; of the same series whatever they leave out is taken. */
  free: string[];
  /** Rings given last: they show which digits count up. */
  last: RingOfYear[];
  /** Whether nothing shows yet which digits count up. */
  is_doubtful: boolean;
  colour: RingColour | null;
  sizes: readonly [number, number] | null;
  /** Whether no source could be named for these sizes. */
  sizes_doubtful: boolean;
  /** The size in mm of the ordered series, else the one written last of a chick of this species and season; null for none. */
  last_size: number | null;
};

// Who hatched at the end of a season gets its ring in the next one.
const longestBare = 60;

const seasonsFirst = ({ org_id, today }: Scope) => sql`(
  SELECT printf('%04d-%02d-01', ${Number(today.slice(0, 4))} - (${Number(today.slice(5, 7))} < it.season_start_month),
    it.season_start_month)
  FROM organizations it WHERE it.id = ${org_id})`;

// So many rings show which digits count up.
const shownBefore = 12;
// Tags of chicks that wait for their ring stand between.
const newestBirds = 200;

/**
 * The statement that finds the rings given last since the season began, in the month the organisation set, to young birds
 * of each of these species, ids as SQL: in the nest, on the bird's own form, or with a bird that was bred here and came of no egg.
 */
export const lastRings = (scope: Scope, species: SQL) =>
  scope.db.all<RingGiven>(sql`
    WITH season AS MATERIALIZED (SELECT ${seasonsFirst(scope)} AS first), young AS (
      SELECT birds.species_id, birds.identifier, birds.identifier_key, birds.birth_date, birds.ring_size_mm, ifnull((
        SELECT max(held.at) FROM egg_events held
        WHERE held.org_id = birds.org_id AND held.egg_id = eggs.id AND held.deed = 'ringed'
      ), ifnull((
        SELECT max(line.at) FROM audit line WHERE line.org_id = birds.org_id AND line.subject_id = birds.id
          AND line.changes ->> '$.identifier[1]' = birds.identifier
      ), birds.created_at)) AS ringed_at
      FROM season CROSS JOIN birds LEFT JOIN eggs ON eggs.org_id = birds.org_id AND eggs.chick_id = birds.id
      WHERE birds.org_id = ${scope.org_id} AND ${inFlock} AND birds.acquisition = 'bred'
        AND birds.birth_date >= date(season.first, ${`-${longestBare} days`}) AND +birds.species_id IN (${species})
        AND birds.identifier IS NOT eggs.chick_tag)
    SELECT species_id, ring, year, size FROM (
      SELECT young.species_id, young.identifier AS ring, CAST(substr(young.birth_date, 1, 4) AS INTEGER) AS year,
        young.ring_size_mm AS size, row_number() OVER (
          PARTITION BY young.species_id ORDER BY young.ringed_at DESC, young.identifier_key DESC
        ) AS nth
      FROM young, season WHERE young.ringed_at >= season.first
    ) WHERE nth <= ${shownBefore} ORDER BY nth`);

/** The statement that finds the newest rings of the whole flock, whatever the species and the season. */
export const flockRings = (scope: Scope) =>
  scope.db.all<RingOfYear>(sql`
    SELECT newest.ring, newest.year FROM (${newestRings(scope, newestBirds)}) newest
    LEFT JOIN eggs ON eggs.org_id = ${scope.org_id} AND eggs.chick_id = newest.id
    WHERE newest.ring IS NOT eggs.chick_tag ORDER BY newest.n DESC LIMIT ${shownBefore}`);

// Beyond those that a nest needs: who types another number goes on from there.
const spare = 10;

/** A ring given, and its size in mm where it was written. */
type RingGiven = RingOfYear & { species_id: string; size: number | null };

/**
 * A species, the rings of its season, the last first, and of the flock; how many chicks wait, and the year in which they
 * hatched.
 */
type Before = {
  species: { catalogue_slug: string | null } | null;
  season: RingGiven[];
  flock: RingOfYear[];
  waiting: number;
  year: number;
};

/** The statement that reads the rings that were ordered for chicks in a nest: of this year, and of the last in its first months. */
export const orderedRings = (scope: Scope) => {
  const year = Number(scope.today.slice(0, 4));
  return seriesOfYears(scope, sql`${year}, ${year - 1}`);
};

/**
 * What is advised of the next rings of each species, in the order they are named; a round trip where there is one. First the
 * free numbers of the ordered series that fit, else what follows the ring given last. `own` are the organisation's colours
 * as JSON. Species whose rings begin alike count up together.
 */
export async function ringAdvices(
  scope: Scope,
  all: readonly Before[],
  { own, ordered }: { own: string | null; ordered: readonly OfferedSeries[] },
): Promise<RingAdvice[]> {
  const year = Number(scope.today.slice(0, 4));
  const colour = colourOfYear(year, JSON.parse(own ?? "{}") as OwnColours)?.colour ?? null;
  const species = all.map(({ species, season, flock, year }) => {
    const given = season.map(({ ring, year }) => ({ ring, year }));
    const last = [...given, ...flock.filter(({ ring }) => given.every((it) => it.ring !== ring))];
    const [latest] = season;
    const last_size = season.find(({ size }) => size !== null)?.size ?? null;
    const advised = advisedSizes(species?.catalogue_slug ?? null);
    const fit = fitting(ordered, { year, sizes: advised?.sizes ?? null, last: last_size });
    return { last, last_size, fit, counted: latest ? countedRing(latest.ring, { today: scope.today, last }) : null };
  });
  const byHead = new Map<string, CountedRing>();
  for (const { counted } of species) if (counted && !byHead.has(counted.head)) byHead.set(counted.head, counted);
  const fits = [...new Set(species.flatMap(({ fit }) => fit.map(({ id }) => id)))];
  const most = Math.max(0, ...all.map(({ waiting }) => waiting)) + spare;
  const { found, free } = await freeBoth(scope, { counted: [...byHead.values()], fits, most });
  return species.map(({ last, last_size, fit, counted }, at) => {
    const before = all[at];
    const offered = ringsOf(fit, free).slice(0, most);
    const shared = counted ? byHead.get(counted.head) : undefined;
    const behind = shared && shared.tail === counted?.tail ? freeRings(shared, found) : [];
    const rings = offered.length > 0 ? offered : behind;
    const advised = advisedSizes(before?.species?.catalogue_slug ?? null);
    const first = fit.find(({ id }) => free.some(({ series_id }) => series_id === id));
    return {
      next: rings[0] ?? null,
      free: rings,
      last,
      is_doubtful: offered.length === 0 && (counted?.is_doubtful ?? false),
      colour: first?.colour ?? colour,
      sizes: advised?.sizes ?? null,
      sizes_doubtful: advised?.doubtful ?? false,
      last_size: first?.size_mm ?? last_size,
    };
  });
}

/** The year in which the first of these chicks hatched; this one where none did. */
export const hatchYear = (chicks: ReadonlyArray<{ hatched_on: string | null }>, today: string): number =>
  Number((chicks.find(({ hatched_on }) => hatched_on !== null)?.hatched_on ?? today).slice(0, 4));

type Wanted = { counted: readonly CountedRing[]; fits: readonly string[]; most: number };

/** The free numbers behind rings that were given, and those of ordered series: in one trip, or none. */
async function freeBoth(scope: Scope, { counted, fits, most }: Wanted) {
  if (counted.length === 0 && fits.length === 0) return { found: [], free: [] };
  return batch(scope.db, { found: freeNumbers(scope, counted, most), free: freeOf(scope, fits, most) });
}
