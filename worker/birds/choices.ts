import { sql } from "drizzle-orm";
import { type StatusKind, statusKinds } from "#db/vocabulary.ts";
import { byPlace } from "#worker/places/place-order.ts";
import type { Scope } from "#worker/scope.ts";
import { statusName } from "#worker/statuses/queries.ts";
import { standing } from "./columns/place-paths.ts";
import { type Facets, facetStatements, facetsOf } from "./facets.ts";
import type { ChoicesFilter, LongField } from "./list-contract.ts";
import type { Narrowing } from "./matching.ts";

/** A list of more choices than this goes with no page of birds, unless it is opened. */
const longList = 30;
/** So many of a long list go along: those with the most birds; of places those that stand in no other. */
const offered = 8;

/** So many places are shown of an opened list, in their order, and the way to the chosen one: a box of more is no box. */
const mostOpened = 1200;

type Choice = { id: string; name: string };
/** A status says too what it means. */
type StatusChoice = Choice & { key: string; kind: StatusKind };
/** A choice, and how many there are in its list. */
type Offered = Choice & { of: number } & Partial<StatusChoice>;

const facetOf = { species_id: "species", status_id: "status", place_id: "place" } as const;
/** Where a page of birds carries what a filter can choose. */
export const listOf = { species_id: "species", status_id: "statuses", place_id: "places" } as const;
const fields = Object.keys(facetOf) as LongField[];

/** The statement that reads what a filter can choose: the whole list, or a few of a long one and what is chosen now. */
function choicesOf(scope: Scope, field: LongField, filter: Narrowing, open: LongField | "") {
  const isOpen = field === open;
  const chosen = filter[field] ?? "";
  if (field === "place_id") return placeChoices(scope, chosen, isOpen);
  const list = field === "species_id" ? "species" : "statuses";
  const [name, order, more] =
    list === "species" ? ["common_name", "name_key", ""] : [undefined, "position", ", key, kind"];
  const of = sql`(SELECT count(*) FROM ${sql.raw(list)} WHERE org_id = ${scope.org_id})`;
  return scope.db.all<Offered>(sql`
    SELECT id, ${name ? sql.raw(name) : statusName(scope.language)} AS name, ${of} AS of${sql.raw(more)} FROM ${sql.raw(list)}
    WHERE org_id = ${scope.org_id} AND (${isOpen ? 1 : 0} OR ${of} <= ${longList} OR id = ${chosen} OR id IN (
      SELECT it.id FROM ${sql.raw(list)} it LEFT JOIN bird_counts counted ON counted.org_id = ${scope.org_id}
      AND counted.dimension = ${facetOf[field]} AND counted.key = it.id
      WHERE it.org_id = ${scope.org_id} ORDER BY ifnull(counted.n, 0) DESC, it.${sql.raw(order)} LIMIT ${offered}
    )) ORDER BY ${sql.raw(order)}`);
}

// Of many places those that stand in no other, and the way to the chosen one; of an opened list the first of all.
function placeChoices({ db, org_id }: Scope, chosen: string, isOpen: boolean) {
  const of = sql`(SELECT count(*) FROM places WHERE org_id = ${org_id})`;
  const isShown = sql`(
    ${isOpen ? 1 : 0} OR ${of} <= ${longList} OR places.id IN (SELECT id FROM way) OR places.id IN (SELECT id FROM top)
  )`;
  return db.all<Offered>(sql`
    WITH RECURSIVE top(id) AS (
      SELECT id FROM places WHERE org_id = ${org_id} AND parent_id IS NULL ORDER BY ${byPlace("places")} LIMIT ${offered}
    ), way(id, parent_id) AS (
      SELECT id, parent_id FROM places WHERE org_id = ${org_id} AND id = ${chosen}
      UNION SELECT places.id, places.parent_id FROM way
      JOIN places ON places.org_id = ${org_id} AND places.id = way.parent_id
    ), ${standing(org_id, isShown)}
    SELECT id, name, ${of} AS of FROM (SELECT *, row_number() OVER (ORDER BY rank) AS at FROM standing)
    WHERE at <= ${mostOpened} OR id IN (SELECT id FROM way) ORDER BY rank`);
}

/** The statements that read what every filter can choose, with the list that is `open` whole, as far as it is shown; in the order of `choicesRead`. */
export const choiceStatements = (scope: Scope, filter: Narrowing, open: LongField | "") =>
  [
    choicesOf(scope, "species_id", filter, open),
    choicesOf(scope, "status_id", filter, open),
    choicesOf(scope, "place_id", filter, open),
  ] as const;

/** What those statements found. `long` says how many there are in each list that is not whole; of it only what is shown is counted. */
export function choicesRead(read: readonly Offered[][], counted: Facets) {
  const long: Partial<Record<LongField, number>> = {};
  const facets = { ...counted };
  for (const [at, field] of fields.entries()) {
    const rows = read[at] ?? [];
    const [{ of } = { of: 0 }] = rows;
    if (of <= rows.length) continue;
    long[field] = of;
    const facet = facets[facetOf[field]];
    if (facet)
      facets[facetOf[field]] = {
        ...facet,
        birds: birdsOf(facet.birds, ["none", ...statusKinds, ...rows.map(({ id }) => id)]),
      };
  }
  const [species = [], statuses = [], places = []] = read;
  return { species: bare(species), statuses: statusesIn(statuses), places: bare(places), long, facets };
}

const bare = (rows: readonly Offered[]): Choice[] => rows.map(({ id, name }) => ({ id, name }));
const statusesIn = (rows: readonly Offered[]): StatusChoice[] =>
  rows.flatMap(({ id, name, key, kind }) => (key && kind ? [{ id, name, key, kind }] : []));

function birdsOf(birds: Record<string, number>, ids: string[]): Record<string, number> {
  return Object.fromEntries(ids.flatMap((id) => (birds[id] === undefined ? [] : [[id, birds[id]]])));
}

/** Everything one filter can choose, of places the first, with how many birds each choice would leave under the others; one round trip. */
export async function wholeChoices(scope: Scope, { of, ...filter }: ChoicesFilter) {
  const [choices, ...counts] = await scope.db.batch([
    choicesOf(scope, of, filter, of),
    ...facetStatements(scope, filter),
  ]);
  return {
    choices: of === "status_id" ? statusesIn(choices) : bare(choices),
    facet: facetsOf(filter, counts)[facetOf[of]],
  };
}
