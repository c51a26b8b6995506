import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { countsByFacet, currentBy, inPlan } from "./columns/counts.ts";
import { isGone } from "./columns/presence.ts";
import { withSums } from "./columns/sums.ts";
import { inFlock } from "./columns/write-stamp.ts";
import { ageBounds, ageIs, isOfCurrent, matching, type Narrowing, narrowedBy } from "./matching.ts";

/** What the flock can be parted by, and the filter that asks for one part. */
const facetFilters = {
  species: "species_id",
  status: "status_id",
  sex: "sex",
  place: "place_id",
  age: "age",
  parents: "parents",
} as const;
type FacetName = keyof typeof facetFilters;
const names = Object.keys(facetFilters) as FacetName[];

/** Birds by key: under the other filters in force, or, where that would cost too much, in the whole flock. */
type Facet = { of: "matches" | "flock"; birds: Record<string, number> };
export type Facets = Partial<Record<FacetName, Facet>>;
type Counted = { facet: FacetName | "all"; key: string; n: number };

/** So many birds are counted one by one; of more, only what triggers and indexes know. */
export const countable = 5000;

/** The statements that count: the whole flock, its ages, what matches, and for every filter in force all but itself. */
export function facetStatements(scope: Scope, filter: Narrowing) {
  // Beside the flock of today nothing is in force, and its statuses are known.
  const inForce = isWhole(filter) ? [] : names.filter((name) => filter[facetFilters[name]]);
  // Of the whole flock all but parents is known without looking at a bird, and of that of today all but parents and ages.
  const whole: readonly FacetName[] = isOfCurrent(filter) ? ["parents", "age"] : ["parents"];
  const free = isWhole(filter) ? whole : names.filter((name) => !inForce.includes(name));
  const without = inForce.map((name) => counting(scope, { ...filter, [facetFilters[name]]: "" }, [name]));
  const kept = [
    scope.db.all<Counted>(withSums(scope, countsByFacet(scope, isOfCurrent(filter)))),
    scope.db.all<Counted>(agesOfAll(scope, isOfCurrent(filter))),
  ];
  return [...kept, counting(scope, filter, free), ...without];
}

const isWhole = (filter: Narrowing) => narrowedBy(filter).length === 0;

/** What those statements found, facet by facet; one that nobody could count cheaply is absent. */
export function facetsOf(filter: Narrowing, [kept = [], ages = [], ...counts]: Counted[][]): Facets {
  const facets: Facets = {};
  const isCounted = isWhole(filter) && counts[0]?.some(({ facet, key }) => facet === "all" && key !== "skipped");
  // Birds of others are in no kept count.
  if (filter.kind !== "reference")
    for (const it of [...kept, ...ages]) add(facets, it, isCounted ? "matches" : "flock");
  for (const counted of counts) {
    const all = counted.find(({ facet }) => facet === "all");
    const input = counted.length > 0 && all && all.n <= countable && all.key !== "skipped";
    if (!input) continue;
    for (const name of all.key.split(" ") as FacetName[]) facets[name] = { of: "matches", birds: {} };
    for (const it of counted) add(facets, it, "matches");
  }
  return facets;
}

/** How many birds match, as those statements counted them: one more than can be counted when there are too many. */
export const matchesOf = ([, , counted = []]: Counted[][]): number =>
  counted.find(({ facet }) => facet === "all")?.n ?? 0;

function add(facets: Facets, { facet, key, n }: Counted, of: Facet["of"]): void {
  // Who needs no place is nobody's choice.
  if (facet === "all" || key === "") return;
  facets[facet] ??= { of, birds: {} };
  facets[facet].birds[key] = n;
}

/** Counts what a filter leaves by these facets, unless it leaves too many; the row `all` says which. */
function counting(scope: Scope, filter: Narrowing, facets: readonly FacetName[]) {
  const parted = facets.map((name) => sql`SELECT ${name}, ${sql.raw(name)}, count(*) FROM some GROUP BY 2`);
  const all = sql`SELECT 'all' AS facet, iif(${most(scope, filter)} = 0, 'skipped', ${facets.join(" ")}) AS key,
    count(*) AS n FROM found`;
  const columns = facets.map((name) => sql`${columnOf(scope, name)} AS ${sql.raw(name)}`);
  // Of too many nothing more is read.
  const counts = sql`
    WITH found(n) AS MATERIALIZED (
      SELECT birds.n FROM birds WHERE ${matching(scope, filter, countable + 1)} LIMIT ${most(scope, filter)}
    ), some AS MATERIALIZED (
      SELECT ${sql.join([sql`1 AS one`, ...columns], sql`, `)} FROM found CROSS JOIN birds ON birds.n = found.n
      WHERE (SELECT count(*) FROM found) <= ${countable}
    ) ${sql.join([all, ...parted], sql` UNION ALL `)}`;
  return scope.db.all<Counted>(withSums(scope, counts));
}

/** How many birds to look at: none when a kept count knows that they are too many. */
function most(scope: Scope, filter: Narrowing): SQL {
  const kept = keptCount(scope, filter);
  return kept ? sql`iif(${kept} > ${countable}, 0, ${countable + 1})` : sql`${countable + 1}`;
}

/** What is kept of the whole flock, or of one species or sex of it; undefined of all else. */
function keptCount(scope: Scope, filter: Narrowing): SQL | undefined {
  const [only, another] = narrowedBy(filter);
  if (another) return undefined;
  if (only === undefined) return keptOf(scope, "all", "");
  const facet = only === "species_id" ? "species" : only === "sex" ? "sex" : undefined;
  const key = facet && filter[facetFilters[facet]];
  if (!(facet && key)) return undefined;
  return isOfCurrent(filter) ? sql`(SELECT n FROM (${currentBy(scope, facet, key)}))` : keptOf(scope, facet, key);
}

const keptOf = ({ org_id }: Scope, dimension: string, key: string): SQL => sql`ifnull((
  SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = ${dimension} AND key = ${key}
), 0)`;

function columnOf(scope: Scope, name: FacetName): SQL {
  if (name === "species") return sql`birds.species_id`;
  if (name === "sex") return sql`birds.sex`;
  if (name === "status") return sql`ifnull(birds.status_id, 'none')`;
  // Whoever is gone needs no place.
  if (name === "place") return sql`ifnull(birds.place_id, iif(${isGone(scope)}, '', 'none'))`;
  if (name === "parents")
    return sql.raw(`CASE (birds.father_id IS NULL) + (birds.mother_id IS NULL)
      WHEN 0 THEN 'both' WHEN 1 THEN 'one' ELSE 'none' END`);
  const { young, adult } = ageBounds(scope.today);
  return sql`CASE WHEN birds.birth_date IS NULL THEN 'unknown' WHEN birds.birth_date > ${young} THEN 'chick'
    WHEN birds.birth_date > ${adult} THEN 'young' ELSE 'adult' END`;
}

// Ranges of the index of birth dates; only those born more than a year ago are many, and they are what is left. The index
// does not know who is gone: with any such bird the ages of the others are not told.
function agesOfAll(scope: Scope, isOfThoseHere: boolean): SQL {
  const count = (age: "chick" | "young" | "unknown") => sql`
    SELECT ${age} AS key, count(*) AS n FROM birds
    WHERE birds.org_id = ${scope.org_id} AND ${inFlock}
    AND ${age === "unknown" ? sql`birds.birth_date IS NULL` : ageIs(scope.today, age)}`;
  const all = keptOf(scope, "all", "");
  const isKnown = isOfThoseHere ? sql`${inPlan(scope)} = ${all}` : sql`1`;
  return sql`
    WITH ages AS MATERIALIZED (${count("chick")} UNION ALL ${count("young")} UNION ALL ${count("unknown")})
    SELECT 'age' AS facet, key, n FROM ages WHERE ${isKnown} UNION ALL
    SELECT 'age', 'adult', ${all} - (SELECT sum(n) FROM ages) WHERE ${isKnown}`;
}
