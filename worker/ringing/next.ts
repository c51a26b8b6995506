import { sql } from "drizzle-orm";
import { freeNumbers, freeRings, ringsBefore } from "#worker/birds/add-another.ts";
import { batch } from "#worker/kit/batch.ts";
import { advisedSizes } from "#worker/rings/advice.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { countedRing, partings } from "#worker/rings/series-contract.ts";
import type { Scope } from "#worker/scope.ts";
import type { NextQuery } from "./contract.ts";
import { fitting, freeOf, type OfferedSeries, ringsOf, seriesOfYears, seriesWith } from "./offers.ts";
import { partsOf, ringOf } from "./pattern.ts";
import { nextFree } from "./states.ts";

/** The next ring for a bird, and the pattern of the series it is of; of no series it follows the ring given last. */
export type NextRing = { next: string | null; series: string | null };

/**
 * The next ring for a bird of a species that hatched in a year, this one where none is said: the lowest free number of the
 * series that fits, else what follows the ring added last.
 */
export async function nextRing(scope: Scope, { species_id, year }: NextQuery): Promise<NextRing> {
  const { db, org_id, today } = scope;
  const of = year ?? Number(today.slice(0, 4));
  const { series, species, last, rings } = await batch(db, {
    series: seriesOfYears(scope, sql`${of}`),
    species: db.all<{ catalogue_slug: string | null }>(
      sql`SELECT catalogue_slug FROM species WHERE org_id = ${org_id} AND id = ${species_id}`,
    ),
    last: lastSizes(scope, species_id),
    rings: ringsBefore(scope),
  });
  const sizes = advisedSizes(species[0]?.catalogue_slug ?? null)?.sizes ?? null;
  const fit = fitting(series, { year: of, sizes, last: last[0]?.size ?? null });
  const [newest] = rings;
  const counted = newest ? countedRing(newest.ring, { today, last: rings }, newest.year) : null;
  if (fit.length === 0 && !counted) return { next: null, series: null };
  const { free, behind } = await batch(db, {
    free: freeOf(
      scope,
      fit.map(({ id }) => id),
      1,
    ),
    behind: freeNumbers(scope, counted ? [counted] : []),
  });
  const found = fit.find((it) => free.some(({ series_id }) => series_id === it.id));
  if (found) return { next: ringsOf([found], free)[0] ?? null, series: found.pattern };
  return { next: freeRings(counted, behind)[0] ?? null, series: null };
}

/** The statement that finds which size was written with the bird of a species that was added last. */
const lastSizes = ({ db, org_id }: Scope, species_id: string) =>
  db.all<{ size: number | null }>(sql`
    SELECT recent.ring_size_mm AS size FROM (
      SELECT ring_size_mm, n FROM birds WHERE org_id = ${org_id} AND species_id = ${species_id}
        AND deleted_at IS NULL AND is_reference = 0 ORDER BY n DESC LIMIT 50) recent
    WHERE recent.ring_size_mm IS NOT NULL ORDER BY recent.n DESC LIMIT 1`);

/** The ring that is free in the place of one that is taken: the lowest of its series, else what follows it. */
export async function ringInstead(scope: Scope, taken: string): Promise<{ next: string | null; of_series: boolean }> {
  const columns = sql`series.id, series.pattern, series.year, series.size_mm, ${nextFree(scope, "series")} AS number`;
  const { own, behind, rings } = await batch(scope.db, {
    own: scope.db.all<OfferedSeries & { number: number | null }>(seriesWith(scope, sql`${ringKey(taken)}`, columns)),
    behind: freeNumbers(scope, partings(taken)),
    rings: ringsBefore(scope),
  });
  const [series] = own;
  if (series && series.number !== null) return { next: ringOf(partsOf(series), series.number), of_series: true };
  const counted = countedRing(taken, { today: scope.today, last: rings });
  return { next: freeRings(counted, behind)[0] ?? null, of_series: false };
}
