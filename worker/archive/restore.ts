import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { type Inbred, inbredAfter, storingInbred } from "#worker/kinship/inbreeding.ts";
import { nobody } from "#worker/kinship/parentage-around.ts";
import { listedRows } from "#worker/listed.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import type { ArchiveCounts } from "./contract.ts";
import { type AtHand, nameKey, type Renamed, renamedChanges, renamedQuery } from "./renaming.ts";
import type { ArchivedRows } from "./rows-contract.ts";

/** A photo whose files lie in the storage already, under these keys. */
export type KeptPhoto = {
  id: string;
  file_key: string;
  thumb_key: string | null;
  type: string;
  bytes: number;
  width: number;
  height: number;
};
type Restore = {
  scope: Scope;
  rows: ArchivedRows;
  renamed: Renamed;
  atHand: AtHand;
  photos: KeptPhoto[];
  counts: ArchiveCounts;
  /** Whose archive it is, and of which day. */
  title: string;
};
type Cell = string | number | null;

/** Every statement that puts an archive back, to be run as one batch: the first stands guard over all. */
export function statementsOf(restore: Restore): SQL[] {
  const { scope, rows, photos } = restore;
  const keys = JSON.stringify(
    photos.flatMap(({ file_key, thumb_key }) => (thumb_key ? [file_key, thumb_key] : [file_key])),
  );
  return [
    guard(restore),
    ...statuses(restore),
    species(restore),
    insertion(scope, "mutations", mutations(restore), sql`ON CONFLICT DO NOTHING`),
    insertion(scope, "places", places(restore)),
    insertion(scope, "birds", birds(restore)),
    storingInbred(scope.org_id, inbred(restore)),
    // Written by the birds' triggers just now; the archive's own are the true ones.
    sql`DELETE FROM moves WHERE org_id = ${scope.org_id}`,
    insertion(scope, "moves", moves(restore)),
    insertion(scope, "bird_weights", weights(restore)),
    insertion(scope, "bird_photos", photosOf(restore)),
    sql`DELETE FROM lost_files WHERE file_key IN (SELECT value FROM json_each(${keys}))`,
    insertion(
      scope,
      "ring_colours",
      rows.ring_colours,
      sql`ON CONFLICT (org_id, year) DO UPDATE SET colour = excluded.colour`,
    ),
    insertion(scope, "saved_views", views(restore)),
    insertion(scope, "audit", trail(restore)),
  ];
}

/** Fails, and everything with it, unless the organisation is still empty: the deed of its own trail must not be null. */
function guard({ scope, atHand, counts, title }: Restore): SQL {
  const { org_id, user_id, now } = scope;
  const changes = JSON.stringify({ name: [null, title], birds: [null, counts.birds] });
  return sql`INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
    SELECT ${newId("audit")}, ${org_id}, ${now}, ${user_id}, 'import', ${newId("import")}, iif(
      NOT EXISTS (SELECT 1 FROM birds WHERE org_id = ${org_id}) AND NOT EXISTS (SELECT 1 FROM places WHERE org_id = ${org_id})
      AND (SELECT count(*) FROM statuses WHERE org_id = ${org_id}) = ${atHand.statuses.length}, 'imported', NULL
    ), ${changes}`;
}

/** Writes all rows in one statement, so that they may refer to one another in any order. */
function insertion({ org_id }: Scope, table: string, rows: ReadonlyArray<Record<string, Cell>>, conflict = sql``): SQL {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => row[name] !== null));
  if (columns.length === 0) return sql`SELECT 1`;
  const names = sql.raw(columns.map((name) => `"${name}"`).join(", "));
  const cells = sql.raw(columns.map((_, at) => `value->>${at}`).join(", "));
  const packed = rows.map((row) => columns.map((name) => row[name]));
  // Without a WHERE SQLite takes ON CONFLICT for a join.
  return sql`INSERT INTO ${sql.raw(table)} (org_id, ${names})
    SELECT ${org_id}, ${cells} FROM ${listedRows(packed)} WHERE true ${conflict}`;
}

/** The archive's statuses in its order, on top of the organisation's own of the same key; what only those had comes last. */
function statuses({ scope, rows, renamed, atHand }: Restore): SQL[] {
  const inOrder = [...rows.statuses].sort((one, other) => one.position - other.position);
  const known = new Set(inOrder.map(({ key }) => key));
  const brought = inOrder.map((row, position) => ({ ...row, id: renamed("statuses", row.id), position }));
  const own = JSON.stringify(
    atHand.statuses.filter(({ key }) => !known.has(key)).map(({ id }, at) => [id, brought.length + at]),
  );
  const { org_id } = scope;
  return [
    // Out of the way first: no two may stand in the same place, not even for a moment.
    sql`UPDATE statuses SET position = -1 - position WHERE org_id = ${org_id}`,
    sql`UPDATE statuses SET position = own.value->>1 FROM json_each(${own}) AS own
      WHERE statuses.org_id = ${org_id} AND statuses.id = own.value->>0`,
    insertion(
      scope,
      "statuses",
      brought,
      sql`ON CONFLICT (org_id, key) DO UPDATE SET name_pt = excluded.name_pt, name_en = excluded.name_en,
        kind = excluded.kind, position = excluded.position`,
    ),
  ];
}

function species({ scope, rows, renamed }: Restore): SQL {
  const brought = rows.species.map((row) => ({
    ...row,
    id: renamed("species", row.id),
    name_key: nameKey(row.common_name),
    updated_at: row.updated_at || row.created_at,
  }));
  const columns = Object.keys(brought[0] ?? {}).filter((name) => !["id", "name_key", "created_at"].includes(name));
  const settings = sql.raw(columns.map((name) => `"${name}" = excluded."${name}"`).join(", "));
  return insertion(scope, "species", brought, sql`ON CONFLICT (org_id, name_key) DO UPDATE SET ${settings}`);
}

type Table<Name extends keyof ArchivedRows> = ArchivedRows[Name][number];

const mutations = ({ rows, renamed }: Restore) =>
  rows.mutations.map((row: Table<"mutations">) => ({
    ...row,
    id: renamed("mutations", row.id),
    species_id: renamed("species", row.species_id),
    name_key: nameKey(row.name),
  }));

const places = ({ rows, renamed }: Restore) =>
  rows.places.map((row: Table<"places">) => ({
    ...row,
    id: renamed("places", row.id),
    parent_id: row.parent_id && renamed("places", row.parent_id),
    name_key: nameKey(row.name),
  }));

function birds({ rows, renamed }: Restore) {
  const bird = (id: string | null) => id && renamed("birds", id);
  return rows.birds.map((row: Table<"birds">) => ({
    ...row,
    id: renamed("birds", row.id),
    identifier_key: ringKey(row.identifier),
    search_key: searchKey(row.identifier, row.name),
    species_id: renamed("species", row.species_id),
    status_id: row.status_id && renamed("statuses", row.status_id),
    place_id: row.place_id && renamed("places", row.place_id),
    father_id: bird(row.father_id),
    mother_id: bird(row.mother_id),
    foster_father_id: bird(row.foster_father_id),
    foster_mother_id: bird(row.foster_mother_id),
    // Whoever the file names wrote nothing here.
    changed_by: null,
    // Imports stay where they were made.
    change_import: null,
    import_id: null,
  }));
}

/** F and what it rests on, worked out anew: no file is believed about it. */
function inbred(restore: Restore): Inbred[] {
  const bonds = birds(restore).map(({ id, father_id, mother_id }) => ({ id, father_id, mother_id }));
  return inbredAfter(nobody(), bonds);
}

const memberOr = (id: string, { members }: AtHand, other: string) => (members.has(id) ? id : other);

const moves = ({ rows, renamed }: Restore) =>
  rows.moves.map((row: Table<"moves">) => ({
    ...row,
    id: renamed("moves", row.id),
    bird_id: renamed("birds", row.bird_id),
    from_place_id: row.from_place_id && renamed("places", row.from_place_id),
    to_place_id: row.to_place_id && renamed("places", row.to_place_id),
    user_id: null,
  }));

const weights = ({ rows, renamed }: Restore) =>
  rows.bird_weights.map((row: Table<"bird_weights">) => ({
    ...row,
    id: renamed("bird_weights", row.id),
    bird_id: renamed("birds", row.bird_id),
  }));

function photosOf({ rows, renamed, photos }: Restore) {
  const kept = new Map(photos.map((photo) => [photo.id, photo]));
  return rows.bird_photos.flatMap((row: Table<"bird_photos">) => {
    const files = kept.get(row.id);
    if (!files) return [];
    return [{ ...row, ...files, id: renamed("bird_photos", row.id), bird_id: renamed("birds", row.bird_id) }];
  });
}

function views({ rows, renamed, atHand, scope }: Restore) {
  const taken = new Set<string>();
  return rows.saved_views.map((row: Table<"saved_views">) => {
    const user_id = memberOr(row.user_id, atHand, scope.user_id);
    // Two people may have called theirs the same.
    let name = row.name;
    for (let n = 2; taken.has(JSON.stringify([user_id, row.list, name])); n += 1) name = `${row.name} (${n})`;
    taken.add(JSON.stringify([user_id, row.list, name]));
    return { ...row, id: renamed("saved_views", row.id), user_id, name, query: renamedQuery(row.query, renamed) };
  });
}

// A file can be written by anybody: its lines are marked, and who did what is a text, never one of the people here.
const trail = ({ rows, renamed, scope }: Restore) =>
  rows.audit.map((row: Table<"audit">) => ({
    ...row,
    id: renamed("audit", row.id),
    user_id: null,
    restored_at: scope.now,
    // What is gone by now has no row any more, and no new id either. A ring colour's is its year, the same everywhere.
    subject_id: row.subject === "ring_colour" ? row.subject_id : (renamed.any(row.subject_id) ?? newId("import")),
    changes: renamedChanges(row.changes, renamed),
    import_id: null,
  }));
