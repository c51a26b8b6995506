import { type SQL, sql } from "drizzle-orm";
import { birdColumnNames, birdColumnsWith } from "#db/bird-columns.ts";
import { partDayOf } from "#worker/locales/part-days.ts";
import { bareRing, ringKey, searchKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { meansGone } from "./columns/presence.ts";
import { meansDead, meansLeftToSomebody, sinceByItself, storedFacts } from "./columns/status-day.ts";
import type { BirdChange, BirdDraft } from "./contract.ts";

/** Who raised or begot a bird, and how many ways there are to name each: by id, or by the ring. */
export const parentRoles = ["father", "mother", "foster_father", "foster_mother"] as const;
export type ParentRole = (typeof parentRoles)[number];
type ParentField = `${ParentRole}_id` | `${ParentRole}_ring`;

/**
 * A bird as someone wants it to be, as the table expression `candidate` of one row. Guards and writes read the same row
 * inside the same statement, so nothing can change between the check and the write.
 */
export type CandidateRow = {
  expression: SQL;
  /** Fields that this write sets: only they are guarded, so an old fault elsewhere never blocks an edit. */
  sets: ReadonlySet<Settable>;
  /** The field a fault of the parent is shown at: the one the caller used. */
  parentFields: Record<ParentRole, ParentField>;
};

const guardedFields = [
  "identifier",
  "sex",
  "species_id",
  "status_id",
  "status_since",
  "cause_of_death",
  "left_to",
  "left_price_cents",
  "birth_date",
  "acquired_on",
  "place_id",
  "is_reference",
] as const;
type Settable = (typeof guardedFields)[number] | ParentRole;
const settableNames: readonly Settable[] = [...guardedFields, ...parentRoles];

/** Columns that take what was given, as it was given. */
const plainColumns = birdColumnsWith({ isGiven: true });
type PlainColumn = (typeof plainColumns)[number];

/** The columns of `candidate`, which are those a write sets. */
export const candidateRowColumns = ["identifier_key", "search_key", ...birdColumnNames] as const;
type Columns = Record<(typeof candidateRowColumns)[number], unknown>;

/** What an edit says; the status it sets may be one that the same batch only makes. */
export type BirdEdit = Omit<BirdChange, "status_id"> & { status_id?: BirdChange["status_id"] | SQL };

/** A bird that is not there yet. */
export function newCandidateRow(scope: Scope, id: string, draft: BirdDraft): CandidateRow {
  const columns: Columns = {
    ...plainOf(draft),
    ...birthOf(scope, draft),
    ...parentsOf(scope, draft),
    identifier: draft.identifier,
    identifier_key: ringKey(draft.identifier),
    search_key: searchKey(draft.identifier, draft.name),
    species_id: draft.species_id,
    // A day without a status says nothing.
    status_since: draft.status_id ? draft.status_since : null,
    is_reference: draft.is_reference ? 1 : 0,
  };
  const row = candidateRowColumns.map((name) => sql`${columns[name] ?? null} AS ${sql.raw(name)}`);
  return {
    expression: sql`candidate AS (SELECT ${id} AS id, ${sql.join(row, sql`, `)})`,
    sets: new Set(settableNames),
    parentFields: parentFieldsOf(draft),
  };
}

/** The bird `id` of the caller's own with a change applied; no row when there is no such bird. */
export function changedCandidateRow(scope: Scope, id: string, change: BirdEdit): CandidateRow {
  const columns: Columns = {
    ...plainOf(change),
    ...birthOf(scope, change),
    ...parentsOf(scope, change),
    identifier: change.identifier,
    identifier_key: change.identifier === undefined ? undefined : ringKey(change.identifier),
    search_key: changedSearchKey(change),
    // Kept as it is: asking for another one is a fault.
    species_id: undefined,
    is_reference: change.is_reference === undefined ? undefined : Number(change.is_reference),
    place_id: placeOf(scope, change),
    ...statusOf(scope, change),
  };
  const row = candidateRowColumns.map((name) =>
    columns[name] === undefined ? sql.raw(`birds.${name}`) : sql`${columns[name]} AS ${sql.raw(name)}`,
  );
  return {
    expression: sql`candidate AS (
      SELECT birds.id, ${sql.join(row, sql`, `)} FROM birds
      WHERE birds.org_id = ${scope.org_id} AND birds.id = ${id} AND birds.deleted_at IS NULL
    )`,
    sets: new Set(settableNames.filter((name) => isSet(change, name))),
    parentFields: parentFieldsOf(change),
  };
}

// Whoever becomes gone leaves the place it stands in; another place that is asked for is left to the guards.
function placeOf(scope: Scope, { place_id, status_id }: BirdEdit) {
  if (status_id === undefined) return place_id;
  const condition = place_id === undefined ? sql.raw("birds.place_id") : sql`${place_id}`;
  const leaves = sql`${meansGone(scope, sql`${status_id}`)} AND ${condition} IS birds.place_id`;
  return sql`CASE WHEN ${leaves} THEN NULL ELSE ${condition} END`;
}

// Another status begins today where no day is said; what a bird died of is forgotten where it lives, and to whom and for
// how much it went where it is back.
function statusOf(scope: Scope, change: BirdEdit) {
  const { status_id, status_since, birth_date, acquired_on } = change;
  if (status_id === undefined && status_since === undefined) return {};
  const textOf = (value: SQL | string | null | undefined, stored: SQL) =>
    value === undefined ? stored : sql`${value}`;
  const becoming = {
    status_id: textOf(status_id, storedFacts.status_id),
    birth_date: textOf(
      birth_date === undefined ? undefined : birthOf(scope, change).birth_date,
      storedFacts.birth_date,
    ),
    acquired_on: textOf(acquired_on, storedFacts.acquired_on),
  };
  const since = sql`CASE WHEN ${becoming.status_id} IS NULL THEN NULL ELSE ${status_since ?? null} END`;
  const follows = {
    cause_of_death: meansDead(scope, becoming.status_id),
    left_to: meansLeftToSomebody(scope, becoming.status_id),
    left_price_cents: meansLeftToSomebody(scope, becoming.status_id),
  };
  const names = (Object.keys(follows) as Array<keyof typeof follows>).filter((name) => change[name] === undefined);
  return {
    status_since: status_since === undefined ? sinceByItself(scope, becoming) : since,
    ...Object.fromEntries(names.map((name) => [name, sql`CASE WHEN ${follows[name]} THEN birds.${sql.raw(name)} END`])),
  };
}

function plainOf(given: BirdEdit) {
  return Object.fromEntries(plainColumns.map((name) => [name, given[name]])) as Record<PlainColumn, unknown>;
}

// A date says by itself how much of it is known; what is said beside it can only make it less.
function birthOf({ today }: Scope, { birth_date, birth_precision }: BirdEdit) {
  if (!birth_date) return { birth_date, birth_precision: birth_date };
  const { day, known } = partDayOf(birth_date, today, birth_precision);
  return { birth_date: day, birth_precision: known };
}

function parentsOf(scope: Scope, given: BirdEdit) {
  const ofRole = (role: ParentRole) => [`${role}_id`, parentOf(scope, given[`${role}_ring`], given[`${role}_id`])];
  return Object.fromEntries(parentRoles.map(ofRole)) as Record<`${ParentRole}_id`, unknown>;
}

const isParentRole = (name: Settable): name is ParentRole => (parentRoles as readonly string[]).includes(name);

function isSet(change: BirdEdit, name: Settable): boolean {
  if (isParentRole(name)) return change[`${name}_id`] !== undefined || change[`${name}_ring`] !== undefined;
  return change[name] !== undefined;
}

function parentFieldsOf(given: BirdEdit) {
  const ofRole = (role: ParentRole) => [role, given[`${role}_ring`] ? `${role}_ring` : `${role}_id`];
  return Object.fromEntries(parentRoles.map(ofRole)) as CandidateRow["parentFields"];
}

// A ring wins over an id. Undefined leaves the parent as it is; an unknown ring is NULL here and a fault in the guards.
function parentOf(scope: Scope, ring: string | null | undefined, id: string | null | undefined) {
  if (!ring) return id === undefined && ring === null ? null : id;
  return sql`(
    SELECT ringed.id FROM birds ringed
    WHERE ringed.org_id = ${scope.org_id} AND ringed.identifier_key = ${ringKey(ring)} AND ringed.deleted_at IS NULL
  )`;
}

// Ring and name are a line each: the half that is not changed is cut out of what is stored.
function changedSearchKey({ identifier, name }: BirdEdit) {
  if (identifier === undefined && name === undefined) return undefined;
  const stored = sql.raw("birds.search_key");
  const ring =
    identifier === undefined ? sql`substr(${stored}, 1, instr(${stored}, char(10)) - 1)` : bareRing(identifier);
  const called = name === undefined ? sql`substr(${stored}, instr(${stored}, char(10)) + 1)` : foldName(name ?? "");
  return sql`${ring} || char(10) || ${called}`;
}
