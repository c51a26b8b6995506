import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { birds, statuses } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { speciesNames } from "#worker/species/queries.ts";
import { birdColumns } from "./columns.ts";
import { countOf, type Dimension, limitOf } from "./counts.ts";
import type { BirdFilter } from "./list-contract.ts";
import { statusesInOrder } from "./statuses.ts";
import { inFlock } from "./written.ts";

/** One page of the flock; one round trip. */
export async function listBirds(scope: Scope, filter: BirdFilter) {
  const [items, counted] = await scope.db.batch([pageOf(scope, filter), totalOf(scope, filter)]);
  return paged(filter, items, counted[0]?.n ?? 0);
}

/** Everything the page `/birds` shows, in one round trip: a page of birds, what can be filtered by, the plan's limit. */
export async function birdsPage(scope: Scope, filter: BirdFilter) {
  const [items, counted, kinds, states, used] = await scope.db.batch([
    pageOf(scope, filter),
    totalOf(scope, filter),
    speciesNames(scope),
    statusesInOrder(scope),
    countOf(scope, "all", ""),
  ]);
  const page = paged(filter, items, counted[0]?.n ?? 0);
  return { ...page, species: kinds, statuses: states, limit: limitOf(scope, used[0]?.n ?? 0), today: scope.today };
}

export type ListedBird = Awaited<ReturnType<typeof listBirds>>["items"][number];

function paged<Item>({ page, page_size }: BirdFilter, items: Item[], total: number) {
  return { items, total, total_pages: Math.ceil(total / page_size), page, page_size };
}

/** The statement that reads one page. Every order walks an index and ends in the id, so pages never overlap. */
function pageOf(scope: Scope, filter: BirdFilter) {
  if (filter.sort_by === "species") return pageBySpecies(scope, filter);
  if (filter.sort_by === "status") return pageByStatus(scope, filter);
  const way = wayOf(filter);
  return scope.db
    .select(birdColumns(scope.language))
    .from(birds)
    .where(matching(scope, filter))
    .orderBy(...columnsOf[filter.sort_by].map((column) => way(column)))
    .limit(filter.page_size)
    .offset(startOf(filter));
}

const columnsOf = {
  created_at: [birds.created_at, birds.id],
  // No two birds at hand have the same ring, so the ring alone is an order.
  identifier: [birds.identifier_key],
  birth_date: [birds.birth_date, birds.id],
} as const;

const wayOf = ({ order }: BirdFilter) => (order === "asc" ? asc : desc);
const startOf = ({ page, page_size }: BirdFilter) => (page - 1) * page_size;

// CROSS JOIN fixes the order of the loops in SQLite: species by name outside, birds by index inside; nothing is sorted.
function pageBySpecies(scope: Scope, filter: BirdFilter) {
  const way = wayOf(filter);
  return scope.db
    .select(birdColumns(scope.language))
    .from(species)
    .crossJoin(birds)
    .where(and(owned(scope, species), eq(birds.species_id, species.id), matching(scope, filter)))
    .orderBy(way(species.name_key), way(birds.created_at), way(birds.id))
    .limit(filter.page_size)
    .offset(startOf(filter));
}

// Two walks merged: birds with a status, status by status, and birds without one. Only the page found is sorted again.
function pageByStatus(scope: Scope, filter: BirdFilter) {
  const way = wayOf(filter);
  const found = sql.raw(filter.order === "asc" ? "1 ASC, 2 ASC, 3 ASC" : "1 DESC, 2 DESC, 3 DESC");
  const picked = sql`(
    SELECT ${statuses.position} AS place, ${birds.created_at} AS since, ${birds.id} AS bird_id
    FROM ${statuses} CROSS JOIN ${birds}
    WHERE ${and(owned(scope, statuses), eq(birds.status_id, statuses.id), matching(scope, filter))}
    UNION ALL
    SELECT ${birds.status_id}, ${birds.created_at}, ${birds.id} FROM ${birds}
    WHERE ${and(isNull(birds.status_id), matching(scope, filter))}
    ORDER BY ${found} LIMIT ${filter.page_size} OFFSET ${startOf(filter)}
  ) AS picked`;
  return scope.db
    .select(birdColumns(scope.language))
    .from(picked)
    .crossJoin(birds)
    .where(owned(scope, birds, sql`birds.id = picked.bird_id`))
    .orderBy(way(sql`picked.place`), way(sql`picked.since`), way(sql`picked.bird_id`));
}

type Narrowing = Pick<BirdFilter, "q" | "species_id" | "status_id" | "sex">;

/** The statement that counts what a filter matches: a kept count where one dimension says it all, else by index. */
function totalOf(scope: Scope, filter: BirdFilter) {
  const { q, species_id, status_id, sex } = filter;
  const dimensions: Array<[Dimension, string]> = [
    ["species", species_id],
    ["status", status_id],
    ["sex", sex],
  ];
  const [only = ["all", ""], more] = dimensions.filter(([, key]) => key !== "");
  // Birds without a status are counted under the empty key.
  if (q === "" && !more) return countOf(scope, only[0], only[1] === "none" ? "" : only[1]);
  return scope.db.select({ n: sql<number>`count(*)` }).from(birds).where(matching(scope, filter));
}

/** Which birds a filter means: the caller's own, not deleted. */
export function matching(scope: Scope, { q, species_id, status_id, sex }: Narrowing): SQL {
  return owned(
    scope,
    birds,
    inFlock,
    species_id ? eq(birds.species_id, species_id) : undefined,
    status_id ? statusIs(status_id) : undefined,
    sex ? eq(birds.sex, sex) : undefined,
    q ? mentions(scope, foldName(q)) : undefined,
  );
}

const statusIs = (status_id: string) =>
  status_id === "none" ? isNull(birds.status_id) : eq(birds.status_id, status_id);

/** Ring, name or species hold these folded words, literally: `instr` knows no wildcards. */
export function mentions(scope: Scope, words: string): SQL | undefined {
  return or(
    sql`instr(${birds.search_key}, ${words}) > 0`,
    sql`${birds.species_id} IN (
      SELECT named.id FROM species named WHERE named.org_id = ${scope.org_id}
      AND (instr(named.name_key, ${words}) > 0 OR instr(lower(named.latin_name), ${words}) > 0)
    )`,
  );
}
