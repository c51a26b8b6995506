import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { birdCounts, birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import { viewsOf } from "#worker/accounts/views/saved-views.ts";
import { batch } from "#worker/kit/batch.ts";
import { cursorAt, partOf, placeOf } from "#worker/kit/cursors.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { ownColoursOf, ringColourOf } from "#worker/rings/colour-of.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { choiceStatements, choicesRead } from "./choices.ts";
import { countCurrent, countHomeless, countInPlan, countOf, countOfKind, limitOf } from "./columns/counts.ts";
import { listedRow, shownRow } from "./columns/list-rows.ts";
import { countable, facetStatements, facetsOf, matchesOf } from "./facets.ts";
import type { BirdFilter, BirdsPageFilter } from "./list-contract.ts";
import { isOfCurrent, kindQuery, matching, narrowedBy } from "./matching.ts";
import { nextBirds, traversedPlace } from "./traversal.ts";

/** One page of the flock; one round trip. */
export async function listBirds(scope: Scope, filter: BirdFilter) {
  const {
    items,
    counted: [counted],
  } = await batch(scope.db, { items: pageOf(scope, filter, listedRow), counted: totalOf(scope, filter) });
  return paged(filter, items.map(listedRow.read), counted?.n ?? 0);
}

/** Everything the page `/birds` shows, in one round trip: a page of birds, what can be filtered by, the plan's limit. */
export async function birdsPage(scope: Scope, { open, ...filter }: BirdsPageFilter) {
  const kept = isKept(filter);
  const [items, counted, species, statuses, places, views, used, colours, ...counts] = await scope.db.batch([
    pageOf(scope, filter, shownRow),
    // What nobody keeps is counted with the facets: to find it twice would cost more than the page.
    kept ? totalOf(scope, filter) : countOf(scope, "all", ""),
    ...choiceStatements(scope, filter, open),
    viewsOf(scope, "birds"),
    countInPlan(scope),
    ownColoursOf(scope),
    ...facetStatements(scope, filter),
  ]);
  const own = colours[0]?.own ?? null;
  const coloured = items
    .map(shownRow.read)
    .map((bird) => ({ ...bird, ring_colour: ringColourOf(bird.identifier, scope.today, own) }));
  const page = paged(filter, coloured, kept ? (counted[0]?.n ?? 0) : matchesOf(counts));
  const choices = choicesRead([species, statuses, places], facetsOf(filter, counts));
  const limit = limitOf(scope, used[0]?.n ?? 0);
  return { ...page, ...choices, views, limit, today: scope.today };
}

/** So many birds as a page holds behind a cursor, in the list's order; no step costs more than the first. */
export async function birdsAfter(scope: Scope, filter: BirdFilter, after: string) {
  const { sort_by, order, page_size } = filter;
  const list = `birds ${sort_by} ${order}`;
  const place = placeOf({ list, shape: traversedPlace }, after);
  const way = wayOf(filter);
  const rows = await scope.db
    .select({
      place: sql<string | number>`picked.place`,
      since: sql<string>`picked.since`,
      n: birds.n,
      ...listedRow.columns(scope.language),
    })
    .from(sql`(${nextBirds(scope, filter, place, page_size + 1)}) AS picked`)
    .crossJoin(birds)
    .where(owned(scope, birds, sql`birds.n = picked.n`))
    .orderBy(way(sql`picked.place`), way(sql`picked.since`), way(sql`picked.n`));
  const { shown, next } = partOf(rows, page_size, ({ place, since, n }) => cursorAt(list, [place, since, n]));
  return { items: shown.map(({ place, since, n, ...row }) => listedRow.read(row)), next };
}

export type ListedBird = Awaited<ReturnType<typeof listBirds>>["items"][number];

// Where nobody keeps the count, more are not counted: nobody reads the last page, and it would cost more than the rest.
const mostCounted = countable;

function paged<Item>(filter: BirdFilter, items: Item[], counted: number) {
  const { page, page_size } = filter;
  const total_is_capped = counted > mostCounted && !isKept(filter);
  const total = total_is_capped ? mostCounted : counted;
  return { items, total, total_is_capped, total_pages: Math.ceil(total / page_size), page, page_size };
}

type Row = ReturnType<(typeof listedRow)["columns"]>;

/** The statement that reads one page. Every order walks an index and ends in the number, so pages never overlap. */
function pageOf(scope: Scope, filter: BirdFilter, { columns }: Pick<typeof listedRow, "columns">) {
  const row = columns(scope.language);
  if (filter.sort_by === "species") return pageBySpecies(scope, filter, row);
  if (filter.sort_by === "status") return pageByStatus(scope, filter, row);
  const way = wayOf(filter);
  return scope.db
    .select(row)
    .from(birds)
    .where(matching(scope, filter))
    .orderBy(...columnsOf[filter.sort_by].map((column) => way(column)))
    .limit(filter.page_size)
    .offset(startOf(filter));
}

const columnsOf = {
  created_at: [birds.n],
  // No two birds at hand have the same ring, so the ring alone is an order.
  identifier: [birds.identifier_key],
  birth_date: [birds.birth_date, birds.n],
} as const;

const wayOf = ({ order }: BirdFilter) => (order === "asc" ? asc : desc);
const startOf = ({ page, page_size }: BirdFilter) => (page - 1) * page_size;

// CROSS JOIN fixes the order of the loops in SQLite: species by name outside, birds by index inside; nothing is sorted.
function pageBySpecies(scope: Scope, filter: BirdFilter, row: Row) {
  const way = wayOf(filter);
  return scope.db
    .select(row)
    .from(species)
    .crossJoin(birds)
    .where(and(owned(scope, species), eq(birds.species_id, species.id), matching(scope, filter)))
    .orderBy(way(species.name_key), way(birds.n))
    .limit(filter.page_size)
    .offset(startOf(filter));
}

// Two walks merged: birds with a status, status by status, and birds without one. Only the page found is sorted again.
function pageByStatus(scope: Scope, filter: BirdFilter, row: Row) {
  const way = wayOf(filter);
  const found = sql.raw(filter.order === "asc" ? "1 ASC, 2 ASC" : "1 DESC, 2 DESC");
  const picked = sql`(
    SELECT ${statuses.position} AS place, ${birds.n} AS n
    FROM ${statuses} CROSS JOIN ${birds}
    WHERE ${and(owned(scope, statuses, outerStatuses(filter)), eq(birds.status_id, statuses.id), matching(scope, filter))}
    UNION ALL
    SELECT ${birds.status_id}, ${birds.n} FROM ${birds}
    WHERE ${and(isNull(birds.status_id), matching(scope, filter))}
    ORDER BY ${found} LIMIT ${filter.page_size} OFFSET ${startOf(filter)}
  ) AS picked`;
  return scope.db
    .select(row)
    .from(picked)
    .crossJoin(birds)
    .where(owned(scope, birds, sql`birds.n = picked.n`))
    .orderBy(way(sql`picked.place`), way(sql`picked.n`));
}

// Through those that are gone nobody walks for the others.
const outerStatuses = (filter: BirdFilter) => (isOfCurrent(filter) ? ne(statuses.kind, "gone") : undefined);

/** The statement that counts what a filter matches: a kept count where one dimension says it all, else by index. */
function totalOf(scope: Scope, filter: BirdFilter) {
  const { species_id, status_id, sex, place_id } = filter;
  if (!isKept(filter)) return countedOf(scope, filter);
  // Who is gone lives in no place, and needs none.
  if (isOfCurrent(filter) && !place_id) return countCurrent(scope, { species_id, sex });
  const kind = kindQuery(status_id);
  if (kind) return countOfKind(scope, kind);
  // Birds without a status are counted under the empty key.
  if (status_id && !place_id) return countOf(scope, "status", status_id === "none" ? "" : status_id);
  if (place_id === "none") return countHomeless(scope);
  if (place_id) return countIn(scope, place_id);
  return species_id ? countOf(scope, "species", species_id) : countOf(scope, sex ? "sex" : "all", sex);
}

const keptFilters: readonly string[] = ["species_id", "status_id", "sex", "place_id"];

/** Whether one dimension says it all, and triggers count it. */
function isKept(filter: BirdFilter): boolean {
  const input = narrowedBy(filter);
  return input.length < 2 && input.every((field) => keptFilters.includes(field));
}

function countedOf(scope: Scope, filter: BirdFilter) {
  const found = scope.db.select({ one: sql`1` }).from(birds).where(matching(scope, filter));
  return scope.db.select({ n: sql<number>`count(*)` }).from(sql`${found.limit(mostCounted + 1)}`);
}

const countIn = (scope: Scope, place_id: string) =>
  scope.db
    .select({ n: sql<number>`ifnull(sum(${birdCounts.n}), 0)` })
    .from(birdCounts)
    .where(
      owned(
        scope,
        birdCounts,
        eq(birdCounts.dimension, "place"),
        sql`${birdCounts.key} IN (${placesWithin(scope, place_id)})`,
      ),
    );
