import { type SQL, sql } from "drizzle-orm";
import { type ResultGroup, resultFigures } from "#db/vocabulary.ts";
import { type Fractions, fractionsOf, type Results } from "#worker/clutches/figures/results.ts";
import { type CountedRow, nobody, resultsBy, resultsFor, resultsIn } from "#worker/clutches/result-counts.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { ResultsFilter } from "./contract.ts";
import { type Narrowing, narrowingFrom, narrowingRead } from "./narrowing/narrowing.ts";

/** What eggs came to, with the shares that breeders compare. */
export type ResultView = { results: Results; fractions: Fractions };
/** How often a machine was without power, and how cold it got at worst (°C); nothing is said of a machine that never was, nor of what is no machine. */
type PowerCuts = { n: number; coldest_c: number | null };
type Row = CountedRow & { key: string; name: string | null; is_away: 0 | 1; cuts: string | null };
/** One of those that are compared; without a name nobody knows for sure whose they are. `id` leads to its page. */
export type ResultLine = ResultView & { key: string; name: string | null; id: string | null; power_cuts?: PowerCuts };
export type ResultsPage = Narrowing & {
  by: ResultGroup;
  items: ResultLine[];
  /** Of all lines, the other pages' too. */
  total_of_all: ResultView;
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
};

/** What the eggs of an organisation came to, line by line and in all; one round trip. Refuses `missing` a site that is not there. */
export async function resultsPage(scope: Scope, filter: ResultsFilter): Promise<ResultsPage> {
  const { db } = scope;
  const { by, season, species_id: species, site_id: site, page, page_size, order } = filter;
  const whose = { season, species, site };
  const { lines, ...choices } = await batch(db, {
    lines: db.all<Row>(named(scope, { by, season }, resultsBy(scope, whose, by))),
    ...narrowingRead(scope),
  });
  const counted = lines.map(({ key, name, is_away, cuts, ...row }) => ({
    key,
    name,
    is_away,
    cuts,
    results: resultsIn(row),
  }));
  return {
    by,
    items: (order === "rate" ? counted.toSorted(byRate) : counted)
      .slice((page - 1) * page_size, page * page_size)
      .map(lineOf),
    total_of_all: serializeResults(sumOf(counted.map(({ results }) => results))),
    total: lines.length,
    total_pages: Math.max(1, Math.ceil(lines.length / page_size)),
    page,
    page_size,
    ...narrowingFrom(choices, site),
  };
}

const serializeResults = (results: Results): ResultView => ({ results, fractions: fractionsOf(results) });

/** What lines come to together: every egg is in one of them, and who was raised too. */
function sumOf(all: readonly Results[]): Results {
  const sums = resultFigures.map((figure) => [figure, all.reduce((sum, results) => sum + results[figure], 0)] as const);
  return Object.fromEntries(sums) as Results;
}

/** Of which most hatched, of all that were set and have ended; of few eggs, and of whom nobody knows whose they are, last. */
function byRate(one: CountedLine, other: CountedLine): number {
  const [a, b] = [one, other].map(({ key, results }) => {
    const { share, whole, is_few } = fractionsOf(results).hatched_of_set;
    return { rank: key === nobody || whole === 0 ? 2 : is_few ? 1 : 0, share: share ?? 0, whole };
  }) as [{ rank: number; share: number; whole: number }, { rank: number; share: number; whole: number }];
  return a.rank - b.rank || b.share - a.share || b.whole - a.whole;
}

type CountedLine = Pick<Row, "key" | "name" | "is_away" | "cuts"> & { results: Results };

function lineOf({ key, name, is_away, cuts, results }: CountedLine): ResultLine {
  const isErased = key.startsWith("~");
  const called = key === nobody ? null : isErased ? key.slice(1) : (name ?? key);
  const [n = 0, coldest_c = null] = JSON.parse(cuts ?? "[]") as [n?: number, coldest_c?: number | null];
  return {
    key,
    name: called,
    id: isErased || is_away || called === null ? null : key,
    ...(n > 0 && { power_cuts: { n, coldest_c } }),
    ...serializeResults(results),
  };
}

/** Lines with their names: the newest season and pair first, then by name, and last of whom nobody knows. */
function named({ org_id }: Scope, { by, season }: Pick<ResultsFilter, "by" | "season">, lines: SQL): SQL {
  const name = {
    season: sql`line.key`,
    pair: sql`(SELECT number FROM pairs WHERE pairs.org_id = ${org_id} AND pairs.id = line.key)`,
    species: sql`(SELECT common_name FROM species WHERE species.org_id = ${org_id} AND species.id = line.key)`,
    hen: ring(org_id),
    cock: ring(org_id),
    machine: sql`(SELECT name FROM incubators WHERE incubators.org_id = ${org_id} AND incubators.id = line.key)`,
    month: sql`line.key`,
  }[by];
  const away =
    by === "hen" || by === "cock"
      ? sql`EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${org_id} AND birds.id = line.key
          AND birds.deleted_at IS NOT NULL)`
      : sql`0`;
  const cuts =
    by === "machine"
      ? sql`(SELECT json_array(count(*), min(coldest_c)) FROM incubator_power_cuts cut
          WHERE cut.org_id = ${org_id} AND cut.incubator_id = line.key
          AND (${season} = '' OR substr(cut.from_at, 1, 4) = ${season}))`
      : sql`NULL`;
  const order =
    by === "season" || by === "month"
      ? sql`line.key DESC`
      : by === "pair"
        ? sql`(SELECT season * 1000000 + position FROM pairs WHERE pairs.org_id = ${org_id} AND pairs.id = line.key) DESC`
        : sql`name COLLATE NOCASE`;
  return sql`
    SELECT line.*, ${name} AS name, ${away} AS is_away, ${cuts} AS cuts FROM (${lines}) line
    WHERE line.eggs > 0 OR line.raised > 0 ORDER BY line.key = ${nobody}, ${order}, line.key`;
}

const ring = (org_id: string) =>
  sql`(SELECT identifier FROM birds WHERE birds.org_id = ${org_id} AND birds.id = line.key)`;

/**
 * What the eggs of one bird came to, as a cock or a hen, of one season or of all; and of how many it was asked whose they are;
 * `missing` without the bird.
 */
export async function resultsOfBird(
  scope: Scope,
  id: string,
  season: string,
): Promise<{ results: ResultView; traversed: number }> {
  const { org_id, db } = scope;
  const { bird, traversed, cock, hen } = await batch(db, {
    bird: db.all<{ sex: string }>(sql`
      SELECT sex FROM birds WHERE org_id = ${org_id} AND id = ${id} AND deleted_at IS NULL`),
    traversed: db.all<{ n: number }>(sql`
      SELECT count(*) AS n FROM (SELECT DISTINCT pair_id AS id FROM pair_birds WHERE org_id = ${org_id} AND bird_id = ${id}) pair
      CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.pair_id = pair.id`),
    cock: resultsFor(scope, { cock: id, season }),
    hen: resultsFor(scope, { hen: id, season }),
  });
  const [sums] = bird[0]?.sex === "male" ? cock : hen;
  if (bird.length === 0 || !sums) throw new Refusal("missing");
  return { results: serializeResults(resultsIn(sums)), traversed: traversed[0]?.n ?? 0 };
}
