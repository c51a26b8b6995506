import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { BirdChange, BirdDraft } from "./contract.ts";
import { ringKey, searchKey } from "./rings.ts";

/**
 * A bird as someone wants it to be, as the table expression `wanted` of one row. Guards and writes read the same row
 * inside the same statement, so nothing can change between the check and the deed.
 */
export type Wanted = {
  expression: SQL;
  /** Fields that this write sets: only they are guarded, so an old fault elsewhere never blocks an edit. */
  sets: ReadonlySet<Settable>;
  /** The field a fault of the parent is shown at: the one the caller used. */
  parentFields: { father: "father_id" | "father_ring"; mother: "mother_id" | "mother_ring" };
};
export type Settable = "identifier" | "sex" | "species_id" | "status_id" | "birth_date" | "father" | "mother";

/** The columns of `wanted`, which are those a write sets. */
export const wantedColumns = [
  "identifier",
  "identifier_key",
  "name",
  "search_key",
  "sex",
  "species_id",
  "status_id",
  "birth_date",
  "father_id",
  "mother_id",
  "notes",
] as const;

/** A bird that is not there yet. */
export function wantedNew(scope: Scope, id: string, draft: BirdDraft): Wanted {
  const columns: Record<(typeof wantedColumns)[number], unknown> = {
    identifier: draft.identifier,
    identifier_key: ringKey(draft.identifier),
    name: draft.name ?? null,
    search_key: searchKey(draft.identifier, draft.name),
    sex: draft.sex,
    species_id: draft.species_id,
    status_id: draft.status_id ?? null,
    birth_date: draft.birth_date ?? null,
    father_id: parentOf(scope, draft.father_ring, draft.father_id) ?? null,
    mother_id: parentOf(scope, draft.mother_ring, draft.mother_id) ?? null,
    notes: draft.notes ?? null,
  };
  const row = wantedColumns.map((name) => sql`${columns[name]} AS ${sql.raw(name)}`);
  return {
    expression: sql`wanted AS (SELECT ${id} AS id, ${sql.join(row, sql`, `)})`,
    sets: new Set(["identifier", "sex", "species_id", "status_id", "birth_date", "father", "mother"]),
    parentFields: parentFieldsOf(draft),
  };
}

/** The bird `id` of the caller's own with a change applied; no row when there is no such bird. */
export function wantedChange(scope: Scope, id: string, change: BirdChange): Wanted {
  const columns: Record<(typeof wantedColumns)[number], unknown> = {
    identifier: change.identifier,
    identifier_key: change.identifier === undefined ? undefined : ringKey(change.identifier),
    name: change.name,
    search_key: changedSearchKey(change),
    sex: change.sex,
    // Kept as it is: asking for another one is a fault.
    species_id: undefined,
    status_id: change.status_id,
    birth_date: change.birth_date,
    father_id: parentOf(scope, change.father_ring, change.father_id),
    mother_id: parentOf(scope, change.mother_ring, change.mother_id),
    notes: change.notes,
  };
  const row = wantedColumns.map((name) =>
    columns[name] === undefined ? sql.raw(`birds.${name}`) : sql`${columns[name]} AS ${sql.raw(name)}`,
  );
  return {
    expression: sql`wanted AS (
      SELECT birds.id, ${sql.join(row, sql`, `)} FROM birds
      WHERE birds.org_id = ${scope.org_id} AND birds.id = ${id} AND birds.deleted_at IS NULL
    )`,
    sets: new Set(settableNames.filter((name) => isSet(change, name))),
    parentFields: parentFieldsOf(change),
  };
}

const settableNames: Settable[] = ["identifier", "sex", "species_id", "status_id", "birth_date", "father", "mother"];

function isSet(change: BirdChange, name: Settable): boolean {
  if (name === "father") return change.father_id !== undefined || change.father_ring !== undefined;
  if (name === "mother") return change.mother_id !== undefined || change.mother_ring !== undefined;
  return change[name] !== undefined;
}

type ParentsGiven = Pick<BirdChange, "father_id" | "mother_id" | "father_ring" | "mother_ring">;

const parentFieldsOf = ({ father_ring, mother_ring }: ParentsGiven): Wanted["parentFields"] => ({
  father: father_ring ? "father_ring" : "father_id",
  mother: mother_ring ? "mother_ring" : "mother_id",
});

// A ring wins over an id. Undefined leaves the parent as it is; an unknown ring is NULL here and a fault in the guards.
function parentOf(scope: Scope, ring: string | null | undefined, id: string | null | undefined) {
  if (!ring) return id === undefined && ring === null ? null : id;
  return sql`(
    SELECT ringed.id FROM birds ringed
    WHERE ringed.org_id = ${scope.org_id} AND ringed.identifier_key = ${ringKey(ring)} AND ringed.deleted_at IS NULL
  )`;
}

// Ring and name are a line each: the half that is not changed is cut out of what is stored.
function changedSearchKey({ identifier, name }: BirdChange) {
  if (identifier === undefined && name === undefined) return undefined;
  const stored = sql.raw("birds.search_key");
  const ring =
    identifier === undefined ? sql`substr(${stored}, 1, instr(${stored}, char(10)) - 1)` : foldName(identifier);
  const called = name === undefined ? sql`substr(${stored}, instr(${stored}, char(10)) + 1)` : foldName(name ?? "");
  return sql`${ring} || char(10) || ${called}`;
}
