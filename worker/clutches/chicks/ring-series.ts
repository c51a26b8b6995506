import { type SQL, sql } from "drizzle-orm";
import type { RingColour } from "#db/vocabulary.ts";
import { freeNumber, freeRing } from "#worker/birds/add-another.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { advisedSizes, colourOfYear, type OwnColours } from "#worker/rings/advice.ts";
import type { Scope } from "#worker/scope.ts";

/** What is advised of a ring: the next of the season's series, the colour of the year, the sizes in mm of the species. */
export type RingAdvice = { next: string | null; colour: RingColour | null; sizes: readonly [number, number] | null };

// Who hatched at the end of a season gets its ring in the next one.
const longestBare = 60;

const seasonsFirst = ({ org_id, today }: Scope) => sql`(
  SELECT printf('%04d-%02d-01', ${Number(today.slice(0, 4))} - (${Number(today.slice(5, 7))} < it.season_start_month),
    it.season_start_month)
  FROM organizations it WHERE it.id = ${org_id})`;

/**
 * The statement that finds the ring given last since the season began, in the month the organisation set, to a young bird
 * of a species: in the nest, on the bird's own form, or with a bird that was bred here and came of no egg.
 */
export const lastRing = (scope: Scope, species_id: SQL) =>
  scope.db.all<{ identifier: string }>(sql`
    WITH season AS MATERIALIZED (SELECT ${seasonsFirst(scope)} AS first), young AS (
      SELECT birds.identifier, birds.identifier_key, ifnull((
        SELECT max(held.at) FROM egg_events held
        WHERE held.org_id = birds.org_id AND held.egg_id = eggs.id AND held.deed = 'ringed'
      ), ifnull((
        SELECT max(line.at) FROM audit line WHERE line.org_id = birds.org_id AND line.subject_id = birds.id
          AND line.changes ->> '$.identifier[1]' = birds.identifier
      ), birds.created_at)) AS ringed_at
      FROM season CROSS JOIN birds LEFT JOIN eggs ON eggs.org_id = birds.org_id AND eggs.chick_id = birds.id
      WHERE birds.org_id = ${scope.org_id} AND ${inFlock} AND birds.acquisition = 'bred'
        AND birds.birth_date >= date(season.first, ${`-${longestBare} days`}) AND +birds.species_id = ${species_id}
        AND birds.identifier IS NOT eggs.chick_tag)
    SELECT young.identifier FROM young, season WHERE young.ringed_at >= season.first
    ORDER BY young.ringed_at DESC, young.identifier_key DESC LIMIT 1`);

/** What is advised of the next ring of a species, behind the one given last; `own` are the organisation's colours as JSON. */
export async function ringAdvice(
  scope: Scope,
  species: { catalogue_slug: string | null } | null,
  last: string | undefined,
  own: string | null,
): Promise<RingAdvice> {
  const steps = last ? (await freeNumber(scope, last))[0]?.steps : undefined;
  const year = Number(scope.today.slice(0, 4));
  return {
    next: last ? freeRing(scope, last, steps) : null,
    colour: colourOfYear(year, JSON.parse(own ?? "{}") as OwnColours)?.colour ?? null,
    sizes: advisedSizes(species?.catalogue_slug ?? null)?.sizes ?? null,
  };
}
